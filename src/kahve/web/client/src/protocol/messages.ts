/** The messages of docs/protocol.md. Written by docs/make_messages.py from the types of the server: change those. */

/** Every game of the server, the games of each country, and what the server offers besides tables with bots. */
export interface GameList {
  /** What bots are called, in this order, as far as nobody at the table has the name. */
  bot_names: string[];
  countries: Country[];
  games: Game[];
  /** Seats for friends, persons, the tests of all its deals, clubs, the rules with which a page plays a deal again. */
  offers: ("clubs" | "deals" | "friends" | "persons" | "replayers")[];
}

/** A country with its games; the first is where a newcomer begins. */
export interface Country {
  /** Of ISO 3166, as in the language tag `ar-EG`. */
  code: string;
  doors: Door[];
  /** Whether who reads one of these languages begins here where nothing tells the country. */
  is_usual: boolean;
  /** Those of its people. */
  languages: string[];
  /** Words for its games, as "as played in Egypt". */
  played: string;
  title: string;
}

/** A game as a country plays it. */
export interface Door {
  game: string;
  /** A sentence about it. */
  says: string;
  /** What it is called there. */
  title: string;
  /** The house rules that differ from the book, and the number of seats. */
  values: Record<string, boolean | number | string>;
}

/** A game of the server. */
export interface Game {
  /** Its other names in the language of the reader. */
  also: string[];
  family: string;
  moment: Moment;
  /** The moves of a deal on average, as measured; 0 where they were not. */
  moves: number;
  name: string;
  /** All its names in every language: a search finds it by each. */
  names: string[];
  /** The names in every language of games that are not here, and to which it is the nearest. */
  near: string[];
  /** That it is not translated yet, where the language of the request lacks it. */
  note?: string;
  /** Which opponent is offered first: the strongest of those that are ready at once. */
  opponent?: string;
  opponents: Opponent[];
  options: Option[];
  presets: Preset[];
  seats: Seats;
  /** The number of sides by the seats, and by the house rule `teams` where there is one: `4 true`. */
  sides: Record<string, number>;
  summary: string;
  title: string;
}

/** A moment of play, as the seat to move sees it; cards are named by their faces, as in a rulebook. */
export interface Moment {
  hand: string[];
  lying: Lying[];
  /** The card that is played now, and those that it takes; empty for another move. */
  moved: string[];
}

/** Cards that lie together on a table. */
export interface Lying {
  cards: string[];
  /** How they lie, as in a zone. */
  kind: "melds" | "place" | "row" | "stack" | "trick";
}

/** A bot that one can play against. */
export interface Opponent {
  /** Of a character, which plays like a level and has habits; levels have none. */
  face?: "anchor" | "bee" | "bell" | "boat" | "cat" | "cherry" | "cup" | "fish" | "house" | "key" | "kite" | "lamp" | "leaf" | "lemon" | "moon" | "mountain" | "mushroom" | "owl" | "pot" | "snail" | "star" | "sun" | "tortoise" | "tulip";
  name: string;
  says: string;
  title: string;
}

/** A house rule, or the number of seats. */
export interface Option {
  /** Of the kind `text`: what may be written. */
  allows?: string;
  /** What it changes in a deal, as it was measured; absent where it changed nothing or was not. */
  changes?: string;
  /** The chapter of the rulebook in which that is. */
  chapter?: string;
  default: boolean | number | string;
  /** Of the kind `row`: a row as it is written. */
  example?: string;
  /** Of the kind `row`: what may have a number of its own, as in `7:1500`; empty if deals have. */
  keys?: string[];
  kind: "choice" | "number" | "row" | "text" | "yes_no";
  max?: number;
  /** The least number that may be typed, beside the values or without any. */
  min?: number;
  /** Of the kind `row`, one number a deal: how many there may be, as in `30-60-90-120`. */
  most?: number;
  name: string;
  paragraph: string;
  says: string;
  /** Of the kind `row`: each of its numbers is `min` plus a multiple of `step`. */
  step?: number;
  title: string;
  /** The part of a match to which it belongs. */
  touches: "deal" | "end" | "play" | "score";
  values: OptionValue[] | null;
}

/** A value that a house rule may have, and what it is called. */
export interface OptionValue {
  title: string;
  value: boolean | number | string;
}

/** House rules that belong together. */
export interface Preset {
  name: string;
  says: string;
  title: string;
  values: Record<string, boolean | number | string>;
}

/** How many can play a game. */
export interface Seats {
  default: number;
  max: number;
  min: number;
}

/** A rulebook as a page, and the house rules in it that this table has changed. */
export interface Rules {
  changed: string[];
  html: string;
  /** The language of the book itself. */
  language: string;
  /** That the book is not translated yet, where the language of the request lacks it. */
  note?: string;
  title: string;
}

/** A set of house rules that was checked. */
export interface HouseSet {
  /** The name of the set; empty for none. */
  called: string;
  game: string;
  /** What differs from the book. */
  house: Record<string, boolean | number | string>;
  /** The same as a line of text, to send or to keep. */
  line: string;
  /** Of a family's own rule sheet: what was understood and what was not, in sentences. */
  says?: string;
  /** Of a family's own rule sheet: each word that was not understood. */
  unknown?: string[];
}

/** With which key the server signs what it pushes to devices. */
export interface PushSigner {
  /** The public key in base64url; null for a server that pushes nothing. */
  key: string | null;
}

/** A table to be made. */
export interface Setup {
  /** Those that are not as usual. */
  customs?: Record<string, boolean | number | string>;
  game: string;
  house: Record<string, boolean | number | string>;
  players: Player[];
  show: Show;
}

/** The person or bot for a seat of a new table. */
export interface Player {
  bot?: string;
  kind: "bot" | "open" | "you";
  /** Of an open seat: for whom it is kept. */
  name?: string;
}

/** What a table shows of what anybody could remember. */
export interface Show {
  captured: "all" | "none" | "own";
  counts: boolean;
  /** Whether the table gives hints; left out, it does where nobody plays against another person. */
  hints?: boolean;
  pile: "full" | "top";
}

/** A seat that somebody has got, with its key. */
export interface Place {
  link: string;
  seat: number;
  table: string;
  token: string;
}

/** A table as whoever has its link may see it. */
export interface Lobby {
  /** Whether the first deal of the match was made: then the seats stand. */
  begun: boolean;
  /** Why who asks may take no seat: the table is locked, or they are banned. */
  closed?: string | null;
  customs: Customs;
  /** The way round the table in which turns are taken. */
  direction: "clockwise" | "counterclockwise";
  game: string;
  house: Record<string, boolean | number | string>;
  in_deal: boolean;
  over: boolean;
  players: Sitter[];
  /** What is told to a person whom the host has removed from this table. */
  removed?: string | null;
  table: string;
  title: string;
  /** The seat of the person whose device asks, if they have one here. */
  yours?: number | null;
}

/** What the host of a table settles besides the rules of the game. */
export interface Customs {
  /** Seconds without a move after which a person counts as away; 0 for never. */
  away: number;
  /** Whether a friend with the link may take a bot's seat between two deals. */
  late: boolean;
  /** How fast the bots play; `free` where the people there say it. */
  pace: "calm" | "free" | "normal" | "quick";
  /** Whether there is talk during a deal at a table with partners. */
  partner_talk: boolean;
  /** The bot that plays for a person who is away. */
  stand_in: string;
  takeback: boolean;
  talk: "free" | "none" | "phrases";
  /** What others may see without a seat: nothing, the table, or besides it the deal before with all hands. */
  watch: "hands" | "no" | "table";
}

