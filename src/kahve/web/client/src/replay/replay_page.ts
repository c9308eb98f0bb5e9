import { to } from "../protocol/gateway";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { cameFrom, follow } from "../page/navigation";
import { cup } from "../page/icons";
import { preferences } from "../page/preferences";
import type { Decision, Place, Scene, TableEvent, Zone } from "../protocol/messages";
import { scoreboard } from "../table/scoreboard";
import { StagedPage } from "../table/staged_page";
import type { Surface } from "../table/surface";
import { verdict } from "../table/verdict";
import type { ReplayAddress } from "./replay_address";
import { AddressBar } from "./address_bar";
import { DealOnShow, type Viewer, type Listed } from "./deal_on_show";
import { GoingOn } from "./going_on";
import { ShownReview } from "./shown_review";
import { replayBar } from "./replay_bar";
import { ReplayCommands, type Replayed } from "./replay_commands";
import { pressReplay } from "./replay_keys";
import { replayPanel, type ReplayPanel } from "./replay_panel";
import { handsList, stepsList, whyBetter } from "./replay_panels";
import { Sharing } from "./sharing";
import { transport } from "./transport";
import { Walk, type Walker } from "./walk";
import { wayBack } from "./way_back";
import { learnOffers } from "../protocol/http";
import "../language/replay";
import { message } from "../language/message";

/** What a person can do to a card of the hand. */
const TOUCHES = ["pointerdown", "click", "dblclick", "contextmenu"] as const;

/** A deal that is over, seen again on the surface of its family: step, play, jump, look from any seat, and go on from any move. */
@customElement("kahve-replay")
export class ReplayPage extends StagedPage implements Walker, Viewer, Replayed {
  @property({ attribute: false }) address!: ReplayAddress;

  @state() private opened: ReplayPanel | null = null;
  private from: string | null = null;
  readonly walk = new Walk(this);
  readonly looking = new ShownReview(() => this.requestUpdate());
  private readonly sharing = new Sharing(() => this.requestUpdate());
  private readonly goingOn = new GoingOn(() => this.requestUpdate());
  readonly deal = new DealOnShow(this);
  private readonly bar = new AddressBar(() => this.deal.address);
  private readonly commands = new ReplayCommands(this);

  get place(): Place {
    return { table: this.address.place, seat: this.deal.seat, token: "", link: "" };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.from = cameFrom();
    this.bar.enter();
    // Whoever comes by a link has not seen the first page, which tells what the server offers.
    void learnOffers().then(() => this.requestUpdate(), () => undefined);
    window.addEventListener("keydown", this.onKey);
    for (const touch of TOUCHES) this.addEventListener(touch, this.onTouch, true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.walk.end();
    this.deal.leave();
    this.looking.clear();
    this.bar.leave();
    window.removeEventListener("keydown", this.onKey);
    for (const touch of TOUCHES) this.removeEventListener(touch, this.onTouch, true);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("address") && this.bar.leadsElsewhere(this.address)) void this.deal.come();
  }

  fetchSurface({ family }: Scene): Promise<void> {
    return this.haveSurface(family);
  }

  // What the walk does.

  act(step: TableEvent): Promise<void> {
    return this.actOut(step, () => this.walk.playing);
  }

  leap(step: TableEvent): void {
    this.stage.hurry();
    this.lay(step.scene);
    this.stage.calm();
  }

  hurry(): void {
    this.stage.hurry();
  }

  moved(): void {
    if (this.isConnected) this.bar.write();
    this.requestUpdate();
  }

  arrived(): void {
    if (this.address.follows) this.deal.follow();
  }

  failed(says: string): void {
    this.tell(says);
  }

  // What a person does.

  to(move: number): void {
    this.deal.stopFollowing();
    this.walk.to(move);
  }

  review(): void {
    if (!this.looking.busy && this.deal.isThere) void this.looking.ask(this.address, this.deal.name).then(() => this.requestUpdate());
  }

  openPanel(opened: ReplayPanel): void {
    if (opened === "what if") this.goingOn.clear();
    if (opened === "share") void this.sharing.prepare(this.deal.address);
    this.opened = opened;
  }

  get listed(): readonly Listed[] {
    return this.deal.listed;
  }

  get mover(): string | null {
    const { scene } = this;
    return scene?.phase === "play" ? (scene.seats[scene.turn]?.name ?? null) : null;
  }

