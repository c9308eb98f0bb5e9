import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { locale } from "../language/page_language";
import { Light } from "../page/light_element";
import { follow } from "../page/navigation";
import { figure } from "../page/number";
import { saveAs, saveLog } from "../page/saving";
import { to } from "../protocol/gateway";
import type { ClubBook, ClubMargin, ClubMatch, ClubStanding, Game } from "../protocol/messages";
import { placeAt } from "../protocol/places";
import { clubBook, clubBookFile, writeNote } from "./club_requests";
import "../language/club";
import "../language/home";
import "../language/page";
import { message } from "../language/message";
import { person } from "../language/rich";

/** The spans of time for which there are standings, besides a single day; a season is a year. */
const SPANS = ["ever", "season", "month"] as const;

/** What the book is asked for a span, which the server counts in the time zone of the club, or for a day such as 2026-12-03. */
const askFor = (span: string): Record<string, string> => (/\d/.test(span) ? { day: span } : { since: span === "ever" ? "" : span });

/** A number with its interval, where one is known. */
const marginOf = ({ margin, error }: ClubMargin) => html`<bdi dir="ltr">${error === null ? figure(margin) : message("client-club-margin", { margin: figure(margin), error: figure(error) })}</bdi>`;

/** The standings of persons or pairs: matches won, points a deal more than the others, and what of these was play and luck. */
export function standingsTable(caption: string, rows: readonly ClubStanding[]): TemplateResult {
  const more = (["rating", "play", "luck"] as const).filter((kind) => rows.some((row) => row[kind]));
  return html`<div class="sheet-scroll" role="group" aria-label=${caption} tabindex="0"><table class="sheet"><caption>${caption}</caption>
    <thead><tr><td></td><th scope="col">${message("client-club-won")}</th><th scope="col">${message("client-club-played")}</th><th scope="col">${message("client-club-more-a-deal")}</th>${more.map((kind) => html`<th scope="col">${message("client-club-column", { kind })}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr><th scope="row">${person(row.name)}</th><td>${figure(row.won)}</td><td>${figure(row.matches)}</td><td>${marginOf(row)}</td>${more.map((kind) => html`<td>${row[kind] ? marginOf(row[kind]) : nothing}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** A day such as 2026-12-03 in the words of the page; it has no time zone. */
const dayOf = (day: string) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));

/** The book of a club: standings, records and matches with their replays. */
@customElement("kahve-club-book")
export class BookOfClub extends Light {
  @property() club = "";
  @property({ attribute: false }) games: readonly Game[] = [];
  @state() private book: ClubBook | null = null;
  /** One of the spans, or a day. */
  @state() private span = "ever";
  @state() private game = "";
  @state() private trouble = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.look();
  }

  private readonly look = async (): Promise<void> => {
    await this.attempt(async () => void (this.book = await clubBook(this.club, { ...askFor(this.span), game: this.game })));
  };

  private async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.trouble = "";
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  private save(kind: "csv" | "json"): void {
    void this.attempt(async () => saveAs(await clubBookFile(this.club, kind), `kahve-club.${kind}`, kind === "csv" ? "text/csv" : "application/json"));
  }

  protected override render(): TemplateResult {
    const { book } = this;
    const chosen = (event: Event) => (event.target as HTMLSelectElement).value;
    return html`<p class="actions">
        <select aria-label=${message("client-club-span")} @change=${(event: Event) => ((this.span = chosen(event)), this.look())}>${SPANS.map((span) => html`<option value=${span}>${message("client-club-of-span", { span })}</option>`)}
          ${book?.days.length ? html`<optgroup label=${message("client-club-evenings")}>${book.days.map((day) => html`<option value=${day}>${dayOf(day)}</option>`)}</optgroup>` : nothing}</select>
        <select aria-label=${message("client-home-the-game")} @change=${(event: Event) => ((this.game = chosen(event)), this.look())}><option value="">${message("client-club-all-games")}</option>${this.games.map(({ name, title }) => html`<option value=${name}>${title}</option>`)}</select>
      </p>
      ${this.trouble ? html`<p class="complaint" role="alert">${this.trouble}</p>` : nothing}
      ${book?.unread ? html`<p class="hint" role="status">${message("client-club-still-reading")} <button type="button" class="soft" @click=${this.look}>${message("client-club-look")}</button></p>` : nothing}
      ${!book ? nothing : book.count ? this.content(book) : html`<p class="hint">${message("client-club-no-match")}</p>`}`;
  }

  private content(book: ClubBook): TemplateResult {
    return html`${standingsTable(message("client-club-standings"), book.people)}
      <p class="hint">${message("client-club-margin-says")} ${message("client-club-days-say", { zone: book.zone })}${book.people.some(({ reviewed }) => reviewed) ? html` ${message("client-club-luck-says")}` : nothing}${book.people.some(({ rating }) => rating) ? html` ${message("client-club-rating-says")}` : nothing}</p>
      ${book.pairs.length ? html`<details><summary>${message("client-club-pairs")}</summary>${standingsTable(message("client-club-pairs"), book.pairs)}</details>` : nothing}
      <details><summary>${message("client-club-records")}</summary><ul class="club-rules">${book.records.map((record) => html`<li><a href=${to(`/r/${record.table}/${record.match}.1/0`)} @click=${follow}>${message("client-club-record", { kind: record.kind, game: this.titleOf(record.game), name: record.name, points: record.value, capture: record.capture })}</a></li>`)}</ul></details>
      <h3>${message("client-club-matches", { count: book.count })}</h3>
      <ul class="club-tables">${book.matches.map((match) => this.match(match))}</ul>
      <p class="actions"><button type="button" class="soft" @click=${() => this.save("csv")}>${message("client-club-save-as", { kind: "CSV" })}</button> <button type="button" class="soft" @click=${() => this.save("json")}>${message("client-club-save-as", { kind: "JSON" })}</button></p>`;
  }

  private titleOf(game: string): string {
    return this.games.find(({ name }) => name === game)?.title ?? game;
  }

  /** A match: its deals can be seen again and reviewed in the replay, and each may have lines of the members. */
  private match({ table, match, game, title, at, deals, sides, notes }: ClubMatch): TemplateResult {
    const submit = (event: Event) => {
      event.preventDefault();
      const form = new FormData(event.target as HTMLFormElement);
      void this.attempt(() => writeNote(this.club, { table, deal: `${match}.${form.get("deal")}`, says: String(form.get("says")) })).then(this.look);
    };
    return html`<li><span class="club-table"><b>${title}</b> <small>${new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(at * 1000)}</small>
        <span>${sides.map(({ names, points, won }) => html`<span class="my-player ${won ? "club-won" : ""}">${person(String(names))} ${figure(Number(points))}</span> `)}</span>
        ${notes.map(({ deal, name, says }) => html`<q class="club-note">${says}</q> <small>${message("client-club-note-of", { name, deal })}</small> `)}</span>
      <a class="soft" href=${to(`/r/${table}/${match}.1/0`)} @click=${follow}>${message("client-page-see-again")}</a>
      <button type="button" class="soft" @click=${() => this.attempt(() => saveLog(placeAt(table) ?? { table, seat: -1, token: "", link: "" }, game, match))}>${message("client-page-save-log")}</button>
      <details class="club-acts"><summary aria-label=${message("client-club-write-note", { game: title })}>…</summary><form class="set-form" @submit=${submit}>
        <label class="plain"><span>${message("client-club-deal")}</span> <select name="deal">${Array.from({ length: deals }, (_, deal) => html`<option>${deal + 1}</option>`)}</select></label>
        <input type="text" name="says" maxlength="200" aria-label=${message("client-club-line")} placeholder=${message("client-club-line")} /> <button type="submit" class="soft">${message("client-club-write")}</button></form></details></li>`;
  }
}
