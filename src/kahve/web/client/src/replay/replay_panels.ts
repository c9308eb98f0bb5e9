import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../page/icons";
import "../page/link_field";
import { figure } from "../page/number";
import { closePanel, panel } from "../page/panel";
import type { CardStyle } from "../cards/deck";
import "../proof/seal";
import type { Decision, MatchPlayed, Scene } from "../protocol/messages";
import { facesOf } from "../table/loaded_families";
import { positionPicture, reasonLines } from "../table/reason_marks";
import { openHand } from "../table/seat_plate";
import type { DealOnShow, Listed } from "./deal_on_show";
import type { Sharing } from "./sharing";
import type { Speed, Walk } from "./walk";
import "../language/page";
import "../language/replay";
import "../language/table";
import { message } from "../language/message";
import { person, rich } from "../language/rich";

const speeds = (): readonly [Speed, string][] => [["slow", message("client-page-pace-slow")], ["normal", message("client-page-pace-normal")], ["fast", message("client-page-pace-fast")]];

/** How the cards of this deal came about. */
export function sealOf(deal: DealOnShow): TemplateResult {
  return html`<kahve-seal .source=${deal.address} .deal=${deal.name}></kahve-seal>`;
}

/** From where the deal is looked at, how fast it goes, and which deal it is. */
export function viewPanel(scene: Scene, deal: DealOnShow, walk: Walk, askStyle: () => void, close: () => void): TemplateResult {
  const players = deal.players.length ? deal.players : scene.seats.map((sitter) => sitter.name);
  const named = (match: MatchPlayed, number: number, points: readonly number[]) => {
    const totals = points.map(figure).join(" : ");
    return deal.matches.length > 1 ? message("client-replay-match-deal-totals", { match: match.match, deal: number, totals }) : message("client-replay-deal-totals", { deal: number, totals });
  };
  return panel({
    title: message("client-replay-how-to-look"),
    close,
    kind: "narrow",
    body: html`<div class="viewing">
      <label class="plain"><span>${message("client-replay-from-seat-of")}</span>
        <select @change=${(e: Event) => void deal.lookFrom(Number((e.target as HTMLSelectElement).value), deal.hands)}>
          ${players.map((name, seat) => html`<option value=${seat} .selected=${seat === deal.seat}>${name}</option>`)}
        </select></label>
      <label class="plain"><span>${message("client-replay-all-hands-open")}</span>
        <input type="checkbox" role="switch" class="switch" .checked=${deal.hands === "all"} @change=${(e: Event) => void deal.lookFrom(deal.seat, (e.target as HTMLInputElement).checked ? "all" : "own")} /></label>
      <label class="plain"><span>${message("client-replay-pace")}</span>
        <select @change=${(e: Event) => (walk.speed = (e.target as HTMLSelectElement).value as Speed)}>
          ${speeds().map(([speed, title]) => html`<option value=${speed} .selected=${speed === walk.speed}>${title}</option>`)}
        </select></label>
      <label class="plain"><span>${message("client-replay-deal-choice")}</span>
        <select @change=${(e: Event) => void deal.choose((e.target as HTMLSelectElement).value)}>
          ${deal.matches.flatMap((match) => match.deals.map(({ deal: name, number, totals }) => html`<option value=${name} .selected=${name === deal.name}>${named(match, number, totals)}</option>`))}
        </select></label>
      ${deal.address.log ? html`<button type="button" class="soft" @click=${askStyle}>${icon.eye} ${message("client-table-style-of", { name: players[deal.seat] ?? "" })}</button>` : nothing}
      ${sealOf(deal)}
    </div>`,
  });
}

/** The hands that are open, each player's in a row. */
export function handsList(scene: Scene, style: CardStyle): TemplateResult {
  const faces = facesOf(scene);
  return html`<ul class="open-hands">${scene.seats.map((seat) => html`<li><b>${seat.name}</b>
    <ul class="laid-out small">${openHand(seat).map((card) => html`<li><img src=${faces.picture(card, style)} alt=${faces.title(card)} /></li>`)}</ul>
    ${seat.hand.length ? nothing : html`<span class="hint">${message("client-replay-no-cards")}</span>`}</li>`)}</ul>`;
}

