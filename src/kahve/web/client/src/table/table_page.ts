import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { go } from "../page/go";
import { cup, icon } from "../page/icons";
import { Light } from "../page/light";
import { closePanel } from "../page/panel";
import { preferences, tempo } from "../page/preferences";
import { preferencesPanel } from "../page/preferences_panel";
import { rulesPanel } from "../page/rules_panel";
import { browserWorld } from "../protocol/browser_world";
import "../letters/dictionary";
import { layLetters } from "../letters/lay_hand";
import { LetterFlights } from "../letters/letter_flights";
import { Letters } from "../letters/letters";
import { layFans } from "../melding/lay_fans";
import { pressMeld } from "../melding/meld_keys";
import { Melding, type Page } from "../melding/melding";
import { MeldFlights } from "../melding/meld_flights";
import { Connection, type Answer, type Line, type Listener } from "../protocol/connection";
import { hint } from "../protocol/http";
import type { Hint, Move, Place, Scene, TableEvent, Wish, Zone } from "../protocol/messages";
import { sitAt } from "../protocol/places";
import { around } from "./around";
import { askAbout, tapped, type Asking } from "./asking";
import { CardMemory } from "./card_memory";
import { choosing, questionOf } from "./choosing";
import { choosingButtons, choosingSays } from "./choosing_line";
import { Choreography, type Stagehand } from "./choreography";
import { drag, letGo } from "./drag";
import { facesOf } from "./faces";
import type { FloorView } from "./floor";
import { hand } from "./hand";
import { hintSlip, markHint } from "./hint";
import { heldCards, otherMoves, type Held } from "./held";
import { invite } from "./invite";
import { keysPanel } from "./keys_panel";
import { floorOf, onFloor, toldApart } from "./lying";
import { Parade } from "./parade";
import { scoreboard } from "./scoreboard";
import { ownPlate, seatPlate } from "./seat_plate";
import { layOut } from "./spread";
import { Stage } from "./stage";
import { tableBar } from "./table_bar";
import { press, type Keys } from "./table_keys";
import "./review";
import { choosePanel, movesList, movesPanel, reviewPanel, sheetPanel, zonePanel } from "./table_panels";
import { wireLine } from "./wire_line";
import { zone } from "./zones";

type Open = "rules" | "preferences" | "keys" | "moves" | "sheet" | "choose" | "zone" | "melding" | "review";

/** So many missed events are acted out; after a longer absence the table is simply shown as it stands. */
const WORTH_SHOWING = 8;
const KEPT_MOVES = 100;
const NOTICE = 4500;
/** So often the house is asked whether it is ready. */
const ASK_AGAIN = 1500;

/** Something to be shown: what happened and the scene after it, or, without an event, only a scene. */
interface Step {
  scene: Scene;
  says: string;
  event: TableEvent | null;
}

/** The table of one seat: it shows what the server says and asks for what its person wants. */
@customElement("kahve-table")
export class Table extends Light implements Listener, Keys, Stagehand, Page {
  @property({ attribute: false }) place!: Place;

  @state() private scene: Scene | null = null;
  @state() private wire: Line = "connecting";
  @state() private wireSays = "";
  @state() private opened: Open | null = null;
  @state() private said: string[] = [];
  @state() private notice = "";
  @state() private leaving: string | null = null;
  @state() private focused = 0;
  @state() private dropping = false;
  @state() private copied = false;
  @state() private asking: Asking | null = null;
  /** The card of the hand under the pointer, and the one that the keyboard is on: the floor shows what it takes. */
  @state() private pointed: string | null = null;
  @state() private reached: string | null = null;
  /** What is about to be taken from the floor, and whether a card is about to come. */
  @state() private taking: readonly string[] = [];
  @state() private expecting = false;
  /** A hint, or what is said while it is being thought of. */
  @state() private hinted: Hint | string | null = null;
  /** What the table waits for besides somebody's turn. */
  @state() private waitingFor: string | null = null;

  /** The sheet on show: it stays as it was while others already go on. */
  private sheet: Scene | null = null;
  /** The table after the deal that is looked through, and which deal that is. */
  @state() private reviewed: { scene: Scene; deal: number } | null = null;
  private choosing: Held | null = null;
  private looking: Zone | null = null;
  private noticeTimer = 0;
  private missed = 0;
  /** The sentence of what is being acted out: it is written when it is seen, not before. */
  private saying = "";
  private saidInAll = 0;
  /** The event that is being acted out. */
  private acted: TableEvent | null = null;

