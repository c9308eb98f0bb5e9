import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { CardStyle } from "../cards/deck";
import { icon } from "../page/icons";
import type { Scene } from "../protocol/messages";
import { drag, letGo } from "../table/drag";
import { letterFaces } from "./letter_faces";
import type { Rack } from "./rack";
import { tiles } from "./rack";
import { whoIs, whose } from "./letter_sentences";
import "../language/letters";
import { message } from "../language/message";

export interface RackView {
  rack: Rack;
  /** The letters must be read as they were played. */
  firm: boolean;
  style: CardStyle;
  tap: (place: number) => void;
  move: (from: number, to: number) => void;
}

/** The tiles from left to right, whatever the direction of the page: each a button that is dragged, exchanged by taps, or moved by the arrow keys. */
export function rackView(scene: Scene, view: RackView): TemplateResult {
  const cards = tiles(view.rack);
  return html`<div class="rack ${view.firm ? "fixed" : ""}" dir="ltr" role="group" aria-label=${message("client-letters-rack")}>
    ${repeat(cards, (card) => card, (card, place) => tile(scene, view, card, place))}
  </div>`;
}

function tile(scene: Scene, view: RackView, card: string, place: number): TemplateResult {
  const { rack } = view;
  const faces = letterFaces(scene);
  const seat = scene.letters?.sitters?.[rack.cards.indexOf(card)];
  const picked = rack.picked === place;
  const about = { card: faces.title(card), place: place + 1, count: rack.cards.length, name: whoIs(scene, seat) };
  const name = picked ? message("client-letters-tile-picked", about) : message("client-letters-tile", about);
  const inside = html`<img src=${faces.picture(card, view.style)} alt="" draggable="false" />
    <small aria-hidden="true">${seat === scene.letters?.controls ? icon.crown : nothing}${whose(scene, seat)}</small>`;
  if (view.firm) return html`<span class="tile" role="img" aria-label=${name} data-card=${card}>${inside}</span>`;
  return html`<button
    type="button"
    class="tile ${picked ? "picked" : ""} ${place < rack.typed ? "typed" : ""}"
    data-card=${card}
    aria-label=${name}
    aria-pressed=${picked ? "true" : "false"}
    @click=${() => view.tap(place)}
    @keydown=${(key: KeyboardEvent) => press(view, place, key)}
    @pointerdown=${(pointer: PointerEvent) => grab(view, place, pointer)}
    @dragstart=${(event: DragEvent) => event.preventDefault()}
  >
    ${inside}
  </button>`;
}

function press({ move, rack }: RackView, place: number, key: KeyboardEvent): void {
  const last = rack.cards.length - 1;
  const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[key.key];
  if (to === undefined || key.ctrlKey || key.metaKey || key.altKey) return;
  key.preventDefault();
  key.stopPropagation();
  if (to >= 0 && to <= last) move(place, to);
}

/** A tile that is let go lies where it is: between those to whose middle it has come. */
function grab(view: RackView, from: number, pointer: PointerEvent): void {
  const element = pointer.currentTarget as HTMLElement;
  const places = [...element.parentElement!.children].map((one) => one.getBoundingClientRect());
  let to = from;
  drag({
    element,
    pointer,
    accepts: (x) => {
      const distances = places.map((place) => Math.abs(place.left + place.width / 2 - x));
      to = distances.indexOf(Math.min(...distances));
      return true;
    },
    over: () => undefined,
    drop: () => {
      letGo(element);
      view.move(from, to);
    },
  });
}
