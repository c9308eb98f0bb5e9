import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { fileField } from "../page/file_field";
import { follow, go } from "../page/navigation";
import { icon } from "../page/icons";
import { Light } from "../page/light_element";
import { devicePerson } from "../person/device_person";
import { to } from "../protocol/gateway";
import { openLog } from "../protocol/finished_deals";
import { learnOffers } from "../protocol/http";
import { isOffered } from "../protocol/offers";
import { storedPlaces } from "../protocol/places";
import { linkedPage } from "./linked_page";
import "../language/home";
import "../language/replay";
import { message } from "../language/message";

/** The server takes no longer log: `MOST_LOG_BYTES` of table/sitting/opened_logs.py. */
const MOST_LOG_BYTES = 1 << 20;

/** The third way into the server: the way to one's own deals, a log from a file, and a table to watch. */
@customElement("kahve-replay-door")
export class ReplayDoor extends Light {
  @state() private trouble = "";
  @state() private linkTrouble = "";
  @state() private reading = false;
  @state() private over = false;

  private async open(file: File | undefined): Promise<void> {
    if (!file || this.reading) return;
    this.trouble = "";
    if (file.size > MOST_LOG_BYTES) {
      this.trouble = message("client-replay-file-too-long", { bytes: MOST_LOG_BYTES });
      return;
    }
    this.reading = true;
    try {
      go((await openLog(file)).link);
    } catch (error) {
      this.trouble = (error as Error).message;
    } finally {
      this.reading = false;
    }
  }

  private follow(event: Event): void {
    event.preventDefault();
    const page = linkedPage(this.querySelector<HTMLInputElement>("#door-link")!.value);
    if (page) go(page);
    else this.linkTrouble = message("client-replay-no-such-link");
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void learnOffers().then(() => this.requestUpdate(), () => undefined);
  }

  protected override render(): TemplateResult {
    return html`<section aria-labelledby="door-deals"><h3 id="door-deals">${message("client-replay-your-deals")}</h3>
        ${devicePerson() || storedPlaces().length
          ? html`<p>${message("client-replay-all-in-one-place")}</p>
              <p class="actions"><a class="play small" href=${to("/me")} @click=${follow}>${message("client-home-my-tables")}</a></p>`
          : html`<p>${message("client-replay-nothing-here-yet")}</p>`}
      </section>
      <section class="open-log ${this.over ? "over" : ""}" aria-labelledby="door-log"
        @dragover=${(drag: DragEvent) => this.hover(drag, true)} @dragleave=${(drag: DragEvent) => this.hover(drag, false)}
        @drop=${(drop: DragEvent) => {
          this.hover(drop, false);
          void this.open(drop.dataTransfer?.files[0]);
        }}>
        <h3 id="door-log">${message("client-replay-log-from-file")}</h3>
        <p>${fileField(message("client-replay-choose-file"), ".jsonl,.json,.txt,application/jsonl", (file) => void this.open(file))}</p>
        <p role="status">${this.reading ? message("client-replay-reading") : nothing}</p>
        ${this.trouble ? html`<p class="complaint" role="alert">${this.trouble}</p>` : nothing}
      </section>
      ${isOffered("friends") ? this.byLink() : nothing}`;
  }

  private byLink(): TemplateResult {
    return html`<section aria-labelledby="door-watch"><h3 id="door-watch">${message("client-replay-a-link")}</h3>
        <form class="invite-link" @submit=${(event: Event) => this.follow(event)}>
          <input type="text" id="door-link" aria-label=${message("client-replay-link-to")} placeholder=${message("client-replay-link-to")} autocomplete="off" />
          <button type="submit" class="play small">${icon.eye} ${message("client-home-watch")}</button>
        </form>
        ${this.linkTrouble ? html`<p class="complaint" role="alert">${this.linkTrouble}</p>` : nothing}
      </section>`;
  }

  private hover(drag: DragEvent, over: boolean): void {
    drag.preventDefault();
    this.over = over;
  }
}