  private readonly stage = new Stage(tempo);
  private readonly memory = new CardMemory(this, this.stage);
  private readonly choreography = new Choreography(this, this.stage, this);
  private readonly melding = new Melding(this);
  private readonly meldFlights = new MeldFlights(this, this.stage, this);
  private readonly letters = new Letters(this);
  private readonly letterFlights = new LetterFlights(this, this.stage, this);
  private readonly parade = new Parade<Step>((step) => this.step(step), () => this.stage.calm());
  private readonly room = new ResizeObserver(() => this.spread());
  private watched: readonly HTMLElement[] = [];
  private connection!: Connection;

  override connectedCallback(): void {
    super.connectedCallback();
    sitAt(this.place.table);
    this.connection = new Connection(this.place.token, browserWorld(this.place.table), this);
    this.connection.start();
    window.addEventListener("keydown", this.onKey);
    window.addEventListener("online", this.onReturn);
    document.addEventListener("visibilitychange", this.onReturn);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.connection.stop();
    this.room.disconnect();
    this.watched = [];
    this.parade.clear();
    this.rush();
    window.removeEventListener("keydown", this.onKey);
    window.removeEventListener("online", this.onReturn);
    document.removeEventListener("visibilitychange", this.onReturn);
  }

  // What the connection tells.

  line(state: Line, says: string): void {
    this.wire = state;
    this.wireSays = says;
    // What is waited for is said again after the welcome.
    this.waitingFor = null;
    if (state === "open") this.melding.lineIsOpen();
    if (state === "unknown") this.dispatchEvent(new Event("unknown"));
  }

  snapshot(scene: Scene): void {
    this.leap(scene, scene.last);
  }

  event(event: TableEvent, missed: boolean): void {
    this.missed = missed ? this.missed + 1 : 0;
    if (!this.scene || this.missed > WORTH_SHOWING) this.leap(event.scene, event.says);
    else this.parade.push({ scene: event.scene, says: event.says, event });
  }

  refused(says: string, code: string): void {
    this.putBack();
    this.letters.refused();
    if (!this.melding.refused(says, code)) this.tell(says);
  }

  tried(scene: Scene): void {
    this.melding.tried(scene);
  }

  /** Who comes and goes changes the newest table that is known, be it on show or still to be shown. */
  presence(connected: readonly number[]): void {
    const newest = this.parade.newest?.scene ?? this.scene;
    for (const seat of newest?.seats ?? []) if (seat.kind === "person") seat.connected = connected.includes(seat.seat);
    this.requestUpdate();
  }

  waiting(says: string | null): void {
    this.waitingFor = says;
  }

  answered(how: Answer): void {
    this.melding.answered(how);
    this.requestUpdate();
  }

  // Showing.

  /** Go to a scene at once, leaving out what was to be shown before it; what is in movement comes to its end first. */
  private leap(scene: Scene, says: string): void {
    this.parade.clear();
    this.rush();
    this.parade.push({ scene, says, event: null });
  }

  private rush(): void {
    this.stage.hurry();
    if (!this.parade.busy) this.stage.calm();
  }

  private async step({ scene, says, event }: Step): Promise<void> {
    if (!event || !this.scene) {
      this.remember(says);
      return this.show(scene);
    }
    this.saying = says;
    this.acted = event;
    const acting = isMelding(scene) ? this.meldFlights : isOfLetters(scene) ? this.letterFlights : this.choreography;
    await acting.act(event, this.scene, () => this.parade.waiting);
    this.acted = null;
    if (event.deal_over || event.kind === "match") this.openSheet(scene);
    this.beginAlone(scene);
  }

  private show(scene: Scene): void {
    this.lay(scene);
    document.title = `${scene.title} · Kahve`;
    if (scene.sheet && scene.phase !== "play") this.openSheet(scene);
    else if (this.opened === "sheet" && !scene.sheet) closePanel();
    this.beginAlone(scene);
  }

  /** Who sits down with bots alone has asked for the first deal by sitting down, or by playing again. */
  private beginAlone(scene: Scene): void {
    const alone = scene.seats.every((seat) => seat.seat === scene.seat || seat.kind === "bot");
    if (alone && scene.deal === 0 && scene.can.includes("deal")) this.connection.ask({ do: "deal" });
  }

