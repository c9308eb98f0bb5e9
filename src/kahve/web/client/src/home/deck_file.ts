import type { Draft } from "./setup";
import { withValue } from "./setup";
import "../language/home";
import { message } from "../language/message";

/** The suits as the file calls them, and the house rules that they become. */
const SUITS: Record<string, string> = { A: "animals", C: "chili_peppers", S: "sours", W: "sweets" };
const CARDS: Record<string, string> = { dog: "dog", turtle: "turtle", removed_for_three: "removed", soup_starter: "starter" };

/** The file is not a deck; the message says why. */
export class NoDeck extends Error {}

/** The house rules that stand for the deck of a file; what is wrong inside a row, such as twelve letters, the server says. */
export function deckIn(text: string): Record<string, string> {
  const deck = read(text);
  const rows: Record<string, string> = { deck: "custom" };
  const suits = deck.suits;
  if (!Array.isArray(suits) || suits.length !== 4) throw new NoDeck(message("client-home-deck-no-suits"));
  for (const suit of suits as Record<string, unknown>[]) {
    const row = SUITS[String(suit?.code)];
    if (!row) throw new NoDeck(message("client-home-deck-strange-suit", { code: JSON.stringify(suit?.code) ?? "?", codes: Object.keys(SUITS) }));
    if (typeof suit.letters !== "string") throw new NoDeck(message("client-home-deck-no-letters", { suit: String(suit.code) }));
    if (rows[row]) throw new NoDeck(message("client-home-deck-suit-twice", { suit: String(suit.code) }));
    rows[row] = suit.letters;
    if (suit.code === "C" && typeof suit.icons === "string") rows.icons = suit.icons;
  }
  if (!rows.icons) throw new NoDeck(message("client-home-deck-no-icons"));
  for (const [key, row] of Object.entries(CARDS)) {
    if (typeof deck[key] !== "string") throw new NoDeck(message("client-home-deck-no-card", { key }));
    rows[row] = deck[key];
  }
  return rows;
}

function read(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (parsed && typeof parsed === "object" && !Array.isArray(parsed)) return parsed as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new NoDeck(message("client-home-deck-no-json"));
}

/** The draft with this deck, as far as the game speaks of its cards. */
export function withDeck(draft: Draft, rows: Record<string, string>): Draft {
  const known = draft.game.options.filter((option) => option.name in rows);
  return known.reduce((changed, option) => withValue(changed, option.name, rows[option.name]!), draft);
}

/** Whether a game can be played with a deck of one's own. */
export function takesDecks(draft: Draft): boolean {
  const rows = new Set(draft.game.options.map((option) => option.name));
  return rows.has("animals") && draft.game.options.some((option) => option.name === "deck" && option.values?.some((one) => one.value === "custom"));
}
