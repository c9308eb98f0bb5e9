import { html, nothing, type TemplateResult } from "lit";
import { rankNoun } from "../cards/nouns";
import { isWild } from "../cards/ranked_deck";
import { icon } from "../page/icons";
import { prefer, preferences } from "../page/preferences";
import type { Answer } from "../protocol/connection";
import type { Meld, Move, Scene, TableEvent, Zone } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import type { Wish } from "../protocol/wish";
import { sentence } from "../page/sentence";
import { drag, letGo } from "../table/drag";
import type { Frame, Page, Surface } from "../table/surface";
import { isMyTurn } from "../table/turn";
import { board } from "./board";
import { cardsOf, NOTHING, oneLess, oneMore, withCount, within, type Chosen } from "./chosen_counts";
import { compose, WILD } from "./composing";
import { Drafting, type Desk } from "./drafting";
import { fans } from "./fans";
import { countsOf, discardOf, groupsOf, openMelds, ownHand, type Group } from "./groups";
import { layFans } from "./lay_fans";
import { MeldFlights } from "./meld_flights";
import { pressMeld, type MeldKeys } from "./meld_keys";
import { meldLine } from "./meld_line";
import { can, middle } from "./stock_and_pile";
import { questionPanel, whyPanel, type Question } from "./why_panel";
import "../language/melding";
import "../language/table";
import { message } from "../language/message";

/** What a seat at a melding game sees and does: it chooses cards, lays them out, and confirms. */
export class Melding implements Surface, Desk, MeldKeys {
  private readonly drafting = new Drafting(this);
  private chosen: Chosen = NOTHING;
  private focus = "";
  /** The cards that have come last, by their number. */
  private fresh: ReadonlyMap<string, number> = new Map();
  private question: Question | null = null;
  private pointed: string | null = null;
  private atPile = false;
  private dropping: string | null = null;
  private readonly flights: MeldFlights;

  constructor(private readonly page: Page) {
    this.flights = new MeldFlights(page);
  }

  // What the table tells.

  show(scene: Scene, event: TableEvent | null): void {
    this.fresh = this.cameWith(scene, event);
    this.drafting.lay(scene);
    this.settle();
  }

  act(event: TableEvent, before: Scene, more: () => boolean): Promise<void> {
    return this.flights.act(event, before, more);
  }

  tried(scene: Scene): void {
    this.drafting.tried(scene);
  }

  refuse(says: string, code: string): boolean {
    return this.drafting.refused(says, code);
  }

  answered(how: Answer): void {
    this.drafting.answered(how);
  }

  lineIsOpen(): void {
    this.drafting.goOn();
  }

  get shown(): Scene | null {
    return this.drafting.shown;
  }

  // What the draft tells.

  ask(wish: Wish): boolean {
    return this.page.ask(wish);
  }

  canAsk(): boolean {
    return this.page.canAsk();
  }

  tell(says: string): void {
    this.page.tell(says);
  }

  changed(): void {
    this.settle();
    void this.page.redraw();
  }

  only(move: string): void {
    const says = message("client-melding-take-is-final");
    this.put({ title: message("client-melding-take-the-pile"), says, ways: [{ title: message("client-melding-take-the-pile"), choose: () => this.drafting.once(move) }] });
  }

  laidOut(): void {
    this.chosen = NOTHING;
  }

  /** Whatever has changed: what is chosen is in the hand, and the keyboard is on a group that is there. */
  private settle(): void {
    const scene = this.shown;
    if (!scene) return;
    this.chosen = within(this.chosen, countsOf(ownHand(scene)));
    const groups = this.groups();
    if (!groups.some((group) => group.code === this.focus)) this.focus = groups[0]?.code ?? "";
  }

  /** The cards that have come to the own hand with this event; those of a whole new stack are not told apart. */
  private cameWith(scene: Scene, event: TableEvent | null): ReadonlyMap<string, number> {
    const before = this.drafting.truth;
    if (!before || before.deal !== scene.deal || before.seats[before.seat]?.stack !== scene.seats[scene.seat]?.stack) return new Map();
    const counts = countsOf(ownHand(before));
    const came = new Map([...countsOf(ownHand(scene))].map(([code, count]) => [code, count - (counts.get(code) ?? 0)] as const).filter(([, more]) => more > 0));
    return came.size || (event && "seat" in event && event.seat === scene.seat) || scene.turn === scene.seat ? came : this.fresh;
  }

