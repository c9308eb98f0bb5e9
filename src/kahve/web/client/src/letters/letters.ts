import { html, nothing, type TemplateResult } from "lit";
import { capitals, isWritten, type AlphabetName } from "../cards/alphabet";
import { icon } from "../page/icons";
import { prefer, preferences } from "../page/preferences";
import { touchesCards } from "../protocol/events";
import type { Checked, Move, MoveEvent, Scene, TableEvent, Zone } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import { seatPlaces, type SeatPlace } from "../table/seat_places";
import { drag, letGo } from "../table/drag";
import { letterFaces } from "./letter_faces";
import { hand } from "../table/hand";
import { handCards, otherMoves, type HandCard } from "../table/hand_cards";
import { lowWins } from "../table/scoreboard";
import { ownPlate, seatPlate } from "../table/seat_plate";
import { layOut } from "../table/spread";
import type { Frame, Page, Surface } from "../table/surface";
import { isForOthers } from "../table/table_keys";
import { isMyTurn, lineKind } from "../table/turn";
import { answerDesk, checkDesk, claimDesk, keyed, missingSays, namingDesk, passingSays, proofDesk, soupOffers, waysDesk, type DeskActs } from "./desk";
import "./dictionary";
import { layLetters } from "./lay_hand";
import { LetterFlights } from "./letter_flights";
import { moveTile, rackFor, tapTile, typeBack, typeLetter, type Rack } from "./rack";
import { apart, nextOrder, sorted } from "./sorting";
import { soup } from "./soup";
import { checkedSlip, claimSlip, facts, trick } from "./trick";
import { fresh, sentence, withSeen } from "../page/sentence";
import { whoIs, youOr } from "./letter_sentences";
import "../language/letters";
import "../language/page";
import "../language/table";
import { message } from "../language/message";
import { person, rich } from "../language/rich";

/** The number of cards that are passed on. */
const PASSED = 3;
/** Moves that have a place of their own on the table; all others are offered in words. */
const SHOWN = new Set(["call", "inspect", "demand", "nothing"]);

/** What a seat at a letter game sees and does. */
export class Letters implements Surface {
  private shown: Scene | null = null;
  /** Cards chosen for the neighbour. */
  private chosen: ReadonlySet<string> = new Set();
  /** The card of which it is being chosen how it is played. */
  private inQuestion: string | null = null;
  private leaving: string | null = null;
  private focus = "";
  /** The frame in which a tile is to have the keyboard again. */
  private focusing = 0;
  private rack: Rack | null = null;
  private proof = "";
  /** In Soup: what the list has decided last, and the card that has come last. */
  private checked: Checked | null = null;
  private newest: string | null = null;
  /** The decision that the keyboard was led to. */
  private led = "";
  /** The event that is acted out, and whether it brings a card that is on its way. */
  private acted: MoveEvent | null = null;
  private expecting = false;
  private dropping = false;
  private readonly flights: LetterFlights;

  constructor(private readonly page: Page) {
    this.flights = new LetterFlights(page, () => this.makeRoom());
  }

  // What the table tells.

  show(scene: Scene, event: TableEvent | null): void {
    this.shown = scene;
    if (event && !touchesCards(event)) return;
    this.leaving = this.inQuestion = null;
    this.expecting = false;
    const hand = new Set(ownHand(scene));
    this.chosen = new Set(this.passing ? [...this.chosen].filter((key) => hand.has(key.split(".")[0]!)) : []);
    this.rack = rackFor(scene, this.rack);
    if (this.stage !== "prove" || !this.myTurn) this.proof = "";
    const move = event?.kind === "move" ? event : null;
    if (move?.checked) this.checked = move.checked;
    else if (!move || typeof move.by === "number") this.checked = null;
    if (move?.card) this.newest = move.card;
    this.lead();
  }

  async act(event: TableEvent, before: Scene, more: () => boolean): Promise<void> {
    this.acted = event.kind === "move" ? event : null;
    await this.flights.act(event, before, more);
    this.acted = null;
  }

  private makeRoom(): Promise<void> {
    this.expecting = true;
    return this.page.redraw();
  }

  refuse(): boolean {
    this.leaving = null;
    void this.page.draw();
    return false;
  }

  private get stage(): string {
    return this.shown?.letters?.stage ?? "";
  }

  private get myTurn(): boolean {
    return this.shown !== null && isMyTurn(this.shown);
  }

  private get passing(): boolean {
    return this.stage === "pass" && this.myTurn;
  }

  /** Lead the keyboard to a decision when it appears, if it was at the hand or nowhere. */
  private lead(): void {
    const decision = this.myTurn && !["play", "pass"].includes(this.stage) ? `${this.stage} ${this.shown?.letters?.tricks} ${this.shown?.zones[0]?.cards.join()}` : "";
    if (decision === this.led) return;
    this.led = decision;
    if (decision) this.toDesk("button.tile", "input", "");
  }

