import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "./icons";
import { Light } from "./light_element";
import "../language/page";
import { message } from "../language/message";

/** A link for others: to copy, and to hand to the system's share sheet where there is one. */
@customElement("kahve-link-field")
export class LinkField extends Light {
  /** Empty as long as it is not known: then there is nothing to copy or to hand on yet. */
  @property() link = "";
  /** What the link leads to. */
  @property() label = "";
  /** Whether the link opens anywhere else than on this machine. */
  @property({ type: Boolean }) shares = true;
  @state() private copied = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("link")) this.copied = false;
  }

  private async copy(): Promise<void> {
    // Without a secure address a browser has no clipboard: then the link is left selected, to be copied by hand.
    await navigator.clipboard?.writeText(this.link).then(() => (this.copied = true), () => undefined);
    this.querySelector("input")?.select();
  }

  private share(): void {
    // A person who closes the sheet has shared nothing: no error is shown.
    void navigator.share({ title: document.title, url: this.link }).catch(() => undefined);
  }

  protected override render(): TemplateResult {
    return html`<div class="invite-link">
      <input type="text" readonly dir="ltr" .value=${this.link} aria-label=${this.label} @focus=${(focus: FocusEvent) => (focus.target as HTMLInputElement).select()} />
      <button type="button" class="play small" ?disabled=${!this.link} @click=${() => this.copy()}>${icon.link} ${this.copied ? message("client-page-copied") : message("client-page-copy")}</button>
      ${this.shares && typeof navigator.share === "function" ? html`<button type="button" class="soft" ?disabled=${!this.link} @click=${() => this.share()}>${icon.share} ${message("client-page-share")}</button>` : nothing}
    </div>`;
  }
}
