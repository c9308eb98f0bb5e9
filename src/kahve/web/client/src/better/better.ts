import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import "../language/better";
import "../language/page";
import { isFromRight, language } from "../language/page_language";
import { message } from "../language/message";
import { deviceMemory } from "../memory";
import { enterPanel, leavePanel } from "../page/navigation";
import { icon } from "../page/icons";
import { Light } from "../page/light_element";
import { save } from "../page/saving";
import { here } from "../protocol/gateway";
import type { Sentence } from "./known_sentences";
import { sentencesAt, sentencesIn } from "./on_page";
import { asWritten, faultOf, fileOf, marksOf, placeOf, withWording, without, type Fault, type Wording } from "./wording";

const KEY = "kahve.wordings";
const pencil = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19ZM13.500 7l3.500 3.500" /></svg>`;

/** A mark beside each sentence that somebody points at, and a list of all: for writing a better wording. Nothing is sent. */
@customElement("kahve-better")
export class Better extends Light {
  @state() private wordings: Wording[] = read();
  /** What is pointed at, the sentences there, and the corner of it where the mark is. */
  @state() private pointed: { at: Element; sentences: Sentence[]; x: number; y: number } | null = null;
  @state() private sentences: Sentence[] = [];
  @state() private chosen: Sentence | null = null;
  @state() private sought = "";
  @state() private says = "";

