import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { locale } from "../language/page_language";
import { fileField } from "../page/file_field";
import { cup, icon } from "../page/icons";
import { Light } from "../page/light_element";
import { follow, go } from "../page/navigation";
import { decimal, figure } from "../page/number";
import { save } from "../page/saving";
import { emblem } from "../person/emblems";
import { openLog } from "../protocol/finished_deals";
import { to } from "../protocol/gateway";
import { review } from "../protocol/http";
import type { DayPlay, DayResult, Days, LevelPlays } from "../protocol/messages";
import { placeAt } from "../protocol/places";
import { verdict } from "../table/verdict";
import { dayPath, type DayAddress } from "./day_address";
import { dayPicture } from "./day_picture";
import { bringPlay, dayResult, daySolution, fetchDays, playDay, playLog } from "./day_requests";
import "../language/day";
import "../language/page";
import { message } from "../language/message";
import { person } from "../language/rich";

/** So often it is asked how far the levels and the review are. */
const ASK_AGAIN = 1500;

/** The deals of the day: their list, or one of them before and after it was played. */
@customElement("kahve-day")
export class DayPage extends Light {
  @property({ attribute: false }) address!: DayAddress;
  @state() private days: Days | null = null;
  @state() private result: DayResult | null = null;
  @state() private lesson = "";
  @state() private trouble = "";
  @state() private busy = false;
  @state() private copied = false;

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = message("client-page-title", { page: message("client-day-title") });
    void this.attempt(() => this.come());
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await act();
      this.trouble = "";
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    this.busy = false;
  }

  private async come(): Promise<void> {
    this.days = await fetchDays();
    const play = this.firstPlay();
    // Whether a play is over a browser without a person learns by asking.
    if (!play || (play.over === false && this.days.clock === "server" && !placeAt(play.table))) return;
    let waits: { result: boolean; lesson: boolean } = { result: true, lesson: true };
    while (this.isConnected && (waits.result || waits.lesson)) {
      if (waits.result) {
        this.result = await dayResult(play).catch((error: unknown) => {
          if ((error as { status?: number }).status === 409) return null;
          throw error;
        });
        if (!this.result) return;
        this.days = await fetchDays();
      }
      if (waits.lesson) waits.lesson = !(await this.fetchLesson(play).catch(() => true));
      waits = { result: !this.result!.ready, lesson: waits.lesson };
      if (waits.result || waits.lesson) await new Promise((done) => setTimeout(done, ASK_AGAIN));
    }
  }

  /** What one gave away most by, as the review has it; whether it is there. */
  private async fetchLesson(play: DayPlay): Promise<boolean> {
    const answer = await review(placeAt(play.table)!, 1);
    if (!answer.ready) return false;
    const [dearest] = answer.decisions.filter(({ seat }) => seat === play.seat).sort((a, b) => b.given - a.given);
    this.lesson = dearest && dearest.given > 0 ? [verdict(dearest, null), ...dearest.why.map(({ says }) => says)].join(" ") : message("client-day-nothing-given");
    return true;
  }

  private get day(): string {
    return this.address.day || this.days!.today;
  }

  private playsOf(game: string, day: string): DayPlay[] {
    return this.days!.plays.filter((play) => play.game === game && play.day === day);
  }

  /** The play that counts. */
  private firstPlay(): DayPlay | undefined {
    return this.address.game ? this.playsOf(this.address.game, this.day)[0] : undefined;
  }

  protected override render(): TemplateResult {
    const { days } = this;
    return html`<div class="home me day">
      <header class="home-bar"><a class="brand" href=${to("/")} aria-label=${message("client-page-kahve-home")} @click=${follow}>${cup()}<span>Kahve</span></a>
        ${this.address.game ? html`<div class="home-bar-end"><a class="soft my-way" href=${to("/day")} @click=${follow}>${message("client-day-all-games")}</a></div>` : nothing}</header>
      <main>
        ${days ? (this.address.game ? this.ofGame(days) : this.list(days)) : html`<h1>${message("client-day-title")}</h1>`}
        ${this.trouble ? html`<p class="paper complaint" role="alert">${this.trouble}</p>` : nothing}
      </main>
    </div>`;
  }

  private about({ today, clock, next_in: left, others }: Days): TemplateResult {
    const hours = Math.max(1, Math.round(left / 3600));
    return html`<p>${message("client-day-about", { others })}</p>
      <p class="hint">${clock === "device" ? message("client-day-by-this-device", { date: dateOf(today), hours }) : message("client-day-by-the-server", { date: dateOf(today), hours })}</p>`;
  }

  private list(days: Days): TemplateResult {
    return html`<h1>${message("client-day-title")}</h1>
      <section class="paper">${this.about(days)}
        <ul class="my-tables">${days.games.map(({ game, title }) => html`<li><a href=${to(dayPath({ game, day: "" }))} @click=${follow}><b>${title}</b> <span class="my-says">${this.stands(this.playsOf(game, days.today)[0])}</span></a></li>`)}</ul>
      </section>`;
  }

  private stands(play: DayPlay | undefined): string {
    if (!play) return message("client-day-not-played");
    return play.points === null ? message("client-day-begun") : pointsSay(play.points);
  }

  private ofGame(days: Days): TemplateResult {
    const { game } = this.address;
    const title = days.games.find((one) => one.game === game)?.title;
    if (!title) return html`<h1>${message("client-day-title")}</h1><p class="paper complaint" role="alert">${message("client-day-no-such-game")}</p>`;
    const play = this.firstPlay();
    return html`<h1>${title}: ${message("client-day-title")}</h1>
      <nav class="day-dates" aria-label=${message("client-day-dates")}>${days.days.map((day) => this.date(day, game))}</nav>
      ${this.result && play
        ? this.played(this.result, play)
        : html`<section class="paper">${this.about(days)}<p>${message("client-day-shown-later")}</p>
            <p class="actions"><button type="button" class="play" ?disabled=${this.busy} @click=${() => this.sit()}>${play ? message("client-day-go-on") : message("client-day-play", { game: title })}</button></p>
            ${play || days.clock === "device" ? nothing : this.bringing()}</section>`}`;
  }

  private date(day: string, game: string): TemplateResult {
    const [play] = this.playsOf(game, day);
    const path = dayPath({ game, day: day === this.days!.today ? "" : day });
    return html`<a class="soft ${play ? "solved" : ""}" aria-current=${day === this.day ? "page" : "false"} href=${to(path)} @click=${follow}><span>${dateOf(day, true)}</span> <small>${this.stands(play)}</small></a>`;
  }

  private sit(): void {
    void this.attempt(async () => go((await playDay(this.day, this.address.game)).link));
  }

  /** Where the log of a play without a server is handed in. */
  private bringing(): TemplateResult {
    const bring = (log: File) => void this.attempt(() => bringPlay(this.day, this.address.game, log).then(() => this.come()));
    return html`<details><summary>${message("client-day-bring")}</summary><p>${message("client-day-bring-how")}</p>
      <p>${fileField(message("client-day-bring-log"), ".jsonl,.json,.txt,application/jsonl", bring)}</p></details>`;
  }

  private played(result: DayResult, play: DayPlay): TemplateResult {
    return html`<section class="paper" aria-labelledby="day-made">
        <h2 id="day-made">${pointsSay(result.points)}</h2>
        <p class="day-sides">${result.sides.map(({ name, points }) => html`<span><b>${figure(points)}</b> ${name}</span>`)}</p>
        <p class="actions">
          <a class="soft" href=${to(`/r/${play.table}/1.1/0`)} @click=${follow}>${icon.play} ${message("client-page-see-again")}</a>
          ${result.solution ? html`<button type="button" class="soft" ?disabled=${this.busy} @click=${() => this.attempt(async () => go((await openLog(await daySolution(play))).link))}>${icon.star} ${message("client-day-solution")}</button>` : nothing}
          <button type="button" class="soft" ?disabled=${this.busy} @click=${() => this.sit()}>${message("client-day-practise")}</button>
          ${this.days!.clock === "device" ? html`<button type="button" class="soft" @click=${() => this.attempt(async () => { const log = await playLog(play); save(log, log.name); })}>${message("client-page-save-log")}</button>` : nothing}
        </p>
        ${result.solution ? nothing : html`<p class="hint">${message("client-day-solution-later")}</p>`}
      </section>
      <div class="columns">
        <section class="paper" aria-labelledby="day-levels"><h2 id="day-levels">${message("client-day-levels")}</h2>
          ${levelsShown(result)}
          ${result.ready ? nothing : html`<p class="hint" role="status">${result.says}</p>`}
        </section>
        <section class="paper" aria-labelledby="day-lesson"><h2 id="day-lesson">${message("client-day-lesson")}</h2>
          <p role="status">${this.lesson || message("client-day-lesson-comes")}</p></section>
        ${result.clubs.map((club) => html`<section class="paper" aria-label=${club.name}><h2><a href=${to(`/club/${club.club}`)} @click=${follow}>${person(club.name)}</a></h2>
          <ol class="day-members">${club.members.map((member) => html`<li class=${member.you ? "you" : ""}><span class="my-player">${emblem(member.emblem)}${person(member.name)}</span> <b>${short(member.points)}</b></li>`)}</ol></section>`)}
        <section class="paper" aria-labelledby="day-share"><h2 id="day-share">${message("client-day-share")}</h2>
          <textarea readonly rows="3" aria-label=${message("client-day-share")} .value=${this.shared(result)}></textarea>
          <p class="actions"><button type="button" class="soft" @click=${() => this.copy(result)}>${icon.link} ${this.copied ? message("client-day-copied") : message("client-day-copy")}</button>
            <button type="button" class="soft" @click=${() => this.attempt(() => this.share(result))}>${icon.share} ${message("client-day-picture")}</button></p></section>
      </div>`;
  }

  /** The result in words without a card of it, and the link to the same deal. */
  private shared({ title, day, points, game, levels }: DayResult): string {
    const beside = levels.filter(({ plays }) => plays >= 100).at(-1);
    const ahead = beside ? message("client-day-share-ahead", { level: beside.title, percent: aheadOf(beside) }) : "";
    const link = new URL(to(dayPath({ game, day })), location.href).href;
    return [message("client-day-share-says", { game: title, date: dateOf(day), points: pointsSay(points) }), ahead, link].filter(Boolean).join("\n");
  }

  private copy(result: DayResult): void {
    // Without a secure address a browser has no clipboard: then the text is left selected, to be copied by hand.
    this.querySelector<HTMLTextAreaElement>(".day textarea")?.select();
    void navigator.clipboard?.writeText(this.shared(result)).then(() => (this.copied = true), () => undefined);
  }

  private async share(result: DayResult): Promise<void> {
    const file = new File([await dayPicture(result, pointsSay(result.points), dateOf(result.day))], `kahve-${result.game}-${result.day}.png`, { type: "image/png" });
    const wish = { files: [file], text: this.shared(result) };
    // A person who closes the sheet has shared nothing: no error is shown.
    if (navigator.canShare?.(wish)) await navigator.share(wish).catch(() => undefined);
    else save(file, file.name);
  }
}

