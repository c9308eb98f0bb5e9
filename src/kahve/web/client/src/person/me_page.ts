import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { MINE } from "../learn/taught_address";
import { follow, go } from "../page/navigation";
import { cup, icon } from "../page/icons";
import { Light } from "../page/light_element";
import { confirmation, type Question } from "./confirmation";
import { prefer } from "../page/preferences";
import { gateway, here, to } from "../protocol/gateway";
import type { DeviceCode, Me, MyTable } from "../protocol/messages";
import { saveAs } from "../page/saving";
import { learnOffers } from "../protocol/http";
import { isOffered } from "../protocol/offers";
import { forgetPlace, keepPlace, placeAt } from "../protocol/places";
import { aboutMe, addPasskey, changeMe, comeBack, deleteMe, dropPasskey, forgetTable, keyTo, makePerson, myFile, myTables, newCode, passkeyToAdd, passkeyToComeBack, signOut, useCode } from "./person_requests";
import { bringIn, codeShown } from "./bring_in";
import { codeIn } from "./code";
import { devicesField } from "./devices_field";
import { forgetPerson, devicePerson } from "./device_person";
import { strayTables } from "./stray_tables";
import { tablesList } from "./tables_list";
import "./taught_done";
import "./history";
import { hasPasskeys, makePasskey, usePasskey } from "./passkeys";
import { whoField } from "./who_field";
import "../language/home";
import "../language/page";
import "../language/person";
import { message, paragraph } from "../language/message";

const BETWEEN_LOOKS = 15_000;

