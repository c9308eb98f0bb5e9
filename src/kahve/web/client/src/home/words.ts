import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { follow } from "../page/navigation";
import { icon } from "../page/icons";
import { Light } from "../page/light_element";
import { prefer, preferences } from "../page/preferences";
import { to } from "../protocol/gateway";
import type { Option, Value } from "../protocol/messages";
import { isOffered } from "../protocol/offers";
import { rich } from "../language/rich";
import { isBehind, type Door } from "./doors";
import { isSet, keptSets, withSet } from "./house_sets";
import { inWords, namesOf, opponentsOf, WORDS, type Around, type Word } from "./in_words";
import { friendsPortrait, portrait } from "./portraits";
import { givesHints, houseRules, isPreset, withCompany, withHints, withPreset, withValue, type Company, type Draft } from "./setup";
import "../language/home";
import "../language/page";
import { message } from "../language/message";

/** One of several choices: its words, and what it does. */
interface Choice {
  title: string;
  says?: string;
  face?: TemplateResult;
  isChosen: boolean;
  choose: () => void;
}

/**
 * The table that is being set up, as a sentence each word of which is pressed and changed in its place.
 * Events: `choose` has another draft, `door` another game, and `all` asks for the sheet of all rules or, with `book`, for the rulebook.
 */
@customElement("kahve-words")
export class Words extends Light {
  @property({ attribute: false }) draft!: Draft;
  @property({ attribute: false }) door!: Door;
  @property({ attribute: false }) doors: readonly Door[] = [];
  @property({ attribute: false }) around!: Around;
  @state() private open: Word | "" = "";

  protected override render(): TemplateResult {
    const words = inWords(this.draft, this.door.title, this.around);
    const [game, seats, length, rules, company] = WORDS.map((word) => this.word(word, words[word]));
    const pieces = words.length
      ? rich("client-home-table-in-words", {}, { game, seats, length, rules, company })
      : rich("client-home-table-in-words", { length: "none" }, { game, seats, rules, company });
    return html`<div class="words" role="group" aria-label=${message("client-home-what-is-chosen")}>${this.signed(pieces)}</div>
      ${WORDS.filter((word) => words[word]).map((word) => this.choicesFor(word))}`;
  }

  /** Each word with the sign before it, which the style hides at the beginning of a line. */
  private signed(pieces: readonly unknown[]): unknown[] {
    return pieces.map((word, place) => (place % 2 ? html`<span class="signed"><span class="sign">${pieces[place - 1]}</span>${word}</span>` : nothing));
  }

  private word(word: Word, says: string): TemplateResult {
    return html`<button type="button" class="word" popovertarget="word-${word}" aria-label=${message("client-home-word-to-change", { what: this.titleOf(word), now: says })}>${says}</button>`;
  }

  private titleOf(word: Word): string {
    const titles: Record<Word, () => string> = {
      game: () => message("client-home-the-game"),
      seats: () => this.option("seats")!.title,
      length: () => message("client-home-length"),
      rules: () => message("client-home-house-rules"),
      company: () => message("client-home-who-plays"),
    };
    return titles[word]();
  }

  /** The choices for a word; they are there while it is open. */
  private choicesFor(word: Word): TemplateResult {
    const title = this.titleOf(word);
    return html`<div class="choices" id="word-${word}" popover role="dialog" aria-label=${title} @beforetoggle=${(toggle: ToggleEvent) => this.lay(word, toggle)} @toggle=${(toggle: ToggleEvent) => this.toggled(word, toggle)}>
      ${this.open === word
        ? html`<header class="choices-head"><h2>${title}</h2>
              <button type="button" class="round" popovertarget="word-${word}" popovertargetaction="hide" aria-label=${message("client-page-close")}>${icon.close}</button></header>
            ${this[word]()}`
        : nothing}
    </div>`;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("resize", this.layAgain);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("resize", this.layAgain);
  }

  private lay(word: Word, { newState }: ToggleEvent): void {
    if (newState !== "open") return;
    this.open = word;
    this.layAgain();
  }

  /** In a window that is turned or drawn larger a word lies elsewhere, and its choices go with it. */
  private readonly layAgain = (): void => {
    if (this.open) lay(this.querySelector(`#word-${this.open}`)!, this.querySelector(`[popovertarget=word-${this.open}]`)!);
  };

  /** The keyboard goes to what is chosen now; the choices are there until the browser has taken it back to the word. */
  private toggled(word: Word, { newState, currentTarget }: ToggleEvent): void {
    if (newState === "open") ((currentTarget as HTMLElement).querySelector<HTMLElement>(":checked") ?? (currentTarget as HTMLElement).querySelector<HTMLElement>("input, button"))?.focus();
    else if (this.open === word) this.open = "";
  }

