/** What the page and its worker say to each other. */

import type { Rows } from "./rows";

/** An answer of the server within the page, as the worker has it. */
export interface Answered {
  status: number;
  type: string;
  body: string;
}

/** What a worker is for: it answers the page, thinks for one that does, or takes a picture of Python's memory for the next visit. */
export type Role = "answers" | "thinks" | "pictures";

export type ToWorker =
  | { kind: "begin"; python: string; library: string; language: string; role: Role }
  | { kind: "ask"; id: number; method: string; address: string; headers: Record<string, string>; body: string }
  | { kind: "open"; line: string; table: string }
  | { kind: "say"; line: string; text: string }
  | { kind: "close"; line: string }
  /** A table that the page has taken: what is to be written down of it, if it is not, and what was asked for. */
  | { kind: "lay"; rows: Rows | null; setup: string };

/** Why there can be no table in this browser. */
export type Hindrance = "no-wasm" | "elsewhere" | "newer" | "broken" | "not-written";

export type FromWorker =
  | { kind: "progress"; bytes: number; of: number }
  | { kind: "starting" }
  | { kind: "ready"; keeps: boolean; resumed: boolean }
  | { kind: "hindered"; why: Hindrance; says: string }
  | { kind: "answer"; id: number; answer: Answered }
  | { kind: "heard"; line: string; text: string }
  | { kind: "closed"; line: string; code: number };