/** The player of a seat, at a table seen from outside. */
export interface Sitter {
  /** How a bot plays, by the name in the game's `opponents`. */
  bot: string | null;
  /** The emblem of the person or the character who sits here. */
  emblem?: "anchor" | "bee" | "bell" | "boat" | "cat" | "cherry" | "cup" | "fish" | "house" | "key" | "kite" | "lamp" | "leaf" | "lemon" | "moon" | "mountain" | "mushroom" | "owl" | "pot" | "snail" | "star" | "sun" | "tortoise" | "tulip" | null;
  kind: "bot" | "open" | "person";
  name: string;
  /** The name of the person for whom an open seat is kept. */
  reserved?: string | null;
  seat: number;
  /** Which side the seat plays for: seats of one side are partners. */
  side: number;
  /** Whether a person may take it; a bot's between two deals. */
  takeable: boolean;
}

/** How a friend comes to a table. */
export interface Invitation {
  /** Other links that open in the own network, or would if the server let it in. */
  addresses: string[];
  /** The link as a QR code, a picture as a data address; null where the link opens only here. */
  code: string | null;
  link: string;
  /** From where the link opens: `anywhere`, the own `network`, or only `here`. */
  reach: string;
  says: string;
}

/** What may be said by number, and how long a text may be. */
export interface Phrases {
  longest: number;
  phrases: string[];
  reactions: string[];
}

/** All that the host of a table settles besides the rules. */
export interface CustomList {
  customs: Custom[];
}

/** A custom of a table as a form shows it. */
export interface Custom {
  default: boolean | number | string;
  name: string;
  says: string;
  title: string;
  values: OptionValue[];
}

/** What the word list answers when it is asked about a word. */
export interface LookedUp {
  is_word: boolean;
  list: string;
  says: string;
  word: string;
}

/** What the strongest player would do in one's place, and what each move is worth, best first. */
export interface Hint {
  cards: string[];
  last: number;
  /** How many further moves are not told: none of them is better than those that are. */
  left_out: number;
  /** How many other moves may be as good. */
  level: number;
  move: string;
  ready: boolean;
  /** The move, why it is good, and by how many points, in sentences. */
  says: string;
  /** Whether everything was worked out. */
  sure: boolean;
  /** The reasons alone. */
  why: Reason[];
  worths: Worth[];
}

/** A whole sentence on what speaks for a move, and the cards of which it speaks. */
export interface Reason {
  marks: CardMark[];
  says: string;
}

/** A card of which a reason speaks, and what it is there, such as one that is still out. */
export interface CardMark {
  card: string;
  /** The card in words. */
  name: string;
  /** taken, safe, kept, out, held, counts, highest, word or other: the card that another turn plays. */
  role: string;
  /** The role in words. */
  says: string;
  /** Which may hold it, where that is one seat alone. */
  seat: number | null;
}

/** One move in words, the cards of the hand that it uses, and its worth in points: null where it was not looked at. */
export interface Worth {
  cards: string[];
  /** Half of the 95% interval; 0 where everything was worked out. */
  error: number | null;
  /** Whether no difference to the best move, which is another, can be told. */
  level: boolean;
  move: string;
  says: string;
  worth: number | null;
}

/** What the strongest player thinks of how somebody plays. */
export interface Style {
  /** A player who makes these mistakes, for a new table; null after too few choices. */
  bot: string | null;
  /** How many choices were looked at. */
  choices: number;
  /** Whether one level can be told from the others. */
  clear: boolean;
  /** The sentence on the level alone. */
  fit: string;
  /** The clearest first. */
  habits: StyleHabit[];
  last: number;
  /** The likeliest first. */
  levels: StyleLevel[];
  ready: boolean;
  /** The level that fits best and the habits, in sentences; or that it is too early to tell. */
  says: string;
  /** The level in steps on the game's ladder, from 1; null where none can be told. */
  strength: number | null;
}

/** A kind of move that somebody makes clearly more often, or clearly less often, than a club player. */
export interface StyleHabit {
  /** How often there was such a move, and another one. */
  choices: number;
  /** How often a club player would have made one. */
  club: number;
  /** How often such a move was made. */
  made: number;
  name: string;
  says: string;
}

/** A level, and how likely somebody's choices make it. */
export interface StyleLevel {
  name: string;
  /** From 0 to 1; all levels together have 1. */
  share: number;
  title: string;
}

/** A deal that was looked through. */
export interface Review {
  deal: number;
  decisions: Decision[];
  /** The number of decisions that were not analysed in time. */
  left_out: number;
  ready: boolean;
  seats: Given[];
  sides: SideCount[];
}

/** A decision of a reviewed deal: the move that was made, the best move, and the worth of each move, best first. */
export interface Decision {
  best: Worth;
  /** What a club player would have played, in a sentence; empty where no points were given away. */
  club: string;
  error: number;
  /** Points given away: 0 where the two cannot be told apart. */
  given: number;
  /** Why a character played so, where a habit led it away from a club player's move; else empty. */
  habit: string;
  hand: string[];
  made: Worth;
  seat: number;
  turn: number;
  /** What speaks for the best move. */
  why: Reason[];
  worths: Worth[];
  zones: Zone[];
}

/** A place on the table with its cards. */
export interface Zone {
  cards: string[];
  count: number;
  down?: boolean;
  kind: string;
  melds?: Meld[];
  name: string;
  piles?: Pile[];
  red_threes?: number;
  says: string;
  /** Games of no family: the seat whose cards these are. */
  seat?: number;
  seats?: number[];
  /** Of the kind `melds`: the side that has laid what lies there. */
  side?: number;
  title: string;
  under?: number;
}

/** An open meld: its rank is a rank, or `wild`. */
export interface Meld {
  cards: string[];
  count: number;
  rank: string;
  says: string;
  title: string;
}

/** Piles of one rank and kind, squared up: red on top says clean, black says dirty. */
export interface Pile {
  count: number;
  kind: string;
  rank: string;
  says: string;
  title: string;
  top: string;
}

/** The points that a seat gave away in a deal, and what stands out in words. */
export interface Given {
  given: number;
  /** Its best move, its costliest mistake and its luck, in sentences. */
  says: string;
  seat: number;
}

/** What a side made of a deal, in points more than the others: result = play + luck, luck = cards + fall. */
export interface SideCount {
  cards: number;
  cards_error: number;
  fall: number;
  given: number;
  luck: number;
  play: number;
  play_error: number;
  result: number;
  side: number;
}

/** An answer that is still being worked on: for what one waits, what is to be said meanwhile, and how far it is. */
export interface NotReady {
  done?: number;
  of?: number | null;
  ready: boolean;
  says: string;
  state: "compiling" | "loading" | "thinking" | "waiting";
}

/** The matches at a table or in a log. */
export interface Deals {
  matches: MatchPlayed[];
}

/** A match with its deals that are over. */
export interface MatchPlayed {
  deals: FinishedDeal[];
  family: string;
  game: string;
  going_on: boolean;
  match: number;
  players: string[];
  title: string;
}

/** A deal that is over and can be looked at, by its name: `2.3` is the third deal of the second match. */
export interface FinishedDeal {
  deal: string;
  moves: number;
  number: number;
  scores: number[];
  totals: number[];
}

/** A log that was opened: the name under which it is kept, the page of its deals, and the deals. */
export interface OpenedLog {
  link: string;
  matches: MatchPlayed[];
  replay: string;
}

export interface Replay {
  deal: string;
  /** The number of the first step that is sent. */
  from: number;
  game: string;
  hands: "all" | "own";
  /** How many moves the deal has. */
  moves: number;
  players: string[];
  seat: number;
  /** Step 0 is the deal, step n the n-th move; `n` is its number. */
  steps: TableEvent[];
  title: string;
}