  // What a person does.

  /** Choosing shows nothing to others and waits for nobody: it can be done while cards are moving. */
  private tap(group: Group): void {
    if (group.refusal && !group.chosen) return this.tell(group.refusal);
    this.choose(oneMore(this.chosen, group.code, group.count));
  }

  private all(group: Group): void {
    if (group.refusal) return this.tell(group.refusal);
    this.choose(withCount(this.chosen, group.code, group.count));
  }

  private choose(chosen: Chosen): void {
    this.chosen = chosen;
    this.fresh = new Map();
    void this.page.redraw();
  }

  nth(nth: number): void {
    const group = this.groups()[nth - 1];
    if (!group) return;
    this.focus = group.code;
    this.tap(group);
  }

  /** Lay what is chosen: to the melds of the same rank, wild cards to the one that is named, or where they can but belong. */
  lay(goal: string | null = null, cards: readonly string[] = cardsOf(this.chosen)): void {
    if (this.page.hurried()) return;
    if (!cards.length) return this.tell(message("client-melding-choose-to-lay"));
    this.drafting.step((shown) => {
      const composed = compose(cards, goal, openMelds(shown));
      if (!composed || "text" in composed) return composed?.text ?? null;
      const goals = composed.goals.filter((one) => takesWilds(shown, one, cards));
      if (goals.length !== 1) this.askGoal(goals.length ? goals : composed.goals, cards);
      const only = goals.length === 1 ? compose(cards, goals[0]!, openMelds(shown)) : null;
      return only && "text" in only ? only.text : null;
    });
  }

  private askGoal(goals: readonly string[], cards: readonly string[]): void {
    const open = this.shown ? openMelds(this.shown) : new Set<string>();
    const title = (goal: string) => {
      if (goal === WILD) return open.has(goal) ? message("client-melding-to-wild-meld") : message("client-melding-new-wild-meld");
      return open.has(goal) ? message("client-melding-to-meld-of", { rank: rankNoun(goal) }) : message("client-melding-new-meld-of", { rank: rankNoun(goal) });
    };
    this.put({ title: message("client-melding-the-wild-cards"), says: message("client-melding-where-to"), ways: goals.map((goal) => ({ title: title(goal), choose: () => this.lay(goal, cards) })) });
  }

  /** A tap on one's own melds: it lays what is chosen, or says what lies there. */
  private tapMeld(rank: string | null, meld: Meld | null): void {
    if (this.chosen.size) this.lay(rank);
    else if (meld) this.tell(`${sentence(meld.says)}.`);
  }

  drawOrDiscard(): void {
    if (this.shown && can(this.shown, "draw")) this.drawFromStock();
    else this.discard();
  }

  private drawFromStock(): void {
    this.play("draw", "draw");
  }

  take(): void {
    const ways = this.shown?.moves.filter((move) => move.do === "take") ?? [];
    if (ways.length < 2) return this.play("take", "take");
    this.put({ title: message("client-melding-take-the-pile"), says: message("client-melding-with-which"), ways: ways.map((move) => ({ title: sentence(move.says), choose: () => this.makeOrTry(move.move) })) });
  }

  /** Taking shows new cards and is done at once, but for a first meld: that is laid out first. */
  private makeOrTry(take: string): void {
    if (this.shown?.need) this.drafting.step(() => take);
    else this.drafting.move(take);
  }

  /** Add everything that fits: in one word where the server has one, or else meld by meld. */
  addAll(): void {
    if (this.page.hurried()) return;
    const all = this.shown?.moves.filter((move) => move.do === "add_all").map((move) => move.move) ?? [];
    if (!all.length) return this.play("add_all", "add_all");
    this.drafting.step(() => all.find((text) => text === "add all") ?? all.join(", "));
  }

  /** Do the one move of this kind, or say why not. Drawing shows new cards: it cannot be taken back, and is done at once. */
  private play(act: string, reason: string): void {
    const scene = this.shown;
    if (!scene || this.page.hurried()) return;
    const move = scene.moves.find((one) => one.do === act);
    if (!move) return this.tell(scene.reasons?.[reason] ?? scene.line);
    if (act === "draw") this.drafting.move(move.move, true);
    else if (act === "take") this.makeOrTry(move.move);
    else this.drafting.step(() => move.move);
  }

