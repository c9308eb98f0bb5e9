import { language } from "../language/page_language";
import { backoff } from "./backoff";
import { hearClock } from "./clock_times";
import type { Ask, FromServer, Pace, Presence, Scene, Talk, TableEvent, ToServer, Welcome } from "./messages";
import type { Progress } from "./progress";
import { readJson } from "./reading";
import type { Gift, Wish, Words } from "./wish";

/**
 * connecting: no welcome yet · open · lost: trying again · replaced: another tab has the seat · unknown: the token or table is not
 * known, or it is not watched · unseated: the seat was left or opened · older: the server stands where this browser was before
 */
export type Line = "connecting" | "open" | "lost" | "replaced" | "unknown" | "unseated" | "older";

export type Answer = "done" | "refused" | "tried";

/** What the connection tells its listener. */
export interface Listener {
  line(state: Line, says: string): void;
  /** The whole table at once: there is nothing to show the way from the table before. */
  snapshot(scene: Scene): void;
  /** The next event, in order, each exactly once. `missed` marks those that happened while nobody was listening. */
  event(event: TableEvent, missed: boolean): void;
  /** What was asked is refused; `about` is the ask, or null where it was none. */
  refused(says: string, code: string, about: Wish | null): void;
  /** The people who are connected, those who are away, and the number of spectators. */
  presence(now: Presence): void;
  /** Somebody at the table says something, perhaps oneself. */
  talk(said: Talk): void;
  /** What the table waits for besides somebody's turn; null when it waits for nothing. */
  waiting(says: string | null): void;
  /** An ask has been answered, either way; what was refused or tried is told after that. */
  answered(how: Answer): void;
  /** The table as it would be after the moves that were tried. */
  tried(scene: Scene): void;
}

export interface Socket {
  /** Whether the other end is in this browser: such a line never falls silent, however long an answer takes. */
  readonly isNear?: boolean;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((close: { code: number }) => void) | null;
}

/** The clock and the wire, handed in so that a test can hold both. */
export interface World {
  open(): Socket;
  later(call: () => void, ms: number): number;
  cancel(timer: number): void;
  chance(): number;
  /** Whether somebody may look at the page. */
  isSeen(): boolean;
  /** Whether the server answers within `ms` milliseconds by another way than a line. */
  reaches(ms: number): Promise<boolean>;
}

/** So long, in milliseconds, nothing is heard before the other end is asked whether it is there. */
const HEARTBEAT = 4_000;
/** So long the answer to that may take. Both together are below ten seconds. */
const PATIENCE = 4_000;
/** The same where the network or the page has just come or gone, and where the line is opened again. */
const SHORT_PATIENCE = 2_500;
/** The same where the browser says that its network has gone: a cut is told within a second, with time to draw it. */
const OFFLINE_PATIENCE = 500;
/** So long the first opening may take, and every fourth after a loss: a slow network needs that. */
const LONG_PATIENCE = 8_000;
const SHORT_TRIES = 4;
/** In the id of what a device gives by itself. */
const GIFT = "-g";
const CLOSED_REPLACED = 4001;
const CLOSED_TOKEN = 4003;
const CLOSED_UNKNOWN = 4004;
const CLOSED_UNSEATED = 4005;

/** The line of a seat, or of somebody who watches, to a table: it keeps the events in order, asks once, and comes back by itself after a lost connection. */
export class Connection {
  line: Line = "connecting";
  /** The number of the last event held. */
  last = 0;

  private socket: Socket | null = null;
  private waiting: Ask | null = null;
  private welcomed = false;
  private attempts = 0;
  private asks = 0;
  private pings = 0;
  private wishes = 0;
  private words = 0;
  private gifts = 0;
  /** What was said last by the server about the line itself; it is told when the line is closed. */
  private reason = "";
  private timer = 0;
  private isBeyond: ReturnType<Progress["beyond"]> = () => false;
  private readonly name: string;

  constructor(
    /** The key to the seat; null for somebody who watches. */
    private readonly token: string | null,
    private readonly world: World,
    private readonly listener: Listener,
    /** How far this browser has come at the table, also before this page. */
    private readonly progress: Pick<Progress, "beyond" | "note">,
  ) {
    this.name = Math.floor(world.chance() * 2 ** 40).toString(36);
  }

