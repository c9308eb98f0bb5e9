/** The messages of docs/protocol.md, as the client uses them. */

export type Value = number | string | boolean;
export type House = Record<string, Value>;

export interface Option {
  name: string;
  title: string;
  kind: "number" | "choice" | "yes_no";
  default: Value;
  values: { value: Value; title: string }[] | null;
  min?: number;
  max?: number;
  paragraph: string;
  /** The chapter of the rulebook in which that is. */
  chapter?: string;
  says: string;
}

export interface Preset {
  name: string;
  title: string;
  says: string;
  values: House;
}

export interface Opponent {
  name: string;
  title: string;
  says: string;
}

export interface Game {
  name: string;
  title: string;
  family: string;
  summary: string;
  seats: { min: number; max: number; default: number };
  options: Option[];
  presets: Preset[];
  opponents: Opponent[];
}

export interface Show {
  pile: "top" | "full";
  captured: "none" | "own" | "all";
  counts: boolean;
}

export type Player = { kind: "you"; name: string } | { kind: "bot"; bot: string } | { kind: "open" };

export interface Setup {
  game: string;
  house: House;
  players: Player[];
  show: Show;
}

export interface Place {
  table: string;
  seat: number;
  token: string;
  link: string;
}

export interface Lobby {
  table: string;
  game: string;
  title: string;
  house: House;
  players: { seat: number; name: string; kind: "person" | "bot" | "open" }[];
  over: boolean;
}

export interface Rules {
  title: string;
  html: string;
  changed: string[];
}

export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  side: number;
  connected: boolean;
  hand: string[];
  known: string[];
  /** Melding games: the stack that the seat plays from, and those that it has not picked up yet. */
  stack?: string;
  unopened?: Stack[];
}

export interface Stack {
  name: string;
  count: number;
}

export interface Mark {
  title: string;
  points: number;
  card: string;
}

export interface Side {
  side: number;
  seats: number[];
  name: string;
  score: number;
  games: number;
  cards: number | null;
  points: number | null;
  marks: Mark[];
  taken: string[] | null;
}

export interface Zone {
  name: string;
  title: string;
  kind: string;
  count: number;
  cards: string[];
  under?: number;
  says: string;
  /** Of the kind `melds`: what a side has laid. */
  side?: number;
  melds?: Meld[];
  piles?: Pile[];
  red_threes?: number;
  down?: boolean;
}

/** An open meld: its rank is a rank, or "wild". */
export interface Meld {
  rank: string;
  title: string;
  cards: string[];
  count: number;
  says: string;
}

/** Piles of one rank and kind, squared up: red on top says clean, black says dirty. */
export interface Pile {
  rank: string;
  title: string;
  kind: string;
  count: number;
  top: string;
  says: string;
}

export interface Move {
  move: string;
  card: string | null;
  says: string;
  takes?: number;
  bonus?: number;
  taken?: string[];
  /** Melding games: what is done, with which cards of the hand, and to which meld. */
  do?: string;
  cards?: string[];
  to?: string | null;
}

/** How far the first meld is. */
export interface Need {
  have: number;
  of: number;
  says: string;
}

/** The piles that a side needs before one of it may go out. */
export interface Quota {
  side: number;
  says: string;
  items: { name: string; have: number; of: number }[];
}

/** Moves that have been tried and not made: only in the scene that answers a try. */
export interface Draft {
  move: string;
  moves: string[];
  whole: boolean;
}

export interface Rubber {
  to: number;
  target: number;
}

export interface Sheet {
  items: { name: string; title: string }[];
  rows: { side: number; values: number[] }[];
}

export interface Scene {
  game: string;
  title: string;
  family?: string;
  seat: number;
  phase: "play" | "deal" | "over";
  deal: number;
  dealer: number;
  turn: number;
  direction: "clockwise" | "counterclockwise";
  target: number;
  /** How long the match is, in words: "to 151 points", "4 deals". */
  length?: string;
  rubber?: Rubber | null;
  line: string;
  last: string;
  seats: Seat[];
  sides: Side[];
  zones: Zone[];
  moves: Move[];
  refusals: Record<string, string>;
  /** Melding games: why an act is not possible now, by its name. */
  reasons?: Record<string, string>;
  need?: Need | null;
  quota?: Quota[] | null;
  draft?: Draft | null;
  sheet: Sheet | null;
  scores: number[];
  winners: number[];
  history: { deal: number; totals: number[]; scores: number[] }[];
  show: Show;
  house: House;
  can: string[];
}

export interface TableEvent {
  type: "event";
  n: number;
  kind: string;
  says: string;
  scene: Scene;
  seat?: number;
  name?: string;
  deal?: number;
  dealer?: number;
  void?: string;
  move?: string;
  card?: string | null;
  takes?: number;
  taken?: string[];
  by?: number | null;
  bonus?: number;
  batch?: boolean;
  sweep?: { seat: number; cards: number } | null;
  deal_over?: boolean;
  cards?: string[];
  do?: string[];
  winners?: number[];
}

export interface Welcome {
  type: "welcome";
  table: string;
  seat: number;
  last: number;
  scene?: Scene;
  events?: TableEvent[];
}

export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  says: string;
  last?: number;
}

export type FromServer =
  | Welcome
  | TableEvent
  | Refused
  | { type: "done"; id: string; n: number }
  | { type: "tried"; id: string; scene: Scene }
  | { type: "replaced"; says: string }
  | { type: "presence"; connected: number[] }
  | { type: "pong"; id: string };

export type Wish = { do: "move"; move: string } | { do: "try"; move: string } | { do: "deal" } | { do: "again" };

export type Ask = Wish & { type: "ask"; id: string; base: number };

export type ToServer = Ask | { type: "hello"; token: string; last: number } | { type: "ping"; id: string };
