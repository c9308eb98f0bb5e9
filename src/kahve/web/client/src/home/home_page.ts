import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { deviceMemory } from "../memory";
import { askedAtTheDoor, follow, go } from "../page/navigation";
import { cup, icon } from "../page/icons";
import { Light } from "../page/light_element";
import { fetchStyle } from "../page/later_style";
import { panel } from "../page/panel";
import { preferences } from "../page/preferences";
import { preferencesPanel } from "../page/preferences_panel";
import { rulesPanel } from "../page/rules_panel";
import { game, games, lobby, openTable, Refusal } from "../protocol/http";
import { here, to } from "../protocol/gateway";
import { isOffered } from "../protocol/offers";
import type { Country, Game } from "../protocol/messages";
import { keepPlace, latestPlace } from "../protocol/places";
import { asPerson, myTables } from "../person/person_requests";
import { devicePerson } from "../person/device_person";
import { waitsAmongPeople } from "../person/waiting";
import { FAMILY_NAMES, fetchDrawn, fetchFamily } from "../table/families";
import { countryField } from "./country_field";
import { bookDoor, countryHere, doorOf, doorsOf, draftBehind, type Door } from "./doors";
import { lookBackPanel } from "./look_back";
import { changedHouse, setupOf, withFriends, withoutFriends, type Draft } from "./setup";
import { find } from "./finding";
import { inWords, tableInWords, type Around } from "./in_words";
import { keepLast, lastPlayed, minutesOf } from "./last_played";
import { miniature } from "./small_table";
import { tables, type DoorGroup } from "./tables";
import { waysIn, waysInAtFoot, type WaysIn } from "./ways_in";
import "./words";
import "../language/home";
import "../language/page";
import { message } from "../language/message";


