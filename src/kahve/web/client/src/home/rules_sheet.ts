import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { folded } from "../language/folding";
import { fileField } from "../page/file_field";
import { icon } from "../page/icons";
import { Light } from "../page/light_element";
import { segments } from "../page/segments";
import { customsForm } from "../people/customs_form";
import { customs } from "../protocol/http";
import type { Custom, Option, Show } from "../protocol/messages";
import { hasHandicaps } from "../table/families";
import { deckIn, takesDecks, withDeck } from "./deck_file";
import "./house_sets_field";
import { optionField } from "./option_field";
import { backToBase, baseOf, differs, houseRules, rulesByPart, withCustom, withValue, type Draft } from "./setup";
import "../language/cards";
import "../language/home";
import { message } from "../language/message";

/** The largest number of house rules that are all unfolded. */
const FEW = 30;

/** Every house rule of a table, and what else it settles: its customs, and what it shows. A `choose` event has the changed draft. */
@customElement("kahve-rules-sheet")
export class RulesSheet extends Light {
  @property({ attribute: false }) draft!: Draft;
  @property({ attribute: false }) trouble: { says: string; field: string | null } | null = null;
  @state() private sought = "";
  @state() private deckTrouble = "";
  @state() private deckName = "";
  @state() private customs: readonly Custom[] = [];
  private readonly unfolded = new Set<string>();

  override connectedCallback(): void {
    super.connectedCallback();
    void customs().then((list) => (this.customs = list), () => undefined);
  }

