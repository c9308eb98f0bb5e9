import { html, nothing, type TemplateResult } from "lit";
import { isOffered } from "../protocol/offers";
import type { Company, Draft } from "./setup";
import { twinOf } from "../page/twin";
import type { Game } from "../protocol/messages";
import "../language/home";
import "../language/page";
import { message } from "../language/message";

/** The company on each of the other seats: a bot of the server, or a friend by the link. */
export function companyField(draft: Draft, set: (index: number, company: Company) => void): TemplateResult {
  const opponents = opponentsOf(draft.game);
  return html`<ol class="company">
    ${draft.company.map(
      (company, index) => html`<li>
        <label for="company-${index}">${message("client-page-seat", { number: index + 2 })}</label>
        <select id="company-${index}" @change=${(e: Event) => set(index, chosen((e.target as HTMLSelectElement).value))}>
          ${opponents.map(
            (bot) => html`<option value="bot:${bot.name}" .selected=${company.kind === "bot" && company.bot === bot.name}>${message("client-home-bot", { bot: bot.title })}</option>`,
          )}
          ${isOffered("friends") ? html`<option value="open" .selected=${company.kind === "open"}>${message("client-home-friend")}</option>` : nothing}
        </select>
        ${company.kind === "open"
          ? html`<span class="company-kept"><input type="text" maxlength="24" autocomplete="off" placeholder=${message("client-home-kept-for-anybody")} aria-label=${message("client-home-seat-kept-for-whom", { number: index + 2 })} .value=${company.name ?? ""}
              @change=${(e: Event) => set(index, keptFor((e.target as HTMLInputElement).value))} /></span>`
          : nothing}
      </li>`,
    )}
  </ol>
  ${draft.company.some((company) => company.kind === "bot")
    ? html`<dl class="bots">${opponents.map((bot) => html`<div><dt>${bot.title}</dt><dd>${bot.says}</dd></div>`)}</dl>`
    : nothing}`;
}

/** The opponents of the server, and the one that plays as the person of this browser does. */
function opponentsOf(game: Game): Game["opponents"] {
  const twin = twinOf(game.name);
  return twin ? [...game.opponents, { name: twin.bot, title: message("client-home-twin"), says: message("client-home-twin-says", { choices: twin.choices }) }] : game.opponents;
}

/** A seat for a friend: whoever comes, or only the one of this name. */
function keptFor(name: string): Company {
  return name.trim() ? { kind: "open", name: name.trim() } : { kind: "open" };
}

function chosen(value: string): Company {
  return value === "open" ? { kind: "open" } : { kind: "bot", bot: value.slice("bot:".length) };
}
