import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { cup } from "../page/icons";
import { Light } from "../page/light_element";
import { closePanel } from "../page/panel";
import { breath, tempo } from "../page/preferences";
import { browserWorld } from "../protocol/browser_world";
import { Connection, type Answer, type Line, type Listener } from "../protocol/connection";
import { People } from "../people/people";
import type { Place, Presence, Scene, TableEvent, Talk, Zone } from "../protocol/messages";
import { keepPlace, sitAt } from "../protocol/places";
import { Progress } from "../protocol/progress";
import { isAloneWithBots } from "../protocol/seat";
import type { Wish } from "../protocol/wish";
import { Device } from "../proof/device";
import { Senses } from "../senses/senses";
import { atRest } from "./resting_scene";
import { CardMemory } from "./card_memory";
import { Commands, type Commanded } from "./commands";
import { fetchFamily } from "./families";
import { FirstHelp } from "./first_help";
import { Hinting } from "./hinting";
import { matchSide } from "./match_side";
import { Notice } from "./notice";
import { Pacing } from "./pacing";
import { Panels } from "./panels";
import { Parade, type Step } from "./parade";
import { CardAreas } from "./card_areas";
import { Sayings } from "./sayings";
import { SeenMatch } from "./seen_match";
import { Stage } from "./stage";
import type { Family, Page, Surface } from "./surface";
import { tableBar } from "./table_bar";
import { Wire } from "./wire";
import "../language/table";
import { message } from "../language/message";

/** The table of one seat: it shows what the server says and asks for what its person wants. What lies in its middle is the surface of the family. */
@customElement("kahve-table")
export class Table extends Light implements Listener, Page, Commanded {
  @property({ attribute: false }) place!: Place;

  @state() scene: Scene | null = null;
  /** What the table waits for besides somebody's turn. */
  @state() private waitingFor: string | null = null;
  @state() private trouble = "";

  private family!: Family;
  surface: Surface | null = null;
  /** The event that is being acted out: its sentence is written when it is seen, not before. */
  private acted: TableEvent | null = null;

