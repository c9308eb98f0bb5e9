import { html, nothing, type TemplateResult } from "lit";
import { allSets } from "../home/house_sets";
import { customsForm, customsList } from "../people/customs_form";
import { emblemField } from "../person/who_field";
import type { ClubPage, ClubRules, Custom, Game } from "../protocol/messages";
import type { Act } from "./club_requests";
import "../language/club";
import { message } from "../language/message";

/** The club's own rules and customs, and for hosts what stands over its page. */
export function settingsField(page: ClubPage, games: readonly Game[], customs: readonly Custom[], act: (act: Act) => void): TemplateResult {
  const isHost = page.role !== "member";
  const chosen = Object.fromEntries(customs.map((custom) => [custom.name, page.customs[custom.name] ?? custom.default]));
  return html`<h3>${message("client-club-rules")}</h3>
    ${page.rules.length ? html`<ul class="club-rules">${page.rules.map((rules, at) => oneSet(rules, at, isHost, act))}</ul>` : html`<p class="hint">${message("client-club-no-rules")}</p>`}
    ${isHost ? keeping(page, games, act) : nothing}
    <details><summary>${message("client-club-customs")}</summary>
      ${isHost ? customsForm(customs, chosen, (name, value) => act({ do: "change", customs: { ...page.customs, [name]: value } })) : customsList(customs, chosen)}</details>
    ${isHost ? over(page, act) : nothing}`;
}

function oneSet({ game, title, called, line }: ClubRules, at: number, isHost: boolean, act: (act: Act) => void): TemplateResult {
  return html`<li title=${line}><span><b>${called}</b> <small>${title}${at === 0 ? html` · ${message("client-club-usual")}` : nothing}</small></span>
    ${isHost
      ? html`<span class="actions">${at ? html`<button type="button" class="soft" @click=${() => act({ do: "make_usual", game, called })}>${message("client-club-make-usual")}</button>` : nothing}
          <button type="button" class="soft" aria-label=${message("client-club-drop-rules", { name: called })} @click=${() => act({ do: "drop_rules", game, called })}>${message("client-club-remove")}</button></span>`
      : nothing}</li>`;
}

/** The sets of house rules that this browser keeps, to be kept by the club. */
function keeping({ rules }: ClubPage, games: readonly Game[], act: (act: Act) => void): TemplateResult {
  const sets = allSets().filter((set) => games.some(({ name }) => name === set.game) && !rules.some((other) => other.game === set.game && other.called === set.called));
  if (!sets.length) return html`<p class="hint">${message("client-club-keep-first")}</p>`;
  const submit = (event: Event) => {
    event.preventDefault();
    const { game, called, house } = sets[Number(new FormData(event.target as HTMLFormElement).get("set"))]!;
    act({ do: "keep_rules", game, called, house });
  };
  return html`<form class="set-form" @submit=${submit}><label for="club-set">${message("client-club-keep-of-browser")}</label>
    <select id="club-set" name="set">${sets.map((set, at) => html`<option value=${at}>${set.called} (${games.find(({ name }) => name === set.game)!.title})</option>`)}</select>
    <button type="submit" class="soft">${message("client-club-keep")}</button></form>`;
}

function over(page: ClubPage, act: (act: Act) => void): TemplateResult {
  const change = (what: "name" | "call" | "zone") => (event: Event) => {
    const value = (event.target as HTMLInputElement).value.trim();
    if (value !== page[what]) act({ do: "change", [what]: value });
  };
  return html`<details><summary>${message("client-club-name-and-more")}</summary>
    <label class="plain"><span>${message("client-club-name")}</span> <input type="text" maxlength="40" .value=${page.name} @change=${change("name")} /></label>
    <label class="plain"><span>${message("client-club-call")}</span> <input type="text" inputmode="url" dir="ltr" maxlength="400" .value=${page.call} @change=${change("call")} /></label>
    <label class="plain"><span>${message("client-club-zone")}</span> <input type="text" dir="ltr" maxlength="64" list="zones" .value=${page.zone} @change=${change("zone")} /></label>
    <datalist id="zones">${Intl.supportedValuesOf("timeZone").map((zone) => html`<option value=${zone}></option>`)}</datalist>
    <label class="plain"><input type="checkbox" .checked=${page.rated} @change=${(event: Event) => act({ do: "change", rated: (event.target as HTMLInputElement).checked })} /> <span>${message("client-club-rated")}</span></label>
    ${emblemField(page.emblem, message("client-club-emblem"), (emblem) => act({ do: "change", emblem }))}
    <p><button type="button" class="soft" @click=${() => act({ do: "renew_code" })}>${message("client-club-renew-code")}</button> <small>${message("client-club-renew-says")}</small></p></details>`;
}