  /** Before one has drawn the pile is taken from; afterwards it is given a card. */
  private tapPile(): void {
    const scene = this.shown;
    if (scene && isMyTurn(scene) && !can(scene, "draw") && !can(scene, "take")) this.discard();
    else this.take();
  }

  /** Discard the one card that is chosen, and with it confirm what is laid out. */
  private discard(code?: string): void {
    const scene = this.shown;
    if (!scene || this.page.hurried()) return;
    const cards = code ? [code] : cardsOf(this.chosen);
    const card = cards[0];
    if (!card || cards.length > 1) return this.tell(card ? message("client-melding-one-to-discard") : (scene.reasons?.discard ?? message("client-melding-choose-to-discard")));
    const move = discardOf(scene, card);
    if (move) this.drafting.move(move.move);
    else this.tell(scene.refusals[card] ?? scene.reasons?.discard ?? scene.need?.says ?? scene.line);
  }

  confirm(): void {
    if (this.page.hurried() || !this.drafting.isOpen) return;
    if (this.drafting.whole) this.drafting.confirm();
    else this.tell(this.shown?.need?.says ?? this.shown?.line ?? "");
  }

  undo(): void {
    if (this.drafting.isOpen) this.drafting.undo();
  }

  reset(): void {
    if (this.drafting.isOpen) this.drafting.reset();
  }

  /** Acts offered in words: laying is tried first, all others are done at once. */
  private offer(move: Move): void {
    if (this.page.hurried()) return;
    if (move.do === "lay_black") this.drafting.step(() => move.move);
    else this.drafting.move(move.move);
  }

  sort(): void {
    prefer({ hand: preferences().hand === "rank" ? "melds" : "rank" });
    void this.page.redraw();
  }

  why(): void {
    this.put(null);
  }

  moves(): void {
    this.page.moves();
  }

  press(event: KeyboardEvent): boolean {
    if (event.key === "Escape") return this.clear();
    if (event.key === "Enter") return event.target === document.body && this.enter();
    return pressMeld(event, this);
  }

  /** Clear the choice; false if nothing was chosen. */
  clear(): boolean {
    if (!this.chosen.size) return false;
    this.choose(NOTHING);
    return true;
  }

  /** Enter: lay what is chosen, or else confirm what is laid out; false where there is neither. */
  enter(): boolean {
    if (this.chosen.size) this.lay();
    else if (this.drafting.isOpen) this.confirm();
    else return false;
    return true;
  }

  private put(question: Question | null): void {
    this.question = question;
    this.page.open();
  }

  // Dragging.

  private grab(group: Group, pointer: PointerEvent): void {
    const element = pointer.currentTarget as HTMLElement;
    let over: string | null = null;
    const at = (x: number, y: number) => (over = placeAt(x, y));
    drag({
      element,
      pointer,
      accepts: (x, y) => at(x, y) !== null,
      over: (inside) => this.hover(inside ? over : null),
      drop: () => {
        letGo(element);
        if (over) this.drop(group, over);
      },
    });
  }

  private hover(place: string | null): void {
    if (this.dropping === place) return;
    this.dropping = place;
    void this.page.redraw();
  }

  /** A dragged group brings what is chosen; if none of it is, one card to the pile, and to the melds all of it, but wild cards singly. */
  private drop(group: Group, place: string): void {
    if (group.refusal) return this.tell(group.refusal);
    if (place === "discard") return this.discard(group.code);
    const chosen = group.chosen ? this.chosen : withCount(this.chosen, group.code, isWild(group.code) ? 1 : group.count);
    const goal = place.startsWith("meld:") ? place.slice(5) : null;
    this.choose(chosen);
    this.lay(goal);
  }

  // Drawing.

  private groups(): Group[] {
    return this.shown ? groupsOf(this.shown, this.chosen, preferences().hand) : [];
  }

