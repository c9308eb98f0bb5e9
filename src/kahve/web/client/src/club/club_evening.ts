import { html, nothing, type TemplateResult } from "lit";
import { locale } from "../language/page_language";
import { follow } from "../page/navigation";
import { to } from "../protocol/gateway";
import type { ClubPage, Game, NextEvening, SeatedTable } from "../protocol/messages";
import { dealsField } from "../same/same_form";
import { sameAddress } from "../same/same_requests";
import type { Act } from "./club_requests";
import "../language/club";
import "../language/home";
import { message } from "../language/message";
import { listed, person, rich } from "../language/rich";

/** What the part of the page about evenings can do. */
export interface EveningWays {
  act: (act: Act) => void;
  sit: (place: number) => void;
  calendar: () => void;
  push: (on: boolean) => void;
  /** Have all tables play the same deals. */
  same: (deals: number) => void;
}

/** Seconds by which the clock of a device may be wrong before that is said. */
const WRONG_CLOCK = 120;
const ANSWERS = ["yes", "late", "no"] as const;

/** The next evening: when it is for the reader, who comes, how they are seated; for hosts, how it is planned. */
export function eveningField(page: ClubPage, games: readonly Game[], calendarLink: string, ways: EveningWays): TemplateResult {
  const { evening } = page;
  const isHost = page.role !== "member";
  return html`<h2 id="evening">${message("client-club-next-evening")}</h2>
    ${evening ? next(page, evening, games, ways) : html`<p class="hint">${message("client-club-no-evening")}</p>`}
    ${Math.abs(Date.now() / 1000 - page.now) > WRONG_CLOCK ? html`<p class="hint" role="status">${message("client-club-clock-is-wrong")}</p>` : nothing}
    <p class="actions">
      ${page.pushed === null ? nothing : html`<button type="button" class="soft" aria-pressed=${page.pushed ? "true" : "false"} @click=${() => ways.push(!page.pushed)}>${page.pushed ? message("client-club-tell-me-not") : message("client-club-tell-me")}</button>`}
      ${page.evenings.length ? html`<button type="button" class="soft" @click=${ways.calendar}>${message("client-club-calendar")}</button>` : nothing}</p>
    ${calendarLink ? html`<div class="invite-link"><input type="text" readonly dir="ltr" .value=${calendarLink} aria-label=${message("client-club-calendar-address")} @focus=${(focus: FocusEvent) => (focus.target as HTMLInputElement).select()} /></div>
      <p class="hint">${message("client-club-calendar-says")} <a href=${to(new URL(calendarLink).pathname)} download="kahve-club.ics">${message("client-club-calendar-file")}</a></p>` : nothing}
    ${isHost ? planning(page, ways) : nothing}`;
}

/** A moment for the reader: in the time zone of this device, which is named. */
function momentOf(seconds: number): string {
  return new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", timeZoneName: "short" }).format(seconds * 1000);
}

function next(page: ClubPage, evening: NextEvening, games: readonly Game[], ways: EveningWays): TemplateResult {
  const { evening: name, day, comers, seating } = evening;
  const said = (comes: string) => comers.filter((each) => each.comes === comes).map((each) => person(each.name));
  return html`<p class="club-when"><b>${evening.begun ? message("client-club-it-is-time") : momentOf(evening.begins)}</b> ${evening.says ? html`<span>${evening.says}</span>` : nothing} ${evening.weekly ? html`<small>${message("client-club-weekly")}</small>` : nothing}</p>
    <div class="club-answers" role="group" aria-label=${message("client-club-do-you-come")}>${ANSWERS.map((comes) => html`<button type="button" class=${evening.yours === comes ? "play small" : "soft"} aria-pressed=${evening.yours === comes ? "true" : "false"} @click=${() => ways.act({ do: "answer", evening: name, day, comes })}>${message("client-club-answer", { comes })}</button>`)}</div>
    <ul class="club-comers">${ANSWERS.filter((comes) => said(comes).length).map((comes) => html`<li>${rich("client-club-who-comes", { comes }, { names: listed(said(comes)) })}</li>`)}</ul>
    ${seating ? seated(page, evening, ways) : nothing}
    ${page.role !== "member" ? seatingForm(page, evening, games, ways) : nothing}`;
}

