import type { TemplateResult, nothing } from "lit";
import type { CardStyle } from "../cards/deck";
import type { Answer } from "../protocol/connection";
import type { Place, Scene, TableEvent, Zone } from "../protocol/messages";
import type { Wish } from "../protocol/wish";
import type { Faces } from "./faces";
import type { KeysInWords } from "./keys_panel";
import type { Stage } from "./stage";

/** What the surface of a family needs of the page of its table. */
export interface Page {
  /** The seat, the element that holds the whole page, and the clock of all that moves on it. */
  readonly place: Place;
  readonly element: HTMLElement;
  readonly stage: Stage;
  /** Ask the server; false where that cannot be asked now, and then its person has been told. */
  ask(wish: Wish): boolean;
  /** Whether an ask would be heard now. */
  canAsk(): boolean;
  tell(says: string): void;
  /** Redraw, and wait until that is done. */
  draw(): Promise<void>;
  /** The same; the cards of the hand and of the floor glide to their new places. */
  redraw(): Promise<void>;
  /** Go from the scene on show to this one, the cards gliding: `Surface.show` is called with it. */
  reveal(scene: Scene): Promise<void>;
  /** A tap hurries what is in movement; true where that is all it does, because what it was meant for is not on show yet. */
  hurried(): boolean;
  /** Look through the cards of a zone. */
  look(zone: Zone): void;
  /** Show the surface's own panel. */
  open(): void;
  moves(): void;
}

/** What stands at the table besides what the family lays there: an invitation on the cloth, and in the line the button for the next deal and first-time help. */
export interface Frame {
  over: TemplateResult | typeof nothing;
  next: TemplateResult | null;
  help?: TemplateResult;
}

/** The middle of the page, as a family of games has it: it shows the scenes of its table and turns what a person does into asks. */
export interface Surface {
  /** Lay a new scene; `event` has brought it, and null says that it is shown without one. What went on at the scene before is over. */
  show(scene: Scene, event: TableEvent | null): void;
  /** Act an event out on the scene before it, and reveal the scene after it; `more` says whether another waits. */
  act(event: TableEvent, before: Scene, more: () => boolean): Promise<void>;
  draw(frame: Frame): TemplateResult;
  /** Lay the cards in these areas as large as they fit; called after each drawing, and when an area has another size. */
  layOut(area: HTMLElement): void;
  /** Do what a key asks; false where it means nothing here. */
  press(event: KeyboardEvent): boolean;
  /** Play or choose the card or group at this place of the hand, from 1 on. */
  nth(nth: number): void;
  /** What was asked is refused; true where the sentence has been said, or needs not be. */
  refuse(says: string, code: string): boolean;
  /** An ask has been answered, either way. */
  answered?(how: Answer): void;
  /** What the moves that were tried would come to. */
  tried?(scene: Scene): void;
  /** The connection is there, for the first time or again. */
  lineIsOpen?(): void;
  /** The panel that `Page.open` shows. */
  panel(close: () => void): TemplateResult | typeof nothing;
  /** What the score sheet has besides the score. */
  besideSheet?(scene: Scene): TemplateResult | typeof nothing;
}

/** A family of games: those that are played with the same cards in the same way. */
export interface Family {
  surface(page: Page): Surface;
  faces(scene: Scene): Faces;
  /** A face by its name in a rulebook, which says what the house rules have changed of the card, as in AD:dog. */
  drawn(face: string, style: CardStyle): string;
  /** The keys of this family in words, and the key that shows the last moves. */
  keys: KeysInWords;
  /** The cards that a side is counted for: "5 cards taken". */
  counted: (count: number) => string;
}