  private option(name: string): Option | undefined {
    return this.draft.game.options.find((option) => option.name === name);
  }

  private choose(draft: Draft): void {
    this.dispatchEvent(new CustomEvent("choose", { detail: draft }));
  }

  private ask(book: boolean): void {
    this.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    this.dispatchEvent(new CustomEvent("all", { detail: { book } }));
  }

  // What each word can be.

  protected game(): TemplateResult {
    const enter = (door: Door) => this.dispatchEvent(new CustomEvent("door", { detail: door }));
    return choices("table-game", "", this.doors.map((door) => ({ title: door.title, isChosen: door.game === this.door.game && door.values === this.door.values, choose: () => enter(door) })));
  }

  protected seats(): TemplateResult {
    const { options } = this.draft.game;
    return html`${this.rule("seats", "")} ${options.some(({ name }) => name === "teams") ? this.rule("teams", this.option("teams")!.title) : nothing}`;
  }

  protected length(): TemplateResult {
    return html`${["target", "deals"].map((name) => this.option(name)).map((option) => (option ? this.rule(option.name, option.title) : nothing))}`;
  }

  protected rules(): TemplateResult {
    const { draft } = this;
    const { game } = draft;
    const { own, country } = this.around;
    const countrys = country ? own.filter((door) => door.game === game) : [];
    // What a country's door says already is not said again by its preset.
    const presets = game.presets.filter(({ values }) => !countrys.some((door) => isBehind(withPreset(draft, { values }), door)));
    const all: Choice[] = [
      ...countrys.map(({ title, says, values }) => ({ title: `${title}`, says: `${says} (${country!.title})`, isChosen: isBehind(draft, { game, title, says, values }), choose: () => this.choose(withPreset(draft, { values: values! })) })),
      ...keptSets(game.name).map((set) => ({ title: set.called, isChosen: isSet(draft, set), choose: () => this.choose(withSet(draft, set)) })),
      ...presets.map((preset) => ({ title: preset.title, says: preset.says, isChosen: isPreset(draft, preset), choose: () => this.choose(withPreset(draft, preset)) })),
    ];
    return html`${choices("preset", "", all)}
      <div class="choices-ways">
        <button type="button" class="soft" @click=${() => this.ask(false)}>${message("client-home-every-rule-of", { count: houseRules(game).length })}</button>
        <button type="button" class="soft" @click=${() => this.ask(true)}>${icon.rules} ${message("client-page-rules-of", { game: game.title })}</button>
        <a class="soft" href=${to(`/learn/${game.name}`)} @click=${follow}>${icon.hint} ${message("client-home-learn-game", { game: game.title })}</a>
      </div>`;
  }

  protected company(): TemplateResult {
    const { draft } = this;
    const bots = opponentsOf(draft.game);
    const everybody = (company: Company) => this.choose({ ...draft, company: draft.company.map(() => company) });
    const all = (is: (company: Company) => boolean) => draft.company.every(is);
    const [characters, levels] = [bots.filter(({ face }) => face), bots.filter(({ face }) => !face)];
    const faces: Choice[] = levels.map(({ name, title, says }) => ({ title, says, face: portrait({ name }), isChosen: all(({ kind, bot }) => kind === "bot" && bot === name), choose: () => everybody({ kind: "bot", bot: name }) }));
    // One of them sits down next to oneself, and the others of the list take the other seats.
    const guests = (first: number) => draft.company.map((_, seat): Company => ({ kind: "bot", bot: characters[(first + seat) % characters.length]!.name }));
    const regulars: Choice[] = characters.map(({ name, title, says, face }, place) => ({ title, says, face: portrait({ name, face }), isChosen: draft.company[0]?.kind === "bot" && draft.company[0].bot === name, choose: () => this.choose({ ...draft, company: guests(place) }) }));
    const friend: Choice = { title: message("client-home-friend"), face: friendsPortrait(), isChosen: all(({ kind }) => kind === "open"), choose: () => everybody({ kind: "open" }) };
    return html`${regulars.length ? choices("company", message("client-home-characters"), regulars) : nothing}
      ${choices("company", draft.company.length > 1 ? message("client-home-everybody") : message("client-home-levels"), isOffered("friends") ? [...faces, friend] : faces)}
      ${this.seatBySeat(bots)}
      <label class="plain"><span>${message("client-page-your-name")}</span>
        <input type="text" maxlength="24" autocomplete="nickname" placeholder=${message("client-page-guest")} .value=${preferences().name} @change=${(e: Event) => this.rename(e)} /></label>
      <label class="plain"><span>${message("client-home-hints-allowed")}</span>
        <input type="checkbox" role="switch" class="switch" .checked=${givesHints(draft)} @change=${(e: Event) => this.choose(withHints(draft, (e.target as HTMLInputElement).checked))} /></label>`;
  }