/** Something that has happened, and the table after it as this seat may see it; `kind` says what, and which other fields there are. */
export type TableEvent = DealEvent | MoveEvent | MatchEvent | JoinedEvent | LeftEvent | UnreservedEvent | StoodInEvent | ReturnedEvent | BotSeatedEvent | CustomsChangedEvent | RemovedEvent | PardonedEvent | LockedEvent | ProposedEvent | AgreedEvent | DeclinedEvent | EndedEvent | RestartedEvent | TakenBackEvent | ReseatedEvent | ExchangeBegunEvent | CommittedEvent | SharedEvent | LeftOutEvent;

/** The whole table as one seat may see it. */
export interface Scene {
  /** Whom the host of the table may let back in; for the host alone. */
  banned: Banned[];
  /** How many exchanges at this table came to no deal. */
  broken_off: number;
  can: string[];
  /** The time of whoever is to move; null where no person is, or the table sets no time. */
  clock: Clock | null;
  /** The name of the deals, where other tables have the same, as `day 2026-11-28 pisti`. */
  common?: string;
  customs: Customs;
  deal: number;
  dealer: number;
  /** The deal that is shown; null before the first one. */
  dealt: DealNow | null;
  direction: "clockwise" | "counterclockwise";
  draft: Draft | null;
  /** Whether the match was ended early. */
  ended: boolean;
  family: string;
  /** What the match before came to, in a sentence. */
  former: string | null;
  game: string;
  helps: Help[];
  history: Counted[];
  host: number | null;
  house: Record<string, boolean | number | string>;
  last: string;
  /** How long the match is, in words: "to 151 points", "4 deals". */
  length: string;
  letters?: LettersTold;
  line: string;
  /** Whether nobody new may sit down. */
  locked: boolean;
  /** The number of the match at this table, from 1. */
  match: number;
  /** By seat, of the matches at this table with the same players; empty before one is over. */
  matches_won: number[];
  /** Which acts of people make sense now. */
  may: string[];
  /** The exchange before the next deal, while it goes on. */
  mixing: Mixing | null;
  moves: Move[];
  need?: Need | null;
  /** Where the match came from, if it goes on with one that was played before. */
  origin: Origin | null;
  phase: "deal" | "over" | "play";
  proposal: Proposal | null;
  quota?: Quota[] | null;
  /** Melding games: why an act is not possible now, by its name. */
  reasons?: Record<string, string>;
  refusals: Record<string, string>;
  rubber: Rubber | null;
  scores: number[];
  seat: number;
  seats: Seat[];
  sheet: Sheet | null;
  show: Show;
  sides: Side[];
  target: number;
  title: string;
  turn: number;
  watchers: number;
  winners: number[];
  /** The seat that the sentences call “you”; null in a replay, and for a spectator. */
  you: number | null;
  zones: Zone[];
}

/** A person who may not come back to a table; `id` names the ban. */
export interface Banned {
  id: string;
  name: string;
}

/** How long the person in turn may still take before they count as away. */
export interface Clock {
  /** The seconds that are left now. */
  left: number;
  seat: number;
  /** How long a move may take at this table. */
  seconds: number;
}

/** Which deal the scene shows, from which chance it was dealt, and after how many of its moves it is shown. */
export interface DealNow {
  /** The commitment of the server to the chance of this deal; null for one without a proof. */
  commitment: string | null;
  /** How many moves of this deal have been made and not taken back. */
  moves: number;
  /** The deal by its name: `2.3` is the third deal of the second match. */
  name: string;
}

/** Moves that have been tried and not made: only in the scene that answers a try. */
export interface Draft {
  move: string;
  moves: string[];
  whole: boolean;
}

/** A thing on the table that a newcomer may not understand, and what it is. */
export interface Help {
  /** Of the thing, the same at all tables of the game. */
  name: string;
  says: string;
}

/** A deal of the match as it was counted. */
export interface Counted {
  deal: number;
  scores: number[];
  totals: number[];
}

/** What the scene of a letter game has besides what all have. */
export interface LettersTold {
  /** The alphabet of the letters on the cards. */
  alphabet: "en" | "tr";
  checks: boolean;
  claim?: Claim | null;
  /** What a check of each claim that may be made now would come to. */
  claiming?: Stakes[];
  claims?: string | null;
  controls?: number | null;
  ends?: "both" | "right";
  icons: Record<string, number>;
  low_wins: boolean;
  not_loose?: string[];
  pass_to: number | null;
  reasons?: Record<string, Record<string, string>>;
  ruling?: string | null;
  /** Games of tricks, with what follows. */
  sitters?: number[];
  /** Soup, with what follows. */
  soup?: string;
  /** The animals that bring points of their own, by their cards. */
  special: Record<string, string>;
  stage: string;
  stakes?: Stakes | null;
  tricks?: number;
}

/** A word that is claimed of a trick, and what has become of it. */
export interface Claim {
  by: number | null;
  cards: string[];
  open: boolean;
  stakes: Stakes | null;
  to: number | null;
  verdict: "no_word" | "word" | null;
  word: string;
}

/** The same for each verdict of the word list. */
export interface Stakes {
  no_word: Stake;
  word: Stake;
}

/** What a verdict would come to: who takes the trick or eats the soup, and whose points change. */
export interface Stake {
  points: Change[];
  to: number | null;
}

/** Points that a side gets or loses; side -1 is whoever has the word checked, where that is not known yet. */
export interface Change {
  change: number;
  side: number;
}

/** The exchange that goes on before a deal. */
export interface Mixing {
  /** The seats whose devices take part. */
  asked: number[];
  /** The exchange for this deal, from 1: those before were broken off. */
  attempt: number;
  /** Those of them that are waited for now. */
  awaited: number[];
  /** The digest of the secret of the server. */
  commitment: string;
  /** The deal in its match; void deals after it come from the same chance. */
  deal: number;
  /** The seats whose devices were silent. */
  left_out: number[];
  /** The deal by its name: `2.3` is the third deal of the second match. */
  name: string;
  /** How the deal is made of all this (docs/orders.md). */
  scheme: number;
  shares: EarlyShare[];
  /** Whether devices commit to their values, or tell them. */
  step: "commit" | "share";
}

/** What is known of a seat's part in the chance of a deal before that is over. */
export interface EarlyShare {
  /** The source of the value: the device of a person, or the server for a bot. */
  by: "device" | "house";
  commitment: string;
  seat: number;
}

/** A move that is legal now, and what it does. */
export interface Move {
  bonus?: number;
  card: string | null;
  cards?: string[];
  /** Melding games: what is done, with which cards of the hand, and to which meld. */
  do?: string;
  move: string;
  /** Floor games: the cards that may be chosen as well; they are chosen one by one. */
  open?: string[];
  /** Soup: whom it is said to. */
  other?: number | null;
  /** The beginning of a turn, which is refused by itself. */
  part?: boolean;
  says: string;
  taken?: string[];
  takes?: number;
  /** A meld; in letter games the seat that would take the trick. */
  to?: string | number | null;
  /** Soup: how the card is played. */
  way?: string;
  /** Letter games: the word that is claimed. */
  word?: string;
}

/** How far the first meld is. */
export interface Need {
  have: number;
  of: number;
  says: string;
}

/** The deal and the number of moves after which a table goes on with a match that was played before. */
export interface Origin {
  deal: number;
  move: number;
  says: string;
}

