import { logOf } from "../protocol/http";

/** Let the browser save a file. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Save the log of a match that is over. */
export async function saveLog(table: string, game: string): Promise<void> {
  save(await logOf(table), `${game}-${table}.jsonl`);
}
