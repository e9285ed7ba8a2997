import { beforeAll, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { items } from "@/worker/modules/catalogue/items/contract";
import { refusalOfCall } from "@/tests/support/refusals";

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
  await maker.call(items.create, { sku: "POT", name: "Pot", kind: "product", unit: "piece", price: 4 });
});

const inDays = (days: number) => addDays(today, days);
const receive = (more: object) => maker.call(stock.receive, { item: "POT", amount: { value: 1, unit: "piece" }, unitCost: 2, ...more });

describe("goods of the day before yesterday", () => {
  it.each([
    ["are not written down with a DLC of the day before them", { dlc: inDays(-3) }, "dlc:dlc_past"],
    ["may have had it that very day", { dlc: inDays(-2) }, null],
    ["or since", { dlc: inDays(-1) }, null],
    ["may be past their DDM", { ddm: inDays(-3) }, null],
    ["have one date", { dlc: inDays(1), ddm: inDays(1) }, "ddm:one_date"],
  ])("%s", async (_, dates, refused) => expect(await refusalOfCall(receive({ day: inDays(-2), ...dates }))).toBe(refused));

  it("come today at the latest", async () => {
    expect(await refusalOfCall(receive({ day: inDays(1) }))).toBe("day:future");
    expect(await refusalOfCall(receive({ day: today }))).toBeNull();
  });
});

it("what expires counts its last day as one that is left", async () => {
  const own = await newMaker();
  await own.call(items.create, { sku: "POT", name: "Pot", kind: "product", unit: "piece", price: 4 });
  for (const dates of [{ dlc: inDays(-1) }, { dlc: today }, { ddm: today }, { ddm: inDays(-1) }, { dlc: inDays(6) }, { dlc: inDays(7) }])
    await own.call(stock.receive, { item: "POT", amount: { value: 1, unit: "piece" }, unitCost: 2, day: inDays(-2), ...dates });
  const { expired, pastBest, items: days } = await own.call(lots.expiry, { days: 7 });
  expect([expired.lots, pastBest.lots]).toEqual([1, 1]);
  expect(days.map(({ dlc, ddm }) => [dlc, ddm])).toEqual([[1, 1], ...Array(5).fill([0, 0]), [1, 0]]);
});