  /** To the first of these that the desk has; what the keyboard does elsewhere, or at the desk already, goes on. */
  private toDesk(...places: string[]): void {
    requestAnimationFrame(() => {
      const at = document.activeElement;
      if ((at && at !== document.body && !at.closest(".hand, .offers")) || document.querySelector("dialog[open]")) return;
      const target = places.map((place) => document.querySelector<HTMLElement>(`.desk ${place}`)).find((one) => one);
      target?.focus({ preventScroll: true });
    });
  }

  // What a person does.

  private readonly acts: DeskActs = { play: (move) => this.play(move, null), tell: (says) => this.page.tell(says) };

  private play(move: Move, key: string | null): void {
    if (this.page.hurried()) return;
    if (!this.page.ask({ do: "move", move: move.move })) return;
    this.leaving = key;
    this.inQuestion = null;
    void this.page.redraw();
  }

  private tap(handCard: HandCard): void {
    if (this.passing) return this.toggle(handCard);
    if (this.page.hurried()) return;
    if (this.inQuestion === handCard.key) return this.leave();
    if (handCard.moves.length > 1) this.askAbout(handCard);
    else if (handCard.moves[0]) this.play(handCard.moves[0], handCard.key);
    else this.page.tell(handCard.refusal);
  }

  /** Choosing shows nothing to others and waits for nobody: it can be done while cards are moving. */
  private toggle({ key }: HandCard): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(key)) {
      if (chosen.size === PASSED) return this.page.tell(message("client-letters-three-chosen"));
      chosen.add(key);
    }
    this.chosen = chosen;
    void this.page.redraw();
  }

  private passOn(): void {
    if (this.page.hurried()) return;
    if (this.chosen.size < PASSED) return this.page.tell(missingSays(this.chosen.size));
    const cards = this.cards().filter(({ key }) => this.chosen.has(key)).map(({ card }) => card);
    this.page.ask({ do: "move", move: `pass ${cards.join(" ")}` });
  }

  private askAbout(handCard: HandCard): void {
    this.inQuestion = handCard.key;
    this.focus = handCard.key;
    void this.page.redraw();
    this.toDesk('.way-button[aria-disabled="false"]', ".way-button");
  }

  private leave(): void {
    const key = this.inQuestion;
    this.inQuestion = null;
    void this.page.redraw();
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`.hand [data-key="${key}"]`)?.focus({ preventScroll: true }));
  }

  private arrange(rack: Rack | null, focus?: number): void {
    if (!rack) return;
    this.rack = rack;
    void this.page.redraw();
    // A tile that is moved in the page loses the keyboard.
    cancelAnimationFrame(this.focusing);
    if (focus !== undefined) this.focusing = requestAnimationFrame(() => document.querySelectorAll<HTMLElement>(".rack .tile")[focus]?.focus({ preventScroll: true }));
  }

  private type(letter: string): void {
    const typed = this.rack && typeLetter(this.rack, letter);
    if (typed) this.arrange(typed, typed.typed - 1);
    else this.page.tell(this.rack?.typed && this.rack.typed < this.rack.cards.length ? message("client-letters-no-letter-left", { letter }) : message("client-letters-no-letter", { letter }));
  }

  private nameWord(): void {
    const word = capitals(this.proof.trim(), this.alphabet);
    if (!isWritten(word, this.alphabet)) return this.page.tell(message("client-letters-letters-only", { alphabet: this.alphabet }));
    if (!this.page.hurried()) this.page.ask({ do: "move", move: `name ${word}` });
  }

  private sort(): void {
    prefer({ letters: nextOrder(preferences().letters) });
    void this.page.redraw();
    this.page.tell(message("client-letters-hand-sorted", { order: preferences().letters }));
  }

  nth(nth: number): void {
    const handCard = this.cards()[nth - 1];
    if (handCard) this.tap(handCard);
  }

  /** Do what a key asks; false where it means nothing here. */
  press(event: KeyboardEvent): boolean {
    if (isForOthers(event)) return false;
    if (event.key === "Escape") return this.back();
    const key = event.key.toLowerCase();
    if (this.rack && this.pressRack(event)) return true;
    const button = document.querySelector<HTMLElement>(`.lettered [data-shortcut="${CSS.escape(key)}"]`);
    if (button) button.click();
    else if (key === "o") this.sort();
    else return false;
    event.preventDefault();
    return true;
  }

  /** While a word is to be claimed, letters are for it alone. */
  private pressRack(event: KeyboardEvent): boolean {
    if (!this.rack || event.shiftKey && event.key.length > 1) return false;
    const letter = event.key.length === 1 ? capitals(event.key, this.alphabet) : "";
    if (isWritten(letter, this.alphabet)) this.isFirm ? this.page.tell(this.shown?.letters?.claims ?? "") : this.type(letter);
    else if (event.key === "Backspace") this.arrange(typeBack(this.rack));
    else if (event.key === "Enter" && !(event.target as Element).closest(".desk-buttons, .bar, .side, .own-bar")) {
      // Enter may follow a letter before the next frame, and no tile takes the keyboard back from it.
      cancelAnimationFrame(this.focusing);
      document.querySelector<HTMLElement>(".desk .claim")?.focus();
    } else return false;
    event.preventDefault();
    return true;
  }

  private back(): boolean {
    if (this.inQuestion) this.leave();
    else if (this.rack && this.rack.picked !== null) this.arrange({ ...this.rack, picked: null });
    else if (this.chosen.size) {
      this.chosen = new Set();
      void this.page.redraw();
    } else return false;
    return true;
  }

  private drop(inside: boolean): void {
    this.dropping = inside;
    void this.page.draw();
  }

  private grab(handCard: HandCard, pointer: PointerEvent): void {
    const element = pointer.currentTarget as HTMLElement;
    drag({
      element,
      pointer,
      accepts: (_x, y) => y < (document.querySelector(".mine")?.getBoundingClientRect().top ?? 0),
      over: (inside) => this.drop(inside && !handCard.refusal && !this.passing),
      drop: () => {
        letGo(element);
        this.tap(handCard);
      },
    });
  }

  // Drawing.

  private cards(): HandCard[] {
    return this.shown ? sorted(handCards(this.shown), preferences().letters) : [];
  }

  private get alphabet(): AlphabetName {
    return this.shown?.letters?.alphabet ?? "en";
  }

  private get isFirm(): boolean {
    return this.shown?.house.lettering === "firm";
  }

  draw({ over, next, help }: Frame): TemplateResult {
    const scene = this.shown!;
    const isSoup = scene.letters?.soup !== undefined;
    const others = seatPlaces(scene);
    const style = preferences().cards;
    return html`<main class="table lettered others-${others.length} ${isSoup ? "floored souped" : "tricked"} ${this.dropping ? "dropping" : ""}">
      <section class="cloth" aria-label=${message("client-table-the-table")} @click=${() => this.page.hurried()}>
        ${others.map((place) => seatPlate(scene, isSoup ? place : lower(place), style, this.known(place.seat)))}
        ${over === nothing ? this.onCloth(scene, isSoup) : over}
      </section>
      ${this.line(scene, next, help)}
      ${hasSeat(scene)
        ? html`<section class="mine" aria-label=${message("client-table-your-place")}>
            <div class="own-bar">${ownPlate(scene)} ${this.sortButton()}</div>
            ${this.hand(scene)}
          </section>`
        : nothing}
    </main>`;
  }

  private onCloth(scene: Scene, isSoup: boolean): TemplateResult {
    const style = preferences().cards;
    const letterFacts = scene.letters!;
    if (isSoup) {
      const end = this.acted?.move.startsWith("left") ? "left" : "right";
      return html`<div class="zones">${soup(scene, { newest: this.newest, expecting: this.expecting ? end : null, style })}</div>
        ${this.checked ? checkedSlip(this.checked) : nothing}`;
    }
    const lying = scene.zones.find((zone) => zone.name === "trick");
    const last = scene.zones.find((zone) => zone.name === "last_trick");
    const deciding = this.rack !== null || (this.myTurn && letterFacts.stage === "check");
    return html`${lying ? trick(scene, lying, style) : nothing} ${scene.phase === "play" ? facts(letterFacts) : nothing}
      ${letterFacts.claim && !deciding ? claimSlip(scene, letterFacts.claim) : nothing}
      ${last ? html`<button type="button" class="caption last-trick" @click=${() => this.page.look(last)}>${message("client-letters-last-trick")}</button>` : nothing}`;
  }

  /** A badge on the plate of a seat: the cards that one has passed there. */
  private known(seat: number): TemplateResult | typeof nothing {
    const { known = [], name = "" } = this.shown?.seats[seat] ?? {};
    if (!known.length) return nothing;
    const { title } = letterFaces(this.shown!);
    const passer = { who: youOr(this.shown!, this.shown!.seat), passer: whoIs(this.shown!, this.shown!.seat) };
    const says = message("client-letters-has-passed", { ...passer, name, cards: known.map(title) });
    const zone: Zone = { name: "known", title: message("client-letters-known-of", { name }), kind: "known", count: known.length, cards: known, says };
    return html`<button type="button" class="known" aria-label=${withSeen(message("client-page-known-cards", { name, count: known.length }), known.length)} title=${says} @click=${() => this.page.look(zone)}>${known.length}</button>`;
  }

  private hand(scene: Scene): TemplateResult {
    const cards = this.cards();
    const order = preferences().letters;
    const focus = Math.max(0, cards.findIndex(({ key }) => key === this.focus));
    return hand({
      cards,
      focus,
      leaving: this.leaving,
      myTurn: this.myTurn && ["play", "pass"].includes(this.stage),
      inQuestion: this.inQuestion,
      ...(this.passing ? { chosen: this.chosen } : {}),
      kind: "spread-out",
      apart: apart(cards, order),
      faces: letterFaces(scene),
      style: preferences().cards,
      choose: (handCard) => this.tap(handCard),
      focused: (index) => (this.focus = cards[index]?.key ?? ""),
      left: () => undefined,
      pointed: () => undefined,
      grab: (handCard, pointer) => this.grab(handCard, pointer),
    });
  }

  private sortButton(): TemplateResult {
    const order = preferences().letters;
    return html`<button type="button" class="sort" aria-label=${message("client-letters-sort-button", { order })} title=${message("client-letters-sort-key", { order: nextOrder(order) })} @click=${() => this.sort()}>${icon.sort}<span class="sort-words">${message("client-letters-order", { order })}</span></button>`;
  }

  /** The permanent line, and what there is to decide. */
  private line(scene: Scene, next: TemplateResult | null, help?: TemplateResult): TemplateResult {
    // Between the deals there is time to say which scores are good.
    const between = scene.phase === "deal" && scene.letters?.low_wins ? `${scene.line} ${lowWins()}` : scene.line;
    const now = this.passing ? passingSays(scene, this.chosen.size) : between;
    const board = this.desk(scene);
    return html`<section class="line letters-line ${lineKind(scene)} ${board === nothing ? "" : "decides"}" aria-label=${message("client-table-what-is-expected")}>
      <p class="line-now" role="status">${fresh(now)}</p>
      <p class="line-last">${fresh(scene.last === scene.line ? "" : scene.last)}</p>
      <div class="offers acts">${board === nothing ? this.offers(scene) : nothing} ${next ?? nothing}</div>
      ${board} ${help}
    </section>`;
  }

  private desk(scene: Scene): TemplateResult | typeof nothing {
    if (!this.myTurn) return nothing;
    const { acts } = this;
    const style = preferences().cards;
    const questioned = this.inQuestion && this.cards().find(({ key }) => key === this.inQuestion);
    if (questioned) return waysDesk(scene, questioned, acts, () => this.leave());
    if (this.stage === "name") return namingDesk(scene, acts);
    if (this.rack) {
      const tap = (place: number) => this.arrange(tapTile(this.rack!, place), place);
      const move = (from: number, to: number) => this.arrange(moveTile(this.rack!, from, to), to);
      return claimDesk(scene, { rack: this.rack, firm: this.isFirm, style, tap, move }, acts);
    }
    if (this.stage === "check" && scene.letters?.claim) return checkDesk(scene, scene.letters.claim, style, acts);
    if (this.stage === "prove") return proofDesk(scene, this.proof, (word) => (this.proof = word), () => this.nameWord(), acts);
    return answerDesk(scene, acts);
  }

  /** The buttons of the permanent line. */
  private offers(scene: Scene): unknown {
    if (this.passing) {
      const to = scene.seats[scene.letters?.pass_to ?? -1]?.name ?? "";
      return keyed("g", "play small", rich("client-letters-pass-to", {}, { name: person(to) }), () => this.passOn(), this.chosen.size < PASSED ? missingSays(this.chosen.size) : "");
    }
    const others = otherMoves(scene).filter((move) => !SHOWN.has(move.move));
    return html`${soupOffers(scene, this.acts)}
      ${others.map((move, i) => html`<button type="button" class=${i ? "soft" : "play small"} @click=${() => this.play(move, null)}>${sentence(move.says)}</button>`)}`;
  }

  layOut(area: HTMLElement): void {
    if (area.matches(".floor")) layOut(area);
    else layLetters(area);
  }

  /** Nothing here has a panel of its own. */
  panel(): typeof nothing {
    return nothing;
  }

  /** A word list can be asked between the deals, never while one is played. */
  besideSheet(scene: Scene): TemplateResult | typeof nothing {
    return scene.phase === "play" ? nothing : html`<kahve-dictionary .table=${this.page.place.table}></kahve-dictionary>`;
  }
}

/** A player at one's side leaves space above for the facts of the deal. */
function lower(place: SeatPlace): SeatPlace {
  const [x, y] = place.upright;
  return y > 20 ? { ...place, upright: [x, y + 9] } : place;
}

function ownHand(scene: Scene): readonly string[] {
  return scene.seats[scene.seat]?.hand ?? [];
}
