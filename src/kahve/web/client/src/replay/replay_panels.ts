import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../page/icons";
import { closePanel, panel } from "../page/panel";
import type { CardStyle } from "../cards/deck";
import "../proof/seal";
import type { MatchPlayed, Scene } from "../protocol/messages";
import { facesOf } from "../table/faces";
import { openHand } from "../table/seat_plate";
import type { DealOnShow } from "./deal_on_show";
import type { Sharing } from "./sharing";
import type { Speed, Walk } from "./walk";

const SPEEDS: readonly [Speed, string][] = [["slow", "Slow"], ["normal", "Normal"], ["fast", "Fast"]];

/** How the cards of this deal came about. */
export function sealOf(deal: DealOnShow): TemplateResult {
  return html`<kahve-seal .source=${deal.address} .deal=${deal.name}></kahve-seal>`;
}

/** From where the deal is looked at, how fast it goes, and which deal it is. */
export function viewPanel(scene: Scene, deal: DealOnShow, walk: Walk, close: () => void): TemplateResult {
  const players = deal.players.length ? deal.players : scene.seats.map((sitter) => sitter.name);
  const whole = (match: MatchPlayed) => (deal.matches.length > 1 ? `Match ${match.match}, ` : "");
  return panel({
    title: "How to look at it",
    close,
    kind: "narrow",
    body: html`<div class="viewing">
      <label class="plain"><span>From the seat of</span>
        <select @change=${(e: Event) => void deal.lookFrom(Number((e.target as HTMLSelectElement).value), deal.hands)}>
          ${players.map((name, seat) => html`<option value=${seat} .selected=${seat === deal.seat}>${name}</option>`)}
        </select></label>
      <label class="plain"><span>All hands open</span>
        <input type="checkbox" role="switch" class="switch" .checked=${deal.hands === "all"} @change=${(e: Event) => void deal.lookFrom(deal.seat, (e.target as HTMLInputElement).checked ? "all" : "own")} /></label>
      <label class="plain"><span>Pace</span>
        <select @change=${(e: Event) => (walk.speed = (e.target as HTMLSelectElement).value as Speed)}>
          ${SPEEDS.map(([speed, title]) => html`<option value=${speed} .selected=${speed === walk.speed}>${title}</option>`)}
        </select></label>
      <label class="plain"><span>Deal</span>
        <select @change=${(e: Event) => void deal.choose((e.target as HTMLSelectElement).value)}>
          ${deal.matches.flatMap((match) => match.deals.map(({ deal: name, number, totals }) => html`<option value=${name} .selected=${name === deal.name}>${whole(match)}deal ${number}: ${totals.join(" to ")}</option>`))}
        </select></label>
      ${sealOf(deal)}
    </div>`,
  });
}

/** The hands that are open, each player's in a row. */
export function handsList(scene: Scene, style: CardStyle): TemplateResult {
  const faces = facesOf(scene);
  return html`<ul class="open-hands">${scene.seats.map((seat) => html`<li><b>${seat.name}</b>
    <ul class="laid-out small">${openHand(seat).map((card) => html`<li><img src=${faces.picture(card, style)} alt=${faces.title(card)} /></li>`)}</ul>
    ${seat.hand.length ? nothing : html`<span class="hint">no cards</span>`}</li>`)}</ul>`;
}

export function handsPanel(scene: Scene, style: CardStyle, close: () => void): TemplateResult {
  return panel({ title: "All hands", close, isRead: true, body: handsList(scene, style) });
}

export interface Listed {
  n: number;
  says: string;
  highlight: boolean;
  dear: boolean;
}

/** Every move by its sentence: a tap goes there. */
export function stepsList(steps: readonly Listed[], at: number, to: (move: number) => void): TemplateResult {
  return html`<ol class="steps">${steps.map(
    (step) => html`<li><button type="button" class="step ${step.dear ? "dear" : ""}" aria-current=${step.n === at ? "step" : "false"} @click=${() => to(step.n)}>
      <span class="step-number">${step.n}</span><span>${step.says}</span>
      ${step.highlight ? html`<span class="step-sign" title="A bonus, a claim or a taken pile">${icon.star}</span>` : nothing}
      ${step.dear ? html`<span class="step-sign" title="Gave points away">${icon.hint}</span>` : nothing}
    </button></li>`,
  )}</ol>`;
}

export function stepsPanel(steps: readonly Listed[], at: number, to: (move: number) => void, close: () => void): TemplateResult {
  const go = (move: number) => {
    closePanel();
    to(move);
  };
  return panel({ title: "The moves", close, kind: "narrow", body: stepsList(steps, at, go) });
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
    title: "Go to a move",
    close,
    kind: "narrow",
    body: html`<form class="jump" @submit=${jump}>
      <label class="plain" for="jump-to"><span>Its number, 0 to ${last}</span>
        <input type="number" id="jump-to" required min="0" max=${last} step="1" .value=${String(at)} autofocus @focus=${(focus: FocusEvent) => (focus.target as HTMLInputElement).select()} /></label>
      <p class="hint">0 is the deal, before the first move.</p>
      <div class="panel-foot"><button type="submit" class="play small">Go there</button></div>
    </form>`,
  });
}

/** What going on from here means, before it is done. */
export function goOnPanel(mover: string, busy: boolean, trouble: string, goOn: () => void, close: () => void): TemplateResult {
  return panel({
    title: "What if?",
    close,
    kind: "narrow",
    body: html`<p>You take the seat of ${mover} at this very position, and bots take all others. Every card lies where it truly lay.</p>
      <p class="hint">You have seen this replay, so you know cards that are hidden at a table. The new table says so too.</p>
      ${trouble ? html`<p class="complaint" role="alert">${trouble}</p>` : nothing}
      <div class="panel-foot"><button type="button" class="play small" autofocus ?disabled=${busy} @click=${goOn}>Go on as ${mover}</button></div>`,
  });
}

/** The link to this deal at this move. */
export function sharePanel(sharing: Sharing, close: () => void): TemplateResult {
  const { sheet } = sharing;
  return panel({
    title: "Share this move",
    close,
    kind: "narrow",
    body: html`<p>${sharing.says}</p>
      <div class="invite-link">
        <input type="text" readonly .value=${sharing.link} aria-label="The link to this move" @focus=${(focus: FocusEvent) => (focus.target as HTMLInputElement).select()} />
        <button type="button" class="play small" @click=${(click: Event) => void sharing.copy((click.currentTarget as HTMLElement).parentElement!.querySelector("input")!)}>${icon.link} ${sharing.copied ? "Copied" : "Copy"}</button>
        ${sheet ? html`<button type="button" class="soft" @click=${sheet}>${icon.share} Share</button>` : nothing}
      </div>`,
  });
}
