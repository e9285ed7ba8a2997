import { beforeAll, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import { items } from "@/worker/modules/catalogue/items/contract";
import { laboratory } from "@/worker/modules/safety/laboratory/contract";
import { shelfLifeStudies } from "@/worker/modules/safety/shelf-life-studies/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { fieldsNamedBy, type Maker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});

const taste = { name: "Dégustation", kind: "measure", unit: "/10", n: 1, least: 6 };
const begin = (more: object = {}) =>
  maker.call(shelfLifeStudies.create, {
    item: "ESSAI-PRODUIT",
    targetDays: 21,
    startedOn: addDays(today, -30),
    analyses: [taste],
    ...more,
  });
type Study = Awaited<ReturnType<typeof begin>>;
const note = ({ id, analyses }: Pick<Study, "id" | "analyses">, day: number | null, value: string, more: object = {}) =>
  maker.call(shelfLifeStudies.writePoint, {
    id,
    ...(day !== null && { day }),
    analyses: value ? [{ analysis: analyses[0]?.id, results: [{ value }] }] : [],
    ...more,
  });
const named = async (call: Promise<unknown>) => fieldsNamedBy(await refusalOf(call));

describe("a study", () => {
  it("is of a product or of its lot, from today, with the date that the product bears", async () => {
    const study = await maker.call(shelfLifeStudies.create, { lot: "ESSAI-LOT-PRODUIT", targetDays: 30, analyses: [taste] });
    expect(study).toMatchObject({
      itemName: "Produit d'essai",
      lot: "ESSAI-LOT-PRODUIT",
      startedOn: today,
      dateKind: "ddm",
      verdict: "pending",
    });
    expect(study.reference).toMatch(/^EDV-\d{4}-\d{4}$/);
  });

  it("is refused by name where it cannot be", async () => {
    expect(await named(begin({ item: null }))).toEqual(["item:required"]);
    expect(await named(begin({ item: "PERSONNE" }))).toEqual(["item:not_found"]);
    expect(await named(begin({ startedOn: addDays(today, 1) }))).toEqual(["startedOn:future"]);
    expect(await named(begin({ margin: 21 }))).toEqual(["margin:margin_too_long"]);
    expect(await named(begin({ analyses: [] }))).toEqual(["criteria:nothing_looked_for"]);
    expect(await named(begin({ analyses: [{ ...taste, m: 5 }] }))).toEqual(["analyses.0.m:limits_upside_down"]);
  });
});

describe("its points", () => {
  it("are judged as they come; a day that is written again takes what comes", async () => {
    const study = await begin();
    await note(study, 0, "9");
    await note(study, 14, "8");
    expect(await note(study, 21, "6")).toMatchObject({ verdict: "reached", lastDay: 21, proposedDays: 21 });
    expect(await note(study, 21, "5")).toMatchObject({ verdict: "short", lastDay: 14, failedDay: 21, proposedDays: 14 });
    const [, , last] = (await maker.call(shelfLifeStudies.show, { id: study.reference })).points;
    const after = await maker.call(shelfLifeStudies.removePoint, { id: study.id, point: last?.id });
    expect(after).toMatchObject({ verdict: "holding", lastDay: 14 });
    expect(await named(maker.call(shelfLifeStudies.removePoint, { id: study.id, point: "autre" }))).toEqual(["point:not_found"]);
  });

  it("are refused by name: to come, before the first, of nothing, beyond its units", async () => {
    const study = await begin();
    expect(await named(note(study, 31, "9"))).toEqual(["day:future"]);
    expect((await note(study, 30, "9")).points).toMatchObject([{ day: 30, takenOn: today }]);
    expect(await named(note(study, 5, ""))).toEqual(["analyses:required"]);
    expect(await named(note(study, 5, "beaucoup"))).toEqual(["analyses.0.results.0.value:unreadable_result"]);
  });

  it("may be a sample of the laboratory, by what both look at", async () => {
    const receive = async () =>
      (await maker.call(stock.receive, { item: "ESSAI-PRODUIT", amount: { value: 5, unit: "kg" }, unitCost: 3 })).number;
    const lot = await receive();
    const study = await maker.call(shelfLifeStudies.create, { lot, targetDays: 20, startedOn: addDays(today, -20), criteria: ["e_coli"] });
    const sampleOf = (more: object) => maker.call(laboratory.create, { lot, criteria: ["e_coli"], takenOn: addDays(today, -3), ...more });
    const take = (sample: string) => maker.call(shelfLifeStudies.writePoint, { id: study.id, sample });
    const sample = await sampleOf({});
    expect(await named(take(sample.reference))).toEqual(["sample:no_results"]);
    const results = ["10", "10", "10", "10", "10"].map((value) => ({ value }));
    const report = ({ id, analyses }: typeof sample, found = results) =>
      maker.call(laboratory.report, { id, analyses: [{ analysis: analyses[0]?.id, results: found }] });
    await report(sample);
    expect((await take(sample.reference)).points).toMatchObject([{ day: 17, sample: sample.reference, outcome: "satisfactory" }]);
    const other = await sampleOf({ criteria: ["salmonella"] });
    await report(other, Array(5).fill({ value: "absence" }));
    expect(await named(take(other.id))).toEqual(["sample:nothing_in_common"]);
    const elsewhere = await sampleOf({ lot: await receive() });
    await report(elsewhere);
    expect(await named(take(elsewhere.id))).toEqual(["sample:sample_of_other_lot"]);
    const ofOther = await maker.call(laboratory.create, { lot: "ESSAI-LOT", criteria: ["e_coli"] });
    await report(ofOther);
    expect(await named(take(ofOther.id))).toEqual(["sample:sample_of_other_item"]);
    const before = await sampleOf({ takenOn: addDays(today, -21) });
    await report(before);
    expect(await named(take(before.id))).toEqual(["sample:before_start"]);
  });
});

describe("its conclusion", () => {
  it("puts what was shown on the product once, and lots to come bear it", async () => {
    const study = await begin({ dateKind: "dlc", margin: 2 });
    expect(await named(maker.call(shelfLifeStudies.conclude, { id: study.id }))).toEqual(["points:nothing_shown"]);
    await note(study, 0, "9");
    await note(study, 21, "7");
    const { id } = study;
    expect((await refusalOf(maker.call(shelfLifeStudies.apply, { id }))).code).toBe("not_allowed_now");
    expect(await maker.call(shelfLifeStudies.conclude, { id })).toMatchObject({ status: "concluded", proposedDays: 19 });
    expect((await refusalOf(note(study, 25, "7"))).code).toBe("not_allowed_now");
    expect(await named(maker.call(shelfLifeStudies.apply, { id, days: 20 }))).toEqual(["days:beyond_shown"]);
    const before = await maker.call(items.show, { id: "ESSAI-PRODUIT" });
    expect(await maker.call(shelfLifeStudies.apply, { id })).toMatchObject({
      appliedDays: 19,
      appliedOn: today,
      formerDays: before.shelfLifeDays,
      formerKind: before.dateKind,
      itemDays: 19,
      itemKind: "dlc",
    });
    expect(await maker.call(items.show, { id: "ESSAI-PRODUIT" })).toMatchObject({ shelfLifeDays: 19, dateKind: "dlc" });
    const lot = await maker.call(stock.receive, { item: "ESSAI-PRODUIT", amount: { value: 5, unit: "kg" }, unitCost: 3 });
    expect(await maker.call(lots.show, { id: lot.id })).toMatchObject({ dlc: addDays(today, 19), ddm: null });
    expect(await named(maker.call(shelfLifeStudies.apply, { id }))).toEqual(["appliedOn:applied_already"]);
  });

  it("of a product that holds no day puts nothing on it", async () => {
    const study = await begin();
    await note(study, 0, "5");
    await maker.call(shelfLifeStudies.conclude, { id: study.id });
    expect(await named(maker.call(shelfLifeStudies.apply, { id: study.id }))).toEqual(["proposedDays:no_day_holds"]);
  });
});

it("is changed while it runs: what is looked at only until the first point, its first day never into days to come", async () => {
  const study = await begin();
  const change = (more: object) => maker.call(shelfLifeStudies.update, { id: study.id, ...more });
  expect((await change({ analyses: [{ ...taste, least: 7 }] })).analyses).toMatchObject([{ least: 7_000 }]);
  const saved = await maker.call(shelfLifeStudies.show, { id: study.id });
  await note(saved, 10, "6,5");
  expect(await named(change({ analyses: [taste] }))).toEqual(["analyses:points_written"]);
  expect(await named(change({ startedOn: addDays(today, -9) }))).toEqual(["startedOn:future"]);
  expect(await named(change({ margin: 21 }))).toEqual(["margin:margin_too_long"]);
  expect(await change({ startedOn: addDays(today, -10), targetDays: 10 })).toMatchObject({ verdict: "short", failedDay: 10 });
  expect(await maker.call(shelfLifeStudies.abandon, { id: study.id })).toMatchObject({ status: "abandoned" });
});

it("takes no more points than anyone comes back on", async () => {
  const study = await begin({ startedOn: addDays(today, -100) });
  for (let day = 0; day < 60; day += 1) await note(study, day, "9");
  expect(await named(note(study, 60, "9"))).toEqual(["day:too_many_points"]);
  expect((await note(study, 59, "8")).points).toHaveLength(60);
});
