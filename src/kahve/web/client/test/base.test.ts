import assert from "node:assert/strict";
import { test } from "node:test";
import { base, below, seenBelow, within } from "../src/protocol/base";

test("a page of the server stands below its base, and is read from there", () => {
  assert.deepEqual([below("/t/abc", "/cards/"), below("/", "/cards/"), below("/t/abc", "/")], ["/cards/t/abc", "/cards/", "/t/abc"]);
  assert.deepEqual(["/cards/t/abc", "/cards/", "/cards"].map((path) => within(path, "/cards/")), ["/t/abc", "/", "/"]);
  assert.deepEqual([within("/t/abc", "/"), within("/cards/cards", "/cards/"), within("/elsewhere", "/cards/")], ["/t/abc", "/cards", "/elsewhere"]);
});

test("a page tells the server its base where it has one", () => {
  assert.deepEqual([seenBelow("/cards/"), seenBelow("/"), base], ["?base=%2Fcards%2F", "", "/"]);
});