/** A proposal: what, by which seat, who has agreed, and whose answer is missing; n: the number by which an answer names it. */
export interface Proposal {
  agreed: number[];
  by: number;
  n: number;
  says: string;
  waits: number[];
  what: "again" | "draw" | "end" | "rotate" | "seats" | "takeback";
}

/** The piles that a side needs before one of it may go out. */
export interface Quota {
  items: QuotaItem[];
  says: string;
  side: number;
}

/** Piles of one kind: how many there are, and how many are needed. */
export interface QuotaItem {
  have: number;
  name: string;
  of: number;
}

/** How many games win the match, and to how many points a game is. */
export interface Rubber {
  target: number;
  to: number;
}

/** A seat and its hand; cards that are not seen are `??`. */
export interface Seat {
  /** Whether its person is missed: a bot may stand in, or the seat be opened. */
  away: boolean;
  bot: string | null;
  connected: boolean;
  /** The emblem of the person or the character who sits here. */
  emblem?: "anchor" | "bee" | "bell" | "boat" | "cat" | "cherry" | "cup" | "fish" | "house" | "key" | "kite" | "lamp" | "leaf" | "lemon" | "moon" | "mountain" | "mushroom" | "owl" | "pot" | "snail" | "star" | "sun" | "tortoise" | "tulip" | null;
  hand: string[];
  kind: "bot" | "open" | "person";
  known: string[];
  name: string;
  /** The name of the person for whom an open seat is kept. */
  reserved?: string | null;
  seat: number;
  side: number;
  /** Melding games: the stack that the seat plays from. */
  stack?: string;
  /** The bot that plays for its person. */
  stand_in: string | null;
  /** Melding games: those that it has not picked up yet. */
  unopened?: Stack[];
}

/** A stack of a melding game that has not been picked up. */
export interface Stack {
  count: number;
  name: string;
  /** The card on top, where all may see it. */
  top?: string | null;
}

/** The score sheet of a deal. */
export interface Sheet {
  items: SheetItem[];
  rows: SheetRow[];
}

/** A row of the score sheet. */
export interface SheetItem {
  name: string;
  title: string;
}

/** What a side has in each row of the score sheet. */
export interface SheetRow {
  side: number;
  values: number[];
}

/** Those who play together, or one alone, and what is theirs. */
export interface Side {
  cards: number | null;
  games: number;
  marks: Mark[];
  name: string;
  points: number | null;
  score: number;
  seats: number[];
  side: number;
  taken: string[] | null;
  /** Letter games: what is counted in this deal. */
  tally?: Tally[];
}

/** A bonus that lies open. */
export interface Mark {
  card: string;
  points: number;
  title: string;
}

/** A count of something, and how a person reads it. */
export interface Tally {
  count: number;
  name: "animal" | "pepper" | "trick";
  says: string;
}

/** From what the cards of a deal were made; while it is played without `secret`, values, `pack` and `orders`. */
export interface Proof {
  attempt: number;
  /** How many exchanges at this table came to no deal. */
  broken_off: number;
  commitment: string;
  /** The first deal that comes from this chance: those before `number` were void. */
  deal: number;
  left_out: number[];
  /** The deal by its name: `2.3` is the third deal of the second match. */
  name: string;
  number: number;
  /** The orders of the deals from `deal` to `number`. */
  orders: string[];
  /** The cards in ascending order, from which the construction begins. */
  pack: string;
  players: string[];
  scheme: number;
  secret: string | null;
  shares: ShareTold[];
}

/** A seat's part in the chance of a deal; `value` is null until the deal is over. */
export interface ShareTold {
  by: "device" | "house";
  commitment: string;
  seat: number;
  value: string | null;
}

/** A deal that is over in numbers, for whoever plays it again from its order by the rules of the game. */
export interface DealCourse {
  game: string;
  /** The house rules as whole numbers of up to 63 bits, in the order of their rows. */
  house: string[];
  /** The moves as the log has them. */
  moves: string;
  /** The record before the deal in hexadecimal digits, with no card in it. */
  start: string;
  turns: TurnInNumbers[];
}

/** A turn of a deal that is over: its seat, and the numbers of its moves by the rules of the game. */
export interface TurnInNumbers {
  numbers: number[];
  seat: number;
}

/** What decided a deal that is over, as its log has it. */
export interface DealStory {
  best: BestOfDeal | null;
  /** How the match stood then, or from which deal on its winner led; may be empty. */
  match: string;
  moves: number;
  /** The winner of the deal, and by how much it won. */
  result: string;
  /** The points of each side, by what lies open, after each move; empty where only the end counts. */
  standings: number[][];
  /** Null where the deal ended level. */
  turned: TurnOfDeal | null;
}

/** The best capture, the longest meld or the longest word of a deal. */
export interface BestOfDeal {
  cards: string[];
  /** The number of the move; 0 for the deal itself. */
  move: number;
  says: string;
  title: string;
}

/** The move from which on the winner of a deal was ahead. */
export interface TurnOfDeal {
  /** The number of the move; 0 for the deal itself. */
  move: number;
  says: string;
  /** The winner. */
  side: number;
}

/** Whether the deals that this server has made look like chance. */
export interface Chances {
  /** When they were counted, in seconds since 1970. */
  at: number;
  deals: number;
  packs: PackChances[];
  /** How to read it. */
  says: string;
  /** Whether all finished deals of the server were counted, or only the latest. */
  whole: boolean;
}

/** The deals with one pack, and what was tested of them; `tests` is empty where they are too few. */
export interface PackChances {
  cards: number;
  deals: number;
  faces: number;
  games: string[];
  tests: Chance[];
}

/** A chi-square test of the deals with one pack. */
export interface Chance {
  /** The degrees of freedom. */
  freedom: number;
  name: "first" | "hand" | "last" | "quarter";
  /** How often fair shuffles come out at least as uneven. */
  p: number;
  /** What was counted. */
  says: string;
  statistic: number;
}

/** Going on from a deal that is over, after `move` moves, in the seat that was to play. */
export interface WhatIf {
  /** The bot on all other seats; by default the bots of that match, or the usual one. */
  bot?: string;
  move: number;
  name?: string;
  seat: number;
}

/** The lessons of a game, and the match at their end. */
export interface Course {
  family: string;
  game: string;
  lessons: LessonTitle[];
  match: LastMatch;
  title: string;
}

/** A lesson in the list of its game. */
export interface LessonTitle {
  moment: Moment;
  number: number;
  title: string;
}

/** The short match at the end of the lessons; the learner has the seat of the kind `you`. */
export interface LastMatch {
  says: string;
  setup: Record<string, unknown>;
}

/** A lesson: what is said before the move, the paragraph that it is about as HTML, and the table as its seat sees it. */
export interface Lesson {
  number: number;
  paragraph: string;
  /** The number of the paragraph. */
  rule: string;
  says: string;
  scene: Scene;
  seat: number;
  title: string;
}

/** What the teacher says to a move, and the event that it is where it is right. */
export interface LessonAnswer {
  event: TableEvent | null;
  right: boolean;
  says: string;
}

/** The table as it would be after moves that were tried. */
export interface LessonTried {
  scene: Scene;
}

/** All puzzles by game, and the one of the day. */
export interface PuzzleList {
  daily: PuzzleOfDay;
  /** The day in UTC, as in 2026-01-31. */
  day: string;
  games: PuzzleGame[];
}

/** The puzzle of the day. */
export interface PuzzleOfDay {
  game: string;
  number: number;
  title: string;
}

/** The puzzles of a game. */
export interface PuzzleGame {
  asks: string;
  family: string;
  game: string;
  moment: Moment;
  /** The easiest first. */
  puzzles: PuzzleOfList[];
  title: string;
}