  /** isReached: whether the server has just answered by another way. */
  start(isReached = false): void {
    this.drop();
    const socket = this.world.open();
    this.socket = socket;
    this.welcomed = false;
    const isLong = this.attempts % SHORT_TRIES === 0;
    this.watch(isLong ? LONG_PATIENCE : SHORT_PATIENCE);
    if (isLong && !isReached && !socket.isNear) this.world.later(() => void this.outrun(socket), SHORT_PATIENCE);
    socket.onopen = () => this.hello();
    socket.onmessage = (message) => this.hear(readJson<FromServer>(String(message.data)));
    socket.onclose = (close) => this.closed(close.code);
  }

  stop(): void {
    this.drop();
  }

  /** A long try that began while packets were swallowed hangs on when the network is back: it is begun again once the server answers by another way. */
  private async outrun(socket: Socket): Promise<void> {
    const isOver = () => this.socket !== socket || this.welcomed;
    if (isOver()) return;
    const isReached = await this.world.reaches(SHORT_PATIENCE);
    if (isOver()) return;
    if (isReached) this.start(true);
    else void this.outrun(socket);
  }

  /** See at once how the line stands, and try now where it is lost: the network or the page has come or gone, or its person wishes it. */
  check(isOffline = false): void {
    if (this.line === "open" && this.welcomed) return this.probe(isOffline ? OFFLINE_PATIENCE : SHORT_PATIENCE);
    if (this.line !== "lost") return;
    this.attempts = 1;
    this.start();
  }

  /** Take the seat back from another tab, and see the whole table again. */
  takeBack(): void {
    this.attempts = this.last = 0;
    this.say("connecting");
    this.start();
  }

  /** Go on where the server stands, though this browser was further already. */
  goOnFromThere(): void {
    this.last = 0;
    this.progress.note(0, null);
    this.takeBack();
  }

  get busy(): boolean {
    return this.waiting !== null;
  }

  /** Whether an answer is awaited from another machine, and not from a server in this browser. */
  get waitsForNetwork(): boolean {
    return this.busy && !this.socket?.isNear;
  }

  /** Ask for something; false where that cannot be asked now. */
  ask(wish: Wish): boolean {
    if (this.waiting || this.line !== "open") return false;
    this.asks += 1;
    const ask = { type: "ask", id: `${this.name}-${this.asks}`, base: this.last, ...wish } as Ask;
    this.waiting = ask;
    this.send(ask);
    return true;
  }

  /** Say how fast the bots shall play, as far as the table lets one; where the line is lost it is said when that opens again. */
  wishPace(pace: Pace["pace"]): void {
    if (this.line !== "open") return;
    this.wishes += 1;
    this.send({ type: "pace", id: `${this.name}-p${this.wishes}`, pace });
  }

  /** Say something to the others; false where that cannot be said now. */
  speak(words: Words): boolean {
    if (this.line !== "open") return false;
    this.words += 1;
    this.send({ type: "say", id: `${this.name}-w${this.words}`, ...words });
    return true;
  }

  /** Add this device's part to the chance of the next deal; nobody waits for the answer, and a refusal is for nobody's eyes. */
  give(gift: Gift): void {
    if (this.line !== "open") return;
    this.gifts += 1;
    this.send({ type: "ask", id: `${this.name}${GIFT}${this.gifts}`, base: this.last, ...gift } as Ask);
  }

