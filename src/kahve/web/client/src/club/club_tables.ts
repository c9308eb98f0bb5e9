import { html, nothing, type TemplateResult } from "lit";
import { emblem } from "../person/emblems";
import { ago } from "../person/ago";
import { follow } from "../page/navigation";
import { to } from "../protocol/gateway";
import { dealsField } from "../same/same_form";
import { sameAddress } from "../same/same_requests";
import type { ClubDuplicate, ClubRules, ClubTable, Game } from "../protocol/messages";
import "../language/club";
import { message } from "../language/message";
import { listed, person, rich } from "../language/rich";

interface Ways {
  sit: (table: string) => void;
  go: (table: string, link: string) => void;
}

/** The tables of a club: those that wait for somebody first, with one press to sit down. */
export function tablesField(tables: readonly ClubTable[], ways: Ways): TemplateResult {
  if (!tables.length) return html`<p class="hint">${message("client-club-no-table")}</p>`;
  return html`<ul class="club-tables">${tables.map((table) => row(table, ways))}</ul>`;
}

function row(table: ClubTable, { sit, go }: Ways): TemplateResult {
  const { open, seat, over, link } = table;
  const names = table.players.filter(({ kind }) => kind === "person").map((player) => html`<span class="my-player">${player.emblem ? emblem(player.emblem) : nothing}${person(player.name)}</span>`);
  const says = open && names.length ? rich("client-club-table-waits", { count: open, people: names.length }, { names: listed(names) }) : html`${names.length ? html`${listed(names)} ·` : nothing} <span class="my-says">${table.says}</span>`;
  return html`<li class=${over ? "over" : ""}>
    <span class="club-table"><b>${table.title}</b> <span>${says}</span>${over ? html` <small>${ago(table.at, Date.now() / 1000)}</small>` : nothing}</span>
    ${seat !== null
      ? html`<button type="button" class=${over ? "soft" : "play small"} @click=${() => go(table.table, link)}>${message("client-club-go-to-table")}</button>`
      : open
        ? html`<button type="button" class="play small" @click=${() => sit(table.table)}>${message("client-club-sit-down")}</button>`
        : nothing}
  </li>`;
}

/** The form that opens a table: by rules of the club, the usual ones first, or by the book. */
export function openField(rules: readonly ClubRules[], games: readonly Game[], open: (wish: { game: string; called?: string; seats?: number }) => void): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const [kind, place] = String(form.get("rules")).split(" ");
    if (kind === "club") {
      const { game, called } = rules[Number(place)]!;
      open({ game, called });
    } else open({ game: games[Number(place)]!.name, ...(form.get("seats") ? { seats: Number(form.get("seats")) } : {}) });
  };
  if (!games.length) return html`${nothing}`;
  const most = Math.max(...games.map(({ seats }) => seats.max));
  return html`<details class="club-open"><summary>${message("client-club-open-table")}</summary>
    <form class="bring-in" @submit=${submit}>
      <label class="plain"><span>${message("client-club-rules-of-table")}</span>
        <select name="rules">
          ${rules.length ? html`<optgroup label=${message("client-club-our-rules")}>${rules.map(({ title, called, seats }, at) => html`<option value="club ${at}">${message("client-club-rules-and-seats", { game: title, called, seats })}</option>`)}</optgroup>` : nothing}
          <optgroup label=${message("client-club-by-book")}>${games.map(({ title }, at) => html`<option value="book ${at}">${title}</option>`)}</optgroup>
        </select></label>
      <label class="plain"><span>${message("client-club-seats-by-book")}</span>
        <select name="seats"><option value="">${message("client-club-usual-seats")}</option>${Array.from({ length: most - 1 }, (_, at) => html`<option>${at + 2}</option>`)}</select></label>
      <button type="submit" class="play small">${message("client-club-lay-table")}</button>
    </form></details>`;
}

/** The latest duplicates of a club, and the form for one that each member plays with bots. */
export function sameField(duplicates: readonly ClubDuplicate[], rules: readonly ClubRules[], games: readonly Game[], begin: (wish: { deals: number; game: string; called?: string }) => void): TemplateResult {
  const choices = [...rules.map(({ game, called, title }) => ({ game, called, says: `${called} (${title})` })), ...games.map(({ name, title }) => ({ game: name, called: "", says: title }))];
  const submit = (event: Event) => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const { game, called } = choices[Number(form.get("rules"))]!;
    begin({ game, deals: Number(form.get("deals")), ...(called ? { called } : {}) });
  };
  return html`${duplicates.length
      ? html`<h3>${message("client-club-same-title")}</h3><ul class="club-tables">${duplicates.map(({ duplicate, title, deals, count, at }) => html`<li><span class="club-table"><b>${message("client-club-same-deals", { game: title, count: deals })}</b> <span>${message("client-club-same-count", { count })}</span> <small>${ago(at, Date.now() / 1000)}</small></span>
          <a class="soft" href=${to(sameAddress(duplicate))} @click=${follow}>${message("client-club-look")}</a></li>`)}</ul>`
      : nothing}
    ${choices.length ? html`<details class="club-open"><summary>${message("client-club-same-with-bots")}</summary>
      <form class="bring-in" @submit=${submit}>
        <p class="hint">${message("client-club-same-says")}</p>
        <label class="plain"><span>${message("client-club-rules-of-table")}</span> <select name="rules">${choices.map(({ says }, at) => html`<option value=${at}>${says}</option>`)}</select></label>
        ${dealsField()} <button type="submit" class="play small">${message("client-club-same-begin")}</button>
      </form></details>` : nothing}`;
}
