import { deviceMemory, type Memory } from "../memory";
import type { Scene } from "../protocol/messages";
import { countMatch } from "../page/strength";
import { hasSeat } from "../protocol/seat";
import "../language/table";
import { message } from "../language/message";

/** Which match of a table this device has seen last, and whether to its end: who was away then hears of it when they come back. */
export class SeenMatch {
  private readonly key: string;

  constructor(
    table: string,
    private readonly tell: (says: string) => void,
    private readonly memory: Memory = deviceMemory,
  ) {
    this.key = `kahve.match.${table}`;
  }

  /** Tell a person who was away at the end of a match what it came to, even where the next match has begun. */
  tellMissedEnd(scene: Scene): void {
    const says = this.missedEnd(scene);
    if (says) this.tell(message("client-table-match-ended-away", { says }));
  }

  /** What the match came to whose end was missed; empty where none was. The scene counts as seen from now on. */
  private missedEnd(scene: Scene): string {
    const [number, end] = (this.memory.getItem(this.key) ?? "").split(" ");
    this.see(scene);
    if (!number || !hasSeat(scene)) return "";
    if (scene.match === Number(number)) return end || scene.phase !== "over" ? "" : scene.line;
    return end && scene.match === Number(number) + 1 ? "" : (scene.former ?? "");
  }

  see(scene: Scene): void {
    const seen = `${scene.match}${scene.phase === "over" ? " over" : ""}`;
    if (!hasSeat(scene) || this.memory.getItem(this.key) === seen) return;
    this.memory.setItem(this.key, seen);
    if (scene.phase === "over") countMatch(scene, this.memory);
  }
}
