import { beforeAll, describe, expect, it } from "vitest";
import { production } from "@/worker/modules/make/production/contract";
import { heatTreatments } from "@/worker/modules/safety/heat-treatments/contract";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { fieldsNamedBy, type Maker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});

const held = (temperature: number) => [0, 60, 120, 180].map((seconds) => ({ seconds, temperature }));
const cycle = (input: object) => maker.call(heatTreatments.create, { equipment: "Autoclave 1", scale: 3, points: held(121.1), ...input });
const lot = async () => (await maker.call(stock.receive, { item: "ESSAI-PRODUIT", amount: { value: 5, unit: "kg" }, unitCost: 3 })).number;

it("a cycle on its scale is good; a thousandth below, it wants what was done, opens a non-conformity and holds the lot", async () => {
  const number = await lot();
  expect(await cycle({ lot: number })).toMatchObject({
    value: 3_000,
    outcome: "reached",
    lot: number,
    peak: 12_110,
    nonConformityId: null,
  });
  expect(await maker.call(lots.show, { id: number })).toMatchObject({ state: "available" });
  const short = { lot: number, scale: 3.001 };
  expect(fieldsNamedBy(await refusalOf(cycle(short)))).toEqual(["action:below_scale"]);
  const below = await cycle({ ...short, action: "Charge isolée" });
  expect(below).toMatchObject({ outcome: "below", nonConformity: expect.stringMatching(/^NC-/) });
  expect(await maker.call(lots.show, { id: number })).toMatchObject({ state: "on_hold" });
  expect(await maker.call(nonConformities.show, { id: below.nonConformityId })).toMatchObject({
    severity: "critical",
    origin: "heat_treatment",
  });
});

it("is read from a logger's file, with a reference and a z of its own", async () => {
  const content = "Heure;Sonde\n10:00:00;60\n10:05:00;60\n10:10:00;60";
  const made = await cycle({ kind: "pasteurisation", points: [], content, referenceTemperature: 60, z: 7, scale: 10 });
  expect(made).toMatchObject({ value: 10_000, duration: 600, referenceTemperature: 6_000, z: 700 });
});

it.each([
  ["a line that cannot be read", { points: [], content: "t;°C\n0;20\n30;chaud\n60;30" }, "content:unreadable_line"],
  ["times out of order", { points: [...held(120), { seconds: 60, temperature: 120 }] }, "points:out_of_order"],
  ["a gap", { points: [...held(120), { seconds: 1_000, temperature: 120 }] }, "points:gap"],
  ["no points", { points: [] }, "content:too_few_points"],
  ["a file and points", { content: "t;°C\n0;20\n60;30" }, "content:points_twice"],
  ["a scale of nothing", { scale: 0 }, "scale:scale_positive"],
  ["a z of nothing", { z: 0 }, "z:z_positive"],
  ["a time to come", { startedAt: "2999-01-01T00:00:00Z" }, "startedAt:future"],
  ["a lot nobody knows", { lot: "LOT-X" }, "lot:not_found"],
  ["a batch nobody knows", { production: "OF-X" }, "production:not_found"],
])("is refused by name with %s", async (_, input, named) => {
  expect(fieldsNamedBy(await refusalOf(cycle(input)))).toEqual([named]);
});

describe("a product's scale", () => {
  const scaleOf = (more: object = {}) =>
    maker.call(heatTreatments.setScale, { item: "ESSAI-FABRIQUE", scale: 4, source: "Validation", ...more });
  const begun = async () => {
    const { id } = await maker.call(production.create, { item: "ESSAI-FABRIQUE", amount: { value: 2, unit: "kg" } });
    return maker.call(production.start, { id, anyway: true });
  };
  const ofOrder = (id: string, more: object) => maker.call(heatTreatments.create, { equipment: "Autoclave 1", production: id, ...more });

  it("is what the cycles of its orders are compared with; more may be asked, never less", async () => {
    const { id } = await begun();
    expect(fieldsNamedBy(await refusalOf(ofOrder(id, { points: held(121.1) })))).toEqual(["scale:scale_missing"]);
    expect(await scaleOf({ scale: 3 })).toMatchObject({ scale: 3_000, referenceTemperature: 12_110, z: 1_000 });
    expect(await ofOrder(id, { points: held(121.1) })).toMatchObject({ scale: 3_000, value: 3_000, outcome: "reached" });
    expect(fieldsNamedBy(await refusalOf(ofOrder(id, { points: held(121.1), scale: 2.999 })))).toEqual(["scale:less_than_scale"]);
    expect(fieldsNamedBy(await refusalOf(ofOrder(id, { points: held(121.1), z: 9 })))).toEqual(["z:differs_from_scale"]);
    expect(fieldsNamedBy(await refusalOf(ofOrder(id, { points: held(80), kind: "pasteurisation" })))).toEqual(["kind:differs_from_scale"]);
    await scaleOf({ kind: "pasteurisation", referenceTemperature: 80, z: 8, scale: 5 });
    expect((await maker.call(heatTreatments.scales, { item: "ESSAI-FABRIQUE" })).items).toMatchObject([
      { kind: "pasteurisation", scale: 5_000 },
    ]);
    expect(fieldsNamedBy(await refusalOf(scaleOf({ scale: 0 })))).toEqual(["scale:scale_positive"]);
    expect(fieldsNamedBy(await refusalOf(scaleOf({ item: "PERSONNE" })))).toEqual(["item:not_found"]);
    await scaleOf({ scale: null });
    expect((await maker.call(heatTreatments.scales, { item: "ESSAI-FABRIQUE" })).items).toEqual([]);
  });

  it("holds the lot that comes of an order whose cycle stayed below it", async () => {
    await scaleOf({ scale: 4 });
    const { id } = await begun();
    const weak = await ofOrder(id, { points: held(121.1), action: "Charge isolée" });
    expect(weak).toMatchObject({ outcome: "below", lotId: null });
    const made = await maker.call(production.complete, { id, sure: true });
    const lotId = made.lotId ?? "";
    expect(await maker.call(lots.show, { id: lotId })).toMatchObject({ state: "on_hold" });
    expect((await maker.call(nonConformities.show, { id: weak.nonConformityId })).lots).toMatchObject([{ lotId, state: "on_hold" }]);
    expect(await maker.call(heatTreatments.show, { id: weak.id })).toMatchObject({ lotId });
    expect((await maker.call(heatTreatments.list, { lot: lotId })).items).toMatchObject([{ id: weak.id }]);
  });
});
