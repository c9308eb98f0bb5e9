import assert from "node:assert/strict";
import { test } from "node:test";
import { BrowserMemory } from "../src/memory";

class FakeStorage {
  full = false;
  readonly values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (this.full) throw new Error("QuotaExceededError");
    this.values.set(key, value);
  };
  removeItem = (key: string) => void this.values.delete(key);
}

const over = (storage: FakeStorage) => new BrowserMemory(() => storage as unknown as Storage);

test("where a storage is refused, all is kept until the page is closed", () => {
  const memory = new BrowserMemory(() => {
    throw new Error("SecurityError");
  });
  assert.equal(memory.lasts, false);
  memory.setItem("seat", "1");
  memory.setItem("name", "Ada");
  assert.deepEqual([memory.getItem("seat"), memory.getItem("other"), memory.keys()], ["1", null, ["seat", "name"]]);
  memory.removeItem("seat");
  assert.equal(memory.getItem("seat"), null);
});

test("what a full storage has no room for hides what stands there, until there is room", () => {
  const storage = new FakeStorage();
  const memory = over(storage);
  assert.equal(memory.lasts, true);
  memory.setItem("seat", "1");
  storage.full = true;
  memory.setItem("seat", "2");
  assert.deepEqual([memory.getItem("seat"), storage.getItem("seat")], ["2", "1"]);
  storage.full = false;
  memory.setItem("seat", "3");
  assert.deepEqual([memory.getItem("seat"), storage.getItem("seat")], ["3", "3"]);
});

test("houses below one address keep their own in one storage", () => {
  const values: Record<string, string> = { "kahve.person": "of the root", "/cards/kahve.person": "of the cards" };
  const storage = Object.assign(Object.create({ getItem: (key: string) => values[key] ?? null, setItem: (key: string, value: string) => void (values[key] = value), removeItem: (key: string) => void delete values[key] }), values) as Storage;
  const memory = new BrowserMemory(() => storage, "/cards/");
  assert.deepEqual([memory.getItem("kahve.person"), memory.keys()], ["of the cards", ["kahve.person"]]);
  memory.removeItem("kahve.person");
  memory.setItem("kahve.latest", "abc");
  assert.deepEqual(values, { "kahve.person": "of the root", "/cards/kahve.latest": "abc" });
});
