import { html, nothing, type TemplateResult } from "lit";
import type { Company, Draft } from "./setup";

/** Who sits on each of the other seats: a bot of the house, or a friend by the link. */
export function companyField(draft: Draft, set: (index: number, company: Company) => void): TemplateResult {
  return html`<ol class="company">
    ${draft.company.map(
      (company, index) => html`<li>
        <label for="company-${index}">Seat ${index + 2}</label>
        <select id="company-${index}" @change=${(e: Event) => set(index, chosen((e.target as HTMLSelectElement).value))}>
          ${draft.game.opponents.map(
            (bot) => html`<option value="bot:${bot.name}" .selected=${company.kind === "bot" && company.bot === bot.name}>${bot.title}, a bot</option>`,
          )}
          <option value="open" .selected=${company.kind === "open"}>A friend, by a link</option>
        </select>
        ${company.kind === "open"
          ? html`<span class="company-kept"><input type="text" maxlength="24" autocomplete="off" placeholder="Kept for… (or anybody)" aria-label="Seat ${index + 2} is kept for" .value=${company.name ?? ""}
              @change=${(e: Event) => set(index, keptFor((e.target as HTMLInputElement).value))} /></span>`
          : nothing}
      </li>`,
    )}
  </ol>
  ${draft.company.some((company) => company.kind === "bot")
    ? html`<dl class="bots">${draft.game.opponents.map((bot) => html`<div><dt>${bot.title}</dt><dd>${bot.says}</dd></div>`)}</dl>`
    : nothing}`;
}

/** A seat for a friend: whoever comes, or only the one of this name. */
function keptFor(name: string): Company {
  return name.trim() ? { kind: "open", name: name.trim() } : { kind: "open" };
}

function chosen(value: string): Company {
  return value === "open" ? { kind: "open" } : { kind: "bot", bot: value.slice("bot:".length) };
}
