import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Light } from "../page/light";
import { follow } from "../page/go";
import { icon } from "../page/icons";
import type { Custom, Scene, Seat, Value } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import type { Wish } from "../protocol/wish";
import { keptFor } from "../table/invite";
import { customsForm, customsList } from "./customs_form";
import { emblem } from "../person/emblems";
import { canAct, isMissed } from "./news";
import type { People } from "./people";
import { botTitle, customsTold } from "./told";

/** Who sits at the table and who watches, and what one may do about it: invite, mute, propose, settle the customs, leave. */
@customElement("kahve-people")
export class PeopleList extends Light {
  @property({ attribute: false }) scene!: Scene;
  @property({ attribute: false }) people!: People;
  @property({ attribute: false }) ask!: (wish: Wish) => boolean;
  @property() table = "";
  @state() private customs: readonly Custom[] = [];
  @state() private leaving = false;
  /** For whom one's own seat is to be kept when one leaves. */
  @state() private heir = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void customsTold().then((told) => (this.customs = told), () => undefined);
  }

  protected override render(): TemplateResult {
    const { scene } = this;
    return html`${this.people.inPanel(scene)}
      <ul class="people-list">${scene.seats.map((seat) => this.row(seat))}</ul>
      ${scene.watchers ? html`<p class="hint">${scene.watchers === 1 ? "One person watches." : `${scene.watchers} people watch.`}</p>` : nothing}
      ${this.invitation()} ${this.watching()} ${this.proposals()} ${this.settled()} ${this.farewell()}`;
  }

  private row(seat: Seat): TemplateResult {
    const { scene } = this;
    return html`<li>
      <span class="people-who">${seat.emblem ? emblem(seat.emblem) : nothing}<b>${seat.kind === "open" ? `Seat ${seat.seat + 1}` : seat.name}</b> <small>${this.about(seat)}</small></span>
      ${isMissed(scene, seat) && canAct(scene) && this.people.isWaitedFor(seat)
        ? html`<button type="button" class="soft" aria-label="Let a bot play for ${seat.name}" @click=${() => this.ask({ do: "stand_in", seat: seat.seat })}>Let a bot play</button>
            <button type="button" class="soft" aria-label="Open the seat of ${seat.name}" @click=${() => this.ask({ do: "open", seat: seat.seat })}>Open the seat</button>`
        : nothing}
      ${seat.stand_in && seat.seat !== scene.seat && canAct(scene)
        ? html`<button type="button" class="soft" aria-label="Open the seat of ${seat.name}" @click=${() => this.ask({ do: "open", seat: seat.seat })}>Open the seat</button>`
        : nothing}
      ${seat.reserved && scene.seat === scene.host
        ? html`<button type="button" class="soft" aria-label="Open to all the seat that is kept for ${seat.reserved}" @click=${() => this.ask({ do: "open", seat: seat.seat })}>Open to all</button>`
        : nothing}
      ${seat.kind === "open" && scene.may.includes("bot")
        ? html`<button type="button" class="soft" aria-label="Seat a bot at seat ${seat.seat + 1}" @click=${() => this.ask({ do: "bot", seat: seat.seat })}>Seat a bot</button>`
        : nothing}
      ${seat.kind === "person" && seat.seat !== scene.seat ? this.muting(seat) : nothing}
    </li>`;
  }

  private muting(seat: Seat): TemplateResult {
    const silent = this.people.isMuted(seat);
    const toggle = () => {
      this.people.mute(seat, !silent);
      this.requestUpdate();
    };
    return html`<button type="button" class="soft" aria-label="${silent ? "Hear" : "Mute"} ${seat.name}" @click=${toggle}>${silent ? "Hear" : "Mute"}</button>`;
  }

  private about(seat: Seat): string {
    const { scene } = this;
    if (seat.kind === "open") return seat.reserved ? `kept for ${seat.reserved}` : "open";
    if (seat.kind === "bot") return "a bot";
    const words = [];
    if (seat.seat === scene.host) words.push("host of the table");
    if (seat.stand_in) words.push(`${botTitle(seat.stand_in)} plays for ${seat.seat === scene.seat ? "you" : "them"}`);
    else if (seat.away) words.push("away");
    else if (!seat.connected && seat.seat !== scene.seat) words.push("connection lost");
    return words.join(", ");
  }

  /** Who has a seat may bring friends: to an open seat, or to that of a bot. */
  private invitation(): TemplateResult | typeof nothing {
    const { scene } = this;
    const open = scene.seats.filter((seat) => seat.kind === "open").length;
    const late = scene.customs.late && scene.seats.some((seat) => seat.kind === "bot");
    if (!hasSeat(scene) || (!open && !late)) return nothing;
    return html`<details class="people-part" ?open=${open > 0}>
      <summary>${icon.friends} Invite a friend</summary>
      <kahve-invite .table=${this.table} .open=${open} .kept=${keptFor(scene)}></kahve-invite>
    </details>`;
  }

  /** Whoever is here may let others watch, where the table is watched. */
  private watching(): TemplateResult | typeof nothing {
    const { watch } = this.scene.customs;
    if (watch === "no") return nothing;
    const lead = watch === "hands" ? "Who has this link sees the table without hands, and every hand a deal later." : "Who has this link sees the table without hands.";
    return html`<details class="people-part">
      <summary>${icon.watch} Let somebody watch</summary>
      <kahve-invite .table=${this.table} .purpose=${"watch"} .lead=${lead}></kahve-invite>
    </details>`;
  }

  private proposals(): TemplateResult | typeof nothing {
    const { may } = this.scene;
    const alone = this.scene.seats.every((seat) => seat.seat === this.scene.seat || seat.kind !== "person" || seat.stand_in);
    const ways: [what: "end" | "takeback", words: string][] = [["takeback", alone ? "Take back the last move" : "Ask to take back the last move"], ["end", alone ? "End the match early" : "Propose to end the match"]];
    const shown = ways.filter(([what]) => may.includes(what));
    if (!shown.length) return nothing;
    return html`<section class="people-part" aria-label=${alone ? "This match" : "Propose"}>
      ${shown.map(([what, words]) => html`<button type="button" class="soft" @click=${() => this.ask({ do: "propose", what })}>${words}</button>`)}
      ${alone ? nothing : html`<p class="hint">It happens if everybody who plays agrees. Bots and people who are away are not asked.</p>`}
    </section>`;
  }

  private settled(): TemplateResult | typeof nothing {
    const { scene, customs } = this;
    if (!customs.length) return nothing;
    const now: Readonly<Record<string, Value>> = { ...scene.customs };
    const set = (name: string, value: Value) => this.ask({ do: "customs", customs: { [name]: value } });
    return html`<details class="people-part">
      <summary>Customs of this table</summary>
      ${scene.may.includes("customs") ? customsForm(customs, now, set) : html`${customsList(customs, now)}<p class="hint">The host of the table settles them.</p>`}
    </details>`;
  }

  private farewell(): TemplateResult | typeof nothing {
    const home = html`<a class="soft" href="/" @click=${follow}>${icon.home} Home</a>`;
    if (!this.scene.may.includes("leave")) return html`<section class="people-part" aria-label="Home">${home}</section>`;
    if (!this.leaving) return html`<section class="people-part" aria-label="Leave">${home}<button type="button" class="soft" @click=${() => (this.leaving = true)}>Leave the table…</button></section>`;
    return html`<section class="people-part leaving" role="group" aria-label="Leave the table?">
      <p><b>Leave the table?</b> Your seat is open then: a friend with the link can have it, and so can you, or a bot.</p>
      <label class="plain"><span>Hand it to</span>
        <input type="text" maxlength="24" autocomplete="off" placeholder="a name, if you like" .value=${this.heir} @input=${(input: Event) => (this.heir = (input.target as HTMLInputElement).value)} /></label>
      ${this.heir.trim() ? html`<kahve-invite .table=${this.table} .lead=${`When you leave, the seat is kept for ${this.heir.trim()}.`}></kahve-invite>` : nothing}
      <button type="button" class="play small" @click=${() => this.leave()}>${this.heir.trim() ? "Hand over and leave" : "Leave"}</button>
      <button type="button" class="soft" autofocus @click=${() => (this.leaving = false)}>Stay</button>
    </section>`;
  }

  private leave(): void {
    const to = this.heir.trim();
    this.ask(to ? { do: "leave", to } : { do: "leave" });
  }
}