  /** Show the house rule that was refused. */
  protected override updated(changed: Map<string, unknown>): void {
    const field = changed.has("trouble") && this.trouble?.field;
    if (!field) return;
    const control = this.querySelector<HTMLElement>(`#option-${CSS.escape(field)}`);
    for (let fold = control?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
    control?.focus();
  }

  private choose(draft: Draft): void {
    this.dispatchEvent(new CustomEvent("choose", { detail: draft }));
  }

  protected override render(): TemplateResult {
    const { draft } = this;
    const changed = houseRules(draft.game).filter((option) => differs(draft, option)).length;
    const words = folded(this.sought).split(/\s+/).filter(Boolean);
    const parts = rulesByPart(draft.game).map(([part, rules]) => [part, rules.filter(({ title, says, name }) => words.every((word) => folded(`${title} ${says} ${name}`).includes(word)))] as const);
    return html`<div class="sheet-tools">
        <input type="search" aria-label=${message("client-home-find-rule")} placeholder=${message("client-home-find-rule")} .value=${this.sought} @input=${(e: Event) => (this.sought = (e.target as HTMLInputElement).value)} />
        ${changed
          ? html`<span class="badge">${message("client-home-changed", { count: changed })}</span>
              <button type="button" class="soft" @click=${() => this.choose(backToBase(draft))}>${icon.reset} ${message("client-home-change-back")}</button>`
          : nothing}
      </div>
      ${parts.map(([part, rules]) => (rules.length ? this.rulesOf(part, rules, words.length > 0) : nothing))}
      ${parts.some(([, rules]) => rules.length) ? nothing : html`<p class="hint" role="status">${message("client-home-no-such-rule")}</p>`}
      ${words.length ? nothing : html`<kahve-house-sets .draft=${draft} @choose=${(choice: CustomEvent<Draft>) => this.choose(choice.detail)}></kahve-house-sets> ${this.manners()}`}`;
  }

  /** The house rules that touch one part of a match; what is changed is in sight. */
  private rulesOf(part: Option["touches"], rules: readonly Option[], isSought: boolean): TemplateResult {
    const { draft } = this;
    const changed = rules.filter((option) => differs(draft, option)).length;
    const inSight = takesDecks(draft) && !isSought ? rules.filter((option) => option.kind !== "text") : rules;
    const isOpen = isSought || changed > 0 || houseRules(draft.game).length <= FEW || this.unfolded.has(part);
    return html`<details class="chapter" ?open=${isOpen} @toggle=${(toggle: Event) => this.fold(part, toggle)}>
      <summary>${message("client-home-part-of-rules", { part })} ${changed ? html`<span class="badge">${message("client-home-changed", { count: changed })}</span>` : html`<span class="how-many">${rules.length}</span>`}</summary>
      ${inSight.map((option) => this.field(option))}
    </details>`;
  }

  /** What has been unfolded stays so while the rules in it are changed and changed back. */
  private fold(title: string, toggle: Event): void {
    if (toggle.target !== toggle.currentTarget) return;
    if ((toggle.target as HTMLDetailsElement).open) this.unfolded.add(title);
    else this.unfolded.delete(title);
  }

  private field(option: Option): TemplateResult {
    const { draft, trouble } = this;
    const complaint = trouble?.field === option.name ? trouble.says : "";
    const field = optionField({ option, value: draft.house[option.name]!, base: baseOf(draft, option), complaint, set: (value) => this.choose(withValue(draft, option.name, value)) });
    return option.name === "deck" && takesDecks(draft) ? html`${field}${this.ownDeck()}` : field;
  }

  /** The rows of a deck of one's own, in sight where it is played with. */
  private ownDeck(): TemplateResult {
    const { draft } = this;
    const rows = draft.game.options.filter((option) => option.kind === "text");
    const open = draft.house.deck === "custom" || rows.some((option) => differs(draft, option)) || this.unfolded.has("deck");
    return html`<details class="chapter" ?open=${open} @toggle=${(toggle: Event) => this.fold("deck", toggle)}>
      <summary>${message("client-home-own-deck")} <span class="how-many">${rows.length}</span></summary>
      ${this.deckFile()} ${rows.map((option) => this.field(option))}
    </details>`;
  }

  /** A deck of one's own, from a file. */
  private deckFile(): TemplateResult {
    return html`<div class="option deck-file" role="group" aria-labelledby="deck-file-title" aria-describedby="deck-file-says">
      <div class="option-words">
        <label class="option-title" id="deck-file-title" for="deck-file">${message("client-home-deck-file")}</label>
        <p class="option-says" id="deck-file-says">${message("client-home-deck-file-says")}</p>
        ${this.deckTrouble ? html`<p class="complaint" role="alert">${this.deckTrouble}</p>` : nothing}
      </div>
      <div class="option-control">${fileField(message("client-home-choose-file"), ".json,application/json", (file) => void this.readDeck(file), { id: "deck-file", name: this.deckName })}</div>
    </div>`;
  }

  private async readDeck(file: File): Promise<void> {
    this.deckName = file.name;
    try {
      this.choose(withDeck(this.draft, deckIn(await file.text())));
      this.deckTrouble = "";
    } catch (error) {
      this.deckTrouble = (error as Error).message;
    }
  }

  /** What the table settles besides the rules: its customs, and what all at it may look at while they play. */
  private manners(): TemplateResult {
    const { draft } = this;
    const changed = Object.keys(draft.customs).length;
    const usual = Object.fromEntries(this.customs.map((custom) => [custom.name, custom.default]));
    return html`${this.customs.length
      ? html`<details class="chapter"><summary>${message("client-home-customs")}${changed ? html` <span class="badge">${message("client-home-changed", { count: changed })}</span>` : nothing}</summary>
          ${customsForm(this.customs, { ...usual, ...draft.customs }, (name, value) => this.choose(withCustom(draft, name, value, usual[name]!)))}
        </details>`
      : nothing}
    ${hasHandicaps(draft.game.family)
      ? html`<details class="chapter"><summary>${message("client-home-table-shows")}</summary>${showFields(draft.show, (show) => this.choose({ ...draft, show }))}</details>`
      : nothing}`;
  }
}

function showFields(show: Show, set: (show: Show) => void): TemplateResult {
  const piles = [["top", message("client-home-top-card")], ["full", message("client-home-face-up-cards")]] as const;
  const captured = [["none", message("client-home-nobodys")], ["own", message("client-home-ones-own")], ["all", message("client-home-everybodys")]] as const;
  return html`${segments(message("client-home-pile-shows"), "show-pile", piles, show.pile, (pile) => set({ ...show, pile }))}
    ${segments(message("client-home-taken-looked-through"), "show-captured", captured, show.captured, (each) => set({ ...show, captured: each }))}
    <label class="plain"><span>${message("client-home-taken-counted")}</span>
      <input type="checkbox" role="switch" class="switch" .checked=${show.counts} @change=${(e: Event) => set({ ...show, counts: (e.target as HTMLInputElement).checked })} /></label>`;
}
