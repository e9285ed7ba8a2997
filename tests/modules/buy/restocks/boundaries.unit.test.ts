import { describe, expect, it } from "vitest";
import { arrivalDay, refuseDates } from "@/worker/modules/buy/restocks/arrivals";
import { comesOn, inItemUnit, isLate, packsFor, receivedShare, spread } from "@/worker/modules/buy/restocks/rules";
import { restockStatus } from "@/worker/modules/buy/restocks/status";
import { refusedOf } from "@/tests/support/refusals";

const line = (received: number, price = 100) => ({ packs: 10, packAmount: 1_000, price, received });

describe("how much has come", () => {
  it.each([
    ["nothing", [line(0)], 0],
    ["half", [line(5_000)], 5_000],
    ["all but a thousandth", [line(9_999)], 9_999],
    ["all", [line(10_000)], 10_000],
    ["more than all", [line(11_000)], 10_000],
    ["more of one does not stand for another", [line(20_000), line(0)], 5_000],
    ["the dear one counts for what it is worth", [line(10_000, 900), line(0, 100)], 9_000],
    ["what costs nothing does not count beside what does", [line(10_000, 0), line(0, 100)], 0],
    ["of what costs nothing, by lines", [line(10_000, 0), line(0, 0)], 5_000],
    ["all but the last crumb of the least dear", [line(10_000, 1_000_000), line(9_999, 100)], 9_999],
    ["of nothing", [], 0],
  ])("%s", (_, lines, share) => expect(receivedShare(lines)).toBe(share));
});

describe("goods of 1 June come in", () => {
  it.each([
    ["not with a DLC of the day before", { dlc: "2026-05-31", ddm: null }, "dlc:dlc_past"],
    ["with a DLC of the very day", { dlc: "2026-06-01", ddm: null }, null],
    ["with a DLC of the day after", { dlc: "2026-06-02", ddm: null }, null],
    ["with a DDM that is past", { dlc: null, ddm: "2026-05-31" }, null],
    ["not with both dates", { dlc: "2026-06-02", ddm: "2026-06-02" }, "ddm:one_date"],
  ])("%s", (_, dates, refused) => expect(refusedOf(() => refuseDates(dates, "2026-06-01", (field) => field))).toBe(refused));
});

describe("goods that were ordered on 1 June come, on the 3rd,", () => {
  it.each([
    ["not the day before their order", "2026-05-31", "receivedOn:before_order"],
    ["the day of their order", "2026-06-01", null],
    ["today", "2026-06-03", null],
    ["not tomorrow", "2026-06-04", "receivedOn:future"],
  ])("%s", (_, day, refused) => expect(refusedOf(() => arrivalDay(day, { orderedOn: "2026-06-01" }, "2026-06-03"))).toBe(refused));
});

describe("a restock is late", () => {
  it.each([
    ["a day after it was awaited", "ordered", "2026-05-31", true],
    ["not on the day", "ordered", "2026-06-01", false],
    ["not a day before", "ordered", "2026-06-02", false],
    ["when a part has come", "partly_received", "2026-05-31", true],
    ["not while it is a draft", "draft", "2026-05-31", false],
    ["not once it came", "received", "2026-05-31", false],
    ["not when no one awaits it", "ordered", null, false],
  ])("%s", (_, status, expectedOn, late) => expect(isLate({ status, expectedOn }, "2026-06-01")).toBe(late));
});

it.each([
  ["just what a pack holds", 25_000_000, 1],
  ["a thousandth more", 25_000_001, 2],
  ["a thousandth", 1, 1],
])("%s takes %s packs", (_, lacking, packs) => {
  const flour = { unit: "kg", density: null, weight: null } as const;
  expect(packsFor(lacking, flour, { amount: 25_000_000, unit: "kg" })).toBe(packs);
  expect(packsFor(lacking, flour, { amount: 1_000, unit: "piece" })).toBe(null);
  expect([inItemUnit(500, "g", flour), inItemUnit(500, "piece", flour)]).toEqual([500, null]);
});

it.each([
  ["draft", ["update", "order", "cancel"]],
  ["ordered", ["receive", "cancel"]],
  ["partly_received", ["receive", "correct", "takeBack", "close"]],
  ["received", ["correct", "takeBack"]],
  ["cancelled", []],
] as const)("with a restock that is %s one may %j", (status, moves) => expect(restockStatus.movesFrom(status)).toEqual(moves));

it.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-12-31", 0, "2026-12-31"],
  ["2026-12-31", null, null],
])("%s and %j days is %s", (day, days, other) => expect(comesOn(day, days)).toBe(other));

it.each([
  ["by weight", [1, 3], [25, 75]],
  ["nothing where there is no weight beside some", [0, 2], [0, 100]],
  ["equally where nothing has a weight", [0, 0], [50, 50]],
])("an amount is shared %s", (_, weights, shares) => expect(spread(100, weights)).toEqual(shares));
