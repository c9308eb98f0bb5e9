import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { picture } from "../cards/pictures";
import { deviceMemory } from "../memory";
import { fileField } from "../page/file_field";
import { askedAtTheDoor, follow, go } from "../page/navigation";
import { cup, icon } from "../page/icons";
import { Light } from "../page/light_element";
import { prefer, preferences } from "../page/preferences";
import { preferencesPanel } from "../page/preferences_panel";
import { rulesPanel } from "../page/rules_panel";
import { customs, game, games, lobby, openTable, Refusal } from "../protocol/http";
import { here, to } from "../protocol/gateway";
import type { Country, Custom, Game, House, Option } from "../protocol/messages";
import { keepPlace, latestPlace } from "../protocol/places";
import { asPerson, myTables } from "../person/person_requests";
import { devicePerson } from "../person/device_person";
import { waitsAmongPeople } from "../person/waiting";
import { familyAtHand } from "../table/loaded_families";
import { fetchFamily, hasFan, hasHandicaps } from "../table/families";
import { companyField } from "./company_field";
import { countryField } from "./country_field";
import { customsFold } from "./customs_fold";
import { deckIn, takesDecks, withDeck } from "./deck_file";
import { doorCards, type DoorGroup } from "./door_cards";
import { bookDoor, countryHere, doorOf, doorsOf, draftBehind, isBehind, type Door } from "./doors";
import { optionField } from "./option_field";
import { lookBackPanel } from "./look_back";
import { byTheBook, changedHouse, chaptersOf, givesHints, houseRules, isChanged, isPreset, setupOf, withCompany, withFriends, withHints, withoutFriends, withPreset, withValue, type Draft } from "./setup";
import { find } from "./finding";
import { showField } from "./show_field";
import { waysIn, waysInAtFoot, type WaysIn } from "./ways_in";
import "../language/home";
import "../language/page";
import { message } from "../language/message";

const FAN = { cards: ["JS", "QH", "KD", "AC"], picture };

