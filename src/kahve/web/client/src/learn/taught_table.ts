import { html, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { cup, icon } from "../page/icons";
import { follow, go } from "../page/navigation";
import { preferences } from "../page/preferences";
import { rulesPanel } from "../page/rules_panel";
import { to } from "../protocol/gateway";
import { Refusal } from "../protocol/http";
import type { Lesson, Place, Puzzle, Reason, Scene, TableEvent, Zone } from "../protocol/messages";
import type { Wish } from "../protocol/wish";
import { facesOf } from "../table/loaded_families";
import { keysPanel } from "../table/keys_panel";
import { StagedPage } from "../table/staged_page";
import { isForOthers } from "../table/table_keys";
import { zonePanel } from "../table/table_panels";
import { taughtPath, type TaughtAddress } from "./taught_address";
import { answer, attempt, taught } from "./taught_requests";
import { keepDone, keepFirst } from "./lessons_done";
import "../language/learn";
import "../language/page";
import { message } from "../language/message";

export type Open = "paragraph" | "rules" | "keys" | "zone" | "own";

/** What is said to a move: right, wrong, or null where the turn goes on. `why` has the reasons, and `then` says how the deal goes on. */
export interface Verdict {
  right: boolean | null;
  says: string;
  event: TableEvent | null;
  why?: readonly Reason[];
  then?: readonly string[];
}

/** A staged position on the table of its family, at which moves are made and each is answered with a sentence. */
export abstract class TaughtTable<Taught extends Lesson | Puzzle> extends StagedPage {
  @property({ attribute: false }) address!: TaughtAddress;

  /** The lesson or the puzzle, once it is here. */
  protected taught: Taught | null = null;
  /** The moves of the turn so far. */
  protected turnSoFar: string[] = [];
  @state() protected trouble = "";
  @state() protected opened: Open | null = null;
  /** What has been said to the last move. */
  @state() protected verdict: Verdict | null = null;
  private asking = false;

  /** The title of the page, once the lesson or the puzzle is here. */
  protected abstract titleOf(taught: Taught): string;
  /** What is said to further moves when the right move has been made. */
  protected abstract readonly isOver: string;
  /** How many lessons or puzzles the game has. */
  protected abstract readonly count: number;
  /** The path of the list, and what follows behind the last of them. */
  protected abstract readonly list: string;
  protected abstract end(): void;
  /** A key that only this page knows; false where it means nothing. */
  protected abstract pressed(key: string): boolean;
  protected abstract readonly game: { name: string; title: string };
  /** What stands beside the title of the game, and the words of the link to the list. */
  protected abstract head(): { small: string; all: string };
  protected abstract teacher(): TemplateResult;

  get place(): Place {
    return { table: taughtPath(this.address), seat: this.taught?.seat ?? 0, token: "", link: "" };
  }

  /** The path of the next lesson or puzzle; null behind the last. */
  protected get next(): string | null {
    const number = this.address.number! + 1;
    return number <= this.count ? taughtPath({ ...this.address, number }) : null;
  }

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
      this.taught = await taught<Taught>(this.address);
      const { scene } = this.taught;
      await this.haveSurface(scene.family);
      this.lay(scene);
      document.title = message("client-page-title", { page: this.titleOf(this.taught) });
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
      const said = await answer(this.address, this.turnSoFar, move);
      this.asking = false;
      if (said.right !== null && this.address.kind === "puzzles") keepFirst(this.address, said.right);
      if (said.right === null) this.turnSoFar.push(move);
      else if (said.right) keepDone(this.address);
      else this.begin();
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
      const { scene } = await attempt(this.address, this.turnSoFar, move);
      this.asking = false;
      this.surface?.answered?.("tried");
      this.surface?.tried?.(scene);
    } catch (error) {
      this.asking = false;
      this.fail(error);
    }
  }

  /** Lay the position as it was before the moves of this turn. */
  protected begin(): void {
    if (this.turnSoFar.length && this.taught) this.lay(this.taught.scene);
    this.turnSoFar = [];
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

  moves(): void {
    this.tell(this.taught?.says ?? "");
  }

  look(zone: Zone): void {
    this.zone = zone;
    this.opened = "zone";
  }

  open(): void {
    this.opened = "own";
  }

  // What a person does.

  protected goOn(): void {
    if (this.next) go(this.next);
    else this.end();
  }

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
    const { small, all } = this.head();
    return html`<div class="table-page teaching">
        <header class="bar">
          <a class="brand" href=${to("/")} aria-label=${message("client-page-kahve-home")} title=${message("client-page-home-key")} @click=${follow}>${cup()}<span>Kahve</span></a>
          <h1 class="bar-title">${game.title} <small>${small}</small></h1>
          <nav class="tools" aria-label=${message("client-page-tools")}>
            <a class="round" href=${to(this.list)} aria-label=${all} title=${all} @click=${follow}>${icon.moves}</a>
            <button type="button" class="round" aria-label=${message("client-page-rules")} title=${message("client-learn-whole-rulebook")} @click=${() => (this.opened = "rules")}>${icon.rules}</button>
            <button type="button" class="round wide-only" aria-label=${message("client-page-keys")} title=${message("client-learn-keys-key")} @click=${() => (this.opened = "keys")}>${icon.keys}</button>
          </nav>
        </header>
        ${scene && surface ? html`${this.teacher()} ${surface.draw({ over: nothing, next: null })}` : this.waiting()} ${this.notice.view()}
        <div class="flights" aria-hidden="true"></div>
      </div>
      ${scene ? this.panel(scene, () => (this.opened = null)) : nothing}`;
  }

  /** The button that goes on, once the right move has been made. */
  protected onward(says: string): TemplateResult {
    return html`<button type="button" class="play small" title=${message("client-learn-go-on-key")} @click=${() => this.goOn()}>${says}</button>`;
  }

  protected skip(): TemplateResult {
    return html`<a class="soft" href=${to(this.next ?? this.list)} @click=${follow}>${message("client-learn-skip")}</a>`;
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
