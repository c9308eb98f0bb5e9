import { language } from "../language/page_language";
import { base } from "../protocol/base";
import type { Socket } from "../protocol/connection";
import type { Gateway, PageAddress } from "../protocol/gateway";
import type { Setup, Welcome } from "../protocol/messages";
import { readJson } from "../protocol/reading";
import type { RecordedAnswers } from "./recorded_answers";
import type { Answered, FromWorker, Hindrance, ToWorker } from "./worker_messages";

/** How far the server is: on its way, being opened, open, or why it cannot be. `seated` once somebody sits at a table of the recording. */
export type Progress =
  | Coming
  | { at: "open"; keeps: boolean }
  | { at: "hindered"; why: Hindrance; says: string };

type Coming = { at: "fetching"; percent: number; seated: boolean } | { at: "opening"; seated: boolean };

/**
 * A server within the page: a worker answers in the place of a server.
 * What is in the recording is not asked of the worker. Until that is open, a new table of the usual kind is taken from the recording too,
 * and the table of the last visit is shown as it was. What is asked there is heard as soon as the worker can.
 */
export class PocketGateway implements Gateway {
  private letBegin!: (worker: Worker) => void;
  private readonly worker = new Promise<Worker>((resolve) => (this.letBegin = resolve));
  private readonly waiting = new Map<number, (answer: Answered) => void>();
  private readonly lines = new Map<string, LineWithin>();
  private count = 0;
  private isComing = true;
  private progress: Coming = { at: "fetching", percent: 0, seated: false };
  /** The tables that are on show before the worker is open, and how each welcomes its person. */
  private readonly shown = new Map<string, Welcome>();

  constructor(
    private readonly address: URL,
    files: { python: string; library: string },
    private readonly tell: (progress: Progress) => void,
    private readonly pictures: string,
    private readonly recorded: Promise<RecordedAnswers>,
  ) {
    this.post({ kind: "begin", ...files, language, role: "answers" });
  }

  /** Fetch the worker, and have it do what it was asked meanwhile. */
  begin(): void {
    const worker = new Worker(this.address, { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = (error) => this.stop("broken", error.message);
    // WebKit keeps a page that was left for the way back, with its worker: the next page would wait for this one to be closed.
    addEventListener("pagehide", ({ persisted }) => persisted && worker.terminate());
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    this.letBegin(worker);
  }

  async fetch(address: string, { method = "GET", headers = {}, body = null }: RequestInit): Promise<Response> {
    const text = body === null || typeof body === "string" ? (body ?? "") : await new Response(body).text();
    const answer = (await this.recordedAnswer(method, address, text)) ?? (await this.ask(method, address, headers as Record<string, string>, text));
    return new Response(answer.body, { status: answer.status, headers: { "Content-Type": answer.type } });
  }

  private ask(method: string, address: string, headers: Record<string, string>, body: string): Promise<Answered> {
    const id = (this.count += 1);
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.post({ kind: "ask", id, method, address, headers, body });
    });
  }

  /** What can be answered before the worker is open; null where it has to be asked. */
  private async recordedAnswer(method: string, address: string, body: string): Promise<Answered | null> {
    const recorded = await this.recorded;
    if (method === "GET") return recorded.answer(address);
    if (method !== "POST" || address !== "/api/tables" || !this.isComing) return null;
    const taken = await recorded.take(readJson<Setup>(body));
    if (!taken || !this.isComing) return null;
    this.post({ kind: "lay", rows: taken.rows, setup: body });
    this.shown.set(taken.place.table, taken.welcome);
    this.say({ ...this.progress, seated: true });
    return { status: 201, type: "application/json", body: JSON.stringify(taken.place) };
  }

  /** Answer for the worker at a table that is known, until it is open. It is asked too, and says how the table stands when it can. */
  private async hearMeanwhile(table: string, line: LineWithin, text: string): Promise<void> {
    if (!this.isComing) return;
    const said = readJson<{ type: string; id: string; token: string }>(text);
    if (said.type === "hello") {
      const welcome = this.shown.get(table) ?? (await (await this.recorded).welcome(table, said.token));
      if (!welcome || !this.isComing) return;
      this.shown.set(table, welcome);
      line.onmessage?.({ data: JSON.stringify(welcome) });
    } else if (said.type === "ping" && this.shown.has(table)) line.onmessage?.({ data: JSON.stringify({ type: "pong", id: said.id }) });
  }

  line(address: string): Socket {
    const name = String((this.count += 1));
    const table = decodeURIComponent(/^\/api\/tables\/([^/]+)\//.exec(address)![1]!);
    const post = (message: FromLine) => {
      this.post({ ...message, line: name } as ToWorker);
      if (message.kind === "say") void this.hearMeanwhile(table, line, message.text);
    };
    const line: LineWithin = new LineWithin(post, () => this.lines.delete(name));
    this.lines.set(name, line);
    this.post({ kind: "open", line: name, table });
    queueMicrotask(() => line.onopen?.());
    return line;
  }

  /** A host of files knows no page of a table: what is on show stands behind the `#`. */
  read({ origin, pathname, hash, search }: URL | Location): PageAddress {
    if (!hash.startsWith("#/")) return pathname.startsWith(base) ? { pathname: "/", search: "", hash: "" } : { pathname, search, hash };
    const { pathname: page, search: query, hash: end } = new URL(hash.slice(1), origin);
    return { pathname: page, search: query, hash: end };
  }

  write(page: string): string {
    return `${base}#${page}`;
  }

  picture(name: string): string {
    return this.pictures + name;
  }

  private post(message: ToWorker): void {
    void this.worker.then((worker) => worker.postMessage(message));
  }

  private say(progress: Coming): void {
    this.progress = progress;
    this.tell(progress);
  }

  private stop(why: Hindrance, says: string): void {
    this.isComing = false;
    this.tell({ at: "hindered", why, says });
  }

  private hear(message: FromWorker): void {
    switch (message.kind) {
      case "progress":
        return this.say({ at: "fetching", percent: Math.min(100, Math.floor((100 * message.bytes) / Math.max(1, message.of))), seated: this.shown.size > 0 });
      case "starting":
        return this.say({ at: "opening", seated: this.shown.size > 0 });
      case "ready":
        // For whoever measures how long it took.
        performance.mark("kahve-open", { detail: { resumed: message.resumed } });
        this.isComing = false;
        return this.tell({ at: "open", keeps: message.keeps });
      case "hindered":
        return this.stop(message.why, message.says);
      case "answer":
        this.waiting.get(message.id)?.(message.answer);
        this.waiting.delete(message.id);
        return;
      case "heard":
        this.lines.get(message.line)?.onmessage?.({ data: message.text });
        return;
      case "closed":
        this.lines.get(message.line)?.closed(message.code);
    }
  }
}

type FromLine = { kind: "say"; text: string } | { kind: "close" };

/** A line to a table, as a socket has it. */
class LineWithin implements Socket {
  readonly isNear = true;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;

  constructor(
    private readonly post: (message: FromLine) => void,
    private readonly forget: () => void,
  ) {}

  send(text: string): void {
    this.post({ kind: "say", text });
  }

  close(): void {
    this.post({ kind: "close" });
    this.forget();
  }

  closed(code: number): void {
    this.forget();
    this.onclose?.({ code });
  }
}