/** The front door: choose a game and play. Everything below the button may be left as it is. */
@customElement("kahve-home")
export class Home extends Light {
  @state() private games: Game[] = [];
  @state() private countries: Country[] = [];
  @state() private draft: Draft | null = null;
  @state() private panel: "rules" | "preferences" | "look back" | null = null;
  /** Whether the first choice is in sight. */
  @state() private inSight = true;
  private readonly sight = new IntersectionObserver(([entry]) => (this.inSight = entry!.isIntersecting));
  @state() private trouble: { says: string; field: string | null } | null = null;
  @state() private deckTrouble = "";
  @state() private deckName = "";
  @state() private opening = false;
  @state() private wanted = "";
  @state() private customs: readonly Custom[] = [];
  private readonly unfolded = new Set<string>();
  /** How many tables among people wait for the person of this device. */
  @state() private waiting = 0;
  @state() private unfinished: { link: string; title: string } | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = "Kahve";
    void this.fetchGames();
    void import("./house_sets_field").catch(() => undefined);
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
      ({ games: this.games, countries: this.countries } = await games());
      this.trouble = null;
      this.enterFirst();
      await this.openAsked();
    } catch (error) {
      this.complain(error);
    }
  }

  /** Open what the address names; what is not known is said, and the page is there all the same. */
  private async openAsked(): Promise<void> {
    const asked = askedAtTheDoor(here());
    // A person who has left meanwhile is on another page.
    if (!asked.game || !this.isConnected) return;
    const { name } = this.games.find((one) => one.name === asked.game) ?? (await game(asked.game));
    this.enter(this.own.find((door) => door.game.name === name) ?? bookDoor(this.games.find((one) => one.name === name)!));
    if (asked.rules) this.panel = "rules";
    else void this.updateComplete.then(() => this.querySelector(".game:has(:checked)")?.scrollIntoView({ block: "nearest" }));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sight.disconnect();
  }

  protected override updated(): void {
    const first = this.querySelector(".ways-in");
    if (first) this.sight.observe(first);
  }

  private async play(draft: Draft): Promise<void> {
    if (this.opening) return;
    this.opening = true;
    // What the table needs comes while the server lays it.
    void Promise.all([import("../table/table_page"), fetchFamily(draft.game.family)]).catch(() => undefined);
    try {
      const place = await asPerson((headers) => openTable(setupOf(draft, preferences().name), headers));
      keepPlace(place);
      go(place.link);
    } catch (error) {
      this.complain(error);
    } finally {
      this.opening = false;
    }
  }

  private complain(error: unknown): void {
    const field = error instanceof Refusal ? error.field : null;
    this.trouble = { says: (error as Error).message, field };
    if (field) void this.updateComplete.then(() => this.bringUp(field));
  }

  /** Show the house rule that was refused. */
  private bringUp(field: string): void {
    const control = this.querySelector<HTMLElement>(`#option-${CSS.escape(field)}`);
    for (let fold = control?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
    control?.focus();
  }

  private change(draft: Draft): void {
    this.draft = draft;
    this.trouble = null;
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

  /** Choose a game; where it has cards of its own they come to the front door as soon as they are here. */
  private enter(door: Door): void {
    const { family } = door.game;
    // The customs belong to the table, whatever is played there.
    this.change({ ...draftBehind(door), customs: this.draft?.customs ?? {} });
    // Where that fails the usual cards stay; the table says so if it cannot have them either.
    if (hasFan(family)) void fetchFamily(family).then(() => this.requestUpdate(), () => undefined);
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
        ${this.draft ? waysInAtFoot(this.waysIn(this.draft), this.inSight) : nothing}
      </div>
      ${this.openPanel()}
    `;
  }

  private hero(): TemplateResult {
    const fan = familyAtHand(this.draft?.game.family)?.fan ?? FAN;
    return html`<section class="hero">
      <div class="fan" aria-hidden="true">
        ${fan.cards.map((code, i) => html`<img style="--i:${i - (fan.cards.length - 1) / 2}" src=${fan.picture(code, preferences().cards)} alt="" />`)}
      </div>
      <div class="hero-words">
        <h1>${message("client-home-headline")}</h1>
        <p class="hero-says">${message("client-home-welcome")}</p>
        ${this.draft ? this.playNow(this.draft) : html`<p class="hint">${this.trouble ? nothing : message("client-home-laying-tables")}</p>`}
        ${this.trouble && !this.fieldOfTrouble() ? html`<p class="complaint" role="alert">${this.trouble.says}</p>` : nothing}
        ${this.trouble && !this.draft ? html`<button type="button" class="soft" @click=${() => this.fetchGames()}>${message("client-page-try-again")}</button>` : nothing}
        ${deviceMemory.lasts ? nothing : html`<p class="hint" role="status">${message("client-home-not-kept")}</p>`}
      </div>
    </section>`;
  }

  private fieldOfTrouble(): string | null {
    return this.draft?.game.options.find((option) => option.name === this.trouble?.field)?.name ?? null;
  }

  private playNow(draft: Draft): TemplateResult {
    return html`<div class="play-now">
      ${waysIn(this.waysIn(draft))}
      ${this.unfinished ? html`<a class="back" href=${to(this.unfinished.link)} @click=${follow}>${message("client-home-back-to-table", { game: this.unfinished.title })}</a>` : nothing}
    </div>`;
  }

  private waysIn(draft: Draft): WaysIn {
    return {
      draft,
      title: doorOf(draft, this.own).title,
      summary: this.summary(draft),
      busy: this.opening,
      play: () => this.play(withoutFriends(draft)),
      invite: () => this.play(withFriends(draft)),
      lookBack: () => (this.panel = "look back"),
    };
  }

  private summary(draft: Draft): string {
    const seats = draft.company.length + 1;
    const friends = draft.company.filter((one) => one.kind === "open").length;
    const changed = houseRules(draft.game).filter((option) => isChanged(draft, option)).length;
    const words = [message("client-home-at-the-table", { count: seats })];
    if (friends) words.push(message("client-home-seats-for-friends", { count: friends }));
    const length = lengthOf(draft.house);
    if (length) words.push(length);
    const country = this.own.some((door) => isBehind(draft, door)) && countryHere(this.countries);
    words.push(country ? country.played : message("client-home-own-rules", { count: changed }));
    return words.join(" · ");
  }

  private choices(draft: Draft): TemplateResult {
    const own = this.own;
    const { groups, areNear } = this.groups(own);
    return html`
      <section aria-labelledby="choose-game">
        <h2 id="choose-game">${message("client-home-the-game")}</h2>
        <input type="search" class="find-game" aria-label=${message("client-home-find-by-name")} placeholder=${message("client-home-find")} .value=${this.wanted}
          @input=${(e: Event) => (this.wanted = (e.target as HTMLInputElement).value)} />
        ${groups.length && !areNear ? nothing : html`<p class="hint" role="status">${areNear ? message("client-home-near-games") : message("client-home-no-such-game")}</p>`}
        ${doorCards(groups, doorOf(draft, own), (door) => this.enter(door))}
      </section>
      <div class="columns">
        <section class="paper" aria-labelledby="choose-company">
          <h2 id="choose-company">${message("client-home-the-table")}</h2>
          ${this.table(draft)}
        </section>
        <section class="paper" aria-labelledby="choose-house">
          <div class="paper-head">
            <h2 id="choose-house">${message("client-home-house-rules")}</h2>
            <a class="soft" href=${to(`/learn/${draft.game.name}`)} @click=${follow}>${icon.hint} ${message("client-home-learn-game", { game: draft.game.title })}</a>
            <button type="button" class="soft" @click=${() => (this.panel = "rules")}>${icon.rules} ${message("client-page-rules-of", { game: draft.game.title })}</button>
          </div>
          ${this.presets(draft)}
          <kahve-house-sets .draft=${draft} @choose=${(choice: CustomEvent<Draft>) => this.change(choice.detail)}></kahve-house-sets>
          ${this.house(draft)}
        </section>
      </div>
    `;
  }

  /** The doors in groups: those of the country before the others, or all that are looked for. */
  private groups(own: readonly Door[]): { groups: DoorGroup[]; areNear: boolean } {
    const { games: found, areNear } = find(this.games, this.wanted);
    const doors = found.flatMap((game) => {
      const played = own.filter((door) => door.game === game);
      return played.length ? played : [bookDoor(game)];
    });
    const country = countryHere(this.countries);
    if (!doors.length) return { groups: [], areNear };
    if (this.wanted || !country) return { groups: [["", doors]], areNear };
    const others = doors.filter((door) => !own.includes(door));
    return { groups: [[country.played, own], [message("client-home-other-games"), others]], areNear };
  }

  private table(draft: Draft): TemplateResult {
    const seats = draft.game.options.find((option) => option.name === "seats");
    return html`
      <label class="plain">
        <span>${message("client-page-your-name")}</span>
        <input type="text" maxlength="24" autocomplete="nickname" placeholder=${message("client-page-guest")} .value=${preferences().name}
          @change=${(e: Event) => prefer({ name: (e.target as HTMLInputElement).value.trim() })} />
      </label>
      ${seats ? this.field(draft, "seats") : nothing}
      ${companyField(draft, (index, company) => this.change(withCompany(draft, index, company)))}
      <label class="plain">
        <span>${message("client-home-hints-allowed")}</span>
        <input type="checkbox" role="switch" class="switch" .checked=${givesHints(draft)} @change=${(e: Event) => this.change(withHints(draft, (e.target as HTMLInputElement).checked))} />
      </label>
      <details @toggle=${(toggle: Event) => this.fetchCustoms(toggle)}>
        <summary>${message("client-home-customs")}${Object.keys(draft.customs).length ? html` <span class="badge">${message("client-home-changed", { count: Object.keys(draft.customs).length })}</span>` : nothing}</summary>
        ${customsFold(this.customs, draft, (changed) => this.change(changed))}
      </details>
      ${hasHandicaps(draft.game.family)
        ? html`<details>
            <summary>${message("client-home-table-shows")}</summary>
            ${showField(draft.show, (show) => this.change({ ...draft, show }))}
          </details>`
        : nothing}
    `;
  }

  /** What the table settles besides the rules is fetched when somebody looks at it. */
  private fetchCustoms(toggle: Event): void {
    if (!(toggle.target as HTMLDetailsElement).open || this.customs.length) return;
    void customs().then((told) => (this.customs = told), (error: unknown) => this.complain(error));
  }

  private presets(draft: Draft): TemplateResult | typeof nothing {
    if (!draft.game.presets.length) return nothing;
    return html`<fieldset class="presets">
      <legend class="unseen">${message("client-home-ready-made")}</legend>
      ${draft.game.presets.map(
        (preset) => html`<label class="preset">
          <input type="radio" name="preset" .checked=${isPreset(draft, preset)} @change=${() => this.change(withPreset(draft, preset))} />
          <span class="preset-title">${preset.title}</span><span class="preset-says">${preset.says}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  private house(draft: Draft): TemplateResult {
    const rules = houseRules(draft.game);
    const changed = rules.filter((option) => isChanged(draft, option)).length;
    const inSight = takesDecks(draft) ? rules.filter((option) => option.kind !== "text") : rules;
    const chapters = chaptersOf(draft.game);
    return html`<details class="house" ?open=${changed > 0 || this.unfolded.has("")} @toggle=${(toggle: Event) => this.fold("", toggle)}>
      <summary>${changed ? html`${message("client-home-every-rule")} <span class="badge">${message("client-home-changed", { count: changed })}</span>` : message("client-home-every-rule-of", { count: rules.length })}</summary>
      ${changed
        ? html`<button type="button" class="soft" @click=${() => this.change(byTheBook(draft))}>
            ${icon.reset} ${message("client-home-back-to-book")}
          </button>`
        : nothing}
      ${chapters ? chapters.map(([title, options]) => this.chapter(draft, title, options)) : inSight.map((option) => this.field(draft, option.name))}
    </details>`;
  }

  /** Where there are many house rules, those of one chapter of the rulebook; what is changed is in sight. */
  private chapter(draft: Draft, title: string, options: readonly Option[]): TemplateResult {
    const changed = options.filter((option) => isChanged(draft, option)).length;
    return html`<details class="chapter" ?open=${changed > 0 || this.unfolded.has(title)} @toggle=${(toggle: Event) => this.fold(title, toggle)}>
      <summary>${title} ${changed ? html`<span class="badge">${message("client-home-changed", { count: changed })}</span>` : html`<span class="how-many">${options.length}</span>`}</summary>
      ${options.map((option) => this.field(draft, option.name))}
    </details>`;
  }

  /** What has been unfolded stays so while the rules in it are changed and changed back. */
  private fold(title: string, toggle: Event): void {
    if (toggle.target !== toggle.currentTarget) return;
    if ((toggle.target as HTMLDetailsElement).open) this.unfolded.add(title);
    else this.unfolded.delete(title);
  }

  private field(draft: Draft, name: string): TemplateResult {
    const option = draft.game.options.find((one) => one.name === name)!;
    const complaint = this.trouble?.field === name ? this.trouble.says : "";
    const field = optionField({ option, value: draft.house[name]!, complaint, set: (value) => this.change(withValue(draft, name, value)) });
    return name === "deck" && takesDecks(draft) ? html`${field}${this.ownDeck(draft)}` : field;
  }

  /** The rows of a deck of one's own, in sight where it is played with. */
  private ownDeck(draft: Draft): TemplateResult {
    const rows = draft.game.options.filter((option) => option.kind === "text");
    const open = draft.house.deck === "custom" || rows.some((option) => isChanged(draft, option)) || this.unfolded.has("deck");
    return html`<details class="chapter" ?open=${open} @toggle=${(toggle: Event) => this.fold("deck", toggle)}>
      <summary>${message("client-home-own-deck")} <span class="how-many">${rows.length}</span></summary>
      ${this.deckFile(draft)} ${rows.map((option) => this.field(draft, option.name))}
    </details>`;
  }

  /** A deck of one's own, from a file. */
  private deckFile(draft: Draft): TemplateResult {
    return html`<div class="option deck-file" role="group" aria-labelledby="deck-file-title" aria-describedby="deck-file-says">
      <div class="option-words">
        <label class="option-title" id="deck-file-title" for="deck-file">${message("client-home-deck-file")}</label>
        <p class="option-says" id="deck-file-says">${message("client-home-deck-file-says")}</p>
        ${this.deckTrouble ? html`<p class="complaint" role="alert">${this.deckTrouble}</p>` : nothing}
      </div>
      <div class="option-control">${fileField(message("client-home-choose-file"), ".json,application/json", (file) => void this.readDeck(draft, file), { id: "deck-file", name: this.deckName })}</div>
    </div>`;
  }

  private async readDeck(draft: Draft, file: File): Promise<void> {
    this.deckName = file.name;
    try {
      this.change(withDeck(draft, deckIn(await file.text())));
      this.deckTrouble = "";
    } catch (error) {
      this.deckTrouble = (error as Error).message;
    }
  }

  private openPanel(): TemplateResult | typeof nothing {
    const close = () => (this.panel = null);
    if (this.panel === "preferences") return preferencesPanel(close, this.countries.length ? countryField(this.countries, () => this.enterFirst()) : nothing);
    if (this.panel === "look back") return lookBackPanel(close);
    if (this.panel === "rules" && this.draft) return rulesPanel(this.draft.game.name, this.draft.game.title, changedHouse(this.draft), close);
    return nothing;
  }
}

/** The length of a match: to a score, or a number of deals. */
function lengthOf({ target, deals }: House): string {
  if (typeof target === "number") return message("client-page-to-points", { points: target });
  if (typeof deals === "number") return message("client-page-deals", { count: deals });
  return target === undefined ? "" : message("client-page-length-of-deals", { length: String(target) });
}
