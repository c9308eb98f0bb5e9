import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Light } from "../page/light_element";
import { follow } from "../page/navigation";
import { icon } from "../page/icons";
import { to } from "../protocol/gateway";
import { roundTable } from "../page/round_table";
import type { Custom, Scene, Seat, Value } from "../protocol/messages";
import { learnOffers } from "../protocol/http";
import { isOffered } from "../protocol/offers";
import { hasSeat } from "../protocol/seat";
import type { Wish } from "../protocol/wish";
import { reservedNames } from "../table/invite";
import { customsForm, customsList } from "./customs_form";
import { emblem } from "../person/emblems";
import { canAct, isMissed } from "./news";
import { botTitle, fetchCustoms } from "./talk_requests";
import "../language/page";
import "../language/people";
import "../language/table";
import { message } from "../language/message";
import { person, rich } from "../language/rich";

/** What the list asks of the people panel: who is muted, and which seat may be opened. */
export interface Company {
  inPanel(scene: Scene): TemplateResult | typeof nothing;
  asksAbout(scene: Scene, seat: Seat): boolean;
  askToOpen(seat: number): void;
  isMuted(seat: Seat): boolean;
  mute(seat: Seat, silent: boolean): void;
}

/** The players and spectators of a table, and what one may do about them: invite, mute, propose, settle the customs, leave. */
@customElement("kahve-people")
export class PeopleList extends Light {
  @property({ attribute: false }) scene!: Scene;
  @property({ attribute: false }) people!: Company;
  @property({ attribute: false }) ask!: (wish: Wish) => boolean;
  /** Opens the preferences, for which a narrow bar has no room. */
  @property({ attribute: false }) prefer!: () => void;
  @property() table = "";
  @state() private customs: readonly Custom[] = [];
  @state() private leaving = false;
  /** The seat of whom the host is asked about, whether they shall really be removed. */
  @state() private removing: number | null = null;
  /** For whom one's own seat is to be kept when one leaves. */
  @state() private heir = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void learnOffers().then(() => this.requestUpdate(), () => undefined);
    void fetchCustoms().then((rows) => (this.customs = rows), () => undefined);
  }

  protected override render(): TemplateResult {
    const { scene } = this;
    return html`${this.people.inPanel(scene)}
      <ul class="people-list">${scene.seats.map((seat) => this.row(seat))}</ul>
      ${scene.watchers ? html`<p class="hint">${message("client-people-watch", { count: scene.watchers })}</p>` : nothing}
      ${this.seats()} ${this.invitation()} ${this.watching()} ${this.proposals()} ${this.door()} ${this.settled()} ${this.farewell()}`;
  }

  private row(seat: Seat): TemplateResult {
    const { scene } = this;
    return html`<li>
      <span class="people-who">${seat.emblem ? emblem(seat.emblem) : nothing}<b>${seat.kind === "open" ? message("client-page-seat", { number: seat.seat + 1 }) : person(seat.name)}</b> <small>${this.about(seat)}</small></span>
      ${isMissed(scene, seat) && canAct(scene) && !this.people.asksAbout(scene, seat)
        ? html`<button type="button" class="soft" aria-label=${message("client-people-let-bot-play-for", { name: seat.name })} @click=${() => this.ask({ do: "stand_in", seat: seat.seat })}>${message("client-people-let-bot-play")}</button>
            <button type="button" class="soft" aria-label=${message("client-people-open-seat-of", { name: seat.name })} @click=${() => this.people.askToOpen(seat.seat)}>${message("client-people-open-seat")}</button>`
        : nothing}
      ${seat.stand_in && seat.seat !== scene.seat && canAct(scene)
        ? html`<button type="button" class="soft" aria-label=${message("client-people-open-seat-of", { name: seat.name })} @click=${() => this.people.askToOpen(seat.seat)}>${message("client-people-open-seat")}</button>`
        : nothing}
      ${this.changing(seat)}
      ${seat.reserved && scene.seat === scene.host
        ? html`<button type="button" class="soft" aria-label=${message("client-people-open-to-all-full", { name: seat.reserved })} @click=${() => this.ask({ do: "open", seat: seat.seat })}>${message("client-people-open-to-all")}</button>`
        : nothing}
      ${seat.kind === "open" && scene.may.includes("bot")
        ? html`<button type="button" class="soft" aria-label=${message("client-people-bot-at-seat", { number: seat.seat + 1 })} @click=${() => this.ask({ do: "bot", seat: seat.seat })}>${message("client-people-seat-bots", { count: 1 })}</button>`
        : nothing}
      ${seat.kind === "person" && seat.seat !== scene.seat ? html`${this.muting(seat)} ${this.removal(seat)}` : nothing}
    </li>`;
  }

  /** The host may send somebody away, and is asked once more. */
  private removal(seat: Seat): TemplateResult | typeof nothing {
    const { name } = seat;
    if (!this.scene.may.includes("remove")) return nothing;
    if (this.removing !== seat.seat) return html`<button type="button" class="soft" aria-label=${message("client-people-remove-name", { name })} @click=${() => this.askToRemove(seat.seat)}>${message("client-people-remove")}</button>`;
    const send = (act: "remove" | "ban") => {
      this.ask({ do: act, seat: seat.seat });
      this.removing = null;
    };
    return html`<section class="people-question" role="group" aria-label=${message("client-people-remove-ask", { name })}>
      <p><b>${message("client-people-remove-ask", { name })}</b> ${message("client-people-remove-says")}</p>
      <p class="hint">${message("client-people-ban-says")}</p>
      <button type="button" class="play small" @click=${() => send("remove")}>${message("client-people-remove-now")}</button>
      <button type="button" class="soft" @click=${() => send("ban")}>${message("client-people-ban")}</button>
      <button type="button" class="soft" autofocus @click=${() => (this.removing = null)}>${message("client-people-keep-person")}</button>
    </section>`;
  }

  private askToRemove(seat: number): void {
    this.removing = seat;
    void this.updateComplete.then(() => {
      const question = this.querySelector(".people-question");
      question?.scrollIntoView({ block: "nearest" });
      question?.querySelector<HTMLElement>("[autofocus]")?.focus({ preventScroll: true });
    });
  }

  /** The host locks the table, and lets in again whom they have banned. */
  private door(): TemplateResult | typeof nothing {
    const { locked, banned, may } = this.scene;
    const act = (["lock", "unlock"] as const).find((one) => may.includes(one));
    if (!isOffered("friends") || !act) return nothing;
    return html`<section class="people-part" aria-label=${message("client-people-door")}>
      <button type="button" class="soft" @click=${() => this.ask({ do: act })}>${act === "lock" ? message("client-people-lock") : message("client-people-unlock")}</button>
      <p class="hint">${locked ? message("client-people-locked-says") : message("client-people-lock-says")}</p>
      ${banned.map(({ id, name }) => html`<p class="people-banned">${rich("client-people-banned", {}, { name: person(name) })}
        <button type="button" class="soft" aria-label=${message("client-people-pardon-name", { name })} @click=${() => this.ask({ do: "pardon", of: id })}>${message("client-people-pardon")}</button></p>`)}
    </section>`;
  }

  /** Before the first deal one may sit elsewhere: at once where nobody has to be asked. */
  private changing(seat: Seat): TemplateResult | typeof nothing {
    const { scene } = this;
    if (!isOffered("friends") || !scene.may.includes("seats") || seat.seat === scene.seat || seat.stand_in) return nothing;
    const asks = seat.kind === "person";
    const full = asks ? message("client-people-change-seats-with", { name: seat.name }) : message("client-people-sit-on-seat", { number: seat.seat + 1 });
    return html`<button type="button" class="soft" aria-label=${full} @click=${() => this.ask({ do: "propose", what: "seats", seat: seat.seat })}>${asks ? message("client-people-change-seats") : message("client-people-sit-there")}</button>`;
  }

  /** The partnerships, as long as they can be changed, and for a rematch. */
  private seats(): TemplateResult | typeof nothing {
    const { scene } = this;
    if (!isOffered("friends") || !scene.may.includes("draw")) return nothing;
    const hasPartners = scene.sides.some((side) => side.seats.length > 1);
    const label = (seat: Seat) => (seat.kind === "open" ? (seat.reserved ?? message("client-page-seat", { number: seat.seat + 1 })) : seat.name);
    return html`<section class="people-part" aria-label=${message("client-people-seats")}>
      ${roundTable(scene.seats.map((seat) => ({ ...seat, label: label(seat) })), scene.direction)}
      <button type="button" class="soft" @click=${() => this.ask({ do: "propose", what: "draw" })}>${scene.phase === "over" ? message("client-people-draw-again", { partners: hasPartners ? "yes" : "no" }) : message("client-people-draw", { partners: hasPartners ? "yes" : "no" })}</button>
      ${scene.may.includes("rotate") ? html`<button type="button" class="soft" @click=${() => this.ask({ do: "propose", what: "rotate" })}>${message("client-people-next-partners")}</button>` : nothing}
      <p class="hint">${scene.phase === "over" ? message("client-people-draw-says") : message("client-people-seats-say")}</p>
    </section>`;
  }

  private muting(seat: Seat): TemplateResult {
    const silent = this.people.isMuted(seat);
    const toggle = () => {
      this.people.mute(seat, !silent);
      this.requestUpdate();
    };
    return html`<button type="button" class="soft" aria-label=${silent ? message("client-people-hear-name", { name: seat.name }) : message("client-people-mute-name", { name: seat.name })} @click=${toggle}>${silent ? message("client-people-hear") : message("client-people-mute")}</button>`;
  }

  private about(seat: Seat): string {
    const { scene } = this;
    if (seat.kind === "open") return seat.reserved ? message("client-page-kept-for", { name: seat.reserved }) : message("client-table-open-seat");
    if (seat.kind === "bot") return message("client-page-a-bot");
    const words = [];
    if (seat.seat === scene.host) words.push(message("client-people-host"));
    if (seat.stand_in) words.push(seat.seat === scene.seat ? message("client-table-bot-plays-for-you", { bot: botTitle(seat.stand_in) }) : message("client-people-bot-plays-for-them", { bot: botTitle(seat.stand_in) }));
    else if (seat.away) words.push(message("client-table-away"));
    else if (!seat.connected && seat.seat !== scene.seat) words.push(message("client-people-connection-lost"));
    return message("client-page-facts", { facts: words });
  }

  /** A seated person may bring friends to an open seat or to a bot's. */
  private invitation(): TemplateResult | typeof nothing {
    const { scene } = this;
    const open = scene.seats.filter((seat) => seat.kind === "open").length;
    const late = scene.customs.late && scene.seats.some((seat) => seat.kind === "bot");
    if (!isOffered("friends") || !hasSeat(scene) || (!open && !late) || scene.locked) return nothing;
    return html`<details class="people-part" ?open=${open > 0}>
      <summary>${icon.friends} ${message("client-people-invite-friend")}</summary>
      <kahve-invite .table=${this.table} .open=${open} .reserved=${reservedNames(scene)}></kahve-invite>
    </details>`;
  }

  /** Whoever is here may let others watch, where the table is watched. */
  private watching(): TemplateResult | typeof nothing {
    const { watch } = this.scene.customs;
    if (!isOffered("friends") || watch === "no") return nothing;
    const lead = watch === "hands" ? message("client-people-watch-link-hands") : message("client-people-watch-link");
    return html`<details class="people-part">
      <summary>${icon.watch} ${message("client-people-let-watch")}</summary>
      <kahve-invite .table=${this.table} .purpose=${"watch"} .lead=${lead}></kahve-invite>
    </details>`;
  }

  private proposals(): TemplateResult | typeof nothing {
    const { may } = this.scene;
    const alone = this.scene.seats.every((seat) => seat.seat === this.scene.seat || seat.kind !== "person" || seat.stand_in);
    const ways: [what: "end" | "takeback", words: string][] = [["takeback", alone ? message("client-people-take-back") : message("client-people-ask-take-back")], ["end", alone ? message("client-people-end-match") : message("client-people-propose-end")]];
    const shown = ways.filter(([what]) => may.includes(what));
    if (!shown.length) return nothing;
    return html`<section class="people-part" aria-label=${alone ? message("client-people-this-match") : message("client-people-propose")}>
      ${shown.map(([what, words]) => html`<button type="button" class="soft" @click=${() => this.ask({ do: "propose", what })}>${words}</button>`)}
      ${alone ? nothing : html`<p class="hint">${message("client-people-if-all-agree")}</p>`}
    </section>`;
  }

  private settled(): TemplateResult | typeof nothing {
    const { scene, customs } = this;
    if (!customs.length) return nothing;
    const now: Readonly<Record<string, Value>> = { ...scene.customs };
    const set = (name: string, value: Value) => this.ask({ do: "customs", customs: { [name]: value } });
    return html`<details class="people-part">
      <summary>${message("client-people-customs")}</summary>
      ${scene.may.includes("customs") ? customsForm(customs, now, set) : html`${customsList(customs, now)}<p class="hint">${message("client-people-host-settles")}</p>`}
    </details>`;
  }

  private farewell(): TemplateResult | typeof nothing {
    const ways = html`<a class="soft" href=${to("/")} @click=${follow}>${icon.home} ${message("client-page-key-home")}</a>
      <button type="button" class="soft" @click=${this.prefer}>${icon.preferences} ${message("client-page-preferences")}</button>`;
    if (!this.scene.may.includes("leave")) return html`<section class="people-part" aria-label=${message("client-page-key-home")}>${ways}</section>`;
    if (!this.leaving) return html`<section class="people-part" aria-label=${message("client-people-leave")}>${ways}<button type="button" class="soft" @click=${() => (this.leaving = true)}>${message("client-people-leave-table")}</button></section>`;
    return html`<section class="people-part leaving" role="group" aria-label=${message("client-people-leave-ask")}>
      <p><b>${message("client-people-leave-ask")}</b> ${message("client-people-leave-says")}</p>
      ${isOffered("friends")
        ? html`<label class="plain"><span>${message("client-people-hand-it-to")}</span>
            <input type="text" maxlength="24" autocomplete="off" placeholder=${message("client-people-name-if-you-like")} .value=${this.heir} @input=${(input: Event) => (this.heir = (input.target as HTMLInputElement).value)} /></label>`
        : nothing}
      ${this.heir.trim() ? html`<kahve-invite .table=${this.table} .lead=${message("client-people-kept-when-you-leave", { name: this.heir.trim() })}></kahve-invite>` : nothing}
      <button type="button" class="play small" @click=${() => this.leave()}>${this.heir.trim() ? message("client-people-hand-over") : message("client-people-leave")}</button>
      <button type="button" class="soft" autofocus @click=${() => (this.leaving = false)}>${message("client-people-stay")}</button>
    </section>`;
  }

  private leave(): void {
    const to = this.heir.trim();
    this.ask(to ? { do: "leave", to } : { do: "leave" });
  }
}
