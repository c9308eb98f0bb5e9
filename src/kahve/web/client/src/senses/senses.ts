import { onPreference, preferences } from "../page/preferences";
import type { Place, Scene, TableEvent } from "../protocol/messages";
import { Hearing } from "./hearing";
import { notify, permission, withdraw } from "./notifying";
import { isTurnOf, soundsOf } from "./sounds";
import { plainIcon, showTab } from "./tab";
import "../language/page";
import { message } from "../language/message";

/** Seconds of the custom `away` at a table by the day. */
const DAY = 86_400;

/** Lets a person hear and see what happens at a table that is not looked at: sounds, the tab, and notices of the turn. */
export class Senses {
  private scene: Scene | null = null;
  private readonly hearing = new Hearing();

  private pushed = false;
  private readonly stop = onPreference(() => this.push());

  constructor(private readonly place: Place) {
    document.addEventListener("visibilitychange", this.onLook);
  }

  /** An event begins to be shown. */
  happens(event: TableEvent, before: Scene): void {
    this.hearing.hear(soundsOf(event, before));
  }

  /** A scene is on show. */
  stands(scene: Scene): void {
    const had = this.hasTurn;
    this.scene = scene;
    showTab(scene.title, this.hasTurn);
    this.push();
    if (this.hasTurn && !had) {
      this.hearing.hear(["turn"]);
      this.sign();
    } else if (had && !this.hasTurn) withdraw();
  }

  leave(): void {
    this.stop();
    document.removeEventListener("visibilitychange", this.onLook);
    withdraw();
    plainIcon();
  }

  private get hasTurn(): boolean {
    return this.scene !== null && isTurnOf(this.scene, this.scene.seat);
  }

  /** Notify a person who does not look. */
  private sign(): void {
    if (!this.scene || !this.hasTurn || !document.hidden || !preferences().notify) return;
    const { title, last } = this.scene;
    void notify({ title: message("client-page-your-turn-at", { game: title }), says: last ? message("client-page-your-turn-and-last", { last }) : message("client-page-your-turn"), link: this.place.link });
  }

  /** Let the turns of a table by the day be pushed as long as its person wishes for notices. An older server tells no customs. */
  private push(): void {
    const { scene, place } = this;
    const wished = scene?.customs?.away === DAY && scene.seat === place.seat && preferences().notify && permission() === "granted";
    if (wished === this.pushed) return;
    this.pushed = wished;
    void import("./push").then(
      ({ pushNothing, pushTurns }) => (wished ? pushTurns(place) : pushNothing(place)),
      () => undefined,
    );
  }

  private readonly onLook = (): void => {
    if (!document.hidden) withdraw();
  };
}
