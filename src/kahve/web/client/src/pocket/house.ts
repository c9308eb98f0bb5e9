import { language } from "../language/chosen";
import type { Socket } from "../protocol/connection";
import type { Gateway, PageAddress } from "../protocol/gateway";
import type { Answered, FromWorker, Hindrance, ToWorker } from "./spoken";

/** How far the house is: on its way, being opened, open, or why it cannot be. */
export type Progress =
  | { at: "fetching"; percent: number }
  | { at: "opening" }
  | { at: "open"; keeps: boolean }
  | { at: "hindered"; why: Hindrance; says: string };

/** A house within the page: a worker answers in the place of a server. */
export class HouseWithin implements Gateway {
  private readonly worker: Worker;
  private readonly asked = new Map<number, (answer: Answered) => void>();
  private readonly lines = new Map<string, LineWithin>();
  private count = 0;

  constructor(
    address: URL,
    files: { python: string; library: string },
    private readonly tell: (progress: Progress) => void,
    private readonly pictures: string,
  ) {
    this.worker = new Worker(address, { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = (error) => tell({ at: "hindered", why: "broken", says: error.message });
    this.post({ kind: "begin", ...files, language, role: "answers" });
  }

  async fetch(address: string, { method = "GET", headers = {}, body = null }: RequestInit): Promise<Response> {
    const text = body === null || typeof body === "string" ? (body ?? "") : await new Response(body).text();
    const id = (this.count += 1);
    const answer = await new Promise<Answered>((resolve) => {
      this.asked.set(id, resolve);
      this.post({ kind: "ask", id, method, address, headers: headers as Record<string, string>, body: text });
    });
    return new Response(answer.body, { status: answer.status, headers: { "Content-Type": answer.type } });
  }

  line(address: string): Socket {
    const name = String((this.count += 1));
    const line = new LineWithin((message) => this.post({ ...message, line: name } as ToWorker), () => this.lines.delete(name));
    this.lines.set(name, line);
    this.post({ kind: "open", line: name, table: decodeURIComponent(/^\/api\/tables\/([^/]+)\//.exec(address)![1]!) });
    queueMicrotask(() => line.onopen?.());
    return line;
  }

  /** A host of files knows no page of a table: what is on show stands behind the `#`. */
  read({ origin, pathname, hash, search }: URL | Location): PageAddress {
    if (!hash.startsWith("#/")) return pathname.startsWith(base()) ? { pathname: "/", search: "", hash: "" } : { pathname, search, hash };
    const { pathname: page, search: query, hash: end } = new URL(hash.slice(1), origin);
    return { pathname: page, search: query, hash: end };
  }

  write(page: string): string {
    return `${base()}#${page}`;
  }

  picture(name: string): string {
    return this.pictures + name;
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    switch (message.kind) {
      case "progress":
        return this.tell({ at: "fetching", percent: Math.min(100, Math.floor((100 * message.bytes) / Math.max(1, message.of))) });
      case "starting":
        return this.tell({ at: "opening" });
      case "ready":
        // For whoever measures how long it took.
        performance.mark("kahve-open", { detail: { resumed: message.resumed } });
        return this.tell({ at: "open", keeps: message.keeps });
      case "hindered":
        return this.tell({ at: "hindered", why: message.why, says: message.says });
      case "answer":
        this.asked.get(message.id)?.(message.answer);
        this.asked.delete(message.id);
        return;
      case "heard":
        this.lines.get(message.line)?.onmessage?.({ data: message.text });
        return;
      case "closed":
        this.lines.get(message.line)?.closed(message.code);
    }
  }
}

/** A line to a table, as a socket has it. */
class LineWithin implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;

  constructor(
    private readonly post: (message: { kind: "say"; text: string } | { kind: "close" }) => void,
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

/** The folder of the page at its host. */
function base(): string {
  return new URL(".", document.baseURI).pathname;
}