  private hear(message: FromServer): void {
    if (this.line === "open") this.watch(HEARTBEAT);
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "event":
        return this.event(message, false);
      case "done":
        this.answered(message.id, "done");
        return;
      case "tried":
        if (this.answered(message.id, "tried")) this.listener.tried(message.scene);
        return;
      case "refused":
        if (message.id === null) return this.hearReason(message.says);
        return this.refused(message.id, message.says, message.code, message.last ?? 0);
      case "presence":
        return this.listener.presence(message);
      case "talk":
        return this.listener.talk(message);
      case "said":
        return;
      case "unseated":
        return this.hearReason(message.says);
      case "waiting":
        return this.listener.waiting(message.says);
      case "replaced":
        return this.replaced(message.says);
      case "pong":
        return;
    }
  }

  /** Why the line is about to be closed. */
  private hearReason(says: string): void {
    this.reason = says;
  }

  private refused(id: string, says: string, code: string, last: number): void {
    const about = this.waiting?.id === id ? this.waiting : null;
    this.answered(id, "refused");
    if (id.includes(GIFT)) return;
    if (last > this.last) this.hello();
    this.listener.refused(says, code, about as Wish | null);
  }

  private welcome(message: Welcome): void {
    if (this.isPutBack(message.last, message.scene ?? message.events?.at(-1)?.scene)) return;
    this.welcomed = true;
    this.attempts = 0;
    this.say("open");
    this.watch(HEARTBEAT);
    const unanswered = this.waiting;
    if (message.scene) {
      this.reach(message.last, message.scene);
      this.listener.snapshot(message.scene);
    }
    for (const event of message.events ?? []) this.event(event, true);
    // The answer to the last ask may have been lost with the connection: asked again under the same id it is carried out once.
    if (unanswered) this.send(unanswered);
  }

  private event(event: TableEvent, missed: boolean): void {
    if (!this.welcomed || event.n <= this.last) return;
    if (event.n > this.last + 1) return this.hello();
    if (this.isPutBack(event.n, event.scene)) return;
    this.reach(event.n, event.scene);
    this.listener.event(event, missed);
  }

  /**
   * Whether the server stands where this browser was before: then the line is given up. An older copy of the table may be dealt from again, as
   * its owner pleases, so nothing is told there before the person knows. A server within the page is its person's own, and shows how a table
   * stood before it has looked.
   */
  private isPutBack(last: number, scene?: Scene): boolean {
    if (this.socket?.isNear || (last >= this.last && !this.isBeyond(last, scene?.dealt ?? null))) return false;
    this.drop();
    this.say("older");
    return true;
  }

  private reach(last: number, scene: Scene): void {
    this.last = last;
    this.progress.note(last, scene.dealt);
    hearClock(scene);
  }

  /** Whether this was the ask that waited for an answer. */
  private answered(id: string, how: Answer): boolean {
    if (this.waiting?.id !== id) return false;
    this.waiting = null;
    this.listener.answered(how);
    return true;
  }

  private hello(): void {
    this.welcomed = false;
    this.isBeyond = this.progress.beyond();
    this.send(this.token === null ? { type: "watch", language } : { type: "hello", token: this.token, last: this.last, shares: true, language });
  }

  private replaced(says: string): void {
    this.drop();
    this.say("replaced", says);
  }

  private closed(code: number): void {
    this.drop();
    if (code === CLOSED_REPLACED) return this.say("replaced");
    if (code === CLOSED_TOKEN || code === CLOSED_UNKNOWN) return this.say("unknown", this.reason);
    if (code === CLOSED_UNSEATED) return this.say("unseated", this.reason);
    this.lose(this.attempts);
  }

  /** The line is lost. waits: how often that was so before the next try, which waits the longer. */
  private lose(waits: number): void {
    this.drop();
    this.say("lost");
    this.attempts += 1;
    this.timer = this.world.later(() => this.start(), backoff(waits, this.world.chance, this.world.isSeen()));
  }

  /** Expect to hear something; if not, ask whether anybody is there; if still not, the line is dead. */
  private watch(ms: number): void {
    this.world.cancel(this.timer);
    if (this.socket?.isNear) return;
    // A try that has hung has waited enough.
    this.timer = this.world.later(() => (this.welcomed ? this.probe(PATIENCE) : this.lose(0)), ms);
  }

  /** Ask whether the server is there, and give the line up after a silence of this many milliseconds. */
  private probe(ms: number): void {
    this.world.cancel(this.timer);
    if (this.socket?.isNear) return;
    this.pings += 1;
    this.send({ type: "ping", id: `p${this.pings}` });
    this.timer = this.world.later(() => this.lose(0), ms);
  }

  private send(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }

  private say(line: Line, says = ""): void {
    this.line = line;
    this.listener.line(line, says);
  }

  private drop(): void {
    this.world.cancel(this.timer);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
