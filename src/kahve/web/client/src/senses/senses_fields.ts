import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { Light } from "../page/light_element";
import { onPreference, prefer, preferences, type Loudness } from "../page/preferences";
import { learnOffers } from "../protocol/http";
import { isOffered } from "../protocol/offers";
import { segments } from "../page/segments";
import { askPermission, bringWorker, endPushes, hindrance, surroundings, type Hindrance } from "./notifying";
import "../language/page";
import { message } from "../language/message";

const loudnesses = (): [Loudness, string][] => [["off", message("client-page-sound-off")], ["soft", message("client-page-sound-soft")], ["on", message("client-page-sound-on")]];

const whyNot = (): Readonly<Record<Hindrance, string>> => ({
  denied: message("client-page-notices-denied"),
  http: message("client-page-notices-need-https"),
  "home-screen": message("client-page-notices-from-home-screen"),
  "old-system": message("client-page-notices-need-newer-system"),
  browser: message("client-page-notices-not-in-browser"),
});

/** What a person wants to hear, and whether to be notified of the own turn. */
@customElement("kahve-senses")
export class SensesFields extends Light {
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
    const around = surroundings();
    const hinders = hindrance(around);
    const says = hinders && whyNot()[hinders];
    return html`${this.wish(message("client-page-turn-noticed"), notify && !says, says !== null, (wished) => void this.wishNotices(wished))}
      ${says ? html`<p class="hint" role="status">${says}</p>` : notify ? html`<p class="hint">${around.hasPushes ? message("client-page-turn-pushed") : message("client-page-turn-noticed-if-open")}</p>` : nothing}`;
  }

  private wish(words: string, now: boolean, disabled: boolean, set: (wished: boolean) => void): TemplateResult {
    return html`<label class="plain">
      <span>${words}</span>
      <input type="checkbox" role="switch" class="switch" .checked=${live(now)} ?disabled=${disabled} @change=${(change: Event) => set((change.target as HTMLInputElement).checked)} />
    </label>`;
  }

  /** The press of this switch is the one moment at which the browser is made to ask. */
  private async wishNotices(wished: boolean): Promise<void> {
    const notify = wished && (await askPermission()) === "granted";
    await (notify ? bringWorker() : endPushes().catch(() => undefined));
    prefer({ notify });
    // Where the person has said no, the switch goes back.
    this.requestUpdate();
  }
}
