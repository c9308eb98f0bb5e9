import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { some } from "../cards/counted_cards";
import type { CardStyle } from "../cards/deck";
import { rankedPicture } from "../cards/ranked_pictures";
import { withSeen } from "../page/sentence";
import { neighbour } from "../table/neighbour";
import type { Group } from "./groups";
import "../language/melding";
import "../language/page";
import "../language/table";
import { message } from "../language/message";
import { rich } from "../language/rich";

/** The largest number of cards of a group that are drawn; a figure says the rest. */
const DEEP = 5;
const WAYS = 3;

export interface FansView {
  groups: readonly Group[];
  /** The group that Tab comes to. */
  focus: string;
  myTurn: boolean;
  /** How many cards of a group have just come. */
  fresh: ReadonlyMap<string, number>;
  /** The groups that the pile would be taken with. */
  wanted: ReadonlySet<string>;
  style: CardStyle;
  tap: (group: Group) => void;
  all: (group: Group) => void;
  less: (group: Group) => void;
  /** Enter: lay what is chosen, or confirm what is laid out; false where there is neither. */
  act: () => boolean;
  focused: (code: string) => void;
  pointed: (code: string | null) => void;
  grab: (group: Group, pointer: PointerEvent) => void;
}

/** The own hand of many cards: equal ones squared into a group, each group a button of which Tab reaches one and the arrow keys the others. */
export function fans(view: FansView): TemplateResult {
  const { groups } = view;
  const cards = groups.reduce((sum, group) => sum + group.count, 0);
  const name = cards > groups.length ? message("client-melding-hand-in-groups", { count: cards, groups: groups.length }) : message("client-table-your-hand", { count: cards });
  return html`<div class="hand grouped ${view.myTurn ? "my-turn" : ""}" role="toolbar" aria-label=${name} @keydown=${(key: KeyboardEvent) => press(view, key)}>
    ${repeat(groups, (group) => group.code, (group) => fan(view, group))}
    ${cards ? nothing : html`<p class="no-cards">${message("client-table-no-cards-in-hand")}</p>`}
  </div>`;
}

/** What is said of a group: its cards, how many are chosen, and how many are new. */
function factsOf({ code, count }: Group, chosen: number, fresh: number | undefined): string[] {
  const facts = [count > 1 ? withSeen(some(code, count), count) : some(code, count)];
  if (chosen) facts.push(chosen === count ? message("client-melding-all-chosen") : message("client-melding-some-chosen", { count: chosen }));
  if (fresh) facts.push(message("client-melding-some-new", { count, new: fresh }));
  return facts;
}

function fan(view: FansView, group: Group): TemplateResult {
  const { code, count, chosen } = group;
  const id = `about-${code === "*" ? "joker" : code}`;
  const fresh = view.fresh.get(code);
  const classes = [chosen ? "chosen" : "", group.apart ? "apart" : "", view.wanted.has(code) ? "wanted" : ""].join(" ");
  const about = group.refusal || canDo(group);
  return html`<button
    type="button"
    class="card group ${classes}"
    data-key=${code}
    data-card=${code}
    tabindex=${code === view.focus ? 0 : -1}
    aria-label=${message("client-page-facts", { facts: factsOf(group, chosen, fresh) })}
    aria-disabled=${group.refusal ? "true" : "false"}
    aria-describedby=${about ? id : nothing}
    aria-pressed=${chosen ? "true" : "false"}
    title=${group.refusal || nothing}
    @click=${(click: MouseEvent) => (click.shiftKey ? view.all(group) : view.tap(group))}
    @focus=${() => view.focused(code)}
    @pointerenter=${() => view.pointed(code)}
    @pointerleave=${() => view.pointed(null)}
    @pointerdown=${(pointer: PointerEvent) => view.grab(group, pointer)}
    @dragstart=${(drag: DragEvent) => drag.preventDefault()}
  >
    ${layers(group, view.style)}
    ${count > 1 || chosen ? html`<span class="tally" aria-hidden="true">${chosen ? html`${rich("client-melding-points-of", { of: count }, { have: html`<b>${chosen}</b>` })}` : count}</span>` : nothing}
    ${fresh ? html`<span class="came" data-sign="+${fresh}"></span>` : nothing}
    ${about ? html`<span class="unseen" id=${id}>${about}</span>` : nothing}
  </button>`;
}

/** The cards one behind the other; those that are chosen are lifted. */
function layers({ code, count, chosen }: Group, style: CardStyle): TemplateResult {
  const drawn = Math.min(count, DEEP);
  const lifted = chosen === count ? drawn : Math.min(chosen, drawn - 1);
  const place = (i: number) => `--behind:${drawn - 1 - i}`;
  return html`<span class="layers" style="--drawn:${drawn}">
    ${Array.from({ length: drawn }, (_, i) => html`<img class=${i >= drawn - lifted ? "lifted" : ""} style=${place(i)} src=${rankedPicture(code, style)} alt="" draggable="false" />`)}
  </span>`;
}

/** What its moves say, for a screen reader. */
function canDo({ moves }: Group): string {
  const says = [...new Set(moves.map((move) => move.says))];
  return says.length > WAYS ? message("client-melding-ways-and-more", { ways: says.slice(0, WAYS).join("; "), more: says.length - WAYS }) : says.join("; ");
}

function press(view: FansView, key: KeyboardEvent): void {
  const all = [...(key.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button.group")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const group = view.groups[at];
  if (!group || key.ctrlKey || key.metaKey || key.altKey) return;
  const next = neighbour(all, at, key.key);
  if (next) next.focus();
  else if (key.key === " " && key.shiftKey) view.all(group);
  else if (key.key === "Backspace" || key.key === "-") view.less(group);
  else if (key.key === "+") view.tap(group);
  else if (key.key !== "Enter" || !view.act()) return;
  key.preventDefault();
  key.stopPropagation();
}
