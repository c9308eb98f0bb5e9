import { go } from "../page/navigation";
import type { Scene } from "../protocol/messages";
import type { DealOnShow } from "./deal_on_show";
import { nextOf } from "./highlights";
import type { ShownReview } from "./shown_review";
import type { ReplayKeys } from "./replay_keys";
import type { Listed } from "./deal_on_show";
import type { ReplayPanel } from "./replay_panel";
import type { Walk } from "./walk";
import "../language/replay";
import { message } from "../language/message";

/** What the commands need of the page of a replay. */
export interface Replayed {
  readonly scene: Scene | null;
  readonly deal: DealOnShow;
  readonly walk: Walk;
  readonly looking: ShownReview;
  readonly listed: readonly Listed[];
  /** The seat to play in the position on show; null if there is none. */
  readonly mover: string | null;
  /** Go to a move, and wait for no further deal. */
  to(move: number): void;
  review(): void;
  openPanel(panel: ReplayPanel): void;
  tell(says: string): void;
}

/** What a person does in a replay, by a key or by a button. */
export class ReplayCommands implements ReplayKeys {
  constructor(private readonly page: Replayed) {}

  back(): void {
    this.page.to(this.page.walk.goal - 1);
  }

  on(): void {
    this.page.to(this.page.walk.goal + 1);
  }

  first(): void {
    this.page.to(0);
  }

  last(): void {
    this.page.to(this.page.walk.last);
  }

  play(): void {
    this.page.deal.stopFollowing();
    this.page.walk.play();
  }

  jump(): void {
    this.open("jump");
  }

  bonus(): void {
    const highlights = this.page.listed.filter((step) => step.highlight).map((step) => step.n);
    this.next(highlights, message("client-replay-no-bonus"));
  }

  review(): void {
    this.page.review();
  }

  mistake(): void {
    const { looking } = this.page;
    if (looking.busy) this.page.tell(looking.says);
    else this.next(looking.dear, looking.isThere ? message("client-replay-none-gave-away") : message("client-replay-first-look-through"));
  }

  why(): void {
    this.open("why");
  }

  whatIf(): void {
    if (this.page.mover === null) this.page.tell(message("client-replay-nobody-to-play"));
    else this.open("what if");
  }

  nextSeat(): void {
    const { scene, deal } = this.page;
    void deal.lookFrom((deal.seat + 1) % (scene?.seats.length ?? 1), deal.hands);
  }

  openHands(): void {
    const { deal } = this.page;
    void deal.lookFrom(deal.seat, deal.hands === "all" ? "own" : "all");
  }

  view(): void {
    this.page.openPanel("view");
  }

  hands(): void {
    this.page.openPanel("hands");
  }

  moves(): void {
    this.page.openPanel("steps");
  }

  share(): void {
    this.open("share");
  }

  score(): void {
    this.page.openPanel("sheet");
  }

  rules(): void {
    this.page.openPanel("rules");
  }

  keys(): void {
    this.page.openPanel("keys");
  }

  preferences(): void {
    this.page.openPanel("preferences");
  }

  home(): void {
    go("/");
  }

  /** Open a panel about the very move on show, which stays there meanwhile. */
  private open(panel: ReplayPanel): void {
    this.page.walk.stop();
    this.page.openPanel(panel);
  }

  private next(moves: readonly number[], none: string): void {
    const move = nextOf(moves, this.page.walk.at);
    if (move === null) this.page.tell(none);
    else this.page.to(move);
  }
}
