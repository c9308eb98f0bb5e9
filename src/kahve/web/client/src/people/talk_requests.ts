import { customs, phrases } from "../protocol/http";
import type { Custom, Phrases } from "../protocol/messages";
import "../language/table";
import { message } from "../language/message";

/** What the server tells of talk and customs, asked for once; what failed is asked for again the next time. */
let said: Promise<Phrases> | null = null;
let settled: Promise<Custom[]> | null = null;
let standIns: ReadonlyMap<string, string> = new Map();

export function fetchPhrases(): Promise<Phrases> {
  return (said ??= phrases().catch((error: unknown) => {
    said = null;
    throw error;
  }));
}

export function fetchCustoms(): Promise<Custom[]> {
  return (settled ??= customs().then(keep, (error: unknown) => {
    settled = null;
    throw error;
  }));
}

function keep(customs: Custom[]): Custom[] {
  const bots = customs.find((custom) => custom.name === "stand_in")?.values ?? [];
  standIns = new Map(bots.map(({ value, title }) => [String(value), title]));
  return customs;
}

/** What a bot is called by its way to play, as far as that has been asked for: "Club player". */
export function botTitle(bot: string): string {
  return standIns.get(bot) ?? message("client-table-bot-title");
}
