import type { Place, Setup, Welcome } from "../protocol/messages";
import { language } from "../language/page_language";
import { fetchText } from "./fetching";
import { forgetForeseen, readPrepared, type PreparedTables } from "./prepared_tables";
import type { Rows } from "./rows";
import type { Answered } from "./worker_messages";

/** A table as *Play now* opens it, with its first deal begun: `opening` of kahve/pocket/recording.py says what each part is. */
export interface Opening {
  setup: Setup;
  rows: Rows;
  welcome: Welcome;
  seat: number;
}

/** A table that was laid before the server is here. rows: what is still to be written down of it; null where it is. */
export interface Taken {
  place: Place;
  rows: Rows | null;
  welcome: Welcome;
}

/** What the server says where it need not be asked, written down when the pocket was built: the page shows it before Python is here. */
export class RecordedAnswers {
  private isTaken = false;

  constructor(
    private readonly answers: Promise<Record<string, string> | null>,
    private readonly openings: Promise<Opening[] | null>,
    private readonly prepared: Promise<PreparedTables["prepared"] | null>,
    private readonly seen: Promise<PreparedTables["seen"] | null>,
  ) {}

  /**
   * Fetch the recording; what cannot be had is asked of the server.
   * openings: null at a later visit, for which this library has made a table ready.
   */
  static fetch(answers: string, openings: string | null, library: string): RecordedAnswers {
    const read = <T>(address: string) => fetchText(address).then((text) => JSON.parse(text) as T).catch(() => null);
    const none = Promise.resolve(null);
    return openings
      ? new RecordedAnswers(read(answers), read(openings), none, none)
      : new RecordedAnswers(read(answers), none, readPrepared("prepared", library), readPrepared("seen", library));
  }

  /** Resolves when all that can be had is here. */
  async whole(): Promise<void> {
    await Promise.all([this.answers, this.openings]);
  }

  async answer(address: string): Promise<Answered | null> {
    const body = (await this.answers)?.[address];
    return body === undefined ? null : { status: 200, type: "application/json", body };
  }

  /** How the server last welcomed whoever has this key to this table; null where that is not known. */
  async welcome(table: string, token: string): Promise<Welcome | null> {
    const seen = await this.seen;
    return seen?.table === table && seen.token === token && seen.language === language ? seen.welcome : null;
  }

  /** One of the tables with this setup; null where none was written down or prepared. */
  async take(setup: Setup): Promise<Taken | null> {
    const setupText = canonical(setup);
    const prepared = await this.prepared;
    if (prepared && !this.isTaken && prepared.language === language && canonical(JSON.parse(prepared.setup)) === setupText) {
      this.isTaken = true;
      await forgetForeseen("prepared");
      return { place: prepared.place, rows: null, welcome: prepared.welcome };
    }
    const fitting = ((await this.openings) ?? []).filter((opening) => canonical(opening.setup) === setupText);
    const opening = fitting[Math.floor(Math.random() * fitting.length)];
    if (!opening) return null;
    const { seat } = opening;
    const table = [...randomBytes(NAME_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
    const token = btoa(String.fromCharCode(...randomBytes(TOKEN_BYTES))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    return {
      place: { table, seat, token, link: `/t/${table}` },
      rows: { ...opening.rows, table, seats: { [await hashed(token)]: seat }, at: Date.now() / 1000 },
      welcome: { ...opening.welcome, table },
    };
  }
}

/** How the server names its tables (kahve/table/live/tables.py), and how long a key is. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const NAME_LENGTH = 12;
const TOKEN_BYTES = 32;

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** What is kept of a key, as `hashed` of kahve/table/store/stored.py makes it. */
async function hashed(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The same text for the same values, in whatever order an object has them. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