/** A puzzle in the list of its game. */
export interface PuzzleOfList {
  grade: "easy" | "fair" | "hard";
  /** The kind of mistake that it is about, as in `Slip`. */
  kind: string;
  number: number;
}

/** A puzzle: the question, how hard it is, and the table as its seat sees it. */
export interface Puzzle {
  game: string;
  grade: "easy" | "fair" | "hard";
  /** What is hard about it in words, and how people did here. */
  hard: string;
  number: number;
  /** How many puzzles the game has. */
  of: number;
  says: string;
  scene: Scene;
  seat: number;
  title: string;
}

/** What is said to a move of a puzzle, with its event where it is made. */
export interface PuzzleAnswer {
  event: TableEvent | null;
  /** Null where the turn is not over yet. */
  right: boolean | null;
  says: string;
  /** How the deal goes on behind the winning turn, a sentence a turn. */
  then: string[];
  /** The reasons in `says`, where the turn is right. */
  why: Reason[];
}

/** The winning turn, why it wins, and how the deal goes on. */
export interface PuzzleSolution {
  event: TableEvent;
  move: string;
  says: string;
  then: string[];
  why: Reason[];
}

/** One's own mistakes at a table or in a log, from the reviews that were worked out. */
export interface Drill {
  deals: DrilledDeal[];
  game: string;
  title: string;
  /** Deals that are over and not reviewed yet. */
  waiting: string[];
}

/** What one gave away in a deal that was reviewed. */
export interface DrilledDeal {
  /** The match and the deal, as in 1.3. */
  deal: string;
  decisions: number;
  given: number;
  slips: Slip[];
}

/** A mistake of one's own in a deal that was reviewed. */
export interface Slip {
  /** The points given away. */
  given: number;
  /** A habit of the game in which the best move and this one differ; `choice` for none. */
  kind: string;
  /** The kind in words. */
  title: string;
  /** The turn whose position can be tried again; null in the middle of a turn. */
  turn: number | null;
}

/** The answer to a request that was refused. */
export interface Failure {
  error: Error;
}

/** Why a request was refused: a code for programs, a sentence for people, the field that it is about. */
export interface Error {
  code: string;
  field: string | null;
  says: string;
}

/** The key of a device that speaks for this person from now on. */
export interface NewKey {
  key: string;
  me: Me;
}

/** What the server knows of the person whose device asks. */
export interface Me {
  devices: Device[];
  emblem: "anchor" | "bee" | "bell" | "boat" | "cat" | "cherry" | "cup" | "fish" | "house" | "key" | "kite" | "lamp" | "leaf" | "lemon" | "moon" | "mountain" | "mushroom" | "owl" | "pot" | "snail" | "star" | "sun" | "tortoise" | "tulip";
  name: string;
  passkeys: Passkey[];
  since: number;
}

/** A device that speaks for a person. */
export interface Device {
  id: string;
  /** What it is called in a list, such as `Firefox on Linux`. */
  label: string;
  seen: number;
  /** Seconds since 1970, like every time here. */
  since: number;
  /** Whether it is the device that asks. */
  this: boolean;
}

/** A passkey that a person has added. */
export interface Passkey {
  /** The address of the server at which it opens. */
  address: string;
  id: string;
  /** The device with which it was made. */
  label: string;
  since: number;
}

/** The code that brings in another device. */
export interface DeviceCode {
  code: string;
  /** A link with the code behind its #, which is sent to no server. */
  link: string;
  /** The link as a QR code; null where it opens only here. */
  picture: string | null;
  /** From where the link opens: `anywhere`, the own `network`, or only `here`. */
  reach: string;
  /** How long it works. */
  seconds: number;
}

/** Every table of a person: those that wait for them first, then those that go on, then those that are over. */
export interface MyTables {
  tables: MyTable[];
}

/** A table at which the person sits. */
export interface MyTable {
  /** When something last happened there. */
  at: number;
  /** Whether its record cannot be read; then it has no players. */
  damaged: boolean;
  game: string;
  link: string;
  over: boolean;
  players: MyPlayer[];
  says: string;
  seat: number;
  /** When the person sat down. */
  since: number;
  table: string;
  title: string;
  /** Whether the table waits for this person. */
  yours: boolean;
}

/** The player of a seat, at a table in a list of tables. */
export interface MyPlayer {
  emblem: "anchor" | "bee" | "bell" | "boat" | "cat" | "cherry" | "cup" | "fish" | "house" | "key" | "kite" | "lamp" | "leaf" | "lemon" | "moon" | "mountain" | "mushroom" | "owl" | "pot" | "snail" | "star" | "sun" | "tortoise" | "tulip" | null;
  kind: "bot" | "open" | "person";
  name: string;
  seat: number;
}

/** The matches of a person that ended. */
export interface History {
  count: number;
  games: HistoryGame[];
  /** The latest, the last one first. */
  matches: HistoryMatch[];
  /** Whether further tables have still to be read: ask again. */
  unread: boolean;
}

/** What a person has made of a game in the matches that ended. */
export interface HistoryGame {
  /** The titles of the levels of bots that were beaten. */
  beaten: string[];
  /** The sum of the points by which the person was ahead, after each of the latest matches. */
  curve: number[];
  /** The same points of the deals of the day; 0 where there are none. */
  day_margin: number;
  /** The deals of the day that were played, each counted once. */
  days: number;
  deals: number;
  /** Half of its 95% interval; null after one deal. */
  error: number | null;
  /** The points that were luck. */
  luck: ClubMargin | null;
  /** Points a deal more than the others made on average. */
  margin: number;
  /** Without the deals of the day. */
  matches: number;
  name: string;
  /** Of the reviewed deals, the points that were play; null where there are none. */
  play: ClubMargin | null;
  /** How many of the deals were reviewed. */
  reviewed: number;
  title: string;
  won: number;
}

/** Points a deal more than the others made on average, or a rating. */
export interface ClubMargin {
  /** Half of its 95% interval; null after one deal. */
  error: number | null;
  margin: number;
}

/** A match in a history. */
export interface HistoryMatch {
  at: number;
  /** Whether it is a deal of the day. */
  day: boolean;
  deals: number;
  game: string;
  /** The replay of its first deal. */
  link: string;
  sides: HistorySide[];
  table: string;
  title: string;
}

/** A side of a match in a history. */
export interface HistorySide {
  names: string[];
  points: number;
  won: boolean;
  you: boolean;
}

/** The deals of the day that can be played, and what the person who asks has played of them. */
export interface Days {
  /** Whose clock names the day. */
  clock: "device" | "server";
  /** The dates whose deals are kept, the latest first. */
  days: string[];
  games: DayGame[];
  /** Seconds until the next day. */
  next_in: number;
  /** The title of the level of all other players. */
  others: string;
  plays: DayPlay[];
  /** The date in universal time. */
  today: string;
}

/** A game that has a deal of the day. */
export interface DayGame {
  game: string;
  title: string;
}

/** A play of a deal of the day: the first one counts, and later ones are practice. */
export interface DayPlay {
  day: string;
  game: string;
  link: string;
  over: boolean;
  /** Points more than the others made on average; null until the deal is over. */
  points: number | null;
  seat: number;
  table: string;
}

/** What somebody made of a deal of the day, beside the levels and their clubs. */
export interface DayResult {
  clubs: DayClub[];
  /** Whether this was the first play; later ones are practice. */
  counts: boolean;
  day: string;
  game: string;
  levels: LevelPlays[];
  others: string;
  /** Points more than the others made on average. */
  points: number;
  /** Whether all levels have played. */
  ready: boolean;
  says: string;
  sides: DaySide[];
  /** Whether the day is over, so that the best line can be asked for. */
  solution: boolean;
  title: string;
}