/** The front door: choose a game and play. Everything below the button may be left as it is. */
@customElement("kahve-home")
export class Home extends Light {
  @state() private games: Game[] = [];
  @state() private countries: Country[] = [];
  @state() private draft: Draft | null = null;
  @state() private panel: "rules" | "every rule" | "preferences" | "look back" | "same" | null = null;
  private botNames: readonly string[] = [];
  /** Whether the first choice is in sight. */
  @state() private inSight = true;
  private readonly sight = new IntersectionObserver(([entry]) => (this.inSight = entry!.isIntersecting));
  /** Fetches the pictures of cards that come near the window. */
  private readonly nearing = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) for (const family of (target as HTMLElement).dataset.families!.split(" ")) this.fetchCards(family);
  });
  /** The table that was last played at when this page was opened. */
  private last: Draft | null = null;
  @state() private trouble: { says: string; field: string | null } | null = null;
  @state() private opening = false;
  @state() private wanted = "";
  /** How many tables among people wait for the person of this device. */
  @state() private waiting = 0;
  @state() private unfinished: { link: string; title: string } | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = "Kahve";
    void this.fetchGames();
    void this.lookBack();
  }

  /** Offer the way back to a table that is still being played at. */
  private async lookBack(): Promise<void> {
    const place = latestPlace();
    const table = place && (await lobby(place.table).catch(() => null));
    if (place && table && !table.over) this.unfinished = { link: place.link, title: table.title };
    if (devicePerson()) this.waiting = (await myTables().catch(() => [])).filter(waitsAmongPeople).length;
  }

  private async fetchGames(): Promise<void> {
    try {
      ({ games: this.games, countries: this.countries, bot_names: this.botNames } = await games());
      this.trouble = null;
      this.last = lastPlayed(this.games);
      if (this.last) this.show(this.last);
      else this.enterFirst();
      await this.openAsked();
    } catch (error) {
      this.complain(error);
    }
  }

  /** Open what the address names; what is not known is said, and the page is there all the same. */
  private async openAsked(): Promise<void> {
    const wish = askedAtTheDoor(here());
    // A person who has left meanwhile is on another page.
    if (!wish.game || !this.isConnected) return;
    const { name } = this.games.find((one) => one.name === wish.game) ?? (await game(wish.game));
    this.enter(this.own.find((door) => door.game.name === name) ?? bookDoor(this.games.find((one) => one.name === name)!));
    if (wish.rules) this.panel = "rules";
    else void this.updateComplete.then(() => this.querySelector(".game:has(:checked)")?.scrollIntoView({ block: "nearest" }));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sight.disconnect();
    this.nearing.disconnect();
  }

  protected override updated(): void {
    const first = this.querySelector(".ways-in");
    if (first) this.sight.observe(first);
    for (const group of this.querySelectorAll(".games")) this.nearing.observe(group);
  }

  private async play(draft: Draft): Promise<void> {
    if (this.opening) return;
    this.opening = true;
    // What the table needs comes while the server lays it.
    void Promise.all([import("../table/table_page"), fetchFamily(draft.game.family)]).catch(() => undefined);
    try {
      const place = await asPerson((headers) => openTable(setupOf(draft, preferences().name), headers));
      keepPlace(place);
      keepLast(draft);
      go(place.link);
    } catch (error) {
      this.complain(error);
    } finally {
      this.opening = false;
    }
  }

  /** A house rule that is refused is shown on the sheet of all rules. */
  private complain(error: unknown): void {
    const field = error instanceof Refusal ? error.field : null;
    this.trouble = { says: (error as Error).message, field };
    // Where the sheet is open already, it may be closed before its code has been fetched once more.
    if (this.fieldOfTrouble() && this.panel !== "every rule") void this.showRules();
  }

  private change(draft: Draft): void {
    this.draft = draft;
    this.trouble = null;
  }

  /** Open the sheet of all rules, whose code is fetched for it. */
  private showRules(): Promise<void> {
    return this.fetchAndShow(() => import("./rules_sheet"), "every rule");
  }

  private async fetchAndShow(fetch: () => Promise<unknown>, panel: "every rule" | "same"): Promise<void> {
    try {
      await fetch();
      this.panel = panel;
    } catch {
      this.trouble = { says: message("client-page-not-fetched-again"), field: null };
    }
  }

  private get around(): Around {
    return { own: this.own, country: countryHere(this.countries), botNames: this.botNames };
  }

  /** The doors of the reader's country. */
  private get own(): Door[] {
    return doorsOf(countryHere(this.countries), this.games);
  }

  /** Choose the first game of the country, or of all. */
  private enterFirst(): void {
    const first = this.own[0] ?? this.games.map(bookDoor)[0];
    if (first) this.enter(first);
  }

  private enter(door: Door): void {
    // The customs belong to the table, whatever is played there.
    this.show({ ...draftBehind(door), customs: this.draft?.customs ?? {} });
  }

  /** Have a table on show, with its own cards as soon as they are here. */
  private show(draft: Draft): void {
    this.change(draft);
    this.fetchCards(draft.game.family);
  }

  /** Where that fails the cards stay face down; the table says so if it cannot have them either. */
  private fetchCards(family: string): void {
    void fetchDrawn(family).then((isNew) => isNew && this.requestUpdate(), () => undefined);
  }

  protected override render(): TemplateResult {
    return html`
      <div class="home">
        <header class="home-bar">
          <span class="brand">${cup()}<span>Kahve</span></span>
          <div class="home-bar-end">
            <a class="soft my-way" href=${to("/me")} @click=${follow}>${icon.friends} ${message("client-home-my-tables")}${this.waiting ? html` <span class="badge" title=${message("client-home-tables-waiting")}>${this.waiting}</span>` : nothing}</a>
            <button type="button" class="round" aria-label=${message("client-page-preferences")} title=${message("client-page-preferences")} @click=${() => (this.panel = "preferences")}>
              ${icon.preferences}
            </button>
          </div>
        </header>
        <main>
          ${this.hero()} ${this.draft ? this.choices(this.draft) : nothing}
        </main>
        ${this.draft ? waysInAtFoot(this.waysIn(this.draft, doorOf(this.draft, this.own)), this.inSight) : nothing}
      </div>
      ${this.openPanel()}
    `;
  }

  private hero(): TemplateResult {
    const { draft } = this;
    const door = draft && doorOf(draft, this.own);
    return html`<section class="hero">
      ${draft ? miniature(draft.game) : html`<span class="mini"></span>`}
      <div class="hero-words">
        ${door ? html`<p class="eyebrow">${this.greeting(door)}</p>` : nothing}
        <h1>${message("client-home-headline")}</h1>
        <p class="hero-says">${door ? door.says : message("client-home-welcome")}</p>
        ${draft && door ? this.playNow(draft, door) : html`<p class="hint">${this.trouble ? nothing : message("client-home-laying-tables")}</p>`}
        ${this.unfinished ? html`<a class="back" href=${to(this.unfinished.link)} @click=${follow}>${message("client-home-back-to-table", { game: this.unfinished.title })}</a>` : nothing}
        ${this.trouble && !this.fieldOfTrouble() && this.panel !== "every rule" ? html`<p class="complaint" role="alert">${this.trouble.says}</p>` : nothing}
        ${this.trouble && !this.draft ? html`<button type="button" class="soft" @click=${() => this.fetchGames()}>${message("client-page-try-again")}</button>` : nothing}
        ${deviceMemory.lasts ? nothing : html`<p class="hint" role="status">${message("client-home-not-kept")}</p>`}
      </div>
    </section>`;
  }

  /** The door with which to begin: that of the last game, or for a newcomer the first of the country, or of all. */
  private get first(): Door | undefined {
    return this.last ? doorOf(this.last, this.own) : (this.own[0] ?? this.games.map(bookDoor)[0]);
  }

  private isFirst({ game, values }: Door): boolean {
    return this.first?.game === game && this.first.values === values;
  }

  /** What stands over the table on show. */
  private greeting(door: Door): string {
    const { title, game } = door;
    const minutes = minutesOf(game, Number(door.values?.seats ?? game.seats.default));
    if (!this.isFirst(door)) return minutes ? message("client-home-game-and-minutes", { game: title, minutes }) : title;
    return this.last ? message("client-home-as-last-time", { game: title }) : message("client-home-begin-here", { game: title, minutes });
  }

  private fieldOfTrouble(): string | null {
    return this.draft?.game.options.find((option) => option.name === this.trouble?.field)?.name ?? null;
  }

  private playNow(draft: Draft, door: Door): TemplateResult {
    // A pocket that lies in a site of documents names it in its head.
    const documents = document.querySelector<HTMLLinkElement>("link[rel=help]")?.href;
    return html`<div class="play-now">
      <kahve-words .draft=${draft} .door=${door} .doors=${this.doorsTo(this.games)} .around=${this.around} @choose=${(choice: CustomEvent<Draft>) => this.change(choice.detail)}
        @door=${(choice: CustomEvent<Door>) => this.enter(choice.detail)} @all=${(ask: CustomEvent<{ book: boolean }>) => (ask.detail.book ? (this.panel = "rules") : void this.showRules())}></kahve-words>
      ${waysIn(this.waysIn(draft, door))}
      <p class="quiet-ways">
        <a class="back" href=${to(`/day/${draft.game.name}`)} @click=${follow}>${message("client-home-todays-deal", { game: draft.game.title })}</a>
        ${documents ? html`<a class="back" href=${documents} hreflang="en">${message("client-home-documents")}</a>` : nothing}
        ${isOffered("clubs") ? html`<button type="button" class="back" ?disabled=${this.opening} @click=${() => this.playSame()}>${message("client-home-same-deals")}</button>` : nothing}
      </p>
    </div>`;
  }

  private playSame(): void {
    void this.fetchAndShow(() => Promise.all([import("../same/same_form"), fetchStyle()]), "same");
  }

  private waysIn(draft: Draft, { title }: Door): WaysIn {
    return {
      draft,
      title,
      summary: tableInWords(inWords(draft, title, this.around)),
      busy: this.opening,
      play: () => this.play(withoutFriends(draft)),
      invite: () => this.play(withFriends(draft)),
      lookBack: () => (this.panel = "look back"),
    };
  }

  private choices(draft: Draft): TemplateResult {
    const { groups, areNear } = this.groups();
    return html`
      <section aria-labelledby="choose-game">
        <div class="games-head">
          <h2 id="choose-game">${message("client-home-the-game")}</h2>
          <input type="search" class="find-game" aria-label=${message("client-home-find-by-name")} placeholder=${message("client-home-find")} .value=${this.wanted}
            @input=${(e: Event) => (this.wanted = (e.target as HTMLInputElement).value)} />
        </div>
        ${groups.length && !areNear ? nothing : html`<p class="hint" role="status">${areNear ? message("client-home-near-games") : message("client-home-no-such-game")}</p>`}
        ${tables(groups, doorOf(draft, this.own), (door) => this.badge(door), (door) => this.enter(door))}
      </section>
    `;
  }

  private badge(door: Door): string {
    if (!this.isFirst(door)) return "";
    return this.last ? message("client-home-last-game") : message("client-home-begin");
  }

  /** The doors to these games: those of the country, or by the book. */
  private doorsTo(games: readonly Game[]): Door[] {
    return games.flatMap((game) => {
      const played = this.own.filter((door) => door.game === game);
      return played.length ? played : [bookDoor(game)];
    });
  }

  /** The doors in groups: those of the country, then each family; or all that are looked for. */
  private groups(): { groups: DoorGroup[]; areNear: boolean } {
    const { games: matches, areNear } = find(this.games, this.wanted);
    if (this.wanted) return { groups: matches.length ? [{ heading: "", doors: this.doorsTo(matches) }] : [], areNear };
    const own = this.own;
    const families = new Set([...FAMILY_NAMES, ...this.games.map(({ family }) => family)]);
    const others = [...families].map((name) => ({
      heading: message("client-home-family", { family: name }),
      doors: this.doorsTo(this.games.filter((game) => name === game.family && !own.some((door) => door.game === game))),
    }));
    const first = { heading: countryHere(this.countries)?.played ?? "", doors: own, isOwn: true };
    return { groups: [first, ...others].filter(({ doors }) => doors.length), areNear: false };
  }

  private openPanel(): TemplateResult | typeof nothing {
    const close = () => (this.panel = null);
    if (this.panel === "preferences") return preferencesPanel(close, this.countries.length ? countryField(this.countries, () => this.enterFirst()) : nothing);
    if (this.panel === "look back") return lookBackPanel(close);
    if (this.panel === "rules" && this.draft) return rulesPanel(this.draft.game.name, this.draft.game.title, changedHouse(this.draft), close);
    if (this.panel === "same" && this.draft) return panel({ title: message("client-home-same-deals"), close, kind: "narrow", body: html`<kahve-same-form .draft=${this.draft}></kahve-same-form>` });
    if (this.panel === "every rule" && this.draft) return this.everyRule(this.draft, close);
    return nothing;
  }

  private everyRule(draft: Draft, close: () => void): TemplateResult {
    const { title, summary, busy, play } = this.waysIn(draft, doorOf(draft, this.own));
    return panel({
      title: message("client-home-every-rule", { game: title }),
      close,
      kind: "every-rule",
      body: html`<kahve-rules-sheet .draft=${draft} .trouble=${this.trouble} @choose=${(choice: CustomEvent<Draft>) => this.change(choice.detail)}></kahve-rules-sheet>
        <div class="sheet-foot"><p>${summary}</p>
          ${this.trouble && !this.fieldOfTrouble() ? html`<p class="complaint" role="alert">${this.trouble.says}</p>` : nothing}
          <button type="button" class="play small" ?disabled=${busy} @click=${play}>${message("client-home-play-game", { game: title })}</button></div>`,
    });
  }
}
