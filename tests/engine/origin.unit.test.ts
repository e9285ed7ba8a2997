import { expect, it } from "vitest";
import { originOf } from "@/worker/env";

it("leads to the same place from a request and from a job, and where the settings say rather than where a stranger came in", () => {
  const here = "http://127.0.0.1:8787";
  const set = "https://app.example";
  expect([here, null].map((address) => originOf({ LOCAL: "1", ORIGIN: here }, address))).toEqual([here, here]);
  expect(["https://elsewhere.example", null].map((address) => originOf({ ORIGIN: set }, address))).toEqual([set, set]);
  expect([originOf({}, set), originOf({}, null)]).toEqual([set, "https://cellier.app"]);
});