  private readonly point = (event: PointerEvent) => this.pointAt(event.target as Element);
  private readonly follow = () => this.pointed && this.pointAt(this.pointed.at);
  private readonly watch = new MutationObserver(() => this.stay());

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("pointerover", this.point);
    document.addEventListener("scroll", this.follow, true);
    this.watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("pointerover", this.point);
    document.removeEventListener("scroll", this.follow, true);
    this.pointed = null;
  }

  protected override render(): TemplateResult {
    const { pointed } = this;
    return html`
      ${pointed
        ? html`<button type="button" class="better-mark" tabindex="-1" style="left: ${pointed.x}px; top: ${pointed.y}px" aria-label=${message("client-better-mark", { sentence: pointed.sentences[0]!.text })} @click=${() => this.open(pointed.sentences)}>${pencil}</button>`
        : nothing}
      <button type="button" class="soft better-door" @click=${() => this.open()}>${pencil} ${message("client-page-better")}</button>
      <dialog class="panel narrow" aria-labelledby="better-title" @keydown=${(event: Event) => event.stopPropagation()} @close=${() => this.closed()}>
        <div class="panel-sheet">
          <header class="panel-head">
            <h2 id="better-title">${message("client-page-better")}</h2>
            <button type="button" class="round" aria-label=${message("client-page-close")} @click=${() => this.dialog.close()}>${icon.close}</button>
          </header>
          <div class="panel-body">${this.chosen ? this.form(this.chosen) : this.list()}</div>
        </div>
      </dialog>
    `;
  }

  private list(): TemplateResult {
    const shown = this.sentences.filter(({ text }) => text.toLocaleLowerCase(language).includes(this.sought.toLocaleLowerCase(language)));
    const { wordings } = this;
    return html`
      <p>${message("client-better-how")}</p>
      ${wordings.length
        ? html`<div class="better-kept">
            <p role="status">${message("client-better-kept", { count: wordings.length })}</p>
            <button type="button" class="soft" @click=${() => this.save()}>${message("client-better-save")}</button>
            <button type="button" class="soft" @click=${() => this.keep([])}>${message("client-better-forget-all")}</button>
            <p class="hint">${message("client-better-names")}</p>
          </div>`
        : nothing}
      <label class="better-search">${message("client-better-find")} <input type="text" .value=${this.sought} @input=${(event: Event) => (this.sought = (event.target as HTMLInputElement).value)} /></label>
      <ul class="better-list" aria-label=${message("client-better-sentences")}>
        ${shown.map((each) => html`<li><button type="button" @click=${() => this.choose(each)}>${each.text}${this.wordingOf(each) ? html` <span class="hint">${message("client-better-has-wording")}</span>` : nothing}</button></li>`)}
      </ul>
      ${shown.length ? nothing : html`<p role="status">${message("client-better-none")}</p>`}
    `;
  }

  private form(sentence: Sentence): TemplateResult {
    const { text: old, language: spoken } = written(sentence);
    const before = this.wordingOf(sentence);
    const marks = marksOf(old);
    return html`<form class="better-form" @submit=${(event: Event) => this.submit(event, sentence)}>
      <p class="better-now"><span class="hint">${message("client-better-now")}</span> <span lang=${spoken} dir="auto">${sentence.text}</span></p>
      <label for="better-new">${message("client-better-new")}</label>
      <textarea id="better-new" lang=${spoken} dir="auto" rows="4" aria-describedby="better-hint" .value=${before?.new ?? old} ?autofocus=${true}></textarea>
      <p id="better-hint" class="hint">${marks.length ? message("client-better-braces", { parts: marks }) : nothing}</p>
      <p class="complaint" role="alert">${this.says}</p>
      <button type="submit" class="play small">${message("client-better-keep")}</button>
      ${before ? html`<button type="button" class="soft" @click=${() => this.back(without(this.wordings, before))}>${message("client-better-take-back")}</button>` : nothing}
      <button type="button" class="soft" @click=${() => this.back()}>${message("client-better-back")}</button>
    </form>`;
  }

  private submit(event: Event, sentence: Sentence): void {
    event.preventDefault();
    const wording = (this.querySelector("textarea")!).value.replace(/\s+/g, " ").trim();
    const { text: old, language: spoken } = written(sentence);
    const fault = faultOf(old, wording);
    if (fault) {
      this.says = faultSays(fault);
      return;
    }
    const { id, also } = sentence;
    const place = placeOf(here().pathname, this.parentElement?.closest("dialog")?.querySelector("h2")?.textContent?.trim() ?? "");
    this.back(withWording(this.wordings, { id, language: spoken, old, new: wording, place, ...(also.length ? { also } : {}) }));
  }

  private pointAt(target: Element): void {
    if (this.contains(target) || this.dialog?.open) return;
    const sentences = sentencesAt(target);
    const { left, right, top } = target.getBoundingClientRect();
    const x = isFromRight ? Math.max(left, 0) : Math.min(right, innerWidth) - 36;
    this.pointed = sentences.length ? { at: target, sentences, x, y: Math.max(0, top - 24) } : null;
  }

  /** Write about one of these sentences, or about any that is in reach. */
  private open(sentences: Sentence[] = sentencesIn(this.parentElement!)): void {
    this.pointed = null;
    this.sentences = sentences;
    this.sought = this.says = "";
    this.chosen = sentences.length === 1 ? sentences[0]! : null;
    this.dialog.showModal();
    enterPanel();
  }

  /** A panel beneath stays open, and keeps its place in the history. */
  private closed(): void {
    if (!this.parentElement?.closest("dialog[open]")) leavePanel();
  }

  private choose(sentence: Sentence): void {
    this.chosen = sentence;
    this.says = "";
    void this.updateComplete.then(() => this.querySelector("textarea")?.focus());
  }

  private back(wordings: Wording[] = this.wordings): void {
    this.keep(wordings);
    this.sentences = sentencesIn(this.parentElement!);
    this.sought = "";
    this.chosen = null;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(".better-search input")?.focus());
  }

  private keep(wordings: Wording[]): void {
    this.wordings = wordings;
    deviceMemory.setItem(KEY, JSON.stringify(wordings));
  }

  private save(): void {
    save(new Blob([fileOf(this.wordings)], { type: "application/json" }), `kahve-wordings-${language}.json`);
  }

  private wordingOf(sentence: Sentence): Wording | undefined {
    const { text, language: spoken } = written(sentence);
    return this.wordings.find((each) => each.id === sentence.id && each.language === spoken && each.old === text);
  }

  private get dialog(): HTMLDialogElement {
    return this.querySelector("dialog")!;
  }

  /** Nothing beside an open panel can be pressed, so the tool goes into the panel on top. */
  private stay(): void {
    if (this.dialog?.open) return;
    const panels = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].filter((dialog) => dialog.matches(":modal") && !this.contains(dialog));
    const wanted = panels.at(-1) ?? document.body;
    if (this.parentElement !== wanted) wanted.append(this);
  }
}

function written({ id, args, text }: Sentence): { language: string; text: string } {
  return id ? asWritten(id, args) : { language, text };
}

function faultSays(fault: Fault): string {
  if (fault.mark === undefined) return fault.kind === "empty" ? message("client-better-empty") : message("client-better-same");
  return fault.kind === "loses" ? message("client-better-loses", { part: fault.mark }) : message("client-better-adds", { part: fault.mark });
}

function read(): Wording[] {
  try {
    const stored: unknown = JSON.parse(deviceMemory.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as Wording[]) : [];
  } catch {
    return [];
  }
}

document.body.append(document.createElement("kahve-better"));
