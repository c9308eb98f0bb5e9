import { html, nothing, type TemplateResult } from "lit";
import { fresh } from "../page/sentence";
import { preferences } from "../page/preferences";
import { touchesCards } from "../protocol/events";
import type { Move, Scene, TableEvent } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import { seatPlaces } from "../table/seat_places";
import { answeredWith, askAbout, tapped, textOf, wanted, type CaptureChoice } from "../table/capture_choice";
import { choosingButtons, choosingSays } from "../table/choosing_line";
import { Choreography, type Stagehand } from "../table/choreography";
import { drag, letGo } from "../table/drag";
import { facesOf } from "../table/loaded_families";
import type { FloorView } from "../table/floor";
import { hand } from "../table/hand";
import { handCards, otherMoves, type HandCard } from "../table/hand_cards";
import { floorOf, onFloor, withKeys } from "../table/keyed_cards";
import { ownPlate, seatPlate } from "../table/seat_plate";
import { layOut } from "../table/spread";
import type { Frame, Page, Surface } from "../table/surface";
import { choosePanel } from "../table/table_panels";
import { isMyTurn, lineKind } from "../table/turn";
import { zone } from "../table/zones";
import "../language/table";
import { message } from "../language/message";

const NOTHING: ReadonlySet<string> = new Set();

/** The table of a fishing game: its seats sit around the pile or the floor, and a card of the hand is played there. */
export class Fishing implements Surface, Stagehand {
  private scene: Scene | null = null;
  private asking: CaptureChoice | null = null;
  /** The choice of which the server has been asked how it stands; without cards its answer is ignored. */
  private awaited: { chosen: readonly string[] | null } | null = null;
  /** What was pressed before that was answered. */
  private pressed: (() => void)[] = [];
  /** The card of which it is asked in words what it does. */
  private worded: HandCard | null = null;
  /** The card that has been asked for and not answered, or is in flight. */
  private leaving: string | null = null;
  private focused = 0;
  private dropping = false;
  /** The card of the hand under the pointer, and the one that the keyboard is on: the floor shows what it takes. */
  private pointed: string | null = null;
  private reached: string | null = null;
  /** What is about to be taken from the floor, and whether a card is about to come. */
  private taking: readonly string[] = [];
  private expecting = false;
  private readonly choreography: Choreography;

  constructor(private readonly page: Page) {
    this.choreography = new Choreography(page.element, page.stage, this);
  }

  // What the page tells.

  show(scene: Scene, event: TableEvent | null): void {
    this.scene = scene;
    if (event && !touchesCards(event)) return;
    this.leaving = this.pointed = null;
    this.leaveQuestion();
    this.awaited = null;
    this.taking = [];
    this.expecting = false;
    this.focused = Math.min(this.focused, Math.max(0, (scene.seats[scene.seat]?.hand.length ?? 1) - 1));
  }

  act(event: TableEvent, before: Scene, more: () => boolean): Promise<void> {
    return this.choreography.act(event, before, more);
  }

  reveal(scene: Scene): Promise<void> {
    return this.page.reveal(scene);
  }

  makeRoom(): Promise<void> {
    this.expecting = true;
    return this.page.redraw();
  }

  light(keys: readonly string[]): Promise<void> {
    this.taking = keys;
    return this.page.draw();
  }

  refuse(): boolean {
    if (!this.awaited) this.putBack();
    this.awaited = null;
    this.pressed = [];
    return false;
  }

  press(event: KeyboardEvent): boolean {
    if (!this.asking) return false;
    if (event.key === "Escape") this.stopAsking();
    else if (event.key === "Enter" && event.target === document.body) this.takeChosen();
    else return false;
    return true;
  }

  nth(nth: number): void {
    const handCard = this.scene && handCards(this.scene)[nth - 1];
    if (handCard) this.choose(handCard);
  }

  // Playing.

