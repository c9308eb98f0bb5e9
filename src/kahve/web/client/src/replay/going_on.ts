import { go } from "../page/navigation";
import { preferences } from "../page/preferences";
import { asPerson } from "../person/person_requests";
import { goOnFrom, type Source } from "../protocol/finished_deals";
import { keepPlace } from "../protocol/places";

/** Opens a table that goes on from a move of a deal; what is refused is kept to be read. */
export class GoingOn {
  busy = false;
  refusal = "";

  constructor(private readonly changed: () => void) {}

  /** Go on in this seat, which is to play after this move. */
  async from(source: Source, deal: string, move: number, seat: number): Promise<void> {
    if (this.busy) return;
    this.say(true, "");
    try {
      const { name } = preferences();
      const place = await asPerson((headers) => goOnFrom(source, deal, { move, seat, ...(name ? { name } : {}) }, headers));
      keepPlace(place);
      this.say(false, "");
      go(place.link);
    } catch (error) {
      this.say(false, (error as Error).message);
    }
  }

  /** Forget what was refused: another move is gone on from. */
  clear(): void {
    this.refusal = "";
  }

  private say(busy: boolean, refusal: string): void {
    this.busy = busy;
    this.refusal = refusal;
    this.changed();
  }
}
