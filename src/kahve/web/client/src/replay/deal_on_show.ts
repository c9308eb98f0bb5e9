import { deals, replay } from "../protocol/finished_deals";
import type { MatchPlayed, Scene } from "../protocol/messages";
import { placeAt } from "../protocol/places";
import type { ReplayAddress } from "./replay_address";
import { Following } from "./following";
import { isHighlight } from "./highlights";
import type { ShownReview } from "./shown_review";
import { matchOf, namesOf, wholeName } from "./played_deals";
import { Steps } from "./steps";
import type { Walk } from "./walk";
import "../language/page";
import "../language/replay";
import { message } from "../language/message";

/** What the deal on show needs of the page. */
export interface Viewer {
  readonly address: ReplayAddress;
  readonly walk: Walk;
  readonly looking: ShownReview;
  /** Fetch what draws scenes of this family. */
  fetchSurface(scene: Scene): Promise<void>;
  tell(says: string): void;
  requestUpdate(): void;
}

/** A step of the deal as the list of its moves has it. */
export interface Listed {
  n: number;
  says: string;
  highlight: boolean;
  dear: boolean;
}

/** Which deal is on show, looked at from which seat, and the way to another one; what cannot be had leaves it as it is. */
export class DealOnShow {
  matches: readonly MatchPlayed[] = [];
  /** Its whole name, as in "2.3". */
  name = "";
  seat = 0;
  hands: "own" | "all" = "all";
  /** Why there is none. */
  trouble = "";
  private steps: Steps | null = null;
  private readonly following = new Following({ next: () => this.nextOver(), show: (deal) => this.showNext(deal) });

  constructor(private readonly viewer: Viewer) {}

  /** Open what the address names. */
  async come(): Promise<void> {
    const { address, walk } = this.viewer;
    this.trouble = "";
    this.hands = address.hands;
    this.seat = address.seat ?? (address.log ? 0 : Math.max(0, placeAt(address.place)?.seat ?? 0));
    try {
      this.matches = (await deals(address)).matches;
      const deal = wholeName(this.matches, address.deal) ?? namesOf(this.matches).at(-1);
      if (deal) {
        await this.show(deal, address.move);
        if (address.follows) walk.play();
      } else if (address.follows) this.follow();
      else this.trouble = message("client-replay-no-deal-over");
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    this.viewer.requestUpdate();
  }

  leave(): void {
    this.following.end();
  }

  /** Another deal from its beginning. */
  async choose(deal: string): Promise<void> {
    await this.again(deal, 0, this.seat, this.hands);
  }

  /** The same move of the same deal, seen from this seat. */
  async lookFrom(seat: number, hands: "own" | "all"): Promise<void> {
    await this.again(this.name, this.viewer.walk.at, seat, hands);
  }

  /** Wait until the next deal is over, and show it then. */
  follow(): void {
    this.following.begin();
    this.viewer.requestUpdate();
  }

  stopFollowing(): void {
    this.following.end();
  }

  get waits(): boolean {
    return this.following.waits;
  }

  get isThere(): boolean {
    return this.steps !== null;
  }

  /** The players of the deal, seat by seat; empty if they are not known. */
  get players(): readonly string[] {
    return matchOf(this.matches, this.name)?.players ?? [];
  }

  /** The address of the move on show. */
  get address(): ReplayAddress {
    const { address, walk } = this.viewer;
    return { ...address, deal: this.name, move: Math.max(0, walk.at), seat: this.seat, hands: this.hands };
  }

  /** Every move that has been fetched, and what is remarkable in it. */
  get listed(): Listed[] {
    const dear = new Set(this.viewer.looking.dear);
    return (this.steps?.all ?? []).map((step) => ({ n: step.n, says: step.says, highlight: isHighlight(step, this.steps?.here(step.n - 1)?.scene), dear: dear.has(step.n) }));
  }

  private async show(deal: string, move: number): Promise<void> {
    const { address, walk, looking } = this.viewer;
    walk.stop();
    const steps = new Steps((from) => replay(address, { deal, seat: this.seat, hands: this.hands }, from), () => this.viewer.requestUpdate());
    const first = await steps.at(move);
    if (this.name !== deal) looking.clear();
    this.name = deal;
    this.steps = steps;
    await this.viewer.fetchSurface(first.scene);
    walk.begin(steps, first);
    document.title = message("client-page-title", { page: message("client-replay-game-and-players", { game: first.scene.title, players: this.players }) });
    void steps.rest().catch(() => undefined);
  }

  /** What is said of the seat and the hands stays with what is on show. */
  private async again(deal: string, move: number, seat: number, hands: "own" | "all"): Promise<void> {
    const before = { seat: this.seat, hands: this.hands };
    Object.assign(this, { seat, hands });
    await this.show(deal, move).catch((error: Error) => {
      Object.assign(this, before);
      this.viewer.tell(error.message);
    });
  }

  private async nextOver(): Promise<string | undefined> {
    try {
      this.matches = (await deals(this.viewer.address)).matches;
    } catch (error) {
      this.viewer.tell((error as Error).message);
    }
    const names = namesOf(this.matches);
    return names[names.indexOf(this.name) + 1];
  }

  private async showNext(deal: string): Promise<void> {
    await this.choose(deal);
    this.viewer.walk.play();
  }
}
