import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { locale } from "../language/page_language";
import { Light } from "../page/light_element";
import { figure } from "../page/number";
import { secondsLeft } from "../protocol/clock_times";
import type { Clock, Scene, Seat } from "../protocol/messages";
import "../language/table";
import { message } from "../language/message";

/** From this number of seconds on the clock is shown in another colour, and whoever is to move hears of it. */
const LATE = 10;
const HOUR = 3600;
const HOURS = new Intl.NumberFormat(locale, { style: "unit", unit: "hour", unitDisplay: "narrow" });
const SECONDS = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });

/** What is left on a clock: minutes and seconds, or hours where there are some. */
export function timeSays(left: number): string {
  const seconds = Math.ceil(left);
  return seconds > HOUR ? HOURS.format(Math.ceil(seconds / HOUR)) : `${figure(Math.floor(seconds / 60))}:${SECONDS.format(seconds % 60)}`;
}

/** The clock of a seat, which counts down by itself. `aloud`: it is not seen, and says once that the time is nearly over. */
@customElement("kahve-clock")
export class ClockView extends Light {
  @property({ attribute: false }) clock!: Clock;
  @property({ type: Boolean }) aloud = false;
  private timer = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  protected override render(): TemplateResult | typeof nothing {
    const left = secondsLeft(this.clock);
    this.draw(left);
    const late = left <= LATE;
    if (!this.aloud) return html`<span class="clock ${late ? "late" : ""}" title=${message("client-table-time-left")}><bdi dir="ltr">${timeSays(left)}</bdi></span>`;
    return html`<span class="unseen" role="status">${late && left > 0 ? message("client-table-seconds-left", { count: Math.min(LATE, Math.ceil(this.clock.left)) }) : ""}</span>`;
  }

  /** Draw it again when the next second is over. */
  private draw(left: number): void {
    clearTimeout(this.timer);
    if (left > 0) this.timer = window.setTimeout(() => this.requestUpdate(), (left % 1 || 1) * 1000 + 20);
  }
}

/** The clock on the plate of the seat whose time is running. */
export function plateClock({ clock }: Scene, seat: Seat): TemplateResult | typeof nothing {
  return clock?.seat === seat.seat ? html`<kahve-clock .clock=${clock}></kahve-clock>` : nothing;
}

/** The same for whoever hears it: said when one's own time is nearly over. */
export function spokenClock({ clock, seat }: Scene): TemplateResult | typeof nothing {
  return clock?.seat === seat ? html`<kahve-clock .clock=${clock} aloud></kahve-clock>` : nothing;
}