  private choose(handCard: HandCard): void {
    if (this.page.hurried()) return this.putBack();
    if (this.asking?.handCard.key === handCard.key) return this.stopAsking();
    this.leaveQuestion();
    if (handCard.moves.length > 1 || handCard.moves[0]?.open?.length) {
      this.putBack();
      this.askAbout(handCard);
    } else if (handCard.moves[0]) {
      this.play(handCard.moves[0], handCard.key);
    } else {
      this.putBack();
      this.page.tell(handCard.refusal);
    }
  }

  /** Which of its moves shall a card make? It is chosen on the floor, or else asked in words. */
  private askAbout(handCard: HandCard): void {
    this.asking = this.scene && askAbout(handCard, onFloor(this.scene));
    if (!this.asking) {
      this.worded = handCard;
      return this.page.open();
    }
    void this.page.draw().then(() => this.find('.floor [tabindex="0"], .ways button:enabled')?.focus({ preventScroll: true }));
  }

  /** Tap a card of the floor; where the ways are not listed the server says what it comes to. */
  private tap(key: string): void {
    const { asking } = this;
    if (!asking) return;
    if (!asking.many) return this.change(() => (this.asking = tapped(asking, key)));
    if (this.awaited) return void this.pressed.push(() => this.tap(key));
    const chosen = wanted(asking, key);
    this.change(() => (this.asking = { ...asking, focus: key }));
    if (chosen && this.page.ask({ do: "try", move: textOf(asking, chosen) })) this.awaited = { chosen };
  }

  tried(scene: Scene): void {
    const { asking } = this;
    const chosen = this.awaited?.chosen;
    const move = scene.moves[0];
    this.awaited = null;
    if (asking && chosen && move) this.change(() => (this.asking = answeredWith(asking, chosen, move)));
    while (!this.awaited && this.pressed.length) this.pressed.shift()!();
  }

  /** Close the question on the floor, and forget what was pressed there. */
  private leaveQuestion(): void {
    this.asking = null;
    this.pressed = [];
    if (this.awaited) this.awaited.chosen = null;
  }

  private stopAsking(): void {
    const key = this.asking?.handCard.key;
    this.leaveQuestion();
    this.putBack();
    this.toHand(key);
  }

  /** Bring the focus back to a card of the hand, unless it has gone elsewhere. */
  private toHand(key: string | undefined): void {
    void this.page.draw().then(() => {
      if (document.activeElement === document.body) this.find(`.hand [data-key="${key}"]`)?.focus({ preventScroll: true });
    });
  }

  private play(move: Move, key: string | null): void {
    if (this.awaited) return void this.pressed.push(() => this.play(move, key));
    if (!this.page.ask({ do: "move", move: move.move })) return this.putBack();
    this.leaving = key;
    this.taking = withKeys(move.taken ?? []).map((one) => one.key);
    if (this.asking) this.toHand(this.asking.handCard.key);
    this.leaveQuestion();
    void this.page.draw();
  }

  private takeChosen(): void {
    if (this.awaited) return void this.pressed.push(() => this.takeChosen());
    const take = this.asking?.now.take;
    if (take) this.play(take.move, this.asking!.handCard.key);
  }

  private putBack(): void {
    this.leaving = null;
    this.taking = [];
    for (const card of this.page.element.querySelectorAll<HTMLElement>(".hand .dragged")) letGo(card);
    void this.page.draw();
  }

  private grab(handCard: HandCard, pointer: PointerEvent): void {
    drag({
      element: pointer.currentTarget as HTMLElement,
      pointer,
      accepts: (_x, y) => y < (this.find(".mine")?.getBoundingClientRect().top ?? 0),
      over: (inside) => this.change(() => (this.dropping = inside && !handCard.refusal)),
      drop: () => this.choose(handCard),
    });
  }

  private change(something: () => void): void {
    something();
    void this.page.draw();
  }

  private find(selector: string): HTMLElement | null {
    return this.page.element.querySelector<HTMLElement>(selector);
  }

  // Drawing.

