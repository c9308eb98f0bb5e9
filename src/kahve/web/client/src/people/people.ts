import { html, nothing, type TemplateResult } from "lit";
import { follow } from "../page/navigation";
import { icon } from "../page/icons";
import { closePanel, panel } from "../page/panel";
import { preferences } from "../page/preferences";
import { to } from "../protocol/gateway";
import type { Presence, Scene, Seat, Talk, TableEvent } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import type { Wish, Words } from "../protocol/wish";
import type { Connection } from "../protocol/connection";
import { reservedNames } from "../table/invite";
import type { Sayings } from "../table/sayings";
import { Bubbles } from "./bubbles";
import { mute, mutedAt } from "./muted";
import { canBeOpened, newsFor, type News } from "./news";
import "./people_list";
import { reactionSays } from "./reactions";
import "./talk_sheet";
import { fetchCustoms } from "./talk_requests";
import "../language/people";
import "../language/table";
import { message } from "../language/message";

/** What the people panel needs of the page of its table. */
export interface Hall {
  readonly element: HTMLElement;
  readonly place: { readonly table: string };
  readonly scene: Scene | null;
  ask(wish: Wish): boolean;
  tell(says: string): void;
  /** The list of moves, which a screen reader hears too. */
  readonly sayings: Sayings;
  readonly panels: { open(which: "people" | "talk" | "preferences"): void };
  readonly connection: Pick<Connection, "speak">;
  draw(): Promise<void>;
}

/** All at a table that concerns its people and no card: who is away, what is proposed, what is said, who watches. */
export class People {
  /** The seats that are away and for whom one has chosen to wait. */
  private readonly waited = new Set<number>();
  /** The seat that one is asked about, whether it shall really be opened. */
  private opening: number | null = null;
  /** A refusal of what was proposed, for as long as nothing else is to be said. */
  private declined = "";
  /** What was said last: it stays where it can be read again. */
  private lastSpoken = "";
  private readonly bubbles: Bubbles;

  constructor(private readonly hall: Hall) {
    this.bubbles = new Bubbles(() => void hall.draw());
  }

  leave(): void {
    this.bubbles.clear();
  }

  // What the connection tells.

  /** A person who comes or goes changes the newest known table. */
  presence(now: Presence, scene: Scene | null | undefined): void {
    if (!scene) return;
    scene.watchers = now.watchers;
    for (const seat of scene.seats) {
      if (seat.kind === "person") seat.connected = now.connected.includes(seat.seat);
      seat.away = now.away.includes(seat.seat);
    }
    this.seen(scene);
  }

  /** A scene is laid out: note for whom one no longer waits, and what the bots are called. */
  seen(scene: Scene): void {
    for (const seat of this.waited) if (!scene.seats[seat]?.away) this.waited.delete(seat);
    if (this.opening !== null && !canBeOpened(scene, this.opening)) this.opening = null;
    if (scene.seats.some((seat) => seat.stand_in)) void fetchCustoms().then(() => this.hall.draw(), () => undefined);
  }

  /** What has happened, once it is on show. */
  happened(event: TableEvent): void {
    this.declined = event.kind === "declined" ? event.says : "";
    // Whom one waits for sits elsewhere now.
    if (event.kind === "reseated") this.waited.clear();
    if (this.declined) void this.hall.draw();
  }

  talk({ seat, says, reaction }: Talk): void {
    const scene = this.hall.scene;
    const who = scene?.seats[seat];
    if (!scene || !who || this.isMuted(who) || (who.kind === "bot" && !preferences().remarks)) return;
    this.bubbles.put(seat, says, reaction);
    this.lastSpoken = reaction ? reactionSays(reaction, who.name, seat === scene.seat) : message("client-people-says", { name: who.name, says });
    this.hall.sayings.remember(this.lastSpoken);
  }

  // What a person does.

  say(words: Words): void {
    closePanel();
    if (!this.hall.connection.speak(words)) this.hall.tell(message("client-table-no-connection"));
  }

  /** Wait for this person until they are back. */
  wait(seat: number): void {
    this.waited.add(seat);
    void this.hall.draw();
  }

  /** Ask before a seat is opened whose person is away: they would lose it. Where the question is asked, what has the focus is to keep it. */
  askToOpen(seat: number | null): void {
    this.opening = seat;
    void this.hall.draw().then(() => {
      const buttons = seat === null ? null : [...this.hall.element.querySelectorAll<HTMLElement>(".people-slip .people-buttons button, .people-line .people-buttons button")];
      buttons?.filter((button) => button.checkVisibility()).at(-1)?.focus();
    });
  }

  /** Whether what is to be said now is that somebody is away, with what can be done about this seat. */
  asksAbout(scene: Scene, { seat }: Seat): boolean {
    return this.news(scene).about === seat;
  }

  isMuted(who: Seat): boolean {
    return mutedAt(this.hall.place.table).has(who.name);
  }

  mute(who: Seat, silent: boolean): void {
    mute(this.hall.place.table, who.name, silent);
    this.hall.tell(silent ? message("client-people-muted", { name: who.name }) : message("client-people-heard-again", { name: who.name }));
  }

  // Drawing.

  /** Whether one may say something here to somebody. */
  talks(scene: Scene): boolean {
    return isCompany(scene) && hasSeat(scene) && scene.customs.talk !== "none";
  }

