import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { cup, icon } from "../page/icons";
import { Light } from "../page/light_element";
import { follow, go } from "../page/navigation";
import { saveAs } from "../page/saving";
import { beKnown, asPerson } from "../person/person_requests";
import { confirmation, type Question } from "../person/confirmation";
import { devicePerson } from "../person/device_person";
import { emblem, type Emblem } from "../person/emblems";
import { emblemField } from "../person/who_field";
import { gateway, here, to } from "../protocol/gateway";
import { customs, games, learnOffers, sitDown } from "../protocol/http";
import type { ClubPage, ClubShort, Custom, Game } from "../protocol/messages";
import { isOffered } from "../protocol/offers";
import { keepPlace, placeAt } from "../protocol/places";
import { keyTo } from "../person/person_requests";
import { calendarOf, sitPlanned, tellPush, actIn, atTheDoor, clubFile, clubPage, foundClub, joinClub, myClubs, openClubTable, type Act, type Way } from "./club_requests";
import { standingsTable } from "./club_book";
import "./club_invitation";
import { membersField } from "./club_members";
import { settingsField } from "./club_settings";
import { eveningField } from "./club_evening";
import { openField, sameField, tablesField } from "./club_tables";
import { beginSameInClub, sameAddress } from "../same/same_requests";
import "../language/club";
import "../language/home";
import "../language/page";
import "../language/person";
import { message } from "../language/message";
import { person, rich } from "../language/rich";

const BETWEEN_LOOKS = 15_000;

