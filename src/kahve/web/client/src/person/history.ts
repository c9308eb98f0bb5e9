import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Light } from "../page/light_element";
import { follow } from "../page/navigation";
import { decimal, figure } from "../page/number";
import { to } from "../protocol/gateway";
import type { History, HistoryGame, HistoryMatch } from "../protocol/messages";
import { curve } from "../table/curve";
import { ago } from "./ago";
import { asMe } from "./person_requests";
import "./taught_done";
import "../language/person";
import { message } from "../language/message";
import { listed, person, rich } from "../language/rich";

/** The number of times that a history is asked for while logs are still read, and the time in between. */
const MOST_TIMES = 20;
const BETWEEN = 1000;

/** What the person of this device has played: by game, and the latest matches. */
@customElement("kahve-history")
export class HistoryField extends Light {
  @state() private history: History | null = null;
  @state() private trouble = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.fetch();
  }

  private async fetch(): Promise<void> {
    try {
      for (let time = 0; time < MOST_TIMES && this.isConnected; time++) {
        this.history = await asMe<History>("GET", "/api/me/history");
        if (!this.history.unread) return;
        await new Promise((go) => setTimeout(go, BETWEEN));
      }
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  protected override render(): TemplateResult {
    const { history, trouble } = this;
    return html`${trouble ? html`<p class="complaint" role="alert">${trouble}</p>` : nothing}
      ${!trouble && (!history || history.unread) ? html`<p class="hint" role="status">${message("client-person-history-comes")}</p>` : nothing}
      ${history?.count
        ? html`<ul class="history">${history.games.map(ofGame)}</ul>
            <details><summary>${message("client-person-history-latest", { count: history.matches.length })}</summary><ul class="my-matches">${history.matches.map(ofMatch)}</ul></details>`
        : history && !history.unread
          ? html`<p>${message("client-person-history-empty")}</p>`
          : nothing}
      <kahve-taught-done></kahve-taught-done>`;
  }
}

function ofGame({ title, matches, won, margin, error, days, day_margin, reviewed, play, luck, beaten, curve: ahead }: HistoryGame): TemplateResult {
  const label = message("client-person-history-curve");
  // A sign stands before its number in every language.
  const number = (points: number, error: number | null = null) => html`<bdi dir="ltr">${decimal(points)}${error === null ? "" : ` ± ${decimal(error, false)}`}</bdi>`;
  const says = [
    matches ? message("client-person-history-won", { matches, won }) : nothing,
    matches ? rich("client-person-history-margin", {}, { points: number(margin, error) }) : nothing,
    play && luck ? rich("client-person-history-luck", { deals: reviewed }, { play: number(play.margin), luck: number(luck.margin) }) : nothing,
    days ? rich("client-person-history-days", { days }, { points: number(day_margin) }) : nothing,
  ];
  return html`<li><h3>${title}</h3><p>${says.map((sentence) => html`${sentence} `)}</p>
    ${beaten.length ? html`<p>${message("client-person-history-beaten", { bots: beaten })}</p>` : nothing}
    ${ahead.length > 2 ? curve({ rows: ahead.map((points) => [points]), names: [label], own: 0, lowWins: false, label }) : nothing}</li>`;
}

function ofMatch({ link, title, at, day, sides }: HistoryMatch): TemplateResult {
  const score = sides.map(({ names, points, won }) => html`<span class=${won ? "history-won" : ""}>${listed(names.map(person))} ${figure(points)}</span> `);
  return html`<li><a href=${to(link)} @click=${follow}><span><b>${title}</b> ${score}</span>
    <small>${day ? html`${message("client-person-history-of-day")} · ` : nothing}${ago(at, Date.now() / 1000)}</small></a></li>`;
}
