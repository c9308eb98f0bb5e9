import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { follow, go } from "../page/go";
import { icon } from "../page/icons";
import { Light } from "../page/light";
import { keptPerson } from "../person/kept";
import { openLog } from "../protocol/finished";
import { keptPlaces } from "../protocol/places";
import { linkedPage } from "./linked_page";

/** The server takes no longer log: `MOST_LOG_BYTES` of table/opened_logs.py. */
const MOST_LOG_BYTES = 1 << 20;

/** The third way into the house: the way to one's own deals, a log from a file, and a table to watch. */
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
      this.trouble = `This file is too long: a log that can be looked at here has ${MOST_LOG_BYTES} bytes at most.`;
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
    else this.linkTrouble = "This is no link to a table or a deal of this house.";
  }

  protected override render(): TemplateResult {
    return html`<section aria-labelledby="door-deals"><h3 id="door-deals">Your deals</h3>
        ${keptPerson() || keptPlaces().length
          ? html`<p>All that you have played is listed in one place: each table with its deals.</p>
              <p class="actions"><a class="play small" href="/me" @click=${follow}>My tables</a></p>`
          : html`<p>Nothing has been played in this browser yet. When a deal is over, it can be seen again: every move, and what it was worth.</p>`}
      </section>
      <section class="open-log ${this.over ? "over" : ""}" aria-labelledby="door-log"
        @dragover=${(drag: DragEvent) => this.hover(drag, true)} @dragleave=${(drag: DragEvent) => this.hover(drag, false)}
        @drop=${(drop: DragEvent) => {
          this.hover(drop, false);
          void this.open(drop.dataTransfer?.files[0]);
        }}>
        <h3 id="door-log">A log from a file</h3>
        <label class="plain"><span>Choose a file, or drop it here</span><input type="file" accept=".jsonl,.json,.txt,application/jsonl" @change=${(e: Event) => void this.open((e.target as HTMLInputElement).files?.[0])} /></label>
        <p role="status">${this.reading ? "Reading: every move and every sheet is checked." : nothing}</p>
        ${this.trouble ? html`<p class="complaint" role="alert">${this.trouble}</p>` : nothing}
      </section>
      <section aria-labelledby="door-watch"><h3 id="door-watch">A link</h3>
        <form class="invite-link" @submit=${(event: Event) => this.follow(event)}>
          <input type="text" id="door-link" aria-label="A link to a table or to a deal" placeholder="A link to a table or to a deal" autocomplete="off" />
          <button type="submit" class="play small">${icon.eye} Watch</button>
        </form>
        ${this.linkTrouble ? html`<p class="complaint" role="alert">${this.linkTrouble}</p>` : nothing}
      </section>`;
  }

  private hover(drag: DragEvent, over: boolean): void {
    drag.preventDefault();
    this.over = over;
  }
}
