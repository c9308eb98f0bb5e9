import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { follow } from "../page/navigation";
import { cup, icon } from "../page/icons";
import { Light } from "../page/light_element";
import { prefer, preferences } from "../page/preferences";
import { roundTable } from "../page/round_table";
import { asPerson, keyed, keyTo } from "../person/person_requests";
import { emblem } from "../person/emblems";
import { to } from "../protocol/gateway";
import { game, lobby, sitDown } from "../protocol/http";
import type { Game, Lobby, Sitter } from "../protocol/messages";
import { keepPlace } from "../protocol/places";
import { titleOf } from "./option_field";
import "../language/home";
import "../language/page";
import { message } from "../language/message";
import { person, rich } from "../language/rich";

/** So often, in milliseconds, the table is looked at again while one waits for a seat. */
const LOOK_AGAIN = 4000;

/** A guest at somebody's table: what is played there, by which rules and with whom; a seat to take, or to watch. */
@customElement("kahve-join")
export class Join extends Light {
  @property() table = "";
  /** Why one no longer has a seat here. */
  @property() farewell = "";
  @state() private lobby: Lobby | null = null;
  @state() private game: Game | null = null;
  @state() private trouble = "";
  private timer = 0;
  /** Whether a seat has been asked for: pressed twice, it is asked for once. */
  private asking = false;

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = message("client-page-title", { page: message("client-home-seat-at-table") });
    void this.look();
    this.timer = window.setInterval(() => {
      if (!document.hidden && this.lobby) void this.look();
    }, LOOK_AGAIN);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    try {
      const fresh = await lobby(this.table, keyed());
      // A person who already sits here on another device gets a key for this one.
      if (typeof fresh.yours === "number") return await this.sitAgain();
      // The house rules stand above the seats, and a seat must not move away from under a finger. Without the game the rulebook alone tells them.
      this.game ??= await game(fresh.game).catch(() => null);
      this.lobby = fresh;
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  private async sitAgain(): Promise<void> {
    keepPlace(await keyTo(this.table));
    this.dispatchEvent(new Event("seated"));
  }

  private async sit(seat: number): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    const name = this.querySelector<HTMLInputElement>("#name")!.value.trim();
    prefer({ name });
    try {
      keepPlace(await asPerson((headers) => sitDown(this.table, name || message("client-page-guest"), seat, headers)));
      this.dispatchEvent(new Event("seated"));
    } catch (error) {
      this.trouble = (error as Error).message;
      await this.look();
    } finally {
      this.asking = false;
    }
  }

  protected override render(): TemplateResult {
    return html`<div class="home join">
      <header class="home-bar"><a class="brand" href=${to("/")} @click=${follow}>${cup()}<span>Kahve</span></a></header>
      <main class="paper">
        ${this.farewell || this.lobby?.removed ? html`<p class="farewell" role="status">${this.farewell || this.lobby?.removed}</p>` : nothing}
        ${this.lobby ? this.seats(this.lobby) : nothing}
        ${this.trouble ? html`<p class="complaint" role="alert">${this.trouble}</p>` : nothing}
        ${this.lobby || this.trouble ? this.otherWays() : nothing}
      </main>
    </div>`;
  }

  /** What one can do besides sitting down. It stands below the seats, so it waits for them. */
  private otherWays(): TemplateResult {
    return html`<div class="join-others">
      ${this.lobby && this.lobby.customs.watch !== "no" ? html`<a class="soft" href=${to(`/w/${encodeURIComponent(this.table)}`)} @click=${follow}>${icon.watch} ${message("client-home-watch")}</a>` : nothing}
      <a class="soft" href=${to("/")} @click=${follow}>${message("client-home-open-own")}</a>
    </div>`;
  }

  private seats(lobby: Lobby): TemplateResult {
    const room = lobby.players.some((player) => player.takeable);
    return html`
      <h1>${message("client-home-table-of", { game: lobby.title })}</h1>
      ${this.rules(lobby)}
      ${lobby.closed && lobby.closed === (this.farewell || lobby.removed) ? nothing : html`<p>${lobby.closed ?? roomSays(lobby)}</p>`}
      ${room
        ? html`<label class="plain"><span>${message("client-page-your-name")}</span>
            <input id="name" type="text" maxlength="24" autocomplete="nickname" placeholder=${message("client-page-guest")} .value=${preferences().name} /></label>`
        : nothing}
      ${roundTable(lobby.players.map((player) => ({ ...player, label: called(player) })), lobby.direction)}
      <p class="hint">${lobby.players.some((player) => partnersOf(lobby, player).length) ? message("client-home-partners") : message("client-home-each-alone")} ${lobby.begun || lobby.closed ? nothing : message("client-home-seats-change")}</p>
      <ol class="lobby">${lobby.players.map((player) => this.seat(lobby, player))}</ol>
    `;
  }

