import { logOf } from "../protocol/http";
import type { Place } from "../protocol/messages";

/** Let the browser save a file. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Save a text as a file. */
export function saveAs(text: string, name: string, type = "application/json"): void {
  save(new Blob([text], { type }), name);
}

/** Save the log of a match: while it goes on, of its deals that are over. */
export async function saveLog(place: Place, game: string, match?: number): Promise<void> {
  save(await logOf(place, match), `${game}-${place.table}${match ? `-${match}` : ""}.jsonl`);
}
