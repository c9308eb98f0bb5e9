import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { cup, icon } from "../page/icons";
import { Light } from "../page/light_element";
import "../page/link_field";
import { follow, go } from "../page/navigation";
import { beKnown } from "../person/person_requests";
import { KnownExchanges } from "../proof/known_exchanges";
import { Sharer } from "../proof/sharer";
import { to } from "../protocol/gateway";
import type { DuplicatePage, DuplicateSeat, Invitation, Scene } from "../protocol/messages";
import { keepPlace } from "../protocol/places";
import type { Gift } from "../protocol/wish";
import { beginWithout, giveSame, sameInvitation, samePage, sitDownSame, takeSeat } from "./same_requests";
import { comparison } from "./comparison";
import "../language/club";
import "../language/home";
import "../language/page";
import "../language/person";
import { message } from "../language/message";
import { person } from "../language/rich";

/** Milliseconds between two looks: while devices add to the cards, and while there is something to wait for. */
const SETTLING = 1_500;
const WAITING = 6_000;

/** The page of a duplicate: this device adds to its cards, its person goes to a table, and afterwards everybody compares. */
@customElement("kahve-same")
export class Same extends Light {
  @property() duplicate = "";
  @state() private page: DuplicatePage | null = null;
  @state() private invited: Invitation | null = null;
  @state() private trouble = "";
  @state() private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private known!: KnownExchanges;
  private gifts: Gift[] = [];
  private sharer!: Sharer;

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = message("client-page-title", { page: message("client-club-same-title") });
    this.known = new KnownExchanges(this.duplicate);
    this.sharer = new Sharer(this.known, (gift) => this.gifts.push(gift), () => undefined);
    void this.press(async () => {
      await beKnown();
      await this.look();
      this.invited = await sameInvitation(this.duplicate);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  /** Look at it again, and give what this device owes to its cards. */
  private async look(page?: DuplicatePage): Promise<void> {
    clearTimeout(this.timer);
    this.page = page ?? (await samePage(this.duplicate));
    // Alone it gives all at once; among others its values follow when all have committed.
    for (let step = 0; step < 2; step++) {
      this.gifts = [];
      this.sharer.lineIsOpen();
      for (const mixing of this.page.mixing) this.sharer.see({ mixing, seat: this.page.place ?? -1 } as Scene);
      if (!this.gifts.length) break;
      this.page = await giveSame(this.duplicate, this.gifts);
    }
    const { ready, over, results } = this.page;
    const wait = !ready ? SETTLING : over && results?.pars ? 0 : WAITING;
    if (wait && this.isConnected) this.timer = setTimeout(() => void this.attempt(() => this.look()), wait);
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.trouble = "";
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  private async press(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.attempt(act);
    this.busy = false;
  }

  /** Go to one's table, which checks its seals by what this page was told before the first card. */
  private async play(): Promise<void> {
    const place = await sitDownSame(this.duplicate);
    this.known.copyTo(place.table);
    keepPlace(place);
    go(place.link);
  }

  protected override render(): TemplateResult {
    const { page } = this;
    return html`<div class="home me club same">
      <header class="home-bar"><a class="brand" href=${to("/")} @click=${follow}>${cup()}<span>Kahve</span></a>
        <div class="home-bar-end">${page?.club ? html`<a class="soft my-way" href=${to(`/club/${page.club}`)} @click=${follow}>${icon.friends} ${message("client-person-my-clubs")}</a>` : html`<a class="soft my-way" href=${to("/me")} @click=${follow}>${icon.friends} ${message("client-home-my-tables")}</a>`}</div></header>
      <main><h1>${message("client-club-same-title")}</h1>
        ${this.trouble ? html`<p class="complaint" role="alert">${this.trouble}</p>` : nothing}
        ${page ? this.content(page) : nothing}</main></div>`;
  }

  private content(page: DuplicatePage): TemplateResult {
    const { title, deals, tables, count, ready, over, table, results, place } = page;
    return html`<section class="paper" aria-labelledby="play">
        <h2 id="play">${message("client-club-same-deals", { game: title, count: deals })}</h2>
        ${over ? nothing : html`<p>${message("client-club-same-says")}</p>`}
        ${tables ? this.seats(page) : nothing}
        ${ready && count ? html`<p class="hint">${message("client-club-same-count", { count })}</p>` : nothing}
        <p class="actions">
          ${!ready ? (place === null ? nothing : html`<span class="hint" role="status">${tables ? message("client-club-same-waits") : message("client-club-same-settling")}</span>`) : html`<button type="button" class=${over ? "soft" : "play"} ?disabled=${this.busy} @click=${() => this.press(() => this.play())}>${table ? message("client-club-go-to-table") : message("client-club-same-play")}</button>`}
          ${!ready && tables && page.seats.some(({ yours, here: added }) => yours && added) ? html`<button type="button" class="soft" ?disabled=${this.busy} @click=${() => this.press(async () => this.look(await beginWithout(this.duplicate)))}>${message("client-club-same-without")}</button>` : nothing}
        </p>
        ${this.invited ? invitation(this.invited) : nothing}
      </section>
      ${over ? nothing : html`<p class="hint">${message("client-club-same-hidden")}</p>`}
      ${results ? comparison(results, over) : nothing}`;
  }

  /** The tables that play at the same time, with the people who sit there. */
  private seats({ seats, tables, place }: DuplicatePage): TemplateResult {
    const named = ({ name, here: added }: DuplicateSeat) => html`<span class="my-player">${name ? person(name) : html`<small>${message("client-club-same-free")}</small>`}${added ? html` <span title=${message("client-club-same-has-added")} role="img" aria-label=${message("client-club-same-has-added")}>✓</span>` : nothing}</span>`;
    return html`<ul class="club-tables">${Array.from({ length: tables }, (_, table) => {
      const there = seats.filter((seat) => seat.table === table);
      return html`<li><span class="club-table"><b>${message("client-club-table", { number: table + 1 })}</b> ${there.map((seat) => html`${named(seat)} `)}</span>
        ${place === null && there.some(({ name }) => !name) ? html`<button type="button" class="play small" ?disabled=${this.busy} @click=${() => this.press(async () => this.look(await takeSeat(this.duplicate, table)))}>${message("client-club-same-take-seat")}</button>` : nothing}</li>`;
    })}</ul>`;
  }
}

/** The link for the others, with what it is good for, and as a QR code. */
function invitation({ link, says, reach, code }: Invitation): TemplateResult {
  return html`<p class="hint">${says}</p>
    <kahve-link-field .link=${link} .label=${message("client-club-same-link")} .shares=${reach !== "here"}></kahve-link-field>
    ${code ? html`<details class="invite-code"><summary>${message("client-club-link-as-code")}</summary><img class="device-picture" src=${code} alt=${message("client-club-link-as-code")} /></details>` : nothing}`;
}
