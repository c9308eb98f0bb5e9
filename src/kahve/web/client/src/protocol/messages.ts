/** The messages of docs/protocol.md, as the client uses them. */

export type Value = number | string | boolean;
export type House = Record<string, Value>;

export interface Option {
  name: string;
  title: string;
  kind: "number" | "choice" | "yes_no" | "text";
  default: Value;
  values: { value: Value; title: string }[] | null;
  min?: number;
  max?: number;
  /** Of the kind `text`: what may be written. */
  allows?: string;
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
  /** Which opponent is offered first: the strongest of those that are ready at once. */
  opponent?: string;
  options: Option[];
  presets: Preset[];
  opponents: Opponent[];
}

export interface Show {
  pile: "top" | "full";
  captured: "none" | "own" | "all";
  counts: boolean;
  /** Whether the table gives hints; left out, it does where nobody plays against another person. */
  hints?: boolean;
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
  /** Letter games: what is counted in this deal, by the name of one. */
  tally?: Tally[];
}

export interface Tally {
  name: string;
  count: number;
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
  to?: string | number | null;
  /** Letter games: the word that is claimed (and `to` the seat that would take the trick), how a card is played in Soup, whom it is said to. */
  word?: string;
  way?: string;
  other?: number | null;
}

/** What a letter game has besides what all have. */
export interface LettersTold {
  stage: string;
  icons: Record<string, number>;
  special: Record<string, "dog" | "turtle">;
  pass_to: number | null;
  low_wins: boolean;
  checks: boolean;
  /** Games of tricks. */
  sitters?: number[];
  controls?: number | null;
  ruling?: string | null;
  not_loose?: string[];
  tricks?: number;
  claims?: string | null;
  claim?: Claim | null;
  /** Soup. */
  soup?: string;
  ends?: "right" | "both";
  stakes?: Stakes | null;
  reasons?: Record<string, Record<string, string>>;
}

/** A word that is claimed of a trick, and what has become of it. */
export interface Claim {
  word: string;
  cards: string[];
  by: number | null;
  to: number | null;
  open: boolean;
  verdict: Verdict | null;
  stakes: Stakes | null;
}

export type Verdict = "word" | "no_word";

/** What each verdict of the word list would come to: who takes the trick or eats the soup, and whose points change. */
export type Stakes = Record<Verdict, { to: number | null; points: { side: number; change: number }[] }>;

/** A word that the list has decided about. */
export interface Checked {
  word: string;
  verdict: Verdict;
}

/** What the word list answers when it is asked about a word. */
export interface LookedUp {
  word: string;
  is_word: boolean;
  says: string;
}

/** One move in words, the cards of the hand that it uses, and its worth in points: null where it was not looked at. */
export interface Worth {
  move: string;
  says: string;
  cards: string[];
  worth: number | null;
  /** Half of the 95% interval; 0 where everything was worked out. */
  error: number | null;
}

/** What the strongest player would do in one's place, and what each move is worth, best first. */
export interface Hint {
  last: number;
  says: string;
  move: string;
  cards: string[];
  /** Whether everything was worked out; and how many other moves may be as good. */
  sure: boolean;
  level: number;
  worths: Worth[];
}

/** A decision of a deal that was looked through: what was made, what was best, and what each move was worth, the one to make first. */
export interface Decision {
  turn: number;
  seat: number;
  made: Worth;
  best: Worth;
  /** Points given away: 0 where the two cannot be told apart. */
  given: number;
  error: number;
  worths: Worth[];
  hand: string[];
  zones: Zone[];
}

/** What a side made of a deal, in points more than the others: result = play + luck, luck = cards + fall. */
export interface SideCount {
  side: number;
  result: number;
  given: number;
  play: number;
  play_error: number;
  luck: number;
  cards: number;
  cards_error: number;
  fall: number;
}

/** A deal that was looked through. */
export interface Review {
  deal: number;
  seats: { seat: number; given: number }[];
  sides: SideCount[];
  decisions: Decision[];
  /** So many decisions could not be thought through. */
  left_out: number;
}

/** An answer that is still being worked on: what is to be said meanwhile, and how far it is. */
export interface NotReady {
  says: string;
  done?: number;
  of?: number | null;
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
  letters?: LettersTold;
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
  checked?: Checked | null;
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
  | { type: "waiting"; says: string | null }
  | { type: "pong"; id: string };

export type Wish = { do: "move"; move: string } | { do: "try"; move: string } | { do: "deal" } | { do: "again" };

export type Ask = Wish & { type: "ask"; id: string; base: number };

export type ToServer = Ask | { type: "hello"; token: string; last: number } | { type: "ping"; id: string };
