import { beforeAll, expect, it } from "vitest";
import { heatTreatments } from "@/worker/modules/safety/heat-treatments/contract";
import { laboratory } from "@/worker/modules/safety/laboratory/contract";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { safetyRecords } from "@/worker/modules/safety/safety-records/contract";
import { shelfLifeStudies } from "@/worker/modules/safety/shelf-life-studies/contract";
import { production } from "@/worker/modules/make/production/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { type Maker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});

const about = async (subject: string, record: string) => {
  const { items } = await maker.call(safetyRecords.about, { subject, record });
  return items.map(({ part, reference, standing }) => `${part} ${reference} ${standing}`);
};

it("a lot, its product and its supplier show what concerns them, and nothing of others", async () => {
  const received = { amount: { value: 5, unit: "kg" }, unitCost: 3 };
  const lot = await maker.call(stock.receive, { item: "ESSAI-PRODUIT", ...received, supplier: "ESSAI-MOULIN" });
  const other = await maker.call(stock.receive, { item: "ESSAI-INGREDIENT", ...received });
  const sample = await maker.call(laboratory.create, { lot: lot.number, criteria: ["salmonella"], asPlan: true });
  const study = await maker.call(shelfLifeStudies.create, { lot: lot.number, criteria: ["salmonella"], targetDays: 30 });
  const issue = await maker.call(nonConformities.create, { title: "Couvercles", lots: [lot.number] });
  const expected = [`nonConformity ${issue.reference} open`, `sample ${sample.reference} waiting`, `study ${study.reference} waiting`];
  expect(await about("lots", lot.number)).toEqual(expected);
  expect(await about("items", "ESSAI-PRODUIT")).toEqual(expected);
  expect(await about("suppliers", "ESSAI-MOULIN")).toEqual(expect.arrayContaining(expected));
  expect(await about("lots", other.id)).toEqual([]);
  expect((await maker.call(safetyRecords.about, { subject: "items", record: "ESSAI-PRODUIT" })).plan).toEqual(["Salmonella"]);
  expect((await refusalOf(about("lots", "LOT-X"))).code).toBe("not_found");
});

it("an order shows its cycles, what they opened, and the scale of its product", async () => {
  await maker.call(heatTreatments.setScale, { item: "ESSAI-FABRIQUE", scale: 4 });
  const { id, reference } = await maker.call(production.create, { item: "ESSAI-FABRIQUE", amount: { value: 2, unit: "kg" } });
  await maker.call(production.start, { id, anyway: true });
  const points = [0, 60, 120].map((seconds) => ({ seconds, temperature: 121.1 }));
  const weak = await maker.call(heatTreatments.create, { equipment: "Autoclave 1", production: id, points, action: "Isolée" });
  expect(await about("production", reference)).toEqual([`nonConformity ${weak.nonConformity} open`, `treatment ${weak.reference} bad`]);
  expect((await maker.call(safetyRecords.about, { subject: "production", record: id })).scale).toMatchObject({ scale: 4_000 });
});
