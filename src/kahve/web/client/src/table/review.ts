import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Light } from "../page/light_element";
import { follow } from "../page/navigation";
import { decimal } from "../page/number";
import { preferences } from "../page/preferences";
import { MINE } from "../learn/taught_address";
import { to } from "../protocol/gateway";
import { review } from "../protocol/http";
import type { Decision, NotReady, Place, Review, Scene, SideCount } from "../protocol/messages";
import { sentence } from "../page/sentence";
import { facesOf } from "./loaded_families";
import { worthLine } from "./hint";
import { positionPicture, reasonLines } from "./reason_marks";
import { isForOthers } from "./table_keys";
import { isSeen, verdict } from "./verdict";
import "../language/page";
import "../language/table";
import { message } from "../language/message";
import { person, rich } from "../language/rich";

/** So often it is asked how far the review is. */
const ASK_AGAIN = 600;

type Order = "dearest" | "played";

/** A finished deal looked through: what was given away, luck apart from skill, and every decision to step through. */
@customElement("kahve-review")
export class DealReview extends Light {
  @property({ attribute: false }) place!: Place;
  @property({ attribute: false }) scene!: Scene;
  @property({ type: Number }) deal = 0;

  @state() private answer: Review | NotReady | null = null;
  @state() private trouble = "";
  @state() private order: Order = "dearest";
  /** Whose decisions are listed; null for everybody's. */
  @state() private whose: number | null = null;
  /** The decision on show, by its place in the deal. */
  @state() private chosen = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("deal")) void this.fetch();
  }

  private async fetch(): Promise<void> {
    const { deal } = this;
    this.answer = null;
    this.trouble = "";
    await this.updateComplete;
    const wanted = () => this.isConnected && this.deal === deal;
    try {
      while (wanted()) {
        const answer = await review(this.place, deal);
        if (!wanted()) return;
        this.answer = answer;
        if (answer.ready) return this.begin(answer);
        await new Promise((done) => setTimeout(done, ASK_AGAIN));
      }
    } catch (error) {
      if (wanted()) this.trouble = (error as Error).message;
    }
  }

  /** Begin with what one has to learn most from: one's own dearest decision. */
  private begin(review: Review): void {
    this.whose = review.decisions.some((one) => one.seat === this.scene.seat) ? this.scene.seat : null;
    this.order = "dearest";
    this.chosen = this.listed(review)[0] ?? 0;
  }

  /** The places of the decisions that are listed, in their order. */
  private listed({ decisions }: Review): number[] {
    const places = decisions.map((_, at) => at).filter((at) => this.whose === null || decisions[at]!.seat === this.whose);
    if (this.order === "dearest") places.sort((a, b) => decisions[b]!.given - decisions[a]!.given || a - b);
    return places;
  }

  private step(review: Review, by: number): void {
    const places = this.listed(review);
    const next = places[places.indexOf(this.chosen) + by];
    if (next !== undefined) this.chosen = next;
  }

  private readonly onKey = (key: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key.key];
    const review = this.answer;
    if (!by || !review || "says" in review || isForOthers(key) || (key.target as Element).matches("select")) return;
    key.preventDefault();
    this.step(review, by);
  };

  private list(review: Review, order: Order, whose: number | null): void {
    this.order = order;
    this.whose = whose;
    this.chosen = this.listed(review)[0] ?? 0;
  }

  // Drawing.

  protected override render(): TemplateResult {
    const { answer } = this;
    if (this.trouble) return html`<p class="complaint" role="alert">${this.trouble}</p><button type="button" class="soft" @click=${() => this.fetch()}>${message("client-page-try-again")}</button>`;
    if (!answer || "says" in answer) return waiting(answer);
    return html`${this.counts(answer)} ${this.decisions(answer)}`;
  }

  private name(seat: number): string {
    return this.scene.seats[seat]?.name ?? message("client-page-seat", { number: seat + 1 });
  }

  private counts(review: Review): TemplateResult {
    const sides = review.sides.map((count) => ({ count, name: this.scene.sides.find((side) => side.side === count.side)?.name ?? "" }));
    const row = (title: string, kind: string, value: (one: SideCount) => unknown) =>
      html`<tr class=${kind}><th scope="row">${title}</th>${sides.map(({ count }) => html`<td>${value(count)}</td>`)}</tr>`;
    const about = (value: number, error: number) => html`${decimal(value)}${error ? html` <small>± ${decimal(error, false)}</small>` : nothing}`;
    return html`<ul class="given">
        ${review.seats.map(({ seat, given }) => html`<li><b>${decimal(given, false)}</b> <span>${rich("client-table-gave-away", {}, { name: person(this.name(seat)) })}</span></li>`)}
      </ul>
      ${review.seats.filter(({ seat }) => this.whose === null || seat === this.whose).map(({ seat, says }) => html`<p class="decision-says">${person(this.name(seat))}: ${says}</p>`)}
      <div class="sheet-scroll" role="group" aria-label=${message("client-table-luck-and-skill")} tabindex="0">
        <table class="sheet counts">
          <caption>${message("client-table-luck-and-skill")}</caption>
          <thead><tr><td></td>${sides.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
          <tbody>
            ${row(message("client-table-points-ahead"), "sum", (count) => decimal(count.result))}
            ${row(message("client-table-skill"), "", (count) => about(count.play, count.play_error))}
            ${row(message("client-table-luck"), "", (count) => decimal(count.luck))}
            ${row(message("client-table-luck-of-cards"), "part", (count) => about(count.cards, count.cards_error))}
            ${row(message("client-table-luck-of-run"), "part", (count) => decimal(count.fall))}
          </tbody>
        </table>
      </div>
      <details class="about-counts">
        <summary>${message("client-table-about-numbers")}</summary>
        <p>${message("client-table-about-giving")}</p>
        <p>${message("client-table-about-skill")}</p>
      </details>
      <p><a class="soft" href=${to(MINE)} @click=${follow}>${message("client-page-my-mistakes")}</a></p>`;
  }

  private decisions(review: Review): TemplateResult {
    const places = this.listed(review);
    const at = places.indexOf(this.chosen);
    const shown = review.decisions[this.chosen];
    return html`<div class="review-tools">
        <label><span class="unseen">${message("client-table-whose-decisions")}</span>
          <select @change=${(e: Event) => this.list(review, this.order, whoseOf(e))}>
            <option value="" .selected=${this.whose === null}>${message("client-table-everybodys")}</option>
            ${this.scene.seats.map(({ seat }) => html`<option value=${seat} .selected=${this.whose === seat}>${seat === this.scene.seat ? message("client-table-your-own") : message("client-table-of-name", { name: this.name(seat) })}</option>`)}
          </select></label>
        <label><span class="unseen">${message("client-table-in-order")}</span>
          <select @change=${(e: Event) => this.list(review, (e.target as HTMLSelectElement).value as Order, this.whose)}>
            <option value="dearest" .selected=${this.order === "dearest"}>${message("client-table-dearest-first")}</option>
            <option value="played" .selected=${this.order === "played"}>${message("client-table-as-played")}</option>
          </select></label>
      </div>
      ${shown && at >= 0
        ? html`<section class="decision" tabindex="0" aria-label=${message("client-table-decision-of", { number: at + 1, count: places.length })} @keydown=${this.onKey}>
            <header class="decision-head">
              <button type="button" class="soft" ?disabled=${at === 0} aria-label=${message("client-table-decision-before")} @click=${() => this.step(review, -1)}>‹</button>
              <p role="status">${rich("client-table-decision-head", { turn: shown.turn }, { place: html`<b>${message("client-table-number-of", { number: at + 1, count: places.length })}</b>`, name: person(this.name(shown.seat)) })}</p>
              <button type="button" class="soft" ?disabled=${at === places.length - 1} aria-label=${message("client-table-decision-next")} @click=${() => this.step(review, 1)}>›</button>
            </header>
            ${this.decision(shown)}
          </section>`
        : html`<p class="hint">${message("client-table-nothing-to-decide")}</p>`}
      ${review.left_out ? html`<p class="hint">${message("client-table-left-out", { count: review.left_out })}</p>` : nothing}
      <ol class="decision-list">
        ${places.map((place) => this.line(review.decisions[place]!, place))}
      </ol>`;
  }

  private decision(shown: Decision): TemplateResult {
    const faces = facesOf(this.scene);
    const style = preferences().cards;
    const note = (move: string) => html`${move === shown.made.move ? html`<em class="tag made">${message("client-table-tag-made")}</em>` : nothing}${move === shown.best.move ? html`<em class="tag best">${message("client-table-tag-best")}</em>` : nothing}`;
    const who = shown.seat === this.scene.seat ? null : this.name(shown.seat);
    return html`<p class="decision-says">${verdict(shown, who)}</p>
      ${reasonLines(shown, who, faces, style)}
      ${shown.habit ? html`<p class="hint">${shown.habit}</p>` : nothing}
      ${shown.club ? html`<p class="hint">${shown.club}</p>` : nothing}
      ${positionPicture(shown.zones, shown.hand, shown.why, faces, style)}
      <ol class="worths">${shown.worths.map((worth) => worthLine(worth, shown.worths, faces, style, note(worth.move)))}</ol>`;
  }

  private line(decision: Decision, place: number): TemplateResult {
    const { made: chosen, best, given, seat } = decision;
    const mark = isSeen(given) ? `−${decimal(given, false)}` : chosen.move === best.move ? message("client-table-tag-best") : message("client-table-tag-level");
    return html`<li><button type="button" class="decision-line ${isSeen(given) ? "dear" : ""}" aria-current=${place === this.chosen ? "true" : "false"} @click=${() => this.choose(place)}>
      <span class="decision-who">${person(this.name(seat))}</span><span>${sentence(chosen.says)}</span><b>${mark}</b>
    </button></li>`;
  }

  private choose(place: number): void {
    this.chosen = place;
    void this.updateComplete.then(() => this.querySelector(".decision")?.scrollIntoView({ block: "nearest" }));
  }
}

function whoseOf(change: Event): number | null {
  const { value } = change.target as HTMLSelectElement;
  return value === "" ? null : Number(value);
}

/** What is said while something is looked through, and how far that is. */
export function waiting(answer: NotReady | null): TemplateResult {
  const { says = message("client-table-looking-through"), done = 0, of = null } = answer ?? {};
  return html`<div class="review-waiting" role="status">
    <p>${says}</p>
    <progress max=${of ?? 1} value=${of ? done : nothing} aria-label=${message("client-table-how-far")}></progress>
    ${of ? html`<p class="hint">${message("client-table-decisions-done", { done, count: of })}</p>` : nothing}
  </div>`;
}
