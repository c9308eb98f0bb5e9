import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { cup, icon } from "../page/icons";
import { follow, go } from "../page/go";
import { preferences } from "../page/preferences";
import { rulesPanel } from "../page/rules_panel";
import { to } from "../protocol/gateway";
import { Refusal } from "../protocol/http";
import type { Scene, TableEvent, Zone } from "../protocol/messages";
import type { Wish } from "../protocol/wish";
import { facesOf } from "../table/at_hand";
import { keysPanel } from "../table/keys_panel";
import { StagedPage } from "../table/staged_page";
import { isForOthers } from "../table/table_keys";
import { zonePanel } from "../table/table_panels";
import "../language/learn";
import "../language/page";
import { message } from "../language/message";

export type Open = "paragraph" | "rules" | "keys" | "zone" | "own";

/** What is said to a move: right, wrong, or null where the turn goes on. `then` says how the deal goes on. */
export interface Verdict {
  right: boolean | null;
  says: string;
  event: TableEvent | null;
  then?: readonly string[];
}

/** A staged position on the table of its family, at which moves are made and each is answered with a sentence. */
export abstract class TaughtTable extends StagedPage {
  @state() protected trouble = "";
  @state() protected opened: Open | null = null;
  /** What has been said to the last move. */
  @state() protected verdict: Verdict | null = null;
  private asking = false;

  /** Fetch what is staged, with the scene to begin with and the family that shows it. */
  protected abstract fetchStaged(): Promise<{ scene: Scene; family: string; title: string }>;
  protected abstract answer(move: string): Promise<Verdict>;
  protected abstract tryOut(move: string): Promise<{ scene: Scene }>;
  /** What is kept, and said to further moves, when the right move has been made. */
  protected abstract solved(): void;
  protected abstract readonly isOver: string;
  /** A key that only this page knows; false where it means nothing. */
  protected abstract pressed(key: string): boolean;
  protected abstract goOn(): void;
  protected abstract readonly game: { name: string; title: string };
  protected abstract head(): { small: string; back: string; all: string };
  protected abstract teacher(): TemplateResult;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("keydown", this.onKey);
    void this.come();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.onKey);
  }

  private async come(): Promise<void> {
    try {
      const { scene, family, title } = await this.fetchStaged();
      await this.haveSurface(family);
      this.lay(scene);
      document.title = message("client-page-title", { page: title });
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  // What the surface asks.

  ask(wish: Wish): boolean {
    if (this.asking || (wish.do !== "move" && wish.do !== "try")) return false;
    if (this.verdict?.right) {
      this.tell(this.isOver);
      return false;
    }
    this.asking = true;
    void (wish.do === "move" ? this.make(wish.move) : this.attempt(wish.move));
    return true;
  }

  private async make(move: string): Promise<void> {
    try {
      const said = await this.answer(move);
      this.asking = false;
      if (said.right) this.solved();
      if (said.event) {
        this.surface?.answered?.("done");
        await this.actOut(said.event, () => false);
      } else this.refused(said.says, "lesson");
      this.verdict = said;
    } catch (error) {
      this.asking = false;
      this.fail(error);
      this.verdict = { right: false, says: (error as Error).message, event: null };
    }
  }

  private async attempt(move: string): Promise<void> {
    try {
      const { scene } = await this.tryOut(move);
      this.asking = false;
      this.surface?.answered?.("tried");
      this.surface?.tried?.(scene);
    } catch (error) {
      this.asking = false;
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    this.refused((error as Error).message, error instanceof Refusal ? error.code : "");
  }

  /** The cards go back; the sentence stands with the teacher, or is told where the surface does not tell it. */
  private refused(says: string, code: string): void {
    this.surface?.answered?.("refused");
    this.surface?.refuse(says, code);
    void this.draw();
  }

  canAsk(): boolean {
    return !this.asking && !this.verdict?.right;
  }

  override tell(says: string): void {
    if (this.verdict?.says !== says) super.tell(says);
  }

  hurried(): boolean {
    this.stage.hurry();
    return this.asking;
  }

  look(zone: Zone): void {
    this.zone = zone;
    this.opened = "zone";
  }

  open(): void {
    this.opened = "own";
  }

  // What a person does.

  private readonly onKey = (event: KeyboardEvent): void => {
    if (this.opened || isForOthers(event)) return;
    const key = event.key.toLowerCase();
    if (this.verdict?.right) {
      if (key === "n" || (event.key === "Enter" && event.target === document.body)) this.goOn();
      else return;
    } else if (this.surface?.press(event)) return;
    else if (this.pressed(key)) void this.draw();
    else if (key === "k") this.opened = "keys";
    else if (key === "h") go("/");
    else if (/^[1-9]$/.test(event.key)) this.surface?.nth(Number(event.key));
    else return;
    event.preventDefault();
  };

  // Drawing.

  protected override render(): TemplateResult {
    const { scene, surface, game } = this;
    const { small, back, all } = this.head();
    return html`<div class="table-page teaching">
        <header class="bar">
          <a class="brand" href=${to("/")} aria-label=${message("client-page-kahve-home")} title=${message("client-page-home-key")} @click=${follow}>${cup()}<span>Kahve</span></a>
          <h1 class="bar-title">${game.title} <small>${small}</small></h1>
          <nav class="tools" aria-label=${message("client-page-tools")}>
            <a class="round" href=${to(back)} aria-label=${all} title=${all} @click=${follow}>${icon.moves}</a>
            <button type="button" class="round" aria-label=${message("client-page-rules")} title=${message("client-learn-whole-rulebook")} @click=${() => (this.opened = "rules")}>${icon.rules}</button>
            <button type="button" class="round wide-only" aria-label=${message("client-page-keys")} title=${message("client-learn-keys-key")} @click=${() => (this.opened = "keys")}>${icon.keys}</button>
          </nav>
        </header>
        ${scene && surface ? html`${this.teacher()} ${surface.draw({ over: nothing, next: null })}` : this.waiting()} ${this.notice.view()}
        <div class="flights" aria-hidden="true"></div>
      </div>
      ${scene ? this.panel(scene, () => (this.opened = null)) : nothing}`;
  }

  private waiting(): TemplateResult {
    return html`<main class="waiting">${cup()}<p role=${this.trouble ? "alert" : "status"}>${this.trouble || message("client-learn-laying-table")}</p></main>`;
  }

  protected panel(scene: Scene, close: () => void): TemplateResult | typeof nothing {
    switch (this.opened) {
      case "rules":
        return rulesPanel(this.game.name, this.game.title, scene.house, close);
      case "keys":
        return keysPanel(this.family.keys, close);
      case "zone":
        return this.zone ? zonePanel(this.zone, facesOf(scene), preferences().cards, close) : nothing;
      case "own":
        return this.surface?.panel(close) ?? nothing;
      default:
        return nothing;
    }
  }
}
