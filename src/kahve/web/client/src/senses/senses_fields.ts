import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { Light } from "../page/light";
import { onPreference, prefer, preferences, type Loudness } from "../page/preferences";
import { isOffered, learnOffers } from "../protocol/offers";
import { segments } from "../page/segments";
import { askPermission, bringWorker, endPushes, permission, type Permission } from "./notifying";
import "../language/page";
import { message } from "../language/message";

const loudnesses = (): [Loudness, string][] => [["off", message("client-page-sound-off")], ["soft", message("client-page-sound-soft")], ["on", message("client-page-sound-on")]];

const whyNot = (): Readonly<Partial<Record<Permission, string>>> => ({
  denied: message("client-page-notices-denied"),
  none: message("client-page-notices-impossible"),
});

/** What a person wants to hear, and whether to be notified of the own turn. */
@customElement("kahve-senses")
export class SensesFields extends Light {
  @state() private may: Permission = permission();
  private stop = () => {};

  override connectedCallback(): void {
    super.connectedCallback();
    this.stop = onPreference(() => this.requestUpdate());
    void learnOffers().then(() => this.requestUpdate(), () => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }

  protected override render(): TemplateResult {
    const { sound, hiddenTurn, notify } = preferences();
    return html`${segments(message("client-page-sound"), "sound", loudnesses(), sound, (loudness) => prefer({ sound: loudness }))}
      ${this.wish(message("client-page-turn-heard"), hiddenTurn, sound === "off", (wished) => prefer({ hiddenTurn: wished }))}
      ${isOffered("friends") ? this.notices(notify) : nothing}`;
  }

  /** Bots wait for nobody as friends do: where none come there is nothing to be notified of. */
  private notices(notify: boolean): TemplateResult {
    const says = whyNot()[this.may];
    return html`${this.wish(message("client-page-turn-noticed"), notify && !says, says !== undefined, (wished) => void this.wishNotices(wished))}
      ${says ? html`<p class="hint" role="status">${says}</p>` : notify ? html`<p class="hint">${message("client-page-turn-pushed")}</p>` : nothing}`;
  }

  private wish(words: string, now: boolean, disabled: boolean, set: (wished: boolean) => void): TemplateResult {
    return html`<label class="plain">
      <span>${words}</span>
      <input type="checkbox" role="switch" class="switch" .checked=${live(now)} ?disabled=${disabled} @change=${(change: Event) => set((change.target as HTMLInputElement).checked)} />
    </label>`;
  }

  /** The press of this switch is the one moment at which the browser is made to ask. */
  private async wishNotices(wished: boolean): Promise<void> {
    if (wished) this.may = await askPermission();
    const notify = wished && this.may === "granted";
    await (notify ? bringWorker() : endPushes().catch(() => undefined));
    prefer({ notify });
    // Where the person has said no, the switch goes back.
    this.requestUpdate();
  }
}
