import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Light } from "../page/light_element";
import "../page/link_field";
import type { ClubPage, Invitation } from "../protocol/messages";
import { clubInvitation } from "./club_requests";
import "../language/club";
import { message } from "../language/message";

/** The link, the code and the QR code by which others join a club. */
@customElement("kahve-club-invitation")
export class ClubInvitation extends Light {
  @property({ attribute: false }) club!: ClubPage;
  @state() private invited: Invitation | null = null;
  private code = "";

  protected override updated(): void {
    if (this.code === this.club.code) return;
    this.code = this.club.code;
    void clubInvitation(this.club.club).then((invited) => (this.invited = invited), () => undefined);
  }

  protected override render(): TemplateResult {
    const { invited } = this;
    if (!invited) return html`${nothing}`;
    return html`<details class="invite-code"><summary>${message("client-club-invite")}</summary>
      <p>${invited.says}</p>
      <kahve-link-field .link=${invited.link} .label=${message("client-club-link")} .shares=${invited.reach !== "here"}></kahve-link-field>
      <p>${message("client-club-or-type-code")} <bdi dir="ltr"><b class="club-code">${this.club.code.match(/.{1,4}/g)!.join(" ")}</b></bdi></p>
      ${invited.code ? html`<img class="device-picture" src=${invited.code} alt=${message("client-club-link-as-code")} />` : nothing}</details>`;
  }
}
