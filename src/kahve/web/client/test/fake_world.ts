import { Connection, type Line, type Listener, type Socket, type World } from "../src/protocol/connection";
import { Progress } from "../src/protocol/progress";
import { shelf } from "./shelf";
import type { FromServer, Presence, Scene, TableEvent, Talk, ToServer } from "../src/protocol/messages";

/** A socket with nobody but the test at its other end. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;
  readonly sent: ToServer[] = [];
  shut = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.shut = true;
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A clock that goes on only when told to. */
export class FakeWorld implements World {
  readonly sockets: FakeSocket[] = [];
  private timers = new Map<number, { call: () => void; at: number }>();
  private now = 0;
  private next = 1;

  open(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  later(call: () => void, ms: number): number {
    this.timers.set(this.next, { call, at: this.now + ms });
    return this.next++;
  }

  cancel(timer: number): void {
    this.timers.delete(timer);
  }

  chance = () => 0.5;

  isSeen = () => true;

  /** Whether the server answers over HTTP too, and how often that was asked. */
  isReachable = false;
  timesAround = 0;

  /** The answer comes when the time for it is over. */
  reaches = (ms: number): Promise<boolean> => {
    this.timesAround += 1;
    return new Promise((answer) => this.later(() => answer(this.isReachable), ms));
  };

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const due = [...this.timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.timers.delete(due[0]);
      this.now = due[1].at;
      due[1].call();
    }
    this.now = end;
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

/** Writes down all that it is told. */
export class Notebook implements Listener {
  lines: Line[] = [];
  events: number[] = [];
  missed: number[] = [];
  snapshots = 0;
  refusals: string[] = [];
  present: number[][] = [];
  waits: (string | null)[] = [];
  said: string[] = [];
  farewell = "";
  answers = 0;
  tries = 0;

  line(state: Line, says: string): void {
    this.lines.push(state);
    this.farewell = says;
  }
  snapshot(): void {
    this.snapshots += 1;
  }
  event(event: TableEvent, missed: boolean): void {
    (missed ? this.missed : this.events).push(event.n);
  }
  refused(says: string): void {
    this.refusals.push(says);
  }
  presence({ connected }: Presence): void {
    this.present.push([...connected]);
  }
  talk({ says }: Talk): void {
    this.said.push(says);
  }
  waiting(says: string | null): void {
    this.waits.push(says);
  }
  answered(): void {
    this.answers += 1;
  }
  tried(): void {
    this.tries += 1;
  }
}

export const scene = { seat: 0, seats: [], moves: [], refusals: {} } as unknown as Scene;

export function event(n: number): TableEvent {
  return { type: "event", n, kind: "move", seat: 0, move: "5H", says: "", scene };
}

/** A connection that has been welcomed and holds the events up to `last`. */
export function seated(last = 0): { world: FakeWorld; notes: Notebook; connection: Connection } {
  const world = new FakeWorld();
  const notes = new Notebook();
  const connection = new Connection("secret", world, notes, new Progress("t", shelf()));
  connection.start();
  world.socket.onopen!();
  world.socket.say({ type: "welcome", table: "t", seat: 0, last, scene });
  return { world, notes, connection };
}
