import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../page/icons";
import { Light } from "../page/light_element";
import type { ClubPage, Invitation } from "../protocol/messages";
import { clubInvitation } from "./club_requests";
import "../language/club";
import "../language/page";
import { message } from "../language/message";

/** The link, the code and the QR code by which others join a club. */
@customElement("kahve-club-invitation")
export class ClubInvitation extends Light {
  @property({ attribute: false }) club!: ClubPage;
  @state() private invited: Invitation | null = null;
  @state() private copied = false;
  private code = "";

  protected override updated(): void {
    if (this.code === this.club.code) return;
    this.code = this.club.code;
    this.copied = false;
    void clubInvitation(this.club.club).then((invited) => (this.invited = invited), () => undefined);
  }

  private async copy(link: string): Promise<void> {
    // Without a secure address a browser has no clipboard: then the link is left selected, to be copied by hand.
    await navigator.clipboard?.writeText(link).then(() => (this.copied = true), () => undefined);
    this.querySelector("input")?.select();
  }

  protected override render(): TemplateResult {
    const { invited } = this;
    if (!invited) return html`${nothing}`;
    return html`<details class="invite-code"><summary>${message("client-club-invite")}</summary>
      <p>${invited.says}</p>
      <div class="invite-link"><input type="text" readonly dir="ltr" .value=${invited.link} aria-label=${message("client-club-link")} @focus=${(focus: FocusEvent) => (focus.target as HTMLInputElement).select()} />
        <button type="button" class="play small" @click=${() => this.copy(invited.link)}>${icon.link} ${this.copied ? message("client-page-copied") : message("client-page-copy")}</button></div>
      <p>${message("client-club-or-type-code")} <bdi dir="ltr"><b class="club-code">${this.club.code.match(/.{1,4}/g)!.join(" ")}</b></bdi></p>
      ${invited.code ? html`<img class="device-picture" src=${invited.code} alt=${message("client-club-link-as-code")} />` : nothing}</details>`;
  }
}