  private rename(change: Event): void {
    prefer({ name: (change.target as HTMLInputElement).value.trim() });
    this.requestUpdate();
  }

  /** The company on each of the other seats: a bot of the server, or a friend by the link. */
  private seatBySeat(bots: readonly { name: string; title: string }[]): TemplateResult {
    const { draft } = this;
    const names = namesOf(draft, this.around.botNames);
    const set = (index: number, company: Company) => this.choose(withCompany(draft, index, company));
    return html`<ol class="company">
      ${draft.company.map(
        (company, index) => html`<li>
          <label for="company-${index}">${message("client-page-seat", { number: index + 2 })}${names[index] ? html` <small>${names[index]}</small>` : nothing}</label>
          <select id="company-${index}" @change=${(e: Event) => set(index, chosenIn((e.target as HTMLSelectElement).value))}>
            ${bots.map(({ name, title }) => html`<option value="bot:${name}" .selected=${company.kind === "bot" && company.bot === name}>${message("client-home-bot", { bot: title })}</option>`)}
            ${isOffered("friends") ? html`<option value="open" .selected=${company.kind === "open"}>${message("client-home-friend")}</option>` : nothing}
          </select>
          ${company.kind === "open"
            ? html`<input class="company-kept" type="text" maxlength="24" autocomplete="off" placeholder=${message("client-home-kept-for-anybody")} aria-label=${message("client-home-seat-kept-for-whom", { number: index + 2 })} .value=${company.name ?? ""}
                @change=${(e: Event) => set(index, keptFor((e.target as HTMLInputElement).value))} />`
            : nothing}
        </li>`,
      )}
    </ol>`;
  }

  /** The values of a house rule, and a number of one's own where that may be typed. */
  private rule(name: string, legend: string): TemplateResult {
    const option = this.option(name)!;
    const { min, max } = option;
    const now = this.draft.house[name]!;
    const set = (value: Value) => this.choose(withValue(this.draft, name, value));
    const values = option.values ?? Array.from({ length: Math.min(max! - min! + 1, 12) }, (_, i) => ({ value: min! + i, title: String(min! + i) }));
    const isTyped = option.kind === "number" && option.values !== null && min !== undefined;
    return html`${choices(`table-${name}`, legend, values.map(({ value, title }) => ({ title, isChosen: value === now, choose: () => set(value) })))}
      ${isTyped
        ? html`<label class="plain"><span>${message("client-home-another-number")}</span>
            <input type="number" min=${min} max=${max ?? nothing} .value=${typeof now === "number" ? String(now) : ""} @change=${(e: Event) => set(Number((e.target as HTMLInputElement).value))} /></label>`
        : nothing}`;
  }
}

function choices(name: string, legend: string, all: readonly Choice[]): TemplateResult {
  return html`<fieldset class="presets ${all.some(({ says, face }) => says || face) ? "" : "short"}">
    <legend class=${legend ? "" : "unseen"}>${legend || message("client-home-choose-one")}</legend>
    ${all.map(
      ({ title, says, face, isChosen, choose }) => html`<label class="preset ${face ? "faced" : ""}">
        <input type="radio" name=${name} .checked=${isChosen} @change=${choose} />
        ${face ?? nothing}<span class="preset-title">${title}</span>${says ? html`<span class="preset-says">${says}</span>` : nothing}
      </label>`,
    )}
  </fieldset>`;
}

/** Lay the choices below their word, or above it where there is more room. A narrow or low window has them at its lower edge, by its style. */
function lay(popover: HTMLElement, word: Element): void {
  const { left, right, top, bottom } = word.getBoundingClientRect();
  const isBelow = innerHeight - bottom > Math.min(top, 420);
  const from = getComputedStyle(word).direction === "rtl" ? innerWidth - right : left;
  popover.style.cssText = `--from:${from}px;${isBelow ? `--top:${bottom + 6}px;--bottom:auto;--room:${innerHeight - bottom - 16}px` : `--top:auto;--bottom:${innerHeight - top + 6}px;--room:${top - 16}px`}`;
}

/** A seat for a friend: whoever comes, or only the one of this name. */
function keptFor(name: string): Company {
  return name.trim() ? { kind: "open", name: name.trim() } : { kind: "open" };
}

function chosenIn(value: string): Company {
  return value === "open" ? { kind: "open" } : { kind: "bot", bot: value.slice("bot:".length) };
}
