import assert from "node:assert/strict";
import { test } from "node:test";
import { numbersByKey, partsOf, withDeals, withKey, withNumber } from "../src/home/row_field";
import type { Option } from "../src/protocol/messages";

const worth: Option = { name: "rank_bonus", title: "Clean piles", kind: "row", default: "none", values: [{ value: "none", title: "like all others" }], keys: ["5", "7", "A"], min: 100, max: 5000, step: 100, example: "7:1500", paragraph: "8.2", touches: "score", says: "" };

test("a row of numbers is changed at one deal", () => {
  assert.deepEqual(partsOf("30-60-90-120"), ["30", "60", "90", "120"]);
  assert.deepEqual(withNumber("30-60-90-120", 1, 65), "30-65-90-120");
  assert.deepEqual(withNumber(2, 0, 3), 3);
});

test("a row becomes longer by its last number, and shorter to a single one", () => {
  assert.deepEqual(withDeals("3-4", 3), "3-4-4");
  assert.deepEqual(withDeals("3-4", 1), 3);
  assert.deepEqual(withDeals(3, 2), "3-3");
});

test("a rank has a number of its own, or none", () => {
  assert.deepEqual(numbersByKey("7:1500-A:300"), new Map([["7", "1500"], ["A", "300"]]));
  assert.deepEqual(withKey(worth, "7:1500", "5", "800"), "5:800-7:1500");
  assert.deepEqual(withKey(worth, "7:1500", "7", ""), "none");
});