/** The page of the person for whom this device speaks: their tables, their other devices, and all that is kept of them. */
@customElement("kahve-me")
export class MePage extends Light {
  @state() private me: Me | null = null;
  @state() private tables: MyTable[] | null = null;
  /** Tables that only this browser knows of. */
  @state() private strays: MyTable[] = [];
  @state() private code: DeviceCode | null = null;
  /** What goes wrong, and in which part of the page. */
  @state() private trouble: { part: string; says: string } | null = null;
  @state() private news = "";
  @state() private question: Question | null = null;
  @state() private busy = false;
  /** The table whose deals are shown below it. */
  @state() private dealsOf: string | null = null;
  @state() private typed = codeIn(here().hash);
  @state() private knowsPersons = true;
  private looking = 0;
  private ending = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = message("client-page-title", { page: message("client-home-my-tables") });
    // The code of a link is read once, and does not stay in the address.
    if (here().hash) history.replaceState(history.state, "", gateway().write(here().pathname));
    window.addEventListener("hashchange", this.onCode);
    void learnOffers().then(() => (this.knowsPersons = isOffered("persons")), () => undefined);
    this.looking = window.setInterval(() => void this.look(), BETWEEN_LOOKS);
    void this.look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("hashchange", this.onCode);
    clearInterval(this.looking);
    clearTimeout(this.ending);
  }

  private readonly onCode = (): void => {
    const code = codeIn(here().hash);
    if (!code) return;
    this.typed = code;
    history.replaceState(history.state, "", gateway().write(here().pathname));
  };

  private async look(): Promise<void> {
    if (document.hidden) return;
    await this.attempt("tables", async () => {
      if (devicePerson()) this.me = await aboutMe();
      await this.list();
    });
  }

  /** One list for all that one has played: the tables of the person, and those that only this browser knows of. */
  private async list(): Promise<void> {
    const own = devicePerson() ? await myTables() : [];
    this.strays = await strayTables(own);
    this.tables = own;
  }

  /** Do something, and say in its part of the page what went wrong with it. */
  private async attempt(part: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
      if (this.trouble?.part === part) this.trouble = null;
    } catch (error) {
      this.trouble = { part, says: says(error) };
    }
    // The server may have forgotten this person.
    if (!devicePerson()) this.me = this.code = null;
  }

  private async press(part: string, act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.news = "";
    await this.attempt(part, act);
    this.busy = false;
  }

  private troubleOf(part: string): TemplateResult | typeof nothing {
    return this.trouble?.part === part ? html`<p class="complaint" role="alert">${this.trouble.says}</p>` : nothing;
  }

  /** This device speaks for somebody from now on, perhaps for somebody else than before. */
  private async arrive(me: Me): Promise<void> {
    this.me = me;
    this.typed = "";
    prefer({ name: me.name });
    this.news = message("client-person-device-is-now", { name: me.name });
    await this.list();
  }

  private async goTo({ table, link }: MyTable): Promise<void> {
    await this.fetchKey(table);
    go(link);
  }

  private async seeDeals({ table }: MyTable): Promise<void> {
    if (this.dealsOf !== table) await this.fetchKey(table);
    this.dealsOf = this.dealsOf === table ? null : table;
  }

  /** A device that was brought in has no key to this seat before it asks for one. */
  private async fetchKey(table: string): Promise<void> {
    if (!placeAt(table)) keepPlace(await keyTo(table));
  }

  private forget(row: MyTable): void {
    const goesOn = row.over ? "" : message("client-person-match-goes-on");
    this.ask(paragraph(message("client-person-forget-ask", { game: row.title }), goesOn), message("client-person-forget"), async () => {
      if (!this.strays.some((stray) => stray.table === row.table)) await forgetTable(row.table);
      forgetPlace(row.table);
      await this.list();
    });
  }

  private ask(asks: string, yes: string, act: () => Promise<void>): void {
    this.question = { asks, yes, act };
  }

  private async giveCode(): Promise<void> {
    this.code = await newCode();
    clearTimeout(this.ending);
    this.ending = window.setTimeout(() => (this.code = null), this.code.seconds * 1000);
  }

  private async takeAway(): Promise<void> {
    saveAs(await myFile(), "kahve-person.json");
  }

  /** This device no longer has a key to the seats of this person. */
  private leave(): void {
    for (const { table } of this.tables ?? []) forgetPlace(table);
    forgetPerson();
    this.me = this.code = null;
    this.tables = [];
  }

  protected override render(): TemplateResult {
    return html`<div class="home me">
        <header class="home-bar"><a class="brand" href=${to("/")} @click=${follow}>${cup()}<span>Kahve</span></a></header>
        <main>
          <h1>${message("client-home-my-tables")}</h1>
          <p class="news" role="status">${this.news}</p>
          ${devicePerson() ? this.known() : this.knowsPersons ? this.unknown() : this.onlyHere()}
        </main>
      </div>
      ${this.question ? confirmation(this.question, (act) => this.press("kept", act), () => (this.question = null)) : nothing}`;
  }

  /** What is kept in this browser, in a server that knows no persons. */
  private onlyHere(): TemplateResult {
    return html`<section class="paper">
      ${this.troubleOf("tables")} ${this.listed()} <kahve-taught-done></kahve-taught-done>
      <p class="actions"><a class="play small" href=${to("/")} @click=${follow}>${message("client-person-to-the-games")}</a></p>
    </section>`;
  }

  /** What somebody sees for whom there is no key here. */
  private unknown(): TemplateResult {
    return html`<section class="paper">
        <p>${message("client-person-device-unknown")}</p>
        ${this.troubleOf("tables")} ${this.strays.length ? this.listed() : nothing}
        <p class="actions"><a class="play small" href=${to("/")} @click=${follow}>${message("client-person-to-the-games")}</a>
          <button type="button" class="soft" ?disabled=${this.busy} @click=${() => this.press("tables", async () => void (this.me = await makePerson(null)).name)}>${message("client-person-first-emblem")}</button></p>
      </section>
      <div class="columns">${this.fromElsewhere(false)}</div>`;
  }

  private listed(): TemplateResult {
    if (!this.tables) return html`<p class="hint">${message("client-home-looking-for-tables")}</p>`;
    return tablesList([...this.tables, ...this.strays], {
      go: (row) => this.press("tables", () => this.goTo(row)),
      seeDeals: (row) => this.press("tables", () => this.seeDeals(row)),
      forget: (row) => this.forget(row),
      shown: this.dealsOf,
    });
  }

  private known(): TemplateResult {
    const { me } = this;
    return html`<section class="paper" aria-label=${message("client-home-my-tables")}>
        ${this.troubleOf("tables")}
        ${this.listed()}
      </section>
      <section class="paper" aria-labelledby="history">
        <h2 id="history">${message("client-person-history")}</h2>
        ${keyed(devicePerson()?.key, html`<kahve-history></kahve-history>`)}
        <p class="actions"><a class="soft" href=${to("/day")} @click=${follow}>${message("client-person-history-of-day")}</a>
          <a class="soft" href=${to(MINE)} @click=${follow}>${message("client-page-my-mistakes")}</a></p>
      </section>
      <p class="actions"><a class="soft" href=${to("/club")} @click=${follow}>${icon.friends} ${message("client-person-my-clubs")}</a></p>
      ${me
        ? html`<div class="columns">
            <section class="paper" aria-labelledby="who">
              <h2 id="who">${message("client-person-who-you-are")}</h2>
              ${whoField(me, (change) => this.press("who", () => this.become(change)))} ${this.troubleOf("who")}
            </section>
            <section class="paper" aria-labelledby="other-device">
              <h2 id="other-device">${message("client-person-another-device")}</h2>
              ${codeShown(this.code, () => this.press("code", () => this.giveCode()))} ${this.troubleOf("code")}
            </section>
            ${this.fromElsewhere(true)} ${this.storedData(me)}
          </div>`
        : nothing}`;
  }

  private async become(change: { name?: string; emblem?: string }): Promise<void> {
    this.me = await changeMe(change);
    if (change.name !== undefined) prefer({ name: this.me.name });
  }

  /** The ways to be somebody here who is known from another device. */
  private fromElsewhere(known: boolean): TemplateResult {
    return html`<section class="paper" aria-labelledby="from-elsewhere">
      <h2 id="from-elsewhere">${message("client-person-from-elsewhere")}</h2>
      ${bringIn({ code: this.typed, known, busy: this.busy, use: (code, bring) => this.press("elsewhere", async () => this.arrive(await useCode(code, bring))) })}
      ${hasPasskeys()
        ? html`<button type="button" class="soft" ?disabled=${this.busy} @click=${() => this.press("elsewhere", () => this.comeBack())}>${message("client-person-come-back-passkey")}</button>`
        : nothing}
      ${this.troubleOf("elsewhere")}
    </section>`;
  }

  private async comeBack(): Promise<void> {
    const bring = this.querySelector<HTMLInputElement>("#bring")?.checked ?? false;
    await this.arrive(await comeBack(await usePasskey((await passkeyToComeBack()) as never), bring));
  }

  /** All that the server keeps of this person, to be made safe, taken away and deleted. */
  private storedData(me: Me): TemplateResult {
    return html`<section class="paper" aria-labelledby="kept">
      <h2 id="kept">${message("client-person-what-is-kept")}</h2>
      <p>${message("client-person-kept-says")}</p>
      ${devicesField(me, {
        signOut: (device) =>
          this.ask(device.this ? message("client-person-sign-out-this-ask") : message("client-person-sign-out-ask", { device: device.label }), message("client-person-sign-out"), async () => {
            await signOut(device.id);
            if (device.this) this.leave();
            else this.me = await aboutMe();
          }),
        drop: (passkey) => this.ask(message("client-person-drop-passkey-ask"), message("client-person-drop-passkey"), async () => void (this.me = await dropPasskey(passkey.id))),
      })}
      ${hasPasskeys()
        ? html`<p class="hint">${message("client-person-about-passkeys")}</p>
            <button type="button" class="soft" ?disabled=${this.busy} @click=${() => this.press("kept", async () => void (this.me = await addPasskey(await makePasskey((await passkeyToAdd()) as never))))}>${message("client-person-add-passkey")}</button>`
        : html`<p class="hint">${message("client-person-no-passkey-here")}</p>`}
      ${this.troubleOf("kept")}
      <h3>${message("client-person-take-data")}</h3>
      <p class="actions">
        <button type="button" class="soft" ?disabled=${this.busy} @click=${() => this.press("kept", () => this.takeAway())}>${message("client-person-save-all")}</button>
        <button type="button" class="soft danger" ?disabled=${this.busy} @click=${() => this.deletion()}>${message("client-person-delete-me")}</button>
      </p>
    </section>`;
  }

  private deletion(): void {
    const says = message("client-person-delete-all-ask");
    this.ask(says, message("client-person-delete-all"), async () => {
      await deleteMe();
      this.leave();
      this.news = message("client-person-nothing-kept");
    });
  }
}

function says(error: unknown): string {
  // A person who closes the browser's passkey dialog has refused it: no error is shown.
  if (error instanceof DOMException) return message("client-person-no-passkey-given");
  return (error as Error).message;
}
