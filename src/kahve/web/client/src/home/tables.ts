import { html, nothing, type TemplateResult } from "lit";
import type { Game } from "../protocol/messages";
import type { Door } from "./doors";
import { miniature } from "./small_table";
import "../language/home";
import { message } from "../language/message";

/** Doors under a heading; empty for none. `isOwn`: whether they are those of the reader's country. */
export interface DoorGroup {
  heading: string;
  doors: readonly Door[];
  isOwn?: boolean;
}

/** The doors to choose from, each a small table in play, group by group. badge: words on a door, as on the one to begin with. */
export function tables(groups: readonly DoorGroup[], chosen: Door, badge: (door: Door) => string, choose: (door: Door) => void): TemplateResult {
  return html`<div class="families" role="radiogroup" aria-labelledby="choose-game">
    ${groups.map(
      ({ heading, doors, isOwn }) => html`<div class="family">${heading ? html`<h3 class="door-group ${isOwn ? "own" : ""}">${heading[0]!.toUpperCase()}${heading.slice(1)}</h3>` : nothing}
        <div class="games" data-families=${doors.map(({ game }) => game.family).join(" ")}>
          ${doors.map((door, place) => table(door, isSame(door, chosen), doors.findIndex(({ game }) => game === door.game) === place, badge(door), () => choose(door)))}
        </div></div>`,
    )}
  </div>`;
}

/** One door. isFirst: whether it is the first of its game, and has its other names. */
function table({ game, title, says, values }: Door, isChosen: boolean, isFirst: boolean, badge: string, choose: () => void): TemplateResult {
  const also = isFirst ? game.also.filter((name) => name !== title) : [];
  return html`<label class="game">
    <input type="radio" name="game" value=${game.name} .checked=${isChosen} @change=${choose} />
    ${miniature(game)}
    <span class="game-title" lang=${game.note ? "en" : nothing}>${title}</span>
    ${badge ? html`<span class="game-badge">${badge}</span>` : nothing}
    <span class="game-says" lang=${game.note ? "en" : nothing}>${says}</span>
    ${game.note ? html`<span class="game-also">${game.note}</span>` : nothing}
    ${also.length ? html`<span class="game-also">${message("client-home-also-called", { names: also })}</span>` : nothing}
    <span class="game-seats">${values ? message("client-home-players", { count: Number(values.seats) }) : seatsOf(game)}</span>
  </label>`;
}

function isSame(door: Door, other: Door): boolean {
  return door.values === null || other.values === null ? door.values === other.values && door.game === other.game : door.values === other.values;
}

function seatsOf({ seats, options }: Game): string {
  const named = options.find((option) => option.name === "seats")?.values;
  if (named) return message("client-home-players-named", { numbers: named.map(({ title }) => title) });
  return seats.min === seats.max ? message("client-home-players", { count: seats.min }) : message("client-home-players-range", { least: seats.min, most: seats.max });
}
