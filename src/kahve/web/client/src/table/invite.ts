import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../page/icons";
import { Light } from "../page/light_element";
import "../page/link_field";
import { invitation } from "../protocol/http";
import type { Invitation, Scene } from "../protocol/messages";
import "../language/table";
import { message } from "../language/message";

/** The names for which open seats are kept. */
export function reservedNames(scene: Scene): string[] {
  return scene.seats.flatMap((seat) => seat.reserved ?? []);
}

/** What the one who opens the link comes for: to sit down, or to see the table without a hand. */
export type Purpose = "sit" | "watch";

/** A link for friends to this table: one that they can open, or what to do until there is one. */
@customElement("kahve-invite")
export class Invite extends Light {
  @property() table = "";
  /** How many seats are open. */
  @property({ type: Number }) open = 0;
  /** The names for which some of them are kept. */
  @property({ attribute: false }) reserved: string[] = [];
  @property() purpose: Purpose = "sit";
  /** What is said first, in place of how many seats are open. */
  @property() lead = "";
  /** Lets bots take the open seats; null where one may not. */
  @property({ attribute: false }) bots: (() => void) | null = null;
  @state() private invited: Invitation | null = null;
  /** The address of this page, where the server does not answer: before, there is no link, as this one may open on this machine only. */
  @state() private unanswered = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void invitation(this.table).then((invited) => (this.invited = invited), () => (this.unanswered = location.href));
  }

  private get link(): string {
    return this.forPurpose(this.invited?.link ?? this.unanswered);
  }

  /** The server tells the link to the seats; whoever watches comes by another page of the same table. */
  private forPurpose(link: string): string {
    return this.purpose === "watch" ? link.replace(/\/t\/(?=[^/]*$)/, "/w/") : link;
  }

  private room(): string {
    if (this.lead) return this.lead;
    if (!this.open) return message("client-table-seat-of-bot-later");
    const { open, reserved } = this;
    if (!reserved.length) return message("client-table-seats-open", { count: open });
    return reserved.length < open ? message("client-table-seats-open-some-kept", { count: open, reserved: reserved.length, names: reserved }) : message("client-table-seats-open-kept", { count: open, names: reserved });
  }

  protected override render(): TemplateResult {
    const { invited } = this;
    const watches = this.purpose === "watch";
    return html`<section class="invite" aria-label=${watches ? message("client-table-invite-to-watch") : message("client-table-invite")}>
      <p><b>${this.room()}</b> ${invited?.says ?? message("client-table-send-link")}</p>
      ${invited?.addresses.length ? html`<ul class="invite-others">${invited.addresses.map((address) => html`<li>${this.forPurpose(address)}</li>`)}</ul>` : nothing}
      <kahve-link-field .link=${this.link} .label=${watches ? message("client-table-link-to-watch") : message("client-table-link-to-table")} .shares=${invited?.reach !== "here"}></kahve-link-field>
      ${this.bots ? html`<p class="invite-bots"><button type="button" class="soft" @click=${this.bots}>${icon.robot} ${message("client-table-seat-bots", { count: this.open })}</button></p>` : nothing}
      ${invited?.code && !watches ? html`<details class="invite-code" @toggle=${(toggle: Event) => (toggle.target as HTMLElement).scrollIntoView({ block: "end" })}><summary>${message("client-table-as-code")}</summary><img src=${invited.code} alt=${message("client-table-link-as-code")} /></details>` : nothing}
    </section>`;
  }
}
