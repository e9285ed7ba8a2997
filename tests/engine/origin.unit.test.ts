import { expect, it } from "vitest";
import { originOf } from "@/worker/env";

it("leads to the same place from a request and from a job, and where the settings say rather than where a stranger asked", () => {
  const here = "http://127.0.0.1:8787";
  const set = "https://app.example";
  expect([here, null].map((asked) => originOf({ LOCAL: "1", ORIGIN: here }, asked))).toEqual([here, here]);
  expect(["https://elsewhere.example", null].map((asked) => originOf({ ORIGIN: set }, asked))).toEqual([set, set]);
  expect([originOf({}, set), originOf({}, null)]).toEqual([set, "https://cellier.app"]);
});