export function handsPanel(scene: Scene, style: CardStyle, close: () => void): TemplateResult {
  return panel({ title: message("client-replay-all-hands"), close, isRead: true, body: handsList(scene, style) });
}

/** Why another move was better than the one on show, and the position before it with the cards marked of which the reasons speak. */
export function whyBetter(scene: Scene, shown: Decision, style: CardStyle): TemplateResult {
  const faces = facesOf(scene);
  const { seat, zones, hand, why } = shown;
  return html`${reasonLines(shown, scene.seats[seat]?.name ?? "", faces, style)} ${positionPicture(zones, hand, why, faces, style)}`;
}

/** Every move by its sentence: a tap goes there. */
export function stepsList(steps: readonly Listed[], at: number, to: (move: number) => void): TemplateResult {
  return html`<ol class="steps">${steps.map(
    (step) => html`<li><button type="button" class="step ${step.dear ? "dear" : ""}" aria-current=${step.n === at ? "step" : "false"} @click=${() => to(step.n)}>
      <span class="step-number">${step.n}</span><span>${step.says}</span>
      ${step.highlight ? html`<span class="step-sign" title=${message("client-replay-highlight")}>${icon.star}</span>` : nothing}
      ${step.dear ? html`<span class="step-sign" title=${message("client-replay-gave-away")}>${icon.hint}</span>` : nothing}
    </button></li>`,
  )}</ol>`;
}

export function stepsPanel(steps: readonly Listed[], at: number, to: (move: number) => void, close: () => void): TemplateResult {
  const go = (move: number) => {
    closePanel();
    to(move);
  };
  return panel({ title: message("client-replay-the-moves"), close, kind: "narrow", body: stepsList(steps, at, go) });
}

/** A field for the number of a move: it goes there. */
export function jumpPanel(at: number, last: number, to: (move: number) => void, close: () => void): TemplateResult {
  const jump = (submit: SubmitEvent) => {
    submit.preventDefault();
    const move = (submit.target as HTMLFormElement).querySelector<HTMLInputElement>("#jump-to")!.valueAsNumber;
    closePanel();
    to(move);
  };
  return panel({
    title: message("client-replay-go-to-move"),
    close,
    kind: "narrow",
    body: html`<form class="jump" @submit=${jump}>
      <label class="plain" for="jump-to"><span>${message("client-replay-its-number", { last })}</span>
        <input type="number" id="jump-to" required min="0" max=${last} step="1" .value=${String(at)} autofocus @focus=${(focus: FocusEvent) => (focus.target as HTMLInputElement).select()} /></label>
      <p class="hint">${message("client-replay-zero-is-deal")}</p>
      <div class="panel-foot"><button type="submit" class="play small">${message("client-replay-go-there")}</button></div>
    </form>`,
  });
}

/** What going on from here means, before it is done. */
export function goOnPanel(mover: string, busy: boolean, trouble: string, goOn: () => void, close: () => void): TemplateResult {
  return panel({
    title: message("client-replay-what-if-ask"),
    close,
    kind: "narrow",
    body: html`<p>${rich("client-replay-what-if-says", {}, { name: person(mover) })}</p>
      <p class="hint">${message("client-replay-what-if-known")}</p>
      ${trouble ? html`<p class="complaint" role="alert">${trouble}</p>` : nothing}
      <div class="panel-foot"><button type="button" class="play small" autofocus ?disabled=${busy} @click=${goOn}><span>${rich("client-replay-go-on-as", {}, { name: person(mover) })}</span></button></div>`,
  });
}

/** The link to this deal at this move. */
export function sharePanel(sharing: Sharing, close: () => void): TemplateResult {
  return panel({
    title: message("client-replay-share-move"),
    close,
    kind: "narrow",
    body: html`<p>${sharing.says}</p>
      <kahve-link-field .link=${sharing.link} .label=${message("client-replay-link-to-move")}></kahve-link-field>`,
  });
}