  /** Lay this scene; whatever was going on at the one before it is over. */
  private lay(scene: Scene): void {
    this.scene = scene;
    if (isMelding(scene)) this.melding.scene(scene, this.acted);
    else if (isOfLetters(scene)) this.letters.scene(scene, this.acted);
    this.leaving = this.asking = this.pointed = this.hinted = null;
    this.taking = [];
    this.expecting = false;
  }

  /** Put the new scene on the screen; the cards that stay in the hand and on the floor glide to their new places. */
  async reveal(scene: Scene): Promise<void> {
    this.memory.before();
    this.lay(scene);
    this.remember(this.saying);
    this.focused = Math.min(this.focused, Math.max(0, (scene.seats[scene.seat]?.hand.length ?? 1) - 1));
    await this.updateComplete;
    this.memory.after();
  }

  async makeRoom(): Promise<void> {
    this.memory.before();
    this.expecting = true;
    await this.updateComplete;
    this.memory.after();
  }

  async light(keys: readonly string[]): Promise<void> {
    this.taking = keys;
    await this.updateComplete;
  }

  protected override updated(): void {
    this.spread();
    markHint(this, this.hinted);
  }

  /** Lay the cards of the floor, or those of a hand in groups, as large as their room allows. */
  private spread(): void {
    const rooms = [...this.querySelectorAll<HTMLElement>(".floor, .hand.grouped, .hand.spread-out")];
    if (rooms.length !== this.watched.length || rooms.some((room, i) => room !== this.watched[i])) {
      this.room.disconnect();
      this.watched = rooms;
      for (const room of rooms) this.room.observe(room);
    }
    for (const room of rooms) (room.matches(".floor") ? layOut : room.matches(".grouped") ? layFans : layLetters)(room);
  }

  private remember(says: string): void {
    if (!says || says === this.said.at(-1)) return;
    this.said = [...this.said, says].slice(-KEPT_MOVES);
    this.saidInAll += 1;
  }

  tell(says: string): void {
    clearTimeout(this.noticeTimer);
    // The same sentence twice is read out twice only if it was away in between.
    this.notice = "";
    void this.updateComplete.then(() => (this.notice = says));
    this.noticeTimer = window.setTimeout(() => (this.notice = ""), NOTICE);
  }

  // What a melding game asks of the page.

  ask(wish: Wish): boolean {
    return this.request(wish);
  }

  canAsk(): boolean {
    return this.connection.line === "open" && !this.connection.busy;
  }

  redraw(): void {
    this.memory.before();
    this.requestUpdate();
    void this.updateComplete.then(() => this.memory.after());
  }

  /** A tap hurries what is in movement; whether that is all it does, because what it was meant for is not on show yet. */
  hurried(): boolean {
    const { busy, newest } = this.parade;
    if (busy) this.stage.hurry();
    return busy && newest?.scene !== this.scene;
  }

  open(): void {
    this.opened = "melding";
  }

  // Playing.

  private choose(held: Held): void {
    if (this.hurried()) return this.putBack();
    if (this.asking?.held.key === held.key) return this.stopAsking();
    this.asking = null;
    if (held.moves.length > 1) {
      this.putBack();
      this.askAbout(held);
    } else if (held.moves[0]) {
      this.playMove(held.moves[0], held.key);
    } else {
      this.putBack();
      this.tell(held.refusal);
    }
  }