  /** The decision on show, where the review says why another move was better. */
  private get explained(): Decision | undefined {
    const decision = this.looking.at(this.walk.at);
    return decision?.why.length ? decision : undefined;
  }

  private note(): string {
    const decision = this.looking.at(this.walk.at);
    if (decision) return verdict(decision, this.scene?.seats[decision.seat]?.name ?? "");
    return this.deal.waits ? message("client-replay-next-deal-later") : this.looking.says;
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (!this.opened && this.deal.isThere) pressReplay(event, this.commands);
  };

  /** The cards of the hand are there to be read, and not to be played. */
  private readonly onTouch = (touch: Event): void => {
    if (!(touch.target as Element).closest(".hand button")) return;
    touch.stopPropagation();
    if (touch.type === "click") this.tell(this.mover === null ? message("client-replay-deal-over") : message("client-replay-deal-over-what-if"));
  };

  // What the surface asks: a replay only shows.

  ask(): boolean {
    return false;
  }

  canAsk(): boolean {
    return false;
  }

  hurried(): boolean {
    this.walk.hurry();
    return false;
  }

  look(zone: Zone): void {
    this.zone = zone;
    this.opened = "zone";
  }

  open(): void {
    this.opened = "own";
  }

  moves(): void {
    this.opened = "steps";
  }

  protected override updated(): void {
    super.updated();
    this.querySelector('.side .step[aria-current="step"]')?.scrollIntoView({ block: "nearest" });
  }

  // Drawing.

  protected override render(): TemplateResult {
    const { scene, surface } = this;
    return html`<div class="table-page replaying">
        ${replayBar(scene, this.deal.hands, wayBack(this.address, this.from), this.commands)} ${scene && surface ? this.table(scene, surface) : this.waiting()} ${this.notice.view()}
        <div class="flights" aria-hidden="true"></div>
      </div>
      ${scene && this.opened ? this.panel(scene, this.opened) : nothing}`;
  }

  private waiting(): TemplateResult {
    const { trouble, waits } = this.deal;
    const says = trouble || (waits ? message("client-replay-first-deal-later") : message("client-replay-fetching-deal"));
    return html`<main class="waiting">${cup()}<p role=${trouble ? "alert" : "status"}>${says}</p>
      ${trouble ? html`<p><a class="soft" href=${to("/")} @click=${follow}>${message("client-replay-to-front-door")}</a></p>` : nothing}</main>`;
  }

  private table(scene: Scene, surface: Surface): TemplateResult {
    const { walk, looking, listed } = this;
    const view = {
      at: Math.max(0, walk.at),
      moves: walk.last,
      playing: walk.playing,
      says: scene.last,
      note: this.note(),
      explained: this.explained !== undefined,
      bonus: listed.some((step) => step.highlight),
      reviewing: looking.busy,
      reviewed: looking.isThere,
      mistakes: looking.dear.length > 0,
      mover: this.mover,
    };
    return html`${surface.draw({ over: nothing, next: null })} ${transport(view, (move) => this.to(move), this.commands)}
      <aside class="side" aria-label=${message("client-replay-the-deal")}>
        ${scoreboard(scene, this.family.counted)}
        ${this.explained ? this.why(scene, this.explained) : this.deal.hands === "all" ? html`<section class="side-hands" aria-label=${message("client-replay-all-hands")}><h2>${message("client-replay-all-hands")}</h2>${handsList(scene, preferences().cards)}</section>` : nothing}
        <section class="side-moves" aria-label=${message("client-replay-the-moves")}><h2>${message("client-replay-the-moves")}</h2>${stepsList(listed, walk.at, (move) => this.to(move))}</section>
      </aside>`;
  }

  private why(scene: Scene, explained: Decision): TemplateResult {
    const says = message("client-replay-why-better");
    return html`<section class="side-why" tabindex="0" aria-label=${says}><h2>${says}</h2>${whyBetter(scene, explained, preferences().cards)}</section>`;
  }

  private panel(scene: Scene, opened: ReplayPanel): TemplateResult | typeof nothing {
    const { walk, deal, surface, sharing, listed, mover, goingOn, zone } = this;
    const to = (move: number) => this.to(move);
    const goOn = () => void goingOn.from(this.address, deal.name, walk.at, scene.turn);
    const style = () => this.openPanel("style");
    const shown = { scene, surface, style: preferences().cards, deal, walk, sharing, listed, mover, goingOn, zone, explained: this.explained, to, goOn, askStyle: style };
    return replayPanel(opened, shown, () => (this.opened = null));
  }
}