  draw({ over, next, help }: Frame): TemplateResult {
    const scene = this.scene!;
    const style = preferences().cards;
    const others = seatPlaces(scene);
    const cards = handCards(scene);
    const floor = floorOf(scene);
    const view = floor ? this.floorView(scene, cards) : null;
    return html`<main class="table others-${others.length} ${floor ? "floored" : ""} ${this.dropping ? "dropping" : ""}">
        <section class="cloth" aria-label=${message("client-table-the-table")} @click=${() => this.page.hurried()}>
          ${others.map((place) => seatPlate(scene, place, style))}
          <div class="zones" ?hidden=${over !== nothing}>${scene.zones.map((one) => zone(one, one === floor ? view : null, style, (z) => this.page.look(z)))}</div>
          ${over}
        </section>
        ${this.permanentLine(scene, next, help)}
        ${hasSeat(scene) ? this.ownPlace(scene, cards) : nothing}
      </main>`;
  }

  private ownPlace(scene: Scene, cards: readonly HandCard[]): TemplateResult {
    return html`<section class="mine" aria-label=${message("client-table-your-place")}>
      ${ownPlate(scene)}
      ${hand({
        cards,
        focus: this.focused,
        leaving: this.leaving,
        myTurn: isMyTurn(scene),
        inQuestion: this.asking?.handCard.key ?? null,
        faces: facesOf(scene),
        style: preferences().cards,
        choose: (handCard) => this.choose(handCard),
        focused: (index, seen) =>
          this.change(() => {
            this.focused = index;
            this.reached = seen ? (cards[index]?.key ?? null) : null;
          }),
        left: () => this.change(() => (this.reached = null)),
        pointed: (handCard) => this.change(() => (this.pointed = handCard?.key ?? null)),
        grab: (handCard, pointer) => this.grab(handCard, pointer),
      })}
    </section>`;
  }

  layOut(area: HTMLElement): void {
    if (area.matches(".floor")) layOut(area);
  }

  /** What the floor shows besides its cards: the choice among them, what is being taken, or what a card would take. */
  private floorView(scene: Scene, cards: readonly HandCard[]): FloorView {
    const { asking, expecting } = this;
    if (asking) {
      const tap = (key: string) => this.tap(key);
      const focused = (key: string) => this.change(() => (this.asking &&= { ...this.asking, focus: key }));
      return { lit: asking.now.lit, maybe: asking.now.open, expecting, choice: { asking, tap, focused, take: () => this.takeChosen() } };
    }
    if (this.taking.length) return { lit: new Set(this.taking), maybe: new Set(), expecting, choice: null };
    const seen = cards.find((handCard) => handCard.key === (this.pointed ?? this.reached));
    const now = seen && askAbout(seen, onFloor(scene))?.now;
    return { lit: now?.lit ?? NOTHING, maybe: now?.open ?? NOTHING, expecting, choice: null };
  }

  /** The permanent line; while one chooses on the floor it says what is chosen. */
  private permanentLine(scene: Scene, next: TemplateResult | null, help?: TemplateResult): TemplateResult {
    const { asking } = this;
    return html`<section class="line ${lineKind(scene)} ${asking ? "asking" : ""}" aria-label=${message("client-table-what-is-expected")}>
      <p class="line-now" role="status">${fresh(asking ? choosingSays(asking, onFloor(scene)) : scene.line)}</p>
      <p class="line-last">${fresh(scene.last === scene.line ? "" : scene.last)}</p>
      ${asking ? choosingButtons(asking, (move) => this.play(move, asking.handCard.key), () => this.stopAsking()) : this.offers(scene, next)} ${help}
    </section>`;
  }

  /** The buttons of the permanent line: moves that play no card, and the next deal. */
  private offers(scene: Scene, next: TemplateResult | null): TemplateResult | typeof nothing {
    const moves = otherMoves(scene);
    if (!moves.length && !next) return nothing;
    return html`<div class="offers">
      ${moves.map((move) => html`<button type="button" class="play small" @click=${() => this.play(move, null)}>${move.says}</button>`)} ${next}
    </div>`;
  }

  panel(close: () => void): TemplateResult | typeof nothing {
    const handCard = this.worded;
    return handCard ? choosePanel(handCard.card, handCard.moves, preferences().cards, (move) => this.play(move, handCard.key), close) : nothing;
  }
}