/** The members of a club who have played a deal of the day, the best first. */
export interface DayClub {
  club: string;
  members: DayMember[];
  name: string;
}

/** What a member of one's club made of a deal of the day. */
export interface DayMember {
  emblem: "anchor" | "bee" | "bell" | "boat" | "cat" | "cherry" | "cup" | "fish" | "house" | "key" | "kite" | "lamp" | "leaf" | "lemon" | "moon" | "mountain" | "mushroom" | "owl" | "pot" | "snail" | "star" | "sun" | "tortoise" | "tulip";
  name: string;
  points: number;
  you: boolean;
}

/** What a level makes of a deal: the points that a tenth, half and nine tenths of its plays do not exceed. */
export interface LevelPlays {
  /** How many of its plays brought fewer points than one's own. */
  below: number;
  high: number;
  level: string;
  low: number;
  middle: number;
  plays: number;
  same: number;
  title: string;
}

/** The points of a side in a deal of the day. */
export interface DaySide {
  name: string;
  points: number;
  you: boolean;
}

/** A request that was carried out and has nothing to tell. */
export interface DoneOverHttp {
  done: boolean;
}

/** A club in a list, or at its door; role: one's own, null for somebody who is not a member. */
export interface ClubShort {
  club: string;
  /** How many members it has. */
  count: number;
  emblem: "anchor" | "bee" | "bell" | "boat" | "cat" | "cherry" | "cup" | "fish" | "house" | "key" | "kite" | "lamp" | "leaf" | "lemon" | "moon" | "mountain" | "mushroom" | "owl" | "pot" | "snail" | "star" | "sun" | "tortoise" | "tulip";
  name: string;
  role: "founder" | "host" | "member" | null;
}

/** The clubs of a person. */
export interface MyClubs {
  clubs: ClubShort[];
}

/** A club as its members see it. */
export interface ClubPage {
  call: string;
  club: string;
  code: string;
  customs: Record<string, boolean | number | string>;
  /** The latest first. */
  duplicates: ClubDuplicate[];
  emblem: "anchor" | "bee" | "bell" | "boat" | "cat" | "cherry" | "cup" | "fish" | "house" | "key" | "kite" | "lamp" | "leaf" | "lemon" | "moon" | "mountain" | "mushroom" | "owl" | "pot" | "snail" | "star" | "sun" | "tortoise" | "tulip";
  evening: NextEvening | null;
  evenings: ClubEvening[];
  members: ClubMember[];
  name: string;
  /** The clock of the server, in seconds since 1970. */
  now: number;
  /** Whether this device is told of evenings; null where the server pushes nothing. */
  pushed: boolean | null;
  /** Whether its standings have ratings. */
  rated: boolean;
  role: "founder" | "host" | "member";
  /** The usual ones first. */
  rules: ClubRules[];
  /** Those with open seats first, the latest of each. */
  tables: ClubTable[];
  /** The standings of the matches that ended on this day of the club. */
  tonight: ClubStanding[];
  zone: string;
}

/** A duplicate of a club; table: one's own. count: how many tables were opened. */
export interface ClubDuplicate {
  at: number;
  count: number;
  deals: number;
  duplicate: string;
  table: string | null;
  tables: number;
  title: string;
}

/** The next evening, and who comes. */
export interface NextEvening {
  /** In seconds since 1970. */
  begins: number;
  begun: boolean;
  comers: Comer[];
  day: string;
  evening: string;
  says: string;
  seating: SeatingNow | null;
  /** By game, how those who come could be divided among tables. */
  sizes: Record<string, number[][]>;
  time: string;
  weekly: boolean;
  /** What one has said oneself. */
  yours: "late" | "no" | "yes" | null;
  zone: string;
}

/** What a member has said to an evening. */
export interface Comer {
  comes: "late" | "no" | "yes";
  name: string;
}

/** How the members are seated on the next evening. */
export interface SeatingNow {
  called: string;
  /** The duplicate of which all these tables play the deals. */
  duplicate: string | null;
  game: string;
  mode: "drawn" | "fixed" | "rotated";
  round: number;
  tables: SeatedTable[];
  title: string;
  /** The members who come and have no seat in this round. */
  waiting: string[];
}

/** A table of an evening: its members by seat, and its name once it is open. */
export interface SeatedTable {
  /** By the ids of the members. */
  members: string[];
  table: string | null;
  yours: boolean;
}

/** An evening of a club on its next day. */
export interface ClubEvening {
  /** In seconds since 1970. */
  begins: number;
  day: string;
  evening: string;
  says: string;
  time: string;
  weekly: boolean;
  zone: string;
}

/** A member as the others see them; id: by which acts name them. */
export interface ClubMember {
  emblem: "anchor" | "bee" | "bell" | "boat" | "cat" | "cherry" | "cup" | "fish" | "house" | "key" | "kite" | "lamp" | "leaf" | "lemon" | "moon" | "mountain" | "mushroom" | "owl" | "pot" | "snail" | "star" | "sun" | "tortoise" | "tulip";
  /** Whether they look at the page or sit at a table of the club. */
  here: boolean;
  id: string;
  name: string;
  role: "founder" | "host" | "member";
  you: boolean;
}

/** House rules that a club keeps. */
export interface ClubRules {
  called: string;
  game: string;
  line: string;
  seats: number;
  title: string;
}

/** A table of a club that is open, or at which is played. */
export interface ClubTable {
  at: number;
  link: string;
  /** How many seats are open. */
  open: number;
  over: boolean;
  players: MyPlayer[];
  says: string;
  /** One's own seat. */
  seat: number | null;
  table: string;
  title: string;
}

/** What a person, or a pair of partners, has made in the matches of a club. */
export interface ClubStanding {
  deals: number;
  /** Half of its 95% interval; null after one deal. */
  error: number | null;
  /** What of it was luck. */
  luck: ClubMargin | null;
  margin: number;
  matches: number;
  name: string;
  /** What of the margin was play in the deals that were reviewed; null without them. */
  play: ClubMargin | null;
  /** By these matches in their order; null where the club has no ratings, and for a pair. */
  rating: ClubMargin | null;
  /** The deals that were reviewed. */
  reviewed: number;
  won: number;
}

/** The book of a club: its standings, records and latest matches. */
export interface ClubBook {
  count: number;
  /** On which matches ended, the latest first. */
  days: string[];
  matches: ClubMatch[];
  pairs: ClubStanding[];
  people: ClubStanding[];
  records: ClubRecord[];
  /** Whether logs are still being read. */
  unread: boolean;
  /** The time zone in which days, months and years are counted. */
  zone: string;
}

/** A match of a club that was played to its end. */
export interface ClubMatch {
  at: number;
  deals: number;
  game: string;
  match: number;
  notes: ClubNote[];
  sides: (Record<string, boolean | number | string>)[];
  table: string;
  title: string;
}

/** A line of a member about a deal. */
export interface ClubNote {
  deal: string;
  name: string;
  says: string;
}

/** A record of a club: points or captures in a deal, by how much winners had been behind, or cards of a soup. */
export interface ClubRecord {
  /** What the game calls a capture with a bonus; empty in other records. */
  capture: string;
  day: string;
  game: string;
  kind: "captures" | "comeback" | "deal" | "longest";
  match: number;
  name: string;
  table: string;
  value: number;
}

/** The name of a duplicate that was begun. */
export interface NewDuplicate {
  duplicate: string;
}