/** The tables of the evening: one's own with one press to sit down. */
function seated(page: ClubPage, { seating, begun }: NextEvening, ways: EveningWays): TemplateResult {
  const { title, called, round, tables, waiting } = seating!;
  const nameOf = (id: string) => page.members.find((member) => member.id === id)?.name ?? "?";
  const isHost = page.role !== "member";
  const change = (place: number, seat: number, id: string) => {
    // Whoever sat there changes places with whoever is chosen.
    const before = tables[place]!.members[seat]!;
    ways.act({ do: "change_seats", tables: tables.map((table, at) => table.members.map((who, of) => (at === place && of === seat ? id : who === id ? before : who))) });
  };
  const row = (table: SeatedTable, place: number) => html`<li><span class="club-table"><b>${message("client-club-table", { number: place + 1 })}</b> ${
    isHost && !table.table && !seating!.duplicate
      ? table.members.map((id, seat) => html`<select aria-label=${message("client-club-seat-of-table", { seat: seat + 1, table: place + 1 })} @change=${(event: Event) => change(place, seat, (event.target as HTMLSelectElement).value)}>${page.members.map((member) => html`<option value=${member.id} .selected=${member.id === id}>${member.name}</option>`)}</select>`)
      : listed(table.members.map((id) => person(nameOf(id))))
  }</span>
    ${seating!.duplicate ? nothing : table.yours && (begun || table.table) ? html`<button type="button" class="play small" @click=${() => ways.sit(place)}>${message("client-club-sit-down")}</button>` : table.yours ? html`<button type="button" class="soft" @click=${() => ways.sit(place)}>${message("client-club-sit-down-early")}</button>` : table.table ? html`<a class="soft" href=${to(`/w/${table.table}`)} @click=${follow}>${message("client-home-watch")}</a>` : nothing}</li>`;
  const { duplicate } = seating!;
  const maySame = isHost && !duplicate && tables.length > 1 && tables.every(({ table, members }) => !table && members.length === tables[0]!.members.length);
  return html`<h3>${called || title} · ${message("client-club-round", { round })}</h3>
    <ul class="club-tables">${tables.map(row)}</ul>
    ${duplicate ? html`<p><a class="play small" href=${to(sameAddress(duplicate))} @click=${follow}>${message("client-club-same-title")}</a></p>` : maySame ? html`<details><summary>${message("client-club-same-at-all-tables")}</summary>${sameField(ways.same)}</details>` : nothing}
    ${waiting.length ? html`<p class="hint">${rich("client-club-waiting", { count: waiting.length }, { names: listed(waiting.map((id) => person(nameOf(id)))) })}</p>` : nothing}
    ${isHost ? html`<button type="button" class="soft" @click=${() => ways.act({ do: "next_round" })}>${message("client-club-next-round")}</button>` : nothing}`;
}

/** The number of deals that all play, and the button that begins. */
function sameField(begin: (deals: number) => void): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    begin(Number(new FormData(event.target as HTMLFormElement).get("deals")));
  };
  return html`<form class="bring-in" @submit=${submit}>${dealsField()} <button type="submit" class="play small">${message("client-club-same-at-all-tables")}</button></form>`;
}

function seatingForm({ rules }: ClubPage, { sizes }: NextEvening, games: readonly Game[], ways: EveningWays): TemplateResult | typeof nothing {
  const playable = games.filter(({ name }) => sizes[name]?.length);
  if (!playable.length) return nothing;
  const choices = [...rules.filter(({ game }) => sizes[game]?.length).map(({ game, called, title }) => ({ game, called, says: `${called} (${title})` })), ...playable.map(({ name, title }) => ({ game: name, called: "", says: title }))];
  const submit = (event: Event) => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const [at, way] = String(form.get("tables")).split(" ").map(Number) as [number, number];
    const { game, called } = choices[at]!;
    ways.act({ do: "seat", game, called, mode: form.get("mode") as "drawn", sizes: sizes[game]![way]! });
  };
  return html`<details><summary>${message("client-club-seat-people")}</summary>
    <form class="bring-in" @submit=${submit}>
      <label class="plain"><span>${message("client-club-game-and-tables")}</span>
        <select name="tables">${choices.flatMap(({ game, says }, at) => sizes[game]!.map((way, nth) => html`<option value="${at} ${nth}">${message("client-club-game-in-tables", { game: says, tables: way.map(String) })}</option>`))}</select></label>
      <label class="plain"><span>${message("client-club-seats-are")}</span>
        <select name="mode">${(["drawn", "rotated", "fixed"] as const).map((mode) => html`<option value=${mode}>${message("client-club-mode", { mode })}</option>`)}</select></label>
      <button type="submit" class="play small">${message("client-club-propose")}</button>
    </form></details>`;
}

function planning({ evenings, zone }: ClubPage, { act }: EveningWays): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    act({ do: "plan_evening", day: String(form.get("day")), time: String(form.get("time")), weekly: form.has("weekly"), says: String(form.get("says")) });
  };
  return html`<details><summary>${message("client-club-plan")}</summary>
    <form class="bring-in" @submit=${submit}>
      <label class="plain"><span>${message("client-club-day")}</span> <input type="date" name="day" required /></label>
      <label class="plain"><span>${message("client-club-time", { zone })}</span> <input type="time" name="time" value="20:00" required /></label>
      <label class="plain"><span>${message("client-club-note")}</span> <input type="text" name="says" maxlength="80" /></label>
      <label class="plain"><span>${message("client-club-every-week")}</span> <input type="checkbox" role="switch" class="switch" name="weekly" /></label>
      <button type="submit" class="play small">${message("client-club-plan-it")}</button>
    </form>
    <ul class="club-rules">${evenings.map(({ evening, day, begins, weekly }) => html`<li><span>${momentOf(begins)}</span> <span class="actions">
      ${weekly ? html`<button type="button" class="soft" @click=${() => act({ do: "call_off", evening, day })}>${message("client-club-call-off-once")}</button>` : nothing}
      <button type="button" class="soft danger" @click=${() => act({ do: "call_off", evening })}>${weekly ? message("client-club-call-off-all") : message("client-club-call-off")}</button></span></li>`)}</ul></details>`;
}
