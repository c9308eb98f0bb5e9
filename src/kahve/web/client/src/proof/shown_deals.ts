import type { House, MoveEvent, Scene, TableEvent } from "../protocol/messages";
import { isAloneWithBots } from "../protocol/seat";
import { BrowserRowStore, type RowStore } from "./row_store";

/** A zone of the table as it was shown. */
export interface SeenZone {
  name: string;
  kind: string;
  side: number;
  cards: string[];
}

/** What one scene showed of a deal. */
export interface Sight {
  /** The number of the deal in its match. */
  deal: number;
  /** After how many moves. */
  moves: number;
  plays: boolean;
  turn: number;
  dealer: number;
  scores: number[];
  /** By seat: how many cards the hand has, those that were shown of it, those that all know, and the tops of stacks that wait. */
  counts: number[];
  hands: string[][];
  known: string[][];
  tops: string[][];
  zones: SeenZone[];
  /** By side: what it has taken, as far as that is shown. */
  taken: string[][];
}

/** What the news of a move told. moves: of the deal, with this one. */
export interface ShownMove {
  deal: number;
  moves: number;
  seat: number;
  /** The move as a log has it; of what others do in secret only how that begins. */
  text: string;
  /** Cards from the hand of the player who moved. */
  cards: string[];
  /** Cards that lay on the table. */
  taken: string[];
}

/** All that this browser was shown of one deal. */
export interface ShownDeal {
  table: string;
  /** The deal by its name, such as `2.3`. */
  name: string;
  commitment: string;
  seat: number;
  house: House;
  sights: Sight[];
  told: ShownMove[];
  /** Told of moves that were taken back, each as the next after moves that stand. */
  undone: ShownMove[];
  /** Whether something happened that this page was not told of, and whether moves could be taken back then. */
  gaps: boolean;
  takeback: boolean;
  /** When it was last added to. */
  at: number;
}

/** Writes down what this browser is shown of each deal, as it comes, so that it can be compared with the proven order. */
export class Witness {
  private now: ShownDeal | null = null;
  /** Of void deals, which are dealt from the same chance as the next one. */
  private void: Sight[] = [];
  private readonly ready: Promise<void>;

  constructor(
    private readonly table: string,
    private readonly keep: RowStore<ShownDeal>,
  ) {
    this.ready = this.resume();
  }

  /** A page that is opened again goes on where the one before it was. */
  private async resume(): Promise<void> {
    const stored = await this.keep.all(this.table);
    const { now } = this;
    if (!now) {
      this.now = stored.sort((a, b) => b.at - a.at)[0] ?? null;
      return;
    }
    const before = stored.find((seen) => seen.commitment === now.commitment && seen !== now);
    if (!before) return;
    const sights = now.sights.filter((sight) => !before.sights.some((other) => same(other, sight)));
    this.now = { ...now, sights: [...before.sights, ...sights], told: [...before.told, ...now.told], undone: [...before.undone, ...now.undone], gaps: true, takeback: before.takeback || now.takeback };
  }

  /** A scene was shown. event: what had happened; null for the table as it stands, after moves that this page may not have been told of. */
  see(scene: Scene, event: TableEvent | null): void {
    const { dealt } = scene;
    if (!dealt) return;
    const sight = sightOf(scene);
    if (dealt.commitment === null) {
      this.void = event?.kind === "deal" && event.void ? [...this.void, sight] : [];
      return;
    }
    const seen = this.now?.commitment === dealt.commitment ? this.now : this.begin(scene, dealt.name, dealt.commitment);
    seen.gaps ||= !event && seen.sights.length > 0;
    seen.takeback ||= scene.customs.takeback || isAloneWithBots(scene);
    // A table that was put back, with its person's leave, has taken back moves as well.
    if (event?.kind === "taken_back" || !event) this.takeBack(seen, sight);
    if (event?.kind === "move") seen.told.push(shownMove(event, sight));
    if (!seen.sights.some((other) => same(other, sight))) seen.sights.push(sight);
    seen.at = Date.now();
    // What the page before this one wrote down is joined with it first.
    void this.ready.then(() => this.keep.put(this.now?.commitment === seen.commitment ? this.now : seen));
  }

  private begin(scene: Scene, name: string, commitment: string): ShownDeal {
    this.now = { table: this.table, name, commitment, seat: scene.seat, house: scene.house, sights: this.void, told: [], undone: [], gaps: false, takeback: false, at: 0 };
    this.void = [];
    return this.now;
  }

  private takeBack(seen: ShownDeal, { deal, moves }: Sight): void {
    const stands = (one: { deal: number; moves: number }) => one.deal !== deal || one.moves <= moves;
    // Before a later one of these moves cards may have been drawn, and nobody makes those moves again.
    const next = (one: { deal: number; moves: number }) => one.deal !== deal || one.moves <= moves + 1;
    seen.undone = [...seen.undone, ...seen.told.filter((shown) => !stands(shown))].filter(next);
    seen.told = seen.told.filter(stands);
    seen.sights = seen.sights.filter(stands);
  }
}

/** All that this browser was shown of a deal that was dealt from this chance. */
export async function seenOf(keep: RowStore<ShownDeal>, table: string, commitment: string): Promise<ShownDeal | null> {
  return (await keep.all(table)).find((seen) => seen.commitment === commitment) ?? null;
}

/** What this browser was shown of the latest deals. */
export const seenDeals: RowStore<ShownDeal> = new BrowserRowStore<ShownDeal>();

const HIDDEN = "??";

function sightOf(scene: Scene): Sight {
  const cards = (codes: readonly string[] | null | undefined): string[] => [...(codes ?? [])];
  return {
    deal: scene.deal,
    moves: scene.dealt!.moves,
    plays: scene.phase === "play",
    turn: scene.turn,
    dealer: scene.dealer,
    scores: scene.scores,
    counts: scene.seats.map(({ hand }) => hand.length),
    hands: scene.seats.map(({ hand }) => hand.filter((code) => code !== HIDDEN)),
    known: scene.seats.map(({ known }) => cards(known)),
    tops: scene.seats.map(({ unopened }) => (unopened ?? []).flatMap(({ top }) => (top ? [top] : []))),
    zones: scene.zones.map(({ name, kind, side, cards: lying, melds }) => ({ name, kind, side: side ?? 0, cards: [...lying, ...(melds ?? []).flatMap((meld) => meld.cards)] })),
    taken: scene.sides.map(({ taken }) => cards(taken)),
  };
}

function shownMove({ seat, move, card, cards, taken }: MoveEvent, { deal, moves }: Sight): ShownMove {
  return { deal, moves, seat, text: move, cards: cards ?? (card ? [card] : []), taken: taken ?? [] };
}

function same(a: Sight, b: Sight): boolean {
  return a.deal === b.deal && a.moves === b.moves && JSON.stringify(a) === JSON.stringify(b);
}
