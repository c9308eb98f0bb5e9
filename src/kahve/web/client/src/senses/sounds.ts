import type { MoveEvent, Scene, TableEvent } from "../protocol/messages";

/** What can be heard at a table. */
export type Sound = "dealt" | "played" | "taken" | "bonus" | "turn" | "end";

/** What an event sounds like, in the order in which it is heard; the same for every family of games. `turn` is not an event: see `isTurnOf`. */
export function soundsOf(event: TableEvent, before: Scene): Sound[] {
  if (event.kind === "deal") return event.void === undefined ? ["dealt"] : [];
  if (event.kind === "match" || event.kind === "ended") return ["end"];
  if (event.kind === "taken_back") return ["played"];
  if (event.kind !== "move") return [];
  const sounds: Sound[] = [];
  if (movesCards(event, before)) sounds.push("played");
  if (takesCards(event)) sounds.push("taken");
  if (event.bonus) sounds.push("bonus");
  if (event.batch) sounds.push("dealt");
  // The event of the match follows, and says the same.
  if (event.deal_over && event.scene.phase !== "over") sounds.push("end");
  return sounds;
}

/** Whether this seat is to act itself: no bot stands in for it. */
export function isTurnOf({ turn, phase, seats }: Scene, seat: number): boolean {
  return seat >= 0 && turn === seat && phase === "play" && !seats[seat]?.stand_in;
}

/** Cards go from one place to another. What is only said, such as a claim or an answer, is silent. */
function movesCards({ card, cards, scene }: MoveEvent, before: Scene): boolean {
  return Boolean(card) || Boolean(cards?.length) || placesOf(scene) !== placesOf(before);
}

/** The sizes of everything that lies on the table, and the hands. */
function placesOf({ zones, seats }: Scene): string {
  return JSON.stringify([zones.map(({ count }) => count), seats.map(({ hand }) => hand)]);
}

/** In games that count them, `by` stands in every move; in others it names who takes a trick whose cards are not counted. */
function takesCards({ takes, by, do: acts, sweep }: MoveEvent): boolean {
  return Boolean(takes) || Boolean(sweep) || (typeof by === "number" && acts === undefined);
}