/** A duplicate as somebody may know it: without a card, and of what others made only the deals that they have played themselves. */
export interface DuplicatePage {
  club: string | null;
  /** How many tables were opened. */
  count: number;
  deals: number;
  duplicate: string;
  game: string;
  /** The exchange for each deal; a seat is counted over all tables. Empty once it is played. */
  mixing: Mixing[];
  /** Whether one has played it. */
  over: boolean;
  /** The number of one's own seat there. */
  place: number | null;
  /** Whether the cards are settled. */
  ready: boolean;
  results: DuplicateResults | null;
  seats: DuplicateSeat[];
  /** One's own table. */
  table: string | null;
  /** Played at the same time; 0 where each person plays with bots at a table of their own. */
  tables: number;
  title: string;
}

/** The comparison of a duplicate; pars: whether the worths of the cards are known. */
export interface DuplicateResults {
  deals: DuplicateDeal[];
  pars: boolean;
  totals: DuplicateTotal[];
}

/** A deal of a duplicate, the best result first. */
export interface DuplicateDeal {
  deal: number;
  rows: DuplicateRow[];
}

/** What the people of a side made of a deal at one table. */
export interface DuplicateRow {
  /** The name of the deal at that table, for its replay. */
  deal: string;
  /** How much more the side made than the others on average; more is better. */
  margin: number;
  /** Of 100, by how many tables it did better than; null without others. */
  matchpoints: number | null;
  name: string;
  /** Points over the mean of the same side at all tables; more is better. */
  over: number;
  /** The same when the same built-in players have every seat. */
  par: number | null;
  /** After how many moves the play differs from that at one's own table; null where it never does. */
  parted: number | null;
  points: number;
  table: string;
  /** Whether it is one's own side. */
  yours: boolean;
}

/** The scores of a side over all deals; matchpoints: the mean. */
export interface DuplicateTotal {
  deals: number;
  matchpoints: number | null;
  name: string;
  over: number;
  table: string;
  yours: boolean;
}

/** A seat at one of the tables of a duplicate that are played at the same time. */
export interface DuplicateSeat {
  /** Whether the device of its person has added to the cards. */
  here: boolean;
  name: string | null;
  seat: number;
  table: number;
  yours: boolean;
}

/** A seat is taken: with the whole table, or with what was missed. */
export interface Welcome {
  events?: TableEvent[];
  last: number;
  scene?: Scene;
  seat: number;
  table: string;
  type: "welcome";
}

/** An ask or a hello that is not carried out. */
export interface Refused {
  code: string;
  id: string | null;
  last?: number;
  says: string;
  type: "refused";
}

/** An ask that was carried out, and the number of its last event. */
export interface Done {
  id: string;
  n: number;
  type: "done";
}

/** The table as it would be after moves that were tried. */
export interface Tried {
  id: string;
  scene: Scene;
  type: "tried";
}

/** Another window has got the seat. */
export interface Replaced {
  says: string;
  type: "replaced";
}

/** The seats of the bots and of the people who are there now, those that are away, and how many watch. */
export interface Presence {
  away: number[];
  connected: number[];
  type: "presence";
  watchers: number;
}

/** What the table waits for besides somebody's turn; null when it has stopped waiting. */
export interface Waiting {
  says: string | null;
  type: "waiting";
}

/** What somebody said has been told to all. */
export interface Said {
  id: string;
  type: "said";
}

/** A wish for a pace was heard, and which pace counts now. */
export interface Paced {
  id: string;
  pace: "calm" | "normal" | "quick";
  type: "paced";
}

/** What somebody at the table says: a phrase or a reaction of the list, or a text. */
export interface Talk {
  phrase: number | null;
  reaction: string | null;
  says: string;
  seat: number;
  type: "talk";
}

/** The seat is somebody else's, or open. */
export interface Unseated {
  says: string;
  type: "unseated";
}

/** The answer to a ping. */
export interface Pong {
  id: string;
  type: "pong";
}

/** Cards were dealt. */
export interface DealEvent {
  /** The number of the deal in the match. */
  deal: number;
  dealer: number;
  kind: "deal";
  n: number;
  /** What is known of its chance; absent for a void deal. */
  proof?: EarlyProof;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  type: "event";
  /** Why the deal is void and will be dealt again; absent for others. */
  void?: string;
}

/** What is known of the chance of a deal before that is over. */
export interface EarlyProof {
  /** The exchange for this deal, from 1: those before were broken off. */
  attempt: number;
  /** The digest of the secret of the server. */
  commitment: string;
  /** The deal in its match; void deals after it come from the same chance. */
  deal: number;
  /** The seats whose devices were silent. */
  left_out: number[];
  /** How the deal is made of all this (docs/orders.md). */
  scheme: number;
  shares: EarlyShare[];
}

/** A seat made a move. */
export interface MoveEvent {
  /** Whether new cards were dealt. */
  batch?: boolean;
  /** The points of a bonus. */
  bonus?: number;
  /** The seat whose side has the taken cards. */
  by?: number | null;
  /** The card played; null for a move without one. */
  card?: string | null;
  /** Melding games: the cards that went from the hand to the table or the pile. */
  cards?: string[];
  /** Letter games: the word that the list has decided about. */
  checked?: Checked | null;
  /** Whether the deal is over. */
  deal_over?: boolean;
  /** Melding games: what was done, in order, by the names in `moves`. */
  do?: string[];
  kind: "move";
  /** The whole turn, in the notation of the game. */
  move: string;
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  seat: number;
  /** The cards left on the table at the end of a deal, and the seat that got them. */
  sweep?: Sweep | null;
  /** The cards taken that lay face up: from bottom to top, or in their order on the floor. */
  taken?: string[];
  /** How many cards it took, with the card played; 0 for none. */
  takes?: number;
  type: "event";
}

/** A word that the list has decided about. */
export interface Checked {
  verdict: "no_word" | "word";
  word: string;
}

/** Cards left on the table that went to the player who took last. */
export interface Sweep {
  cards: number;
  seat: number;
}

/** The match is over. */
export interface MatchEvent {
  kind: "match";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  type: "event";
  /** The sides that have won it. */
  winners: number[];
}

/** A person of this name took a seat: an open one, or a bot's between two deals. */
export interface JoinedEvent {
  kind: "joined";
  n: number;
  name: string;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  seat: number;
  type: "event";
}

/** A seat is open again: its person left it, or the seat `by` opened it. */
export interface LeftEvent {
  by: number;
  kind: "left";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  seat: number;
  type: "event";
}

/** The host, at the seat `by`, opened a seat to all that was kept for a name. */
export interface UnreservedEvent {
  by: number;
  kind: "unreserved";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  seat: number;
  type: "event";
}

/** A bot plays for the person of a seat, who is away; the seat `by` asked for it. */
export interface StoodInEvent {
  bot: string;
  by: number;
  kind: "stood_in";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  seat: number;
  type: "event";
}

/** The person of a seat for whom a bot played has it again. */
export interface ReturnedEvent {
  kind: "returned";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  seat: number;
  type: "event";
}

/** A bot, of this kind and name, took an open seat; the seat `by` asked for it. */
export interface BotSeatedEvent {
  bot: string;
  by: number;
  kind: "seated";
  n: number;
  name: string;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  seat: number;
  type: "event";
}

/** The host changed customs of the table; customs: all of them, as they are now. */
export interface CustomsChangedEvent {
  by: number;
  customs: Customs;
  kind: "customs";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  type: "event";
}

/** The host took a person's seat away; banned: whether they may not come back. */
export interface RemovedEvent {
  banned: boolean;
  by: number;
  kind: "removed";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  seat: number;
  type: "event";
}

