import type { Ask, AskCommit, AskShare } from "./messages";

type Unnumbered<A> = A extends Ask ? Omit<A, "type" | "id" | "base"> : never;

/** What a device gives by itself to the chance of the next deal: its commitment, then its value. `of` names the exchange. */
export type Gift = Unnumbered<AskCommit | AskShare>;

/**
 * What a person can ask of the table; an ask is a wish with a number, made on a certain table. It names what it is about as that is on show:
 * the number of the deal, the proposal, the seat.
 */
export type Wish = Unnumbered<Exclude<Ask, AskCommit | AskShare>>;

/** What is said: a phrase or a reaction by its number, or a text. */
export type Words = { phrase: number } | { reaction: number } | { text: string };
