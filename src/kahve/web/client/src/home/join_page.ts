import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { follow } from "../page/go";
import { cup } from "../page/icons";
import { Light } from "../page/light";
import { prefer, preferences } from "../page/preferences";
import { lobby, sitDown } from "../protocol/http";
import type { Lobby } from "../protocol/messages";
import { keepPlace } from "../protocol/places";

/** A guest at somebody's table: choose one of its open seats. */
@customElement("kahve-join")
export class Join extends Light {
  @property() table = "";
  @state() private lobby: Lobby | null = null;
  @state() private trouble = "";

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = "A seat at the table · Kahve";
    void this.look();
  }

  private async look(): Promise<void> {
    try {
      this.lobby = await lobby(this.table);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  private async sit(seat: number): Promise<void> {
    const name = this.querySelector<HTMLInputElement>("#name")!.value.trim();
    prefer({ name });
    try {
      keepPlace(await sitDown(this.table, name || "Guest", seat));
      this.dispatchEvent(new Event("seated"));
    } catch (error) {
      this.trouble = (error as Error).message;
      await this.look();
    }
  }

  protected override render(): TemplateResult {
    return html`<div class="home join">
      <header class="home-bar"><a class="brand" href="/" @click=${follow}>${cup()}<span>Kahve</span></a></header>
      <main class="paper">
        ${this.lobby ? this.seats(this.lobby) : nothing}
        ${this.trouble ? html`<p class="complaint" role="alert">${this.trouble}</p>` : nothing}
        <a class="soft" href="/" @click=${follow}>Open a table of your own</a>
      </main>
    </div>`;
  }

  private seats(lobby: Lobby): TemplateResult {
    const open = lobby.players.some((player) => player.kind === "open");
    return html`
      <h1>A table of ${lobby.title}</h1>
      <p>${open ? "There is room for you. Choose a seat." : "Every seat at this table is taken."}</p>
      ${open
        ? html`<label class="plain"><span>Your name</span>
            <input id="name" type="text" maxlength="24" autocomplete="nickname" placeholder="Guest" .value=${preferences().name} /></label>`
        : nothing}
      <ol class="lobby">
        ${lobby.players.map(
          (player) => html`<li>
            <span>Seat ${player.seat + 1}</span>
            ${player.kind === "open"
              ? html`<button type="button" class="play small" aria-label="Sit on seat ${player.seat + 1}" @click=${() => this.sit(player.seat)}>Sit here</button>`
              : html`<b>${player.name}</b>`}
          </li>`,
        )}
      </ol>
    `;
  }
}