/** The host lifted a ban. */
export interface PardonedEvent {
  by: number;
  kind: "pardoned";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  type: "event";
}

/** The host locked the table, or unlocked it; locked: whether nobody new may sit down now. */
export interface LockedEvent {
  by: number;
  kind: "locked";
  locked: boolean;
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  type: "event";
}

/** A seat proposed something that needs consent. */
export interface ProposedEvent {
  by: number;
  kind: "proposed";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  type: "event";
  what: string;
}

/** A seat agreed to the proposal. */
export interface AgreedEvent {
  kind: "agreed";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  seat: number;
  type: "event";
}

/** A seat declined the proposal, or withdrew it. */
export interface DeclinedEvent {
  kind: "declined";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  seat: number;
  type: "event";
}

/** The match ended before its end, and nobody has won it. */
export interface EndedEvent {
  kind: "ended";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  type: "event";
}

/** A new match began, which this seat proposed; dealer: of its first deal. */
export interface RestartedEvent {
  dealer: number;
  kind: "again";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  seat: number;
  type: "event";
}

/** The last turn of a seat was taken back, with all that was played after it. */
export interface TakenBackEvent {
  kind: "taken_back";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  seat: number;
  type: "event";
}

/** People changed seats, as the seat `by` wished; order: for each seat the one at which its person sat before. */
export interface ReseatedEvent {
  by: number;
  kind: "reseated";
  n: number;
  order: number[];
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  type: "event";
}

/** The seat `by` asked for a deal, or the server (-1), and devices are asked for their parts of its chance. */
export interface ExchangeBegunEvent {
  by: number;
  kind: "mixing";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  type: "event";
}

/** The device of a seat committed to its value; `says` is empty. */
export interface CommittedEvent {
  kind: "committed";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  seat: number;
  type: "event";
}

/** The device of a seat told its value; `says` is empty. */
export interface SharedEvent {
  kind: "shared";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  seat: number;
  type: "event";
}

/** The devices of these seats were silent for too long: the deal comes without them. */
export interface LeftOutEvent {
  kind: "left_out";
  n: number;
  /** The sentence for the list of what happened and for a screen reader. */
  says: string;
  scene: Scene;
  seats: number[];
  type: "event";
}

/** A browser takes its seat: the token, the last event it holds, whether it takes part in the chance of deals, and its language. */
export interface Hello {
  type: "hello";
  token: string;
  last?: number;
  shares?: boolean;
  language?: string | null;
}

/** A seat makes a whole turn, written in the notation of its game. */
export interface AskMove {
  do: "move";
  move: string;
  type: "ask";
  id: string;
  base: number;
}

/** How would the table look after these moves? Nothing happens there. */
export interface AskTry {
  do: "try";
  move: string;
  type: "ask";
  id: string;
  base: number;
}

/** The next deal; deal: its number in the match. */
export interface AskDeal {
  do: "deal";
  deal?: number | null;
  type: "ask";
  id: string;
  base: number;
}

/** A bot plays for the person at this seat, who is away. */
export interface AskStandIn {
  do: "stand_in";
  seat: number;
  type: "ask";
  id: string;
  base: number;
}

/** A person for whom a bot plays has the seat again. */
export interface AskReturn {
  do: "return";
  type: "ask";
  id: string;
  base: number;
}

/** One's own seat is open; to: the name of the person for whom it is kept. */
export interface AskLeave {
  do: "leave";
  to?: string | null;
  type: "ask";
  id: string;
  base: number;
}

/** The seat of this person, who is away, is open; a seat that is kept for a name is open to all. */
export interface AskOpen {
  do: "open";
  seat: number;
  type: "ask";
  id: string;
  base: number;
}

/** A bot takes the open seat; without a seat, bots take all that are open. */
export interface AskBot {
  do: "bot";
  seat?: number | null;
  type: "ask";
  id: string;
  base: number;
}

/** The host of the table changes some of its customs. */
export interface AskCustoms {
  do: "customs";
  customs: Record<string, unknown>;
  type: "ask";
  id: string;
  base: number;
}

/** The host takes a person's seat away. */
export interface AskRemove {
  do: "remove";
  seat: number;
  type: "ask";
  id: string;
  base: number;
}

/** The host takes a person's seat away, and they cannot come back. */
export interface AskBan {
  do: "ban";
  seat: number;
  type: "ask";
  id: string;
  base: number;
}

/** The host lifts a ban; of: its `id` in the scene. */
export interface AskPardon {
  do: "pardon";
  of: string;
  type: "ask";
  id: string;
  base: number;
}

/** The host lets nobody new sit down. */
export interface AskLock {
  do: "lock";
  type: "ask";
  id: string;
  base: number;
}

/** The host lets people sit down again. */
export interface AskUnlock {
  do: "unlock";
  type: "ask";
  id: string;
  base: number;
}

/** Proposes what needs consent; seat: the one to change to, where seats are proposed. */
export interface AskPropose {
  do: "propose";
  what: "again" | "draw" | "end" | "rotate" | "seats" | "takeback";
  seat?: number | null;
  type: "ask";
  id: string;
  base: number;
}

/** Agrees to a proposal; proposal: the `n` of it in the scene. */
export interface AskAgree {
  do: "agree";
  proposal?: number | null;
  type: "ask";
  id: string;
  base: number;
}

/** Declines a proposal, or withdraws one's own; proposal: the `n` of it in the scene. */
export interface AskDecline {
  do: "decline";
  proposal?: number | null;
  type: "ask";
  id: string;
  base: number;
}

/** Another match: proposes it, or agrees to it. */
export interface AskAgain {
  do: "again";
  type: "ask";
  id: string;
  base: number;
}

/** A device commits to its value for the chance of a deal; of: the commitment of the exchange, share: that of the device. */
export interface AskCommit {
  do: "commit";
  of: string;
  share: string;
  type: "ask";
  id: string;
  base: number;
}

/** A device tells its value for the chance of a deal; of: the commitment of the exchange, share: the value. */
export interface AskShare {
  do: "share";
  of: string;
  share: string;
  type: "ask";
  id: string;
  base: number;
}

/** A seat says something to the others: one of a phrase, a reaction (both by number) and a text. */
export interface Say {
  type: "say";
  id: string;
  phrase?: number | null;
  reaction?: number | null;
  text?: string | null;
}

/** A seat says how fast it wishes the bots to play; the wish lasts as long as its line. */
export interface Pace {
  type: "pace";
  id: string;
  pace: "calm" | "normal" | "quick";
}

/** A browser without a seat watches, in its language. */
export interface Watch {
  type: "watch";
  language?: string | null;
}

/** A browser asks whether anybody is there. */
export interface Ping {
  type: "ping";
  id: string;
}

export type Value = boolean | number | string;

export type House = Record<string, boolean | number | string>;

export type Verdict = "no_word" | "word";

export type Ask = AskMove | AskTry | AskDeal | AskStandIn | AskReturn | AskLeave | AskOpen | AskBot | AskCustoms | AskRemove | AskBan | AskPardon | AskLock | AskUnlock | AskPropose | AskAgree | AskDecline | AskAgain | AskCommit | AskShare;

export type FromServer = Welcome | TableEvent | Refused | Done | Tried | Replaced | Presence | Waiting | Said | Paced | Talk | Unseated | Pong;

export type ToServer = Hello | AskMove | AskTry | AskDeal | AskStandIn | AskReturn | AskLeave | AskOpen | AskBot | AskCustoms | AskRemove | AskBan | AskPardon | AskLock | AskUnlock | AskPropose | AskAgree | AskDecline | AskAgain | AskCommit | AskShare | Say | Pace | Watch | Ping;
