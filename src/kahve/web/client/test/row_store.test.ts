import assert from "node:assert/strict";
import { test } from "node:test";
import { BrowserRowStore } from "../src/proof/row_store";

interface Row {
  table: string;
  commitment: string;
  at: number;
}

/** A database of a browser that fails in one way; what it is asked is answered a moment later. */
function failing(transaction: () => unknown): IDBFactory {
  const later = (request: object, result: unknown) => setTimeout(() => (request as IDBRequest & { onsuccess: () => void }).onsuccess(), 0) && Object.assign(request, { result });
  const rows = { put: () => undefined, delete: () => undefined, getAll: () => later({}, []), index: () => ({ getAllKeys: () => later({}, []) }) };
  const open = () => later({}, { transaction: () => Object.assign(transaction() as object, { objectStore: () => rows }) });
  return { open } as unknown as IDBFactory;
}

const rowAt = (at: number): Row => ({ table: "t", commitment: `c${at}`, at });

test("what a browser cannot write down at the end, for want of room, lasts as long as the page", async () => {
  const keep = new BrowserRowStore<Row>(() =>
    failing(() => {
      const writing = { onabort: () => undefined };
      setTimeout(() => writing.onabort(), 5);
      return writing;
    }),
  );
  await keep.put(rowAt(1));
  assert.deepEqual(await keep.all("t"), [rowAt(1)]);
});

test("a database that the browser has closed costs nothing but what lay there", async () => {
  const keep = new BrowserRowStore<Row>(() =>
    failing(() => {
      throw new Error("The database connection is closing.");
    }),
  );
  for (let at = 0; at < 50; at += 1) await keep.put(rowAt(at));
  const rows = await keep.all("t");
  assert.deepEqual([rows.length, rows.at(-1)], [40, rowAt(49)]);
});

test("a browser without a database keeps rows until the page is closed", async () => {
  const keep = new BrowserRowStore<Row>(() => {
    throw new Error("refused");
  });
  await keep.put(rowAt(1));
  assert.deepEqual([await keep.all("t"), await keep.all("u")], [[rowAt(1)], []]);
});