  readonly element = this;
  readonly stage = new Stage((): number => tempo(this.parade.waiting), breath);
  private readonly memory = new CardMemory(this, this.stage);
  readonly sayings = new Sayings(() => this.place.table);
  private readonly notice = new Notice(() => this.draw());
  readonly hinting = new Hinting(this);
  private readonly firstHelp = new FirstHelp(this);
  readonly panels = new Panels(() => this.requestUpdate(), () => void this.updateComplete.then(() => this.memory.refocus()), (says) => this.tell(says), () => this.place);
  private readonly parade = new Parade<Step>((step) => this.step(step), () => this.stage.calm());
  private readonly areas = new CardAreas(this, (area) => this.surface?.layOut(area));
  private readonly commands = new Commands(this);
  private readonly wire = new Wire(() => this.connection, () => this.rush(), () => this.requestUpdate());
  private readonly people = new People(this);
  private senses!: Senses;
  private seen!: SeenMatch;
  private pacing!: Pacing;
  private device!: Device;
  connection!: Connection;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.place.token) sitAt(this.place.table);
    this.senses = new Senses(this.place);
    this.seen = new SeenMatch(this.place.table, this.tellAndRemember);
    this.pacing = new Pacing((pace) => this.connection.wishPace(pace));
    this.device = new Device(this.place.table, (gift) => this.connection.give(gift), (says) => this.tell(says));
    this.connection = new Connection(this.place.token || null, browserWorld(this.place.table), this, new Progress(this.place.table));
    this.connection.start();
    window.addEventListener("keydown", this.commands.onKey);
    this.wire.attach();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.connection.stop();
    this.senses.leave();
    this.pacing.leave();
    this.areas.leave();
    this.parade.clear();
    this.rush();
    this.people.leave();
    window.removeEventListener("keydown", this.commands.onKey);
    this.wire.detach();
  }

  // What the connection tells.

  line(state: Line, says: string): void {
    this.wire.stands(state, says);
    this.requestUpdate();
    // What is waited for is said again after the welcome.
    this.waitingFor = null;
    if (state === "open") {
      this.device.lineIsOpen();
      if (this.place.token) this.pacing.open();
      this.surface?.lineIsOpen?.();
    }
    if (state === "replaced") {
      // Another device plays from now on: this one does not go on saying whose turn it was.
      closePanel();
      if (this.newest) this.leap(atRest(this.newest, says || message("client-table-open-elsewhere")), "");
    }
    if (state === "unknown" || state === "unseated") this.dispatchEvent(new CustomEvent("unseated", { detail: says }));
  }

  snapshot(scene: Scene): void {
    if (this.sitElsewhere(scene)) return;
    this.device.stands(scene);
    this.leap(scene, scene.last);
    this.seen.tellMissedEnd(scene);
  }

  /** Whether this person has another seat than the one of this page: then the page is reopened for that seat. */
  private sitElsewhere({ seat }: Scene): boolean {
    if (seat === this.place.seat) return false;
    keepPlace({ ...this.place, seat });
    this.dispatchEvent(new Event("reseated"));
    return true;
  }

  event(event: TableEvent, missed: boolean): void {
    if (this.sitElsewhere(event.scene)) return;
    if (missed) this.seen.tellMissedEnd(event.scene);
    this.device.happens(event);
    // What devices give by themselves is not acted out: nothing of it is to be seen.
    if (event.kind === "committed" || event.kind === "shared") return;
    if (this.parade.isTooLong(missed) || !this.scene) this.leap(event.scene, event.says);
    else this.parade.push({ scene: event.scene, says: event.says, event });
  }

  refused(says: string, code: string, about: Wish | null): void {
    const ofCards = about?.do === "move" || about?.do === "try";
    if (!ofCards || !this.surface?.refuse(says, code)) this.tell(says);
  }

  tried(scene: Scene): void {
    this.surface?.tried?.(scene);
  }

  answered(how: Answer): void {
    this.surface?.answered?.(how);
    this.requestUpdate();
  }

  presence(now: Presence): void {
    this.people.presence(now, this.newest);
    this.requestUpdate();
  }

  talk(said: Talk): void {
    this.people.talk(said);
  }

  waiting(says: string | null): void {
    this.waitingFor = says;
  }

  /** The newest scene that is known, on show or still to be shown. */
  private get newest(): Scene | null {
    return this.parade.newest?.scene ?? this.scene;
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
    const surface = this.surface ?? (await this.fetchSurface(scene));
    if (!surface) return;
    if (event && this.scene) {
      this.acted = event;
      this.senses.happens(event, this.scene);
      await surface.act(event, this.scene, () => this.parade.waiting);
      this.acted = null;
      this.people.happened(event);
      this.panels.afterEvent(event);
    } else {
      if (says) this.sayings.remember(says);
      this.lay(scene);
      if (this.wire.state === "replaced") closePanel();
      else this.panels.atScene(scene);
    }
    this.senses.stands(scene);
    // A person who sits down with bots alone has asked for the first deal by sitting down, or by playing again.
    if (scene.deal === 0 && scene.can.includes("deal") && isAloneWithBots(scene)) this.connection.ask({ do: "deal", deal: 1 });
  }

  /** A table is of one family for good: its surface is chosen with the first scene. */
  private async fetchSurface(scene: Scene): Promise<Surface | null> {
    try {
      this.family = await fetchFamily(scene.family);
      this.surface = this.family.surface(this);
    } catch {
      this.trouble = message("client-table-pictures-not-fetched");
    }
    return this.surface;
  }

  private lay(scene: Scene): void {
    this.scene = scene;
    this.seen.see(scene);
    this.people.seen(scene);
    this.surface?.show(scene, this.acted);
    this.hinting.clear();
  }

  async reveal(scene: Scene): Promise<void> {
    this.memory.before();
    this.lay(scene);
    this.sayings.remember(this.acted?.says ?? "");
    await this.updateComplete;
    this.memory.after();
  }

  async draw(): Promise<void> {
    this.requestUpdate();
    await this.updateComplete;
  }

  async redraw(): Promise<void> {
    this.memory.before();
    await this.draw();
    this.memory.after();
  }

  protected override updated(): void {
    this.areas.layOut();
    this.hinting.mark();
    this.people.place();
  }

  // What the surface asks.

  ask(wish: Wish): boolean {
    const isSent = this.connection.ask(wish);
    const why = this.wire.whyNot(isSent);
    if (why) this.tell(why);
    return isSent;
  }

  canAsk(): boolean {
    return this.connection.line === "open" && !this.connection.busy;
  }

  tell(says: string): void {
    this.notice.tell(says);
  }

  private readonly tellAndRemember = (says: string): void => {
    this.sayings.remember(says);
    this.tell(says);
  };

  hurried(): boolean {
    const { busy, newest } = this.parade;
    if (busy) this.stage.hurry();
    return busy && newest?.scene !== this.scene;
  }

  readonly look = (zone: Zone): void => this.panels.look(zone);
  readonly open = (): void => this.panels.open("own");
  readonly moves = (): void => this.panels.open("moves");

  protected override render(): TemplateResult {
    const { scene, surface, family, place } = this;
    return html`<div class="table-page">
        ${tableBar(scene, family?.keys.moves ?? "", scene !== null && this.people.talks(scene), this.commands)}
        ${scene && surface ? this.people.line(scene) : nothing}
        ${scene && surface ? html`${surface.draw({ over: this.people.invitation(scene), next: this.commands.nextButton(), help: html`${this.wire.strip()} ${this.firstHelp.view(scene)}` })}${matchSide(scene, family.counted, this.sayings.all)}` : html`<main class="waiting">${cup()}${this.wire.state === "lost" ? this.wire.strip() : html`<p role="status">${this.trouble || message("client-table-walking")}</p>`}</main>`}
        ${scene ? this.hinting.view(scene) : nothing}
        ${this.wire.view()}
        <p class="getting-ready" role="status" ?hidden=${!this.waitingFor}>${this.waitingFor ?? nothing}</p>
        ${this.notice.view()} ${this.sayings.spoken()} ${this.people.view()}
        <div class="flights" aria-hidden="true"></div>
      </div>
      ${scene && surface ? this.panels.view({ place, scene, family, surface, moves: this.sayings.all, next: this.commands.nextButton(), people: this.people }) : nothing}`;
  }
}