  draw({ over, next, help }: Frame): TemplateResult {
    const shown = this.shown!;
    const truth = this.drafting.truth!;
    const style = preferences().cards;
    const groups = this.groups();
    const chosen = groups.filter((group) => group.chosen);
    const myTurn = isMyTurn(shown);
    const look = (zone: Zone) => this.page.look(zone);
    const single = chosen.length === 1 && chosen[0]!.chosen === 1;
    return html`<main class="table melding ${this.drafting.isOpen ? "drafting" : ""} ${this.dropping ? `dropping-${this.dropping === "discard" ? "discard" : "melds"}` : ""}">
      <section class="cloth" aria-label=${message("client-table-the-table")} @click=${() => this.page.hurried()}>
        ${board({
          shown,
          truth,
          style,
          look,
          tapping: { ready: chosen.length > 0, lit: this.goalsInSight(chosen), tap: (rank, meld) => this.tapMeld(rank, meld) },
          tools: this.sortButton(),
          middle: middle({
            scene: shown,
            myTurn,
            giving: single && discardOf(shown, chosen[0]!.code) !== undefined,
            style,
            draw: () => this.drawFromStock(),
            pile: () => this.tapPile(),
            pointed: (at) => this.point(this.pointed, at),
            look,
          }),
        })}
        ${over}
      </section>
      ${meldLine({
        shown,
        truth,
        chosen,
        drafted: this.drafting.isOpen,
        whole: this.drafting.whole !== null,
        busy: this.drafting.busy,
        next,
        help,
        lay: () => this.lay(),
        discard: () => this.discard(),
        all: (group) => this.all(group),
        clear: () => this.clear(),
        confirm: () => this.confirm(),
        undo: () => this.undo(),
        reset: () => this.reset(),
        addAll: () => this.addAll(),
        play: (move) => this.offer(move),
        why: () => this.why(),
      })}
      ${hasSeat(shown) ? this.ownPlace(shown, groups, myTurn) : nothing}
    </main>`;
  }

  private ownPlace(shown: Scene, groups: readonly Group[], myTurn: boolean): TemplateResult {
    return html`<section class="mine" aria-label=${message("client-table-your-place")}>
      ${fans({
        groups,
        focus: this.focus,
        myTurn,
        fresh: this.fresh,
        wanted: new Set(this.atPile ? shown.moves.filter((move) => move.do === "take").flatMap((move) => move.cards ?? []) : []),
        style: preferences().cards,
        tap: (group) => this.tap(group),
        all: (group) => this.all(group),
        less: (group) => this.choose(oneLess(this.chosen, group.code)),
        act: () => this.enter(),
        focused: (code) => (this.focus = code),
        pointed: (code) => this.point(code, this.atPile),
        grab: (group, pointer) => this.grab(group, pointer),
      })}
    </section>`;
  }

  layOut(area: HTMLElement): void {
    if (area.matches(".grouped")) layFans(area);
  }

  /** The melds that what is chosen, or else what is under the pointer, would go to. */
  private goalsInSight(chosen: readonly Group[]): ReadonlySet<string> {
    return new Set(chosen.length ? chosen.map((group) => group.code) : this.pointed ? [this.pointed] : []);
  }

  private point(code: string | null, atPile: boolean): void {
    if (this.pointed === code && this.atPile === atPile) return;
    this.pointed = code;
    this.atPile = atPile;
    void this.page.redraw();
  }

  private sortButton(): TemplateResult {
    const byRank = preferences().hand === "rank";
    const title = byRank ? message("client-melding-sort-by-melds-key") : message("client-melding-sort-by-rank-key");
    return html`<button type="button" class="sort" aria-label=${byRank ? message("client-melding-sort-now-rank") : message("client-melding-sort-now-melds")} title=${title} @click=${() => this.sort()}>${icon.sort}<span>${byRank ? message("client-melding-rank") : message("client-melding-melds")}</span></button>`;
  }

  /** The panel of this game: a question that has been put, or else what cannot be done. */
  panel(close: () => void): TemplateResult {
    const done = () => {
      this.question = null;
      close();
    };
    return this.question ? questionPanel(this.question, done) : whyPanel(this.shown!, done);
  }
}

/** Whether one of the chosen wild cards can go to a meld, or begins it with the natural cards that are chosen. */
function takesWilds(scene: Scene, goal: string, cards: readonly string[]): boolean {
  if (cards.includes(goal)) return true;
  return scene.moves.some((move) => (move.do === "add" || move.do === "meld") && move.to === goal && move.cards?.some((card) => isWild(card) && cards.includes(card)));
}

/** Where a card can be let go at this point of the screen. */
function placeAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>("[data-drop]")?.dataset.drop;
    if (place) return place;
  }
  return null;
}
