import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Light } from "../page/light";
import { count, decimal } from "../page/number";
import { preferences } from "../page/preferences";
import { review } from "../protocol/http";
import type { Decision, NotReady, Place, Review, Scene, SideCount, Zone } from "../protocol/messages";
import { sentence } from "../page/sentence";
import { facesOf } from "./faces";
import { worthLine } from "./hint";
import { isForOthers } from "./table_keys";
import { isSeen, verdict } from "./verdict";

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
  private begin(found: Review): void {
    this.whose = found.decisions.some((one) => one.seat === this.scene.seat) ? this.scene.seat : null;
    this.order = "dearest";
    this.chosen = this.listed(found)[0] ?? 0;
  }

  /** The places of the decisions that are listed, in their order. */
  private listed({ decisions }: Review): number[] {
    const places = decisions.map((_, at) => at).filter((at) => this.whose === null || decisions[at]!.seat === this.whose);
    if (this.order === "dearest") places.sort((a, b) => decisions[b]!.given - decisions[a]!.given || a - b);
    return places;
  }

  private step(found: Review, by: number): void {
    const places = this.listed(found);
    const next = places[places.indexOf(this.chosen) + by];
    if (next !== undefined) this.chosen = next;
  }

  private readonly onKey = (key: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key.key];
    const found = this.answer;
    if (!by || !found || "says" in found || isForOthers(key) || (key.target as Element).matches("select")) return;
    key.preventDefault();
    this.step(found, by);
  };

  private list(found: Review, order: Order, whose: number | null): void {
    this.order = order;
    this.whose = whose;
    this.chosen = this.listed(found)[0] ?? 0;
  }

  // Drawing.

  protected override render(): TemplateResult {
    const { answer } = this;
    if (this.trouble) return html`<p class="complaint" role="alert">${this.trouble}</p><button type="button" class="soft" @click=${() => this.fetch()}>Try again</button>`;
    if (!answer || "says" in answer) return waiting(answer);
    return html`${this.counts(answer)} ${this.decisions(answer)}`;
  }

  private name(seat: number): string {
    return this.scene.seats[seat]?.name ?? `Seat ${seat + 1}`;
  }

  private counts(found: Review): TemplateResult {
    const sides = found.sides.map((count) => ({ count, name: this.scene.sides.find((side) => side.side === count.side)?.name ?? "" }));
    const row = (title: string, kind: string, value: (one: SideCount) => unknown) =>
      html`<tr class=${kind}><th scope="row">${title}</th>${sides.map(({ count }) => html`<td>${value(count)}</td>`)}</tr>`;
    const about = (value: number, error: number) => html`${decimal(value)}${error ? html` <small>± ${decimal(error, false)}</small>` : nothing}`;
    return html`<ul class="given">
        ${found.seats.map(({ seat, given }) => html`<li><b>${decimal(given, false)}</b> <span>${this.name(seat)} gave away</span></li>`)}
      </ul>
      <div class="sheet-scroll" role="group" aria-label="Luck apart from skill" tabindex="0">
        <table class="sheet counts">
          <caption>Luck apart from skill</caption>
          <thead><tr><td></td>${sides.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
          <tbody>
            ${row("Points more than the others", "sum", (count) => decimal(count.result))}
            ${row("Skill: what was given away", "", (count) => about(count.play, count.play_error))}
            ${row("Luck", "", (count) => decimal(count.luck))}
            ${row("of it, the cards", "part", (count) => about(count.cards, count.cards_error))}
            ${row("part of it, the run of the cards", "part", (count) => decimal(count.fall))}
          </tbody>
        </table>
      </div>
      <details class="about-counts">
        <summary>What the numbers say</summary>
        <p>A move gives away what the best move was worth more, by what its player could know. Where the two cannot be told apart it gives away nothing.</p>
        <p>Skill is what the others gave away, less what one gave away oneself. All the rest is luck: what club players make of these cards in every seat, and how the cards fell.</p>
      </details>`;
  }

  private decisions(found: Review): TemplateResult {
    const places = this.listed(found);
    const at = places.indexOf(this.chosen);
    const shown = found.decisions[this.chosen];
    return html`<div class="review-tools">
        <label><span class="unseen">Whose decisions</span>
          <select @change=${(e: Event) => this.list(found, this.order, whoseOf(e))}>
            <option value="" .selected=${this.whose === null}>Everybody's</option>
            ${this.scene.seats.map(({ seat }) => html`<option value=${seat} .selected=${this.whose === seat}>${seat === this.scene.seat ? "Your own" : `${this.name(seat)}'s`}</option>`)}
          </select></label>
        <label><span class="unseen">In which order</span>
          <select @change=${(e: Event) => this.list(found, (e.target as HTMLSelectElement).value as Order, this.whose)}>
            <option value="dearest" .selected=${this.order === "dearest"}>Dearest first</option>
            <option value="played" .selected=${this.order === "played"}>As played</option>
          </select></label>
      </div>
      ${shown && at >= 0
        ? html`<section class="decision" tabindex="0" aria-label="Decision ${at + 1} of ${places.length}; the arrow keys step through them" @keydown=${this.onKey}>
            <header class="decision-head">
              <button type="button" class="soft" ?disabled=${at === 0} aria-label="The decision before" @click=${() => this.step(found, -1)}>‹</button>
              <p role="status"><b>${at + 1} of ${places.length}</b>: turn ${shown.turn}, ${this.name(shown.seat)}</p>
              <button type="button" class="soft" ?disabled=${at === places.length - 1} aria-label="The next decision" @click=${() => this.step(found, 1)}>›</button>
            </header>
            ${this.decision(shown)}
          </section>`
        : html`<p class="hint">There was nothing to decide.</p>`}
      ${found.left_out ? html`<p class="hint">${count(found.left_out, "decision")} could not be thought through in time.</p>` : nothing}
      <ol class="decision-list">
        ${places.map((place) => this.line(found.decisions[place]!, place))}
      </ol>`;
  }

  private decision(shown: Decision): TemplateResult {
    const faces = facesOf(this.scene);
    const style = preferences().cards;
    const cards = (codes: readonly string[]) => codes.map((card) => html`<li><img src=${faces.picture(card, style)} alt=${faces.title(card)} /></li>`);
    const lies = (zone: Zone) =>
      html`<div class="decision-zone"><span>${zone.title}: ${zone.says}</span>
        ${zone.cards.length ? html`<ul class="laid-out small">${cards(zone.kind === "stack" ? zone.cards.slice(-1) : zone.cards)}</ul>` : nothing}</div>`;
    const note = (move: string) => html`${move === shown.made.move ? html`<em class="tag made">made</em>` : nothing}${move === shown.best.move ? html`<em class="tag best">best</em>` : nothing}`;
    return html`<p class="decision-says">${verdict(shown, shown.seat === this.scene.seat ? "You" : this.name(shown.seat))}</p>
      <div class="decision-table">
        ${shown.zones.filter((zone) => zone.kind !== "melds").map(lies)}
        <div class="decision-zone"><span>In hand</span><ul class="laid-out small">${cards(shown.hand)}</ul></div>
      </div>
      <ol class="worths">${shown.worths.map((worth) => worthLine(worth, shown.worths, faces, style, note(worth.move)))}</ol>`;
  }

  private line(decision: Decision, place: number): TemplateResult {
    const { made, best, given, seat } = decision;
    const mark = isSeen(given) ? `−${decimal(given, false)}` : made.move === best.move ? "best" : "level";
    return html`<li><button type="button" class="decision-line ${isSeen(given) ? "dear" : ""}" aria-current=${place === this.chosen ? "true" : "false"} @click=${() => this.choose(place)}>
      <span class="decision-who">${this.name(seat)}</span><span>${sentence(made.says)}</span><b>${mark}</b>
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

function waiting(answer: NotReady | null): TemplateResult {
  const { says = "Looking through the deal.", done = 0, of = null } = answer ?? {};
  return html`<div class="review-waiting" role="status">
    <p>${says}</p>
    <progress max=${of ?? 1} value=${of ? done : nothing} aria-label="How far it is"></progress>
    ${of ? html`<p class="hint">${done} of ${of} decisions</p>` : nothing}
  </div>`;
}
