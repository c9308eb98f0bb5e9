import type { MyTable } from "../protocol/messages";

/** Whether a table waits for its person among people: bots wait for nobody. */
export function waitsAmongPeople({ yours, seat, players }: Pick<MyTable, "yours" | "seat" | "players">): boolean {
  return yours && players.some((player) => player.kind === "person" && player.seat !== seat);
}