/** The page of a club, or of one's clubs: to found one, to join one by its code, to go to one. */
@customElement("kahve-club")
export class Club extends Light {
  /** The club on show; empty for the list. */
  @property() club = "";
  @state() private page: ClubPage | null = null;
  @state() private mine: ClubShort[] | null = null;
  /** The club that one is invited to; null where nothing is behind the code. */
  @state() private door: ClubShort | null | undefined = undefined;
  @state() private games: Game[] = [];
  @state() private customs: Custom[] = [];
  @state() private trouble: { part: string; says: string } | null = null;
  @state() private question: Question | null = null;
  @state() private busy = false;
  @state() private isOffered = true;
  @state() private chosen: Emblem | null = null;
  /** The address of one's calendar, once it was asked for. */
  @state() private calendar = "";
  private way: Way | null = null;
  private looking = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.way = wayIn(here());
    // A code is read once, and does not stay in the address.
    if (here().hash) history.replaceState(history.state, "", gateway().write(here().pathname));
    this.name(message("client-club-clubs"));
    this.looking = window.setInterval(() => void (document.hidden || !this.page || this.look()), BETWEEN_LOOKS);
    void this.attempt("page", () => this.begin());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.looking);
  }

  private name(page: string): void {
    document.title = message("client-page-title", { page });
  }

  private async begin(): Promise<void> {
    await learnOffers();
    this.isOffered = isOffered("clubs");
    if (!this.isOffered) return;
    if (this.club || this.way) await beKnown();
    if (this.club) return this.fetchPage();
    if (this.way) this.door = await atTheDoor(this.way);
    this.mine = devicePerson() ? await myClubs() : [];
  }

  private look(): Promise<void> {
    return this.attempt("page", () => this.fetchPage());
  }

  private async fetchPage(): Promise<void> {
    this.page = await clubPage(this.club);
    this.name(this.page.name);
    if (!this.games.length) this.games = (await games()).games;
    if (!this.customs.length) this.customs = await customs();
  }

  /** Do something, and say in its part of the page what went wrong with it. */
  private async attempt(part: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
      if (this.trouble?.part === part) this.trouble = null;
    } catch (error) {
      this.trouble = { part, says: (error as Error).message };
    }
  }

  private async press(part: string, act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.attempt(part, act);
    this.busy = false;
  }

  private troubleOf(part: string): TemplateResult | typeof nothing {
    return this.trouble?.part === part ? html`<p class="complaint" role="alert">${this.trouble.says}</p>` : nothing;
  }

  /** Let an act happen and show what it came to; somebody who has left the club is at the list afterwards. */
  private readonly act = (part: string, act: Act): Promise<void> =>
    this.press(part, async () => {
      await actIn(this.club, act);
      if (act.do === "leave" || act.do === "dissolve") go("/club");
      else this.page = await clubPage(this.club);
    });

  private readonly ask = (asks: string, yes: string, act: () => Promise<void>): void => {
    this.question = { asks, yes, act };
  };

  protected override render(): TemplateResult {
    const { page } = this;
    return html`<div class="home me club">
        <header class="home-bar"><a class="brand" href=${to("/")} @click=${follow}>${cup()}<span>Kahve</span></a>
          <div class="home-bar-end"><a class="soft my-way" href=${to(this.club ? "/club" : "/me")} @click=${follow}>${icon.friends} ${this.club ? message("client-person-my-clubs") : message("client-home-my-tables")}</a></div></header>
        <main>
          ${page ? html`<h1>${emblem(page.emblem)} ${person(page.name)}</h1>` : html`<h1>${message("client-club-clubs")}</h1>`}
          ${this.troubleOf("page")}
          ${!this.isOffered ? html`<p class="paper">${message("client-club-not-here")}</p>` : this.club ? (page ? this.content(page) : nothing) : this.list()}
        </main>
      </div>
      ${this.question ? confirmation(this.question, (act) => act(), () => (this.question = null)) : nothing}`;
  }

  private content(page: ClubPage): TemplateResult {
    const present = page.members.filter((member) => member.here);
    return html`<section class="paper" aria-labelledby="now">
        <h2 id="now">${message("client-club-now")}</h2>
        <ul class="club-here">${present.map((member) => html`<li class="my-player">${emblem(member.emblem)}${person(member.name)}</li>`)}</ul>
        ${page.call ? html`<p><a class="soft" href=${page.call} target="_blank" rel="noopener noreferrer">${icon.talk} ${message("client-club-join-call")}</a></p>` : nothing}
        ${tablesField(page.tables, { sit: (table) => this.press("tables", () => this.sit(table)), go: (table, link) => this.press("tables", () => this.goTo(table, link)) })}
        ${openField(page.rules, this.games, (wish) => this.press("tables", async () => this.arrive(await openClubTable(this.club, wish))))}
        ${sameField(page.duplicates, page.rules, this.games, (wish) => this.press("tables", () => this.same(wish)))}
        ${this.troubleOf("tables")}
        ${page.tonight.length ? standingsTable(message("client-club-tonight"), page.tonight) : nothing}
      </section>
      <section class="paper" aria-labelledby="evening">
        ${eveningField(page, this.games, this.calendar, {
          act: (act) => void this.act("evening", act),
          sit: (place) => void this.press("evening", async () => this.arrive(await sitPlanned(this.club, place))),
          calendar: () => void this.press("evening", async () => void (this.calendar = (await calendarOf(this.club)).link)),
          push: (on) => void this.press("evening", () => this.push(on)),
          same: (deals) => void this.press("evening", () => this.same({ deals })),
        })}
        ${this.troubleOf("evening")}
      </section>
      <section class="paper" aria-labelledby="book">
        <h2 id="book">${message("client-club-book")}</h2>
        <kahve-club-book .club=${this.club} .games=${this.games}></kahve-club-book>
      </section>
      <div class="columns">
        <section class="paper" aria-labelledby="members">
          <h2 id="members">${message("client-club-members", { count: page.members.length })}</h2>
          <kahve-club-invitation .club=${page}></kahve-club-invitation>
          ${membersField(page, (act) => this.act("members", act), this.ask)} ${this.troubleOf("members")}
        </section>
        <section class="paper" aria-labelledby="settings">
          <h2 id="settings">${message("client-club-settings")}</h2>
          ${settingsField(page, this.games, this.customs, (act) => this.act("settings", act))} ${this.troubleOf("settings")}
          <p class="actions">
            <button type="button" class="soft" @click=${() => this.press("settings", async () => saveAs(await clubFile(this.club), "kahve-club.json"))}>${message("client-club-save")}</button>
            <button type="button" class="soft danger" @click=${() => this.ask(message("client-club-leave-ask"), message("client-club-leave"), () => this.act("settings", { do: "leave" }))}>${message("client-club-leave")}</button>
            ${page.role === "founder" ? html`<button type="button" class="soft danger" @click=${() => this.ask(message("client-club-dissolve-ask"), message("client-club-dissolve"), () => this.act("settings", { do: "dissolve" }))}>${message("client-club-dissolve")}</button>` : nothing}
          </p>
        </section>
      </div>`;
  }

  /** Have this device told of evenings, or not; where the browser does not let it, that is said. */
  private async push(on: boolean): Promise<void> {
    if (on) {
      await Notification.requestPermission();
      const subscription = await import("../senses/push").then(({ subscriptionOf }) => subscriptionOf()).catch(() => null);
      if (!subscription) throw new Error(message("client-club-no-push"));
      await tellPush(this.club, "POST", { ...subscription.toJSON(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    } else await tellPush(this.club, "DELETE");
    this.page = await clubPage(this.club);
  }

  private async same(wish: { deals: number; game?: string; called?: string }): Promise<void> {
    go(sameAddress(await beginSameInClub(this.club, wish)));
  }

  private async sit(table: string): Promise<void> {
    this.arrive(await asPerson((headers) => sitDown(table, devicePerson()?.name ?? message("client-page-guest"), null, headers)));
  }

  private async goTo(table: string, link: string): Promise<void> {
    if (!placeAt(table)) keepPlace(await keyTo(table));
    go(link);
  }

  private arrive(place: Parameters<typeof keepPlace>[0]): void {
    keepPlace(place);
    go(place.link);
  }

  private list(): TemplateResult {
    if (this.mine === null) return html`${nothing}`;
    const table = this.way && "table" in this.way ? this.way.table : null;
    return html`${this.door ? this.invited(this.door) : this.door === null && !table ? html`<p class="paper complaint" role="alert">${message("client-club-code-unknown")}</p>` : nothing}
      ${this.mine.length
        ? html`<section class="paper"><ul class="my-tables">${this.mine.map((club) => html`<li><a href=${to(`/club/${club.club}`)} @click=${follow}><span class="my-head">${emblem(club.emblem)} <b>${person(club.name)}</b></span> <small>${message("client-club-members", { count: club.count })}</small></a></li>`)}</ul></section>`
        : nothing}
      <div class="columns">
        ${this.door ? nothing : this.founding(table)}
        <section class="paper" aria-labelledby="join-club">
          <h2 id="join-club">${message("client-club-join-by-code")}</h2>
          <form class="bring-in" @submit=${(submit: Event) => this.tryCode(submit)}>
            <label class="plain"><span>${message("client-club-code")}</span> <input type="text" name="code" class="code-field" maxlength="16" autocapitalize="characters" autocomplete="off" spellcheck="false" required /></label>
            <button type="submit" class="play small" ?disabled=${this.busy}>${message("client-club-look")}</button>
          </form>
          ${this.troubleOf("join")}
        </section>
      </div>`;
  }

  private tryCode(submit: Event): void {
    submit.preventDefault();
    const way = { code: String(new FormData(submit.target as HTMLFormElement).get("code")) };
    void this.press("join", async () => {
      await beKnown();
      [this.way, this.door] = [way, await atTheDoor(way)];
    });
  }

  private invited(door: ClubShort): TemplateResult {
    return html`<section class="paper club-door">
      <p>${emblem(door.emblem)} ${rich("client-club-invited", { count: door.count }, { name: html`<b>${person(door.name)}</b>` })}</p>
      ${door.role
        ? html`<a class="play small" href=${to(`/club/${door.club}`)} @click=${follow}>${message("client-club-go")}</a>`
        : html`<button type="button" class="play small" ?disabled=${this.busy} @click=${() => this.press("door", async () => go(`/club/${(await joinClub(this.way!)).club}`))}>${message("client-club-join")}</button>
            <p class="hint">${message("client-club-join-means")}</p>`}
      ${this.troubleOf("door")}
    </section>`;
  }

  private founding(table: string | null): TemplateResult {
    const submitted = (submit: Event) => {
      submit.preventDefault();
      const name = String(new FormData(submit.target as HTMLFormElement).get("club"));
      void this.press("found", async () => {
        await beKnown();
        go(`/club/${(await foundClub({ name, emblem: this.chosen, table })).club}`);
      });
    };
    return html`<section class="paper" aria-labelledby="found-club">
      <h2 id="found-club">${table ? message("client-club-make-of-table") : message("client-club-found")}</h2>
      <p>${message("client-club-what-it-is")}</p>
      <form class="bring-in" @submit=${submitted}>
        <label class="plain"><span>${message("client-club-name")}</span> <input type="text" name="club" maxlength="40" autocomplete="off" placeholder=${message("client-club-name-example")} required /></label>
        ${emblemField(this.chosen, message("client-club-emblem"), (name) => (this.chosen = name))}
        <button type="submit" class="play small" ?disabled=${this.busy}>${message("client-club-found-it")}</button>
      </form>
      ${this.troubleOf("found")}
    </section>`;
  }
}

/** The way to a club that an address names: a code behind its mark, or a table. */
function wayIn({ search, hash }: { search: string; hash: string }): Way | null {
  const code = /^#join=([A-Za-z]{1,16})$/.exec(hash)?.[1];
  const table = new URLSearchParams(search).get("table");
  return code ? { code } : table ? { table } : null;
}
