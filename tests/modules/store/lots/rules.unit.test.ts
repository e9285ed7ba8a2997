import { describe, expect, it } from "vitest";
import { daysLeft, freshnessOf, isScannable } from "@/worker/modules/store/lots/rules";
import { lotStatus } from "@/worker/modules/store/lots/status";

const today = "2026-06-01";
const none = { dlc: null, ddm: null };

describe("how a lot stands to its date", () => {
  it.each([
    ["its DLC was yesterday", { dlc: "2026-05-31" }, "expired", -1],
    ["its DLC is today", { dlc: "2026-06-01" }, "soon", 0],
    ["its DLC is tomorrow", { dlc: "2026-06-02" }, "soon", 1],
    ["its DLC is in 7 days", { dlc: "2026-06-08" }, "soon", 7],
    ["its DLC is in 8 days", { dlc: "2026-06-09" }, "good", 8],
    ["its DDM was yesterday", { ddm: "2026-05-31" }, "past_best", -1],
    ["its DDM is today", { ddm: "2026-06-01" }, "soon", 0],
    ["its DDM is in 30 days", { ddm: "2026-07-01" }, "soon", 30],
    ["its DDM is in 31 days", { ddm: "2026-07-02" }, "good", 31],
    ["it has none", {}, "undated", null],
  ])("%s", (_, date, freshness, days) => {
    const lot = { ...none, ...date };
    expect([freshnessOf(lot, today), daysLeft(lot, today)]).toEqual([freshness, days]);
  });
});

it.each([
  ["a number", "LOT-2026-0001", true],
  ["the sign that ends a field of a scan", "10A12\u001d17261231", true],
  ["a tabulation", "A\tB", false],
  ["a line break", "A\n", false],
])("%s comes from a scanner or a keyboard: %s", (_, code, can) => expect(isScannable(code)).toBe(can));

it.each([
  ["available", ["hold", "reject", "scrap"]],
  ["on_hold", ["release", "reject", "scrap"]],
  ["rejected", ["scrap"]],
  ["scrapped", []],
  ["consumed", []],
] as const)("of a lot that is %s one may %j", (state, moves) => expect(lotStatus.movesFrom(state)).toEqual(moves));
