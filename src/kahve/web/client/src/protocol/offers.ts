import type { GameList } from "./messages";

export type Offer = GameList["offers"][number];

let known: ReadonlySet<Offer> | null = null;

/** Note what the server has said that it offers. */
export function noteOffers(offers: readonly Offer[]): void {
  known = new Set(offers);
}

/** Whether the server offers this; before it has said so it does not. */
export function isOffered(offer: Offer): boolean {
  return known?.has(offer) ?? false;
}

/** Whether the server has said what it offers. */
export function areOffersKnown(): boolean {
  return known !== null;
}
