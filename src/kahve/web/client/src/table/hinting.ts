import { nothing, type TemplateResult } from "lit";
import { preferences } from "../page/preferences";
import { hint } from "../protocol/http";
import type { Hint, Place, Scene } from "../protocol/messages";
import { facesOf } from "./loaded_families";
import { hintSlip, markHint } from "./hint";
import type { Page } from "./surface";
import "../language/table";
import { message } from "../language/message";

/** So often, in milliseconds, the server is asked whether it is ready. */
const ASK_AGAIN = 1500;

/** The hint on show, or what is said while it is being thought of; it holds for one scene. */
export class Hinting {
  private shown: Hint | string | null = null;
  private scene: Scene | null = null;

  constructor(private readonly page: Page) {}

  get isOpen(): boolean {
    return this.shown !== null;
  }

  clear(): void {
    this.set(null);
  }

  /** Ask for a hint, put it away, or say why there is none. */
  toggle(scene: Scene, place: Place): void {
    if (this.isOpen) this.clear();
    else if (scene.can.includes("hint")) void this.ask(scene, place);
    else if (scene.show.hints === false) this.page.tell(message("client-table-no-hints"));
    else this.page.tell(scene.turn === scene.seat ? message("client-table-one-choice") : message("client-table-hint-in-turn"));
  }

  private async ask(scene: Scene, place: Place): Promise<void> {
    this.scene = scene;
    this.set(message("client-table-thinking"));
    // As long as this table is on show and the hint has not been put away.
    const wanted = () => this.page.element.isConnected && this.scene === scene && this.isOpen;
    try {
      while (wanted()) {
        const answer = await hint(place);
        if (!wanted()) return;
        this.set(answer.ready ? answer : answer.says);
        if (answer.ready) return;
        await new Promise((done) => setTimeout(done, ASK_AGAIN));
      }
    } catch (error) {
      if (!wanted()) return;
      this.clear();
      this.page.tell((error as Error).message);
    }
  }

  private set(shown: Hint | string | null): void {
    this.shown = shown;
    void this.page.draw();
  }

  view(scene: Scene): TemplateResult | typeof nothing {
    return this.shown ? hintSlip(this.shown, facesOf(scene), preferences().cards, () => this.clear()) : nothing;
  }

  /** Mark the cards that the hint is about, in what has just been drawn. */
  mark(): void {
    const { element } = this.page;
    markHint(element, this.shown);
    const hand = this.isOpen && element.querySelector(".hand");
    // A narrow screen shows the slip above the hand, which is of another height in every game.
    if (hand) element.style.setProperty("--above-hand", `${innerHeight - hand.getBoundingClientRect().top}px`);
  }
}