/** A bar for each level: from the lowest to the highest tenth of its plays, its middle, and one's own result. */
function levelsShown({ levels, points }: DayResult): TemplateResult {
  const all = [points, ...levels.flatMap(({ low, high }) => [low, high])];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const at = (value: number) => `${((value - least) / (most - least || 1)) * 100}%`;
  return html`<ul class="day-levels">${levels.map((row) => html`<li>
    <b>${row.title}</b> <small>${message("client-day-level-says", { low: short(row.low), middle: short(row.middle), high: short(row.high), plays: row.plays, percent: aheadOf(row) })}</small>
    <span class="day-bar" aria-hidden="true"><i style="inset-inline-start: ${at(row.low)}; inset-inline-end: calc(100% - ${at(row.high)})"></i><i class="middle" style="inset-inline-start: ${at(row.middle)}"></i><i class="own" style="inset-inline-start: ${at(points)}"></i></span>
  </li>`)}</ul>`;
}

/** Of a hundred plays of a level, how many were behind one's own; of level ones half. */
export function aheadOf({ plays, below, same }: Pick<LevelPlays, "plays" | "below" | "same">): number {
  return Math.round((100 * (below + same / 2)) / plays);
}

function pointsSay(points: number): string {
  return message("client-day-points", { kind: points > 0 ? "ahead" : points < 0 ? "behind" : "level", points: short(Math.abs(points), false) });
}

/** Points, with a decimal place only where it says something. */
function short(points: number, signed = true): string {
  return decimal(points, signed).replace(/[.,]0$/, "");
}

function dateOf(day: string, isShort = false): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, isShort ? { weekday: "short", day: "numeric", timeZone: "UTC" } : { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
}
