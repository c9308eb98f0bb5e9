import { readFileSync } from "node:fs";
import { cardsShown } from "../src/proof/shown_cards";
import { check, type Finding } from "../src/proof/check";
import { wordOf } from "../src/proof/construction";
import { KnownExchanges } from "../src/proof/known_exchanges";
import type { RowStore } from "../src/proof/row_store";
import type { ReplayerFile } from "../src/proof/replayer";
import { seenOf, Witness, type ShownDeal } from "../src/proof/shown_deals";
import { nameOf, Sharer } from "../src/proof/sharer";
import type { DealCourse, Proof, TableEvent } from "../src/protocol/messages";
import { shelf } from "./shelf";

/** What a page was told at a table, in files that a test has written (tests/test_seal.py): each is a list of these. */
interface Told {
  name: string;
  /** What this device draws for its seat. */
  value: string;
  events: TableEvent[];
  proof: Proof;
  course: DealCourse;
  /** The deal that the page asks for, if the proof is of another. */
  wanted?: string;
  /** The number of events after which the page is reloaded. */
  reload?: number;
}

const [, , evenings, replayer] = process.argv as [string, string, string, string];
const file = JSON.parse(readFileSync(replayer, "utf8")) as ReplayerFile;
for (const evening of JSON.parse(readFileSync(evenings, "utf8")) as Told[]) {
  const { findings, ...rest } = await sealed(evening);
  console.log(JSON.stringify({ ...rest, name: evening.name, findings: findings.filter(({ fits }) => fits !== true).map(({ says }) => says), fitting: findings.filter(({ fits }) => fits === true).length }));
}

/** The seal of a deal, as the page shows it after it was told all this. */
async function sealed({ value, events, proof, course, wanted, reload }: Told) {
  const rows = new Map<string, ShownDeal>();
  const keep: RowStore<ShownDeal> = {
    all: (table) => Promise.resolve([...rows.values()].filter((row) => row.table === table)),
    put: (row) => Promise.resolve(void rows.set(row.commitment, row)),
  };
  const memory = shelf();
  const opened = () => ({
    holding: new KnownExchanges("t", memory),
    witness: new Witness("t", keep),
  });
  let { holding, witness } = opened();
  let sharer = new Sharer(holding, () => undefined, () => undefined, () => Uint8Array.from(Buffer.from(value, "hex")));
  for (const [at, event] of events.entries()) {
    if (at === reload) {
      await new Promise((resolve) => setTimeout(resolve));
      for (const [name, row] of rows) rows.set(name, structuredClone(row));
      ({ holding, witness } = opened());
      sharer = new Sharer(holding, () => undefined, () => undefined, () => Uint8Array.from(Buffer.from(value, "hex")));
      witness.see(event.scene, null);
    }
    sharer.see(event.scene);
    sharer.happened(event);
    witness.see(event.scene, event);
  }
  await new Promise((resolve) => setTimeout(resolve));
  const seen = await seenOf(keep, "t", proof.commitment);
  const before = process.cpuUsage();
  const cards: Finding = seen ? await cardsShown(proof, course, file, seen) : { fits: null, says: "nothing was seen" };
  const checked = check(proof, wanted ?? proof.name, holding.of(proof.commitment), holding.exchangesFor(nameOf(proof.name, proof.deal)), cards);
  return { verdict: checked.verdict, findings: checked.findings, word: checked.seed ? wordOf(checked.seed, course.moves) : "", bytes: JSON.stringify(seen ?? "").length, milliseconds: process.cpuUsage(before).user / 1000 };
}
