import { beforeAll, expect, it } from "vitest";
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
