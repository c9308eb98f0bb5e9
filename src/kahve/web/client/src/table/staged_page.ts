import { state } from "lit/decorators.js";
import { Light } from "../page/light_element";
import { tempo } from "../page/preferences";
import type { Place, Scene, TableEvent, Zone } from "../protocol/messages";
import type { Wish } from "../protocol/wish";
import { CardMemory } from "./card_memory";
import { fetchFamily } from "./families";
import { Notice } from "./notice";
import { CardAreas } from "./card_areas";
import { Stage } from "./stage";
import type { Family, Page, Surface } from "./surface";

/** A page with one table at which nobody else waits: a lesson, a puzzle, a deal that is over. It holds the scene and the surface that shows it. */
export abstract class StagedPage extends Light implements Page {
  @state() scene: Scene | null = null;
  protected zone: Zone | null = null;
  protected family!: Family;
  protected surface: Surface | null = null;
  /** The event that is being acted out. */
  protected acted: TableEvent | null = null;

  readonly element = this;
  readonly stage = new Stage(() => tempo(false), () => 0);
  private readonly memory = new CardMemory(this, this.stage);
  protected readonly notice = new Notice(() => this.draw());
  protected readonly areas = new CardAreas(this, (area) => this.surface?.layOut(area));

  abstract readonly place: Place;
  abstract ask(wish: Wish): boolean;
  abstract canAsk(): boolean;
  abstract hurried(): boolean;
  abstract look(zone: Zone): void;
  abstract open(): void;
  abstract moves(): void;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.areas.leave();
    this.stage.hurry();
  }

  /** Fetch the surface of this family, unless it is there already. */
  protected async haveSurface(name: string): Promise<void> {
    const fetched = await fetchFamily(name);
    if (this.surface && fetched === this.family) return;
    this.family = fetched;
    this.surface = fetched.surface(this);
  }

  /** Act an event out on the table; `more` says whether another waits. */
  protected async actOut(event: TableEvent, more: () => boolean): Promise<void> {
    this.acted = event;
    if (this.surface && this.scene) await this.surface.act(event, this.scene, more);
    this.acted = null;
    this.stage.calm();
  }

  tell(says: string): void {
    this.notice.tell(says);
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

  async reveal(scene: Scene): Promise<void> {
    this.memory.before();
    this.lay(scene);
    await this.updateComplete;
    this.memory.after();
  }

  protected lay(scene: Scene): void {
    this.scene = scene;
    this.surface?.show(scene, this.acted);
  }

  protected override updated(): void {
    this.areas.layOut();
  }
}