  private seat(lobby: Lobby, player: Sitter): TemplateResult {
    const nth = player.seat + 1;
    if (player.kind === "open") {
      return html`<li><span>${message("client-page-seat", { number: nth })}${playsWith(lobby, player)}${player.reserved ? html` <small>${rich("client-page-kept-for", {}, { name: person(player.reserved) })}</small>` : nothing}</span>
        ${player.takeable ? html`<button type="button" class="play small" aria-label=${message("client-home-sit-on-seat", { number: nth })} @click=${() => this.sit(player.seat)}>${message("client-home-sit-here")}</button>` : nothing}</li>`;
    }
    if (player.kind === "person") return html`<li><span>${message("client-page-seat", { number: nth })}${playsWith(lobby, player)}</span><b>${player.emblem ? html`${emblem(player.emblem)} ` : nothing}${person(player.name)}</b></li>`;
    const who = html`<span class="lobby-who"><span>${message("client-page-seat", { number: nth })}</span> <b>${player.emblem ? emblem(player.emblem) : icon.robot} ${person(player.name)}</b> <small>${this.botTitle(player)}</small>${playsWith(lobby, player)}</span>`;
    if (!player.takeable) return html`<li>${who}</li>`;
    return html`<li>${who}
      ${lobby.in_deal
        ? html`<small class="lobby-later">${message("client-home-free-later")}</small>`
        : html`<button type="button" class="soft" aria-label=${message("client-home-take-seat-of", { name: player.name })} @click=${() => this.sit(player.seat)}>${message("client-home-take-seat")}</button>`}
    </li>`;
  }

  /** How a bot plays, as far as that is known: "Club player, a bot". */
  private botTitle({ bot }: Sitter): string {
    const { title, says, face } = this.game?.opponents.find(({ name }) => name === bot) ?? {};
    if (face) return says!;
    return title ? message("client-home-bot", { bot: title }) : message("client-page-a-bot");
  }

  /** The house rules in which this table differs from the book, by the words of the game. */
  private rules({ house }: Lobby): TemplateResult | typeof nothing {
    const changed = this.game?.options.filter((option) => option.name !== "seats" && house[option.name] !== undefined) ?? [];
    if (!this.game) return nothing;
    if (!changed.length) return html`<p class="hint">${message("client-home-by-book")}</p>`;
    return html`<details class="join-rules" ?open=${changed.length < 6}>
      <summary>${message("client-home-rules-of-table", { count: changed.length })}</summary>
      <dl class="customs-list">${changed.map((option) => html`<div><dt>${option.title}</dt><dd>${titleOf(option, house[option.name]!)} <small>${message("client-home-book-has", { value: titleOf(option, option.default) })}</small></dd></div>`)}</dl>
    </details>`;
  }
}

function partnersOf({ players }: Lobby, { seat, side }: Sitter): Sitter[] {
  return players.filter((other) => other.side === side && other.seat !== seat);
}

/** Whom a seat plays with, at a table with partners. */
function playsWith(lobby: Lobby, player: Sitter): TemplateResult | typeof nothing {
  const names = partnersOf(lobby, player).map(called);
  return names.length ? html` <small class="lobby-with">${message("client-home-plays-with", { names })}</small>` : nothing;
}

/** The name of a seat: its player's, that of the friend it is reserved for, or its number. */
function called({ seat, name, reserved }: Sitter): string {
  return name || reserved || message("client-page-seat", { number: seat + 1 });
}

function roomSays({ players, in_deal, over }: Lobby): string {
  if (players.some((player) => player.kind === "open")) return message("client-home-room-choose");
  if (!players.some((player) => player.takeable)) return message("client-home-no-room");
  if (in_deal) return message("client-home-room-later");
  return over ? message("client-home-room-match-over") : message("client-home-room-of-bot");
}
