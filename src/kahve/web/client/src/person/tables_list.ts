import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../page/icons";
import { to } from "../protocol/gateway";
import type { MyTable } from "../protocol/messages";
import { ago } from "./ago";
import { emblem } from "./emblems";
import "./table_deals";
import "../language/person";
import { listed, person, rich } from "../language/rich";
import { message } from "../language/message";

/** The number of tables that are in sight at first. */
const IN_SIGHT = 20;

/** What can be done with a table of the list, and whose deals are shown below it. */
export interface TablesListed {
  go: (table: MyTable) => void;
  seeDeals: (table: MyTable) => void;
  forget: (table: MyTable) => void;
  shown: string | null;
}

/** The tables of a person, those that wait for them first. */
export function tablesList(tables: readonly MyTable[], listed: TablesListed): TemplateResult {
  if (!tables.length) return html`<p>${message("client-person-no-table-yet")}</p>`;
  const row = (table: MyTable) => line(table, listed);
  const more = tables.slice(IN_SIGHT);
  return html`<ul class="my-tables">${tables.slice(0, IN_SIGHT).map(row)}</ul>
    ${more.length ? html`<details><summary>${message("client-person-so-many-more", { count: more.length })}</summary><ul class="my-tables">${more.map(row)}</ul></details>` : nothing}`;
}

function line(table: MyTable, { go, seeDeals, forget, shown }: TablesListed): TemplateResult {
  const open = shown === table.table;
  const follow = (click: MouseEvent) => {
    click.preventDefault();
    go(table);
  };
  return html`<li class=${table.yours ? "yours" : table.over ? "over" : ""}>
    <a href=${to(table.link)} @click=${follow}>
      <span class="my-head"><b>${table.title}</b> ${others(table)}</span>
      <span class="my-says">${table.says}</span> <small>${when(table)}</small>
    </a>
    ${table.damaged
      ? nothing
      : html`<button type="button" class="round" aria-label=${message("client-person-deals-of", { game: table.title })} title=${message("client-person-deals-of-table")} aria-expanded=${open ? "true" : "false"} @click=${() => seeDeals(table)}>${icon.eye}</button>`}
    <button type="button" class="round" aria-label=${message("client-person-forget-of", { game: table.title })} title=${message("client-person-forget-table")} @click=${() => forget(table)}>${icon.close}</button>
    ${open ? html`<kahve-table-deals .table=${table.table}></kahve-table-deals>` : nothing}
  </li>`;
}

/** Whether the match is over, and how long ago something happened; of tables that were kept by older versions that is not known. */
function when({ over, at }: MyTable): string {
  const since = at ? ago(at, Date.now() / 1000) : "";
  return over ? (since ? message("client-person-over-since", { ago: since }) : message("client-person-over")) : since;
}

function others({ players, seat }: MyTable): TemplateResult {
  const company = players.filter((player) => player.seat !== seat);
  const named = company.filter((player) => player.name);
  const open = company.length - named.length;
  const parts = named.map((player) => html`<span class="my-player">${player.emblem ? emblem(player.emblem) : nothing}${person(player.name)}</span>`);
  if (open) parts.push(html`<span class="my-player">${message("client-person-open-seats", { count: open })}</span>`);
  return parts.length ? html`${rich("client-person-with-others", {}, { others: listed(parts) })}` : html``;
}