  /** The line above the cloth, at a table where people meet: what is to be decided about them, and the way to say something. */
  line(scene: Scene): TemplateResult | typeof nothing {
    if (!isCompany(scene)) return nothing;
    const news = this.news(scene);
    return html`<section class="people-line ${news.buttons.length ? "decides" : ""} ${news.says || !hasSeat(scene) ? "" : "quiet"}" aria-label=${message("client-people-at-table")}>
      <p class="people-news">${news.matters ? nothing : html`<span class="people-heard" aria-hidden="true">${this.lastSpoken}</span>`} <span role="status">${news.says}</span></p>
      ${this.newsButtons(news)}
      ${news.buttons.length > 2 ? html`<button type="button" class="soft people-decide" @click=${() => this.hall.panels.open("people")}>${message("client-people-decide")}</button>` : nothing}
      ${!hasSeat(scene) && scene.customs.watch === "hands" ? html`<a class="soft" href=${to(`/r/${this.hall.place.table}/last/0?follow=`)} @click=${follow}>${icon.eye} ${message("client-people-all-hands-later")}</a>` : nothing}
      ${this.talks(scene) ? html`<button type="button" class="round" aria-label=${message("client-table-say-something")} title=${message("client-people-say-something-key")} aria-keyshortcuts="/" @click=${() => this.hall.panels.open("talk")}>${icon.talk}</button>` : nothing}
    </section>`;
  }

  /** The same where a panel lies above that line, as long as there is something to decide or to know. */
  inPanel(scene: Scene): TemplateResult | typeof nothing {
    const news = this.news(scene);
    if (!isCompany(scene) || (!news.buttons.length && !news.matters)) return nothing;
    return html`<section class="people-slip" aria-label=${message("client-people-at-table")}><p role="status">${news.says}</p>${this.newsButtons(news)}</section>`;
  }

  private news(scene: Scene): News {
    if (this.opening !== null && canBeOpened(scene, this.opening)) return this.question(scene.seats[this.opening]!);
    return newsFor(scene, this.waited, this.declined, {
      ask: (wish) => void this.hall.ask(wish),
      open: (seat) => this.askToOpen(seat),
      wait: (seat) => this.wait(seat),
      people: () => this.hall.panels.open("people"),
    });
  }

  private question({ name, seat }: Seat): News {
    const open = () => {
      this.hall.ask({ do: "open", seat });
      this.askToOpen(null);
    };
    const buttons = [
      { words: message("client-people-open-seat"), full: message("client-people-open-seat-of", { name }), act: open, main: true },
      { words: message("client-people-keep-seat"), full: message("client-people-keep-seat"), act: () => this.askToOpen(null) },
    ];
    return { says: message("client-people-open-ask", { name }), buttons, matters: true };
  }

  private newsButtons({ buttons }: News): TemplateResult | typeof nothing {
    if (!buttons.length) return nothing;
    return html`<div class="people-buttons ${buttons.length > 2 ? "many" : ""}">
      ${buttons.map(({ words, full, act, main }) => html`<button type="button" class="soft ${main ? "main" : ""}" aria-label=${full === words ? nothing : full} title=${full} @click=${act}>${words}</button>`)}
    </div>`;
  }

  /** The link for friends, while a seat is open and no card lies where it would; in the middle of a deal the line above has it. */
  invitation(scene: Scene): TemplateResult | typeof nothing {
    const open = scene.seats.filter((seat) => seat.kind === "open").length;
    if (!open || !hasSeat(scene) || scene.phase === "play") return nothing;
    if (scene.locked) return this.lockedDoor(scene, open);
    const bots = scene.may.includes("bot") ? () => this.hall.ask({ do: "bot" }) : null;
    return html`<kahve-invite .table=${this.hall.place.table} .open=${open} .reserved=${reservedNames(scene)} .bots=${bots}></kahve-invite>`;
  }

  /** In the place of the invitation: that nobody can sit down, and for the host the way to change that. */
  private lockedDoor({ may }: Scene, open: number): TemplateResult {
    const unlock = html`<button type="button" class="play small" @click=${() => this.hall.ask({ do: "unlock" })}>${message("client-people-unlock")}</button>`;
    const bots = html`<button type="button" class="soft" @click=${() => this.hall.ask({ do: "bot" })}>${message("client-people-seat-bots", { count: open })}</button>`;
    return html`<section class="invite" aria-label=${message("client-people-door")}><p>${message("client-people-locked-says")}</p>
      <p class="invite-bots">${may.includes("unlock") ? unlock : nothing} ${may.includes("bot") ? bots : nothing}</p></section>`;
  }

  view(): TemplateResult | typeof nothing {
    return this.bubbles.view();
  }

  place(): void {
    this.bubbles.place(this.hall.element);
  }

  panel(which: "people" | "talk", scene: Scene, close: () => void): TemplateResult {
    if (which === "talk") return panel({ title: message("client-table-say-something"), close, kind: "narrow", body: html`<kahve-talk .scene=${scene} .people=${this}></kahve-talk>` });
    return panel({
      title: message("client-people-people-at-table"),
      close,
      body: html`<kahve-people .scene=${scene} .people=${this} .table=${this.hall.place.table} .ask=${(wish: Wish) => this.hall.ask(wish)} .prefer=${() => this.hall.panels.open("preferences")}></kahve-people>`,
    });
  }
}

/** Whether people meet at this table: others play or may yet, or somebody watches. */
function isCompany(scene: Scene): boolean {
  return !hasSeat(scene) || scene.watchers > 0 || scene.seats.some((seat) => seat.seat !== scene.seat && seat.kind !== "bot") || Boolean(scene.seats[scene.seat]?.stand_in);
}
