import { beforeAll, describe, expect, it } from "vitest";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { items } from "@/worker/modules/catalogue/items/contract";
import { netContents } from "@/worker/modules/safety/net-contents/contract";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { fieldsNamedBy, type Maker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});

const newLot = async () =>
  (await maker.call(stock.receive, { item: "ESSAI-PRODUIT", amount: { value: 5, unit: "kg" }, unitCost: 3 })).number;
const begin = async (more: object = {}) =>
  maker.call(netContents.create, { lot: await newLot(), nominal: { value: 500, unit: "g" }, batch: 300, tare: 148, ...more });
const weigh = ({ id }: { id: string }, weights: string) => maker.call(netContents.weigh, { id, weights });
const times = (count: number, weight: number) => Array(count).fill(weight).join(";");

describe("a check", () => {
  it("says how many packs to weigh, and is accepted once they are good", async () => {
    const begun = await begin();
    expect(begun).toMatchObject({ status: "weighing", verdict: "pending", needed: 30, weighed: 0, error: { amount: 15_000, unit: "g" } });
    const half = await weigh(begun, times(15, 650));
    expect(half).toMatchObject({ verdict: "pending", weighed: 15, mean: { amount: 502_000, unit: "g" } });
    const whole = await weigh(begun, times(15, 649));
    expect(whole).toMatchObject({ status: "decided", verdict: "accepted", defective: 0, nonConformityId: null });
    expect((await refusalOf(weigh(begun, "650"))).code).toBe("not_allowed_now");
    expect((await maker.call(lots.show, { id: begun.lot })).state).toBe("available");
  });

  it("that is refused opens a non-conformity and holds the lot", async () => {
    const check = await weigh(await begin(), "650; 630; 631; 632");
    expect(check).toMatchObject({ status: "decided", verdict: "refused", weighed: 4, defective: 3 });
    expect(await maker.call(nonConformities.show, { id: check.nonConformity })).toMatchObject({
      origin: "net_content",
      originId: check.id,
      severity: "major",
      lots: [{ lot: check.lot, state: "on_hold" }],
    });
  });

  it("takes the last weight back while it is weighed", async () => {
    const check = await begin({ weights: "650;651" });
    expect((await maker.call(netContents.takeBack, { id: check.id })).packs.map(({ weight }) => weight)).toEqual([650_000]);
    await maker.call(netContents.takeBack, { id: check.id });
    expect(fieldsNamedBy(await refusalOf(maker.call(netContents.takeBack, { id: check.id })))).toEqual(["weights:nothing_weighed"]);
  });

  it("of a volume is weighed by the density; of what is counted takes the net weight of the sheet", async () => {
    expect(fieldsNamedBy(await refusalOf(begin({ nominal: { value: 1, unit: "l" } })))).toEqual(["density:density_missing"]);
    const poured = await begin({ nominal: { value: 1, unit: "l" }, density: 1.02, tare: 0, weights: "1020" });
    expect(poured.packs).toMatchObject([{ content: { amount: 1_000_000, unit: "ml" } }]);
    const jar = await maker.call(items.create, { kind: "product", name: "Pot", sku: "ESSAI-POT", unit: "piece", weight: 320 });
    const { number } = await maker.call(stock.receive, { item: jar.sku, amount: { value: 40, unit: "piece" }, unitCost: 1 });
    expect(await maker.call(netContents.create, { lot: number, batch: 40 })).toMatchObject({
      nominal: { amount: 320_000, unit: "g" },
      needed: 40,
    });
  });
});

it("what cannot be is refused by name", async () => {
  const named = async (more: object) => fieldsNamedBy(await refusalOf(begin(more)));
  expect(await named({ lot: "PERSONNE" })).toEqual(["lot:not_found"]);
  expect(await named({ nominal: null })).toEqual(["nominal:required"]);
  expect(await named({ nominal: { value: 3, unit: "piece" } })).toEqual(["nominal:weight_or_volume"]);
  expect(await named({ nominal: { value: 4.9, unit: "g" } })).toEqual(["nominal:no_pack"]);
  expect(await named({ nominal: { value: 500.001, unit: "kg" } })).toEqual(["nominal:no_pack"]);
  expect(await named({ batch: 99, destructive: true })).toEqual(["destructive:weighed_whole"]);
  expect(await named({ checkedOn: addDays(civilDate(Date.now()), 1) })).toEqual(["checkedOn:future"]);
  expect(await named({ weights: "650; lourd" })).toEqual(["weights:unreadable_weight"]);
  expect(await named({ weights: "147,9" })).toEqual(["weights:below_tare"]);
  expect(await named({ weights: "1149" })).toEqual(["weights:far_from_nominal"]);
  expect(await named({ weights: times(31, 650) })).toEqual(["weights:more_than_sample"]);
});

it("is given up, and found by its lot and its verdict", async () => {
  const check = await begin();
  expect(await maker.call(netContents.cancel, { id: check.id })).toMatchObject({ status: "cancelled" });
  const { items: found } = await maker.call(netContents.list, { lot: check.lot, verdict: "pending" });
  expect(found.map(({ reference }) => reference)).toEqual([check.reference]);
});