  /** Which of its moves shall a card make? It is chosen on the floor, or else asked in words. */
  private askAbout(held: Held): void {
    this.asking = this.scene && askAbout(held, onFloor(this.scene));
    if (!this.asking) {
      this.choosing = held;
      this.opened = "choose";
      return;
    }
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('.floor [tabindex="0"], .ways button:enabled')?.focus({ preventScroll: true }));
  }

  private stopAsking(): void {
    const key = this.asking?.held.key;
    this.asking = null;
    this.putBack();
    this.toHand(key);
  }

  /** Bring the focus back to a card of the hand, unless it has gone elsewhere. */
  private toHand(key: string | undefined): void {
    void this.updateComplete.then(() => {
      if (document.activeElement === document.body) this.querySelector<HTMLElement>(`.hand [data-key="${key}"]`)?.focus({ preventScroll: true });
    });
  }

  private playMove(move: Move, key: string | null): void {
    if (!this.request({ do: "move", move: move.move })) return this.putBack();
    this.leaving = key;
    this.taking = toldApart(move.taken ?? []).map((one) => one.key);
    if (this.asking) this.toHand(this.asking.held.key);
    this.asking = null;
  }

  private request(wish: Wish): boolean {
    const asked = this.connection.ask(wish);
    if (!asked && this.wire !== "open") this.tell("There is no connection to the table just now.");
    return asked;
  }

  private putBack(): void {
    this.leaving = null;
    this.taking = [];
    for (const card of this.querySelectorAll<HTMLElement>(".hand .dragged")) letGo(card);
  }

  private grab(held: Held, pointer: PointerEvent): void {
    drag({
      element: pointer.currentTarget as HTMLElement,
      pointer,
      accepts: (_x, y) => y < (this.querySelector(".mine")?.getBoundingClientRect().top ?? 0),
      over: (inside) => (this.dropping = inside && !held.refusal),
      drop: () => this.choose(held),
    });
  }

  // Keys.

  private readonly onKey = (event: KeyboardEvent): void => {
    if (this.opened && this.opened !== "sheet") {
      if (["r", "?"].includes(event.key) && this.opened === "rules") closePanel();
      return;
    }
    if (this.opened === "sheet" && !["n", "s"].includes(event.key.toLowerCase())) return;
    if (this.hinted && event.key === "Escape") return void (this.hinted = null);
    if (this.asking && event.key === "Escape") return this.stopAsking();
    if (this.asking && event.key === "Enter" && event.target === document.body) return this.takeChosen();
    if (this.scene && isMelding(this.scene) && this.forMelding(event)) return;
    if (this.scene && isOfLetters(this.scene) && this.letters.press(event)) return;
    press(event, this);
  };

  private forMelding(event: KeyboardEvent): boolean {
    if (event.key === "Escape") return this.melding.clear();
    if (event.key === "Enter") return event.target === document.body && this.melding.enter();
    return pressMeld(event, this.melding);
  }

  private takeChosen(): void {
    const take = this.asking?.now.take;
    if (take) this.playMove(take.move, this.asking!.held.key);
  }

  play(nth: number): void {
    if (this.scene && isMelding(this.scene)) return this.melding.nth(nth);
    if (this.scene && isOfLetters(this.scene)) return this.letters.nth(nth);
    const held = this.scene && heldCards(this.scene)[nth - 1];
    if (held) this.choose(held);
  }

  rules(): void {
    this.opened = "rules";
  }

  scores(): void {
    if (this.opened === "sheet") closePanel();
    else if (this.scene) this.openSheet(this.scene);
  }

  next(): void {
    const wish = this.nextWish();
    if (!wish) return;
    if (this.request(wish) && this.opened === "sheet") closePanel();
  }

  lastMove(): void {
    this.tell(this.scene?.last || "Nothing has been played yet.");
  }

  moves(): void {
    this.opened = "moves";
  }

  /** Ask for a hint, or put it away. */
  hint(): void {
    const { scene } = this;
    if (!scene || this.hurried()) return;
    if (this.hinted) this.hinted = null;
    else if (scene.can.includes("hint")) void this.askHint(scene);
    else if (scene.show.hints === false) this.tell("This table gives no hints: it was set up so.");
    else this.tell(scene.turn === scene.seat ? "There is only one thing that you can do now." : "A hint can be asked for in your own turn.");
  }

  private async askHint(scene: Scene): Promise<void> {
    this.hinted = "Thinking…";
    // As long as this table is on show and the hint has not been put away.
    const wanted = () => this.isConnected && this.scene === scene && this.hinted !== null;
    try {
      while (wanted()) {
        const answer = await hint(this.place);
        if (!wanted()) return;
        this.hinted = answer.ready ? answer : answer.says;
        if (answer.ready) return;
        await new Promise((done) => setTimeout(done, ASK_AGAIN));
      }
    } catch (error) {
      if (!wanted()) return;
      this.hinted = null;
      this.tell((error as Error).message);
    }
  }

  preferences(): void {
    this.opened = "preferences";
  }

  keys(): void {
    this.opened = "keys";
  }

  home(): void {
    go("/");
  }

  private nextWish(): Wish | null {
    if (this.scene?.can.includes("deal")) return { do: "deal" };
    if (this.scene?.can.includes("again")) return { do: "again" };
    return null;
  }

  private openSheet(scene: Scene): void {
    this.sheet = scene;
    this.opened ??= "sheet";
    this.requestUpdate();
  }

  private readonly onReturn = (): void => {
    if (document.hidden) this.rush();
    else this.connection.hurry();
  };

  // Drawing.

  protected override render(): TemplateResult {
    const { scene } = this;
    return html`<div class="table-page">
        ${tableBar(scene, this)}
        ${scene ? this.table(scene) : html`<main class="waiting">${cup()}<p role="status">${this.wire === "lost" ? "" : "Walking to the table…"}</p></main>`}
        ${scene && this.hinted ? hintSlip(this.hinted, facesOf(scene), preferences().cards, () => (this.hinted = null)) : nothing}
        ${wireLine(this.wire, this.wireSays, () => this.connection.takeBack())}
        <p class="getting-ready" role="status" ?hidden=${!this.waitingFor}>${this.waitingFor ?? nothing}</p>
        <p class="notice ${this.notice ? "shown" : ""}" role="alert">${this.notice}</p>
        ${this.spoken()}
        <div class="flights" aria-hidden="true"></div>
      </div>
      ${this.panel()}`;
  }

  /** The last sentences for a screen reader, each in a place of its own, so that only a new one is read out. */
  private spoken(): TemplateResult {
    const recent = this.said.slice(-4);
    const first = this.saidInAll - recent.length;
    return html`<div class="unseen" role="log" aria-label="Moves">${repeat(recent, (_, i) => first + i, (says) => html`<p>${says}</p>`)}</div>`;
  }

  private table(scene: Scene): TemplateResult {
    return html`${this.inTheMiddle(scene)}
      <aside class="side" aria-label="The match">
        ${scoreboard(scene)}
        <section class="side-moves" aria-label="The last moves"><h2>The last moves</h2>${movesList(this.said)}</section>
      </aside>`;
  }

  private inTheMiddle(scene: Scene): TemplateResult {
    if (isMelding(scene)) return this.melding.view(this.invitation(scene), this.nextButton());
    if (!isOfLetters(scene)) return this.round(scene);
    const { expecting, acted, dropping } = this;
    return this.letters.view({ over: this.invitation(scene), next: this.nextButton(), expecting, acted, dropping, drop: (inside) => (this.dropping = inside) });
  }

  private invitation(scene: Scene): TemplateResult | typeof nothing {
    const open = scene.seats.filter((seat) => seat.kind === "open").length;
    return open ? invite(open, location.href, this.copied, () => this.copy()) : nothing;
  }

  /** The table that its seats sit around, with the pile or the floor in the middle. */
  private round(scene: Scene): TemplateResult {
    const style = preferences().cards;
    const others = around(scene);
    const invitation = this.invitation(scene);
    const cards = heldCards(scene);
    const floor = floorOf(scene);
    const view = floor ? this.floorView(scene, cards) : null;
    return html`<main class="table others-${others.length} ${floor ? "floored" : ""} ${this.dropping ? "dropping" : ""}">
        <section class="cloth" aria-label="The table" @click=${() => this.parade.busy && this.stage.hurry()}>
          ${others.map((place) => seatPlate(scene, place, style))}
          <div class="zones" ?hidden=${invitation !== nothing}>${scene.zones.map((one) => zone(one, one === floor ? view : null, style, (z) => this.look(z)))}</div>
          ${invitation}
        </section>
        ${this.permanentLine(scene)}
        <section class="mine" aria-label="Your place">
          ${ownPlate(scene)}
          ${hand({
            cards,
            focus: this.focused,
            leaving: this.leaving,
            myTurn: scene.turn === scene.seat && scene.phase === "play",
            asked: this.asking?.held.key ?? null,
            faces: facesOf(scene),
            style,
            choose: (held) => this.choose(held),
            focused: (index, seen) => {
              this.focused = index;
              this.reached = seen ? (cards[index]?.key ?? null) : null;
            },
            left: () => (this.reached = null),
            pointed: (held) => (this.pointed = held?.key ?? null),
            grab: (held, pointer) => this.grab(held, pointer),
          })}
        </section>
      </main>`;
  }

  /** What the floor shows besides its cards: the choice among them, what is being taken, or what a card would take. */
  private floorView(scene: Scene, cards: readonly Held[]): FloorView {
    const { asking, expecting } = this;
    if (asking) {
      const tap = (key: string) => (this.asking &&= tapped(this.asking, key));
      const focused = (key: string) => (this.asking &&= { ...this.asking, focus: key });
      return { lit: asking.now.lit, maybe: asking.now.open, expecting, choice: { asking, tap, focused, take: () => this.takeChosen() } };
    }
    if (this.taking.length) return { lit: new Set(this.taking), maybe: new Set(), expecting, choice: null };
    const seen = cards.find((held) => held.key === (this.pointed ?? this.reached));
    const { lit, open } = choosing((seen && questionOf(onFloor(scene), seen.moves)?.ways) ?? [], []);
    return { lit, maybe: open, expecting, choice: null };
  }

  /** The permanent line; while one chooses on the floor it says what is chosen. */
  private permanentLine(scene: Scene): TemplateResult {
    const { asking } = this;
    const turn = scene.turn === scene.seat && scene.phase === "play" ? "my-turn" : "";
    return html`<section class="line ${turn} ${asking ? "asking" : ""}" aria-label="What is expected">
      <p class="line-now" role="status">${asking ? choosingSays(asking, onFloor(scene)) : scene.line}</p>
      <p class="line-last">${scene.last === scene.line ? "" : scene.last}</p>
      ${asking ? choosingButtons(asking, (move) => this.playMove(move, asking.held.key), () => this.stopAsking()) : this.offers(scene)}
    </section>`;
  }

  /** The buttons of the permanent line: moves that are no card, and the next deal. */
  private offers(scene: Scene): TemplateResult | typeof nothing {
    const moves = otherMoves(scene);
    const next = this.nextButton();
    if (!moves.length && !next) return nothing;
    return html`<div class="offers">
      ${moves.map((move) => html`<button type="button" class="play small" @click=${() => this.playMove(move, null)}>${move.says}</button>`)} ${next}
    </div>`;
  }

  private nextButton(): TemplateResult | null {
    const wish = this.nextWish();
    if (!wish) return null;
    const words = wish.do === "again" ? "Play again" : this.scene?.sheet ? "Next deal" : "Deal";
    return html`<button type="button" class="play small" autofocus @click=${() => this.next()}>${words}</button>`;
  }

  look(zone: Zone): void {
    this.looking = zone;
    this.opened = "zone";
  }

  private async copy(): Promise<void> {
    // Without a secure address a browser has no clipboard: then the link is left selected, to be copied by hand.
    await navigator.clipboard?.writeText(location.href).then(
      () => (this.copied = true),
      () => undefined,
    );
    this.querySelector<HTMLInputElement>(".invite input")?.select();
  }

  private panel(): TemplateResult | typeof nothing {
    const { scene } = this;
    const style = preferences().cards;
    const close = () => this.closed();
    if (!scene) return nothing;
    switch (this.opened) {
      case "rules":
        return rulesPanel(scene.game, scene.title, scene.house, close);
      case "preferences":
        return preferencesPanel(close);
      case "keys":
        return keysPanel(scene.family ?? "", close);
      case "moves":
        return movesPanel(this.said, close);
      case "sheet":
        return sheetPanel(this.sheet ?? scene, style, this.nextButton(), close, [this.reviewButton(this.sheet ?? scene), this.dictionary(scene)]);
      case "review": {
        const { reviewed } = this;
        if (!reviewed) return nothing;
        return reviewPanel(this.place, reviewed.scene, reviewed.deal, (deal) => (this.reviewed = { ...reviewed, deal }), close);
      }
      case "zone":
        return this.looking ? zonePanel(this.looking, facesOf(scene), style, close) : nothing;
      case "choose": {
        const held = this.choosing;
        return held ? choosePanel(held.card, held.moves, style, (move) => this.playMove(move, held.key), close) : nothing;
      }
      case "melding":
        return this.melding.panel(close);
      case null:
        return nothing;
    }
  }

  /** Deals that are over can be looked through: the last one first. */
  private reviewButton(scene: Scene): TemplateResult | typeof nothing {
    const last = scene.history.at(-1);
    if (!last) return nothing;
    const look = () => {
      this.reviewed = { scene, deal: last.deal };
      this.opened = "review";
    };
    return html`<p class="review-offer"><button type="button" class="soft" @click=${look}>${icon.hint} Review the deal</button></p>`;
  }

  /** A word list can be asked between the deals, never while one is played. */
  private dictionary(scene: Scene): TemplateResult | typeof nothing {
    return isOfLetters(scene) && scene.phase !== "play" ? html`<kahve-dictionary .table=${this.place.table}></kahve-dictionary>` : nothing;
  }

  private closed(): void {
    this.opened = null;
    void this.updateComplete.then(() => this.memory.refocus());
  }
}

/** Whether the table is one of letters, with a picture of its own. */
function isOfLetters(scene: Scene): boolean {
  return scene.letters !== undefined;
}

/** Whether the table is one of melds, with a picture of its own. */
function isMelding(scene: Scene): boolean {
  return scene.family === "melding";
}
