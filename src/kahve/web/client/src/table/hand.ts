import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { CardStyle } from "../cards/deck";
import type { Faces } from "./faces";
import { promise, type HandCard } from "./hand_cards";
import { withSeen } from "../page/sentence";
import { neighbour } from "./neighbour";
import "../language/table";
import { message } from "../language/message";

export interface HandView {
  cards: readonly HandCard[];
  /** The card that Tab comes to. */
  focus: number;
  /** The card that has been asked for and not answered, or is in flight. */
  leaving: string | null;
  myTurn: boolean;
  /** The card of which it is being chosen what it takes. */
  inQuestion: string | null;
  /** Cards that are chosen, to be played together. */
  chosen?: ReadonlySet<string>;
  /** A hand that is laid in another way. */
  kind?: string;
  /** The card that lies apart from those before it. */
  apart?: string | null;
  faces: Faces;
  style: CardStyle;
  choose: (handCard: HandCard, from: HTMLElement) => void;
  /** The card that the keyboard is on, and whether that is to be seen. */
  focused: (index: number, seen: boolean) => void;
  left: () => void;
  /** The card under the pointer. */
  pointed: (handCard: HandCard | null) => void;
  grab: (handCard: HandCard, pointer: PointerEvent) => void;
}

/** The own hand, a row of buttons of which Tab reaches one and the arrow keys the others. */
export function hand(view: HandView): TemplateResult {
  const { cards } = view;
  return html`<div class="hand ${view.myTurn ? "my-turn" : ""} ${view.kind ?? ""}" role="toolbar" dir=${view.kind ? "ltr" : nothing} aria-label=${message("client-table-your-hand", { count: cards.length })} style="--count:${cards.length}" @keydown=${arrow}>
    ${repeat(cards, (handCard) => handCard.key, (handCard, i) => card(view, handCard, i))}
    ${cards.length ? nothing : html`<p class="no-cards">${message("client-table-no-cards-in-hand")}</p>`}
  </div>`;
}

function card(view: HandView, handCard: HandCard, index: number): TemplateResult {
  const id = `why-${index}`;
  const { takes, bonus } = promise(handCard.moves);
  const inQuestion = handCard.key === view.inQuestion;
  const chosen = view.chosen?.has(handCard.key) ?? false;
  return html`<div class="held ${handCard.key === view.apart ? "apart" : ""}">
    <button
      type="button"
      class="card ${handCard.key === view.leaving ? "leaving" : ""} ${inQuestion || chosen ? "asked" : ""}"
      data-key=${handCard.key}
      data-card=${handCard.card}
      tabindex=${index === view.focus ? 0 : -1}
      aria-label=${nameOf(handCard, view.faces)}
      aria-disabled=${handCard.refusal ? "true" : "false"}
      aria-describedby=${handCard.refusal ? id : nothing}
      aria-pressed=${view.chosen ? String(chosen) : inQuestion ? "true" : nothing}
      @click=${(click: MouseEvent) => view.choose(handCard, click.currentTarget as HTMLElement)}
      @focus=${(focus: FocusEvent) => view.focused(index, (focus.currentTarget as HTMLElement).matches(":focus-visible"))}
      @blur=${view.left}
      @pointerenter=${() => view.pointed(handCard)}
      @pointerleave=${() => view.pointed(null)}
      @pointercancel=${() => view.pointed(null)}
      @pointerdown=${(pointer: PointerEvent) => view.grab(handCard, pointer)}
      @dragstart=${(drag: DragEvent) => drag.preventDefault()}
    >
      <img src=${view.faces.picture(handCard.card, view.style)} alt="" draggable="false" />
      ${bonus ? html`<span class="promise bonus" aria-hidden="true">+${bonus}</span>` : takes ? html`<span class="promise" aria-hidden="true">${takes}</span>` : nothing}
    </button>
    ${handCard.refusal ? html`<span class="unseen" id=${id}>${handCard.refusal}</span>` : nothing}
  </div>`;
}

/** "Five of hearts, takes the pile: 5 cards". */
function nameOf({ card, moves }: HandCard, faces: Faces): string {
  const says = moves.length === 1 ? moves[0]!.says : moves.length > 1 ? message("client-table-ways-to-play", { count: moves.length }) : "";
  const name = says ? message("client-table-card-and-says", { card: faces.title(card), says }) : faces.title(card);
  // The number that is seen on the card is part of its name.
  const { takes, bonus } = promise(moves);
  if (!takes || bonus) return name;
  const numbers: string[] = (moves.length > 1 ? "" : says).match(/\d+/g) ?? [];
  // The badge on the card counts the card itself too: what is read has the number that is seen.
  return numbers.includes(String(takes)) ? name : numbers.length ? message("client-table-with-it", { name, count: takes }) : withSeen(message("client-table-brings", { name, count: takes }), takes);
}

function arrow(key: KeyboardEvent): void {
  const cards = [...(key.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button.card")];
  const next = neighbour(cards, cards.indexOf(document.activeElement as HTMLElement), key.key);
  if (!next) return;
  key.preventDefault();
  next.focus();
}
