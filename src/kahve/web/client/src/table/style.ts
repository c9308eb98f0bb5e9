import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Light } from "../page/light_element";
import { decimal, figure } from "../page/number";
import { panel } from "../page/panel";
import { sentence } from "../page/sentence";
import { keepStrength, strengthIn } from "../page/strength";
import { keepTwin } from "../page/twin";
import { Refusal } from "../protocol/http";
import type { NotReady, Style } from "../protocol/messages";
import { waiting } from "./review";
import "../language/page";
import "../language/table";
import { message } from "../language/message";

/** So often it is asked how far the server is. */
const ASK_AGAIN = 600;

/** Asks the server for a style. */
export type AskStyle = () => Promise<({ ready: true } & Style) | ({ ready: false } & NotReady)>;

/** What master thinks of how somebody plays: the sentence, how likely each level is, and what stands out. */
@customElement("kahve-style")
export class StyleTold extends Light {
  @property({ attribute: false }) askStyle!: AskStyle;
  @property() game = "";
  @property() gameTitle = "";
  /** Whether it is one's own style, of which a twin can be kept. */
  @property({ type: Boolean }) own = false;

  @state() private answer: Style | NotReady | null = null;
  @state() private trouble = "";
  /** Whether what is in the way passes with time. */
  @state() private passes = false;
  @state() private isSaved = false;
  private latestAsk: AskStyle | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("askStyle") && !this.latestAsk) void this.fetch();
  }

  private async fetch(): Promise<void> {
    const thisAsk = (this.latestAsk = this.askStyle);
    this.answer = null;
    this.trouble = "";
    this.isSaved = false;
    await this.updateComplete;
    const wanted = () => this.isConnected && this.latestAsk === thisAsk;
    try {
      while (wanted()) {
        const answer = await thisAsk();
        if (!wanted()) return;
        this.answer = answer;
        if (!answer.ready) await new Promise((done) => setTimeout(done, ASK_AGAIN));
        else return this.measure(answer);
      }
    } catch (error) {
      if (!wanted()) return;
      this.trouble = (error as Error).message;
      this.passes = !(error instanceof Refusal) || error.status !== 409;
    }
  }

  /** Bring the strength of the person of this browser halfway to the one that their choices show. */
  private measure({ strength }: Style): void {
    if (this.own && strength !== null) keepStrength(this.game, (strengthIn(this.game) + strength) / 2);
  }

  protected override render(): TemplateResult {
    const { answer } = this;
    if (this.trouble) return html`<p class="hint" role="status">${this.trouble}</p>${this.passes ? html`<button type="button" class="soft" @click=${() => this.fetch()}>${message("client-page-try-again")}</button>` : nothing}`;
    if (!answer || !("levels" in answer)) return waiting(answer);
    return html`<p class="style-says" role="status">${sentence(answer.fit)}</p>
      ${this.levels(answer)} ${this.habits(answer)}
      ${this.own ? html`<p class="hint">${message("client-table-style-of-own")}</p>` : nothing} ${answer.bot === null ? nothing : this.twin(answer)}`;
  }

  private levels({ levels }: Style): TemplateResult {
    return html`<h3>${message("client-table-style-levels")}</h3>
      <ol class="style-levels">${levels.map(
        ({ title, share }) => html`<li class="worth"><span class="worth-says">${title}</span>
          <span class="worth-points"><b>${message("client-table-style-percent", { percent: figure(Math.round(100 * share)) })}</b></span>
          <span class="worth-bar" aria-hidden="true"><span style="width:${Math.round(100 * share)}%"></span></span></li>`,
      )}</ol>`;
  }

  private habits({ habits }: Style): TemplateResult | typeof nothing {
    if (!habits.length) return nothing;
    return html`<h3>${message("client-table-style-habits")}</h3>
      <ul class="style-habits">${habits.map(
        ({ says, made: times, choices, club }) => html`<li>${sentence(says)} <small>${message("client-table-style-habit-counts", { times: figure(times), choices: figure(choices), club: decimal(club, false) })}</small></li>`,
      )}</ul>`;
  }

  private twin(style: Style): TemplateResult {
    if (this.isSaved) return html`<p class="hint" role="status">${message("client-table-style-kept", { game: this.gameTitle })}</p>`;
    const keep = () => {
      keepTwin(this.game, style);
      this.isSaved = true;
    };
    return html`<p class="style-keep"><button type="button" class="soft" @click=${keep}>${message("client-table-style-keep")}</button> <small>${message("client-table-style-keep-says")}</small></p>`;
  }
}

export function stylePanel(title: string, content: TemplateResult, close: () => void): TemplateResult {
  return panel({ title, close, kind: "narrow", body: content });
}
