import type { Value } from "./messages";

/**
 * What a person can ask of the table; an ask is a wish with a number, made on a certain table. It names what it is about as that is on show:
 * the number of the deal, the proposal, the seat.
 */
export type Wish = { do: "move" | "try"; move: string } | { do: "deal"; deal: number } | { do: "again" } | PeopleWish;

/** What a device gives by itself to the chance of the next deal: its commitment, then its value. `of` names the exchange. */
export type Gift = { do: "commit" | "share"; of: string; share: string };

/** What is asked about the people at the table and touches no card. */
export type PeopleWish =
  | { do: "stand_in" | "open" | "remove" | "ban"; seat: number }
  | { do: "lock" | "unlock" }
  | { do: "pardon"; of: string }
  | { do: "return" }
  | { do: "agree" | "decline"; proposal: number }
  | { do: "leave"; to?: string }
  | { do: "bot"; seat?: number }
  | { do: "propose"; what: "end" | "again" | "takeback" | "draw" }
  | { do: "propose"; what: "seats"; seat: number }
  | { do: "customs"; customs: Record<string, Value> };

/** What is said: a phrase or a reaction by its number, or a text. */
export type Words = { phrase: number } | { reaction: number } | { text: string };
