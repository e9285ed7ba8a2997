import { beforeAll, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import { laboratory } from "@/worker/modules/safety/laboratory/contract";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { recalls } from "@/worker/modules/safety/recalls/contract";
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
const stateOf = async (lot: string) => (await maker.call(lots.show, { id: lot })).state;
const take = async (more: object = {}) => maker.call(laboratory.create, { lot: await newLot(), criteria: ["salmonella"], ...more });
type Sample = Awaited<ReturnType<typeof take>>;

/** What was found, analysis by analysis. */
const report = ({ id, analyses }: Sample, found: string[][], more: object = {}) =>
  maker.call(laboratory.report, {
    id,
    analyses: found.flatMap((results, place) =>
      results.length ? [{ analysis: analyses[place]?.id, results: results.map((value) => ({ value })) }] : [],
    ),
    ...more,
  });
const absent = Array<string>(5).fill("absence");

describe("a sample", () => {
  it("is of a lot, which says of what product; what is looked for is named, or the product's plan", async () => {
    const own = await newSampleMaker();
    const of = (more: object) => own.call(laboratory.create, { lot: "ESSAI-LOT-PRODUIT", ...more });
    expect(fieldsNamedBy(await refusalOf(of({})))).toEqual(["criteria:nothing_looked_for"]);
    const first = await of({ criteria: ["e_coli"], analyses: [{ name: "pH", kind: "measure", n: 1, least: 3.5, m: 4.6 }], asPlan: true });
    expect(first).toMatchObject({ itemName: "Produit d'essai", lot: "ESSAI-LOT-PRODUIT", outcome: "pending", status: "taken" });
    const looked = [
      { name: "Escherichia coli", n: 5, c: 2, m: 100_000, most: 1_000_000 },
      { name: "pH", n: 1, least: 3_500, m: 4_600 },
    ];
    expect((await of({})).analyses).toMatchObject(looked);
    expect((await own.call(laboratory.plan, { item: "ESSAI-PRODUIT" })).items).toMatchObject(looked);
    expect((await own.call(laboratory.plan, { item: "ESSAI-INGREDIENT" })).items).toEqual([]);
  });

  it("names a lot that is known, a day that has come, limits that can be", async () => {
    expect(fieldsNamedBy(await refusalOf(take({ lot: "PERSONNE" })))).toEqual(["lot:not_found"]);
    expect(fieldsNamedBy(await refusalOf(take({ takenOn: addDays(today, 1) })))).toEqual(["takenOn:future"]);
    const upsideDown = { name: "Flore", n: 5, c: 2, m: 1_000, most: 100 };
    expect(fieldsNamedBy(await refusalOf(take({ analyses: [upsideDown] })))).toEqual(["analyses.0.most:limits_upside_down"]);
  });
});

describe("results", () => {
  it("come as they come; the sample is reported once all are there", async () => {
    const sample = await take({ criteria: ["salmonella", "e_coli"] });
    expect(await report(sample, [absent])).toMatchObject({ status: "taken", outcome: "pending" });
    const whole = await report(sample, [[], ["< 10", "100", "500", "1000", "20"]], { report: "R-1" });
    expect(whole).toMatchObject({ status: "reported", outcome: "acceptable", report: "R-1", reportedOn: today, nonConformityId: null });
    expect(whole.analyses.map(({ outcome }) => outcome)).toEqual(["satisfactory", "acceptable"]);
    expect((await refusalOf(report(sample, [absent]))).code).toBe("not_allowed_now");
    expect(await stateOf(sample.lot)).toBe("available");
  });

  it("that fail open one non-conformity and hold the lot, before the others are there", async () => {
    const sample = await take({ criteria: ["salmonella", "e_coli"] });
    const failed = await report(sample, [["absence", "présence"]]);
    expect(failed).toMatchObject({ status: "taken", outcome: "unsatisfactory" });
    expect(await maker.call(nonConformities.show, { id: failed.nonConformity })).toMatchObject({
      id: failed.nonConformityId,
      severity: "critical",
      origin: "laboratory",
      originId: sample.id,
      lots: [{ lot: sample.lot, state: "on_hold" }],
    });
    const more = await report(sample, [
      ["absence", "présence", "absence", "absence", "absence"],
      ["10", "10", "10", "10", "10"],
    ]);
    expect([more.nonConformityId, more.status, more.outcome]).toEqual([failed.nonConformityId, "reported", "unsatisfactory"]);
  });

  it("of the process, not of safety, are major", async () => {
    const { nonConformity } = await report(await take({ criteria: ["e_coli"] }), [["1001"]]);
    expect((await maker.call(nonConformities.show, { id: nonConformity })).severity).toBe("major");
  });

  it("are refused by name when they are none, of nothing that was asked for, or of tomorrow", async () => {
    const sample = await take({ criteria: ["e_coli"], takenOn: addDays(today, -2) });
    const named = async (...call: [string[][], object?]) => fieldsNamedBy(await refusalOf(report(sample, ...call)));
    expect(await named([["10", "beaucoup"]])).toEqual(["analyses.0.results.1.value:unreadable_result"]);
    expect(await named([Array(6).fill("10")])).toEqual(["analyses.0.results:more_results_than_units"]);
    expect(await named([["10"]], { reportedOn: addDays(today, 1) })).toEqual(["reportedOn:future"]);
    expect(await named([["10"]], { reportedOn: addDays(today, -3) })).toEqual(["reportedOn:before_start"]);
    expect(await report(sample, [["10"]], { reportedOn: sample.takenOn })).toMatchObject({ reportedOn: sample.takenOn });
    expect(await named([[""]])).toEqual(["analyses:required"]);
    const other = maker.call(laboratory.report, { id: sample.id, analyses: [{ analysis: "autre", results: [{ value: "10" }] }] });
    expect(fieldsNamedBy(await refusalOf(other))).toEqual(["analyses.0.analysis:not_found"]);
  });
});

describe("a lot that waits for a sample", () => {
  it("is held until the results are good, then let go", async () => {
    const sample = await take({ holds: true });
    expect(await stateOf(sample.lot)).toBe("on_hold");
    expect((await maker.call(lots.show, { id: sample.lot })).reason).toBe(sample.reference);
    await report(sample, [absent.slice(1)]);
    expect(await stateOf(sample.lot), "four units of five").toBe("on_hold");
    await report(sample, [absent]);
    expect(await stateOf(sample.lot)).toBe("available");
  });

  it("stays held when they are not, or when something else held it before or since", async () => {
    const bad = await take({ holds: true });
    await report(bad, [["présence"]]);
    expect(await stateOf(bad.lot)).toBe("on_hold");
    const lot = await newLot();
    await maker.call(nonConformities.create, { title: "Couvercles", lots: [lot] });
    const late = await take({ lot, holds: true });
    expect(late.holds).toBe(false);
    await report(late, [absent]);
    expect(await stateOf(lot)).toBe("on_hold");
    const since = await take({ holds: true });
    await maker.call(nonConformities.create, { title: "Étiquettes", lots: [since.lot] });
    await report(since, [absent]);
    expect(await stateOf(since.lot)).toBe("on_hold");
    const again = await take({ holds: true });
    await maker.call(lots.release, { id: again.lot });
    await maker.call(lots.hold, { id: again.lot, reason: "Bocaux bombés" });
    await report(again, [absent]);
    expect(await maker.call(lots.show, { id: again.lot })).toMatchObject({ state: "on_hold", reason: "Bocaux bombés" });
  });

  it("is let go when the sample is given up", async () => {
    const sample = await take({ holds: true });
    await maker.call(laboratory.cancel, { id: sample.id });
    expect(await stateOf(sample.lot)).toBe("available");
  });
});

it("is looked at for something else until the first result is in", async () => {
  const sample = await take({ criteria: ["salmonella", "e_coli"] });
  const ph = { name: "pH", kind: "measure", n: 1, least: 3.5, m: 4.6 };
  const other = await maker.call(laboratory.update, { id: sample.id, analyses: [ph] });
  expect(other.analyses).toMatchObject([{ name: "pH", results: [], outcome: "pending" }]);
  const begun = await take({ criteria: ["salmonella", "e_coli"] });
  await report(begun, [["absence"]]);
  expect(fieldsNamedBy(await refusalOf(maker.call(laboratory.update, { id: begun.id, analyses: [ph] })))).toEqual(["analyses:has_results"]);
  expect(await maker.call(laboratory.update, { id: begun.id, laboratory: "Labo du Sud" })).toMatchObject({ laboratory: "Labo du Sud" });
});

it("leads to a recall of its lot once something failed", async () => {
  const sample = await take();
  expect(fieldsNamedBy(await refusalOf(maker.call(laboratory.openRecall, { id: sample.id })))).toEqual(["outcome:nothing_failed"]);
  await report(sample, [["présence"]]);
  const { recall } = await maker.call(laboratory.openRecall, { id: sample.id });
  expect(await maker.call(recalls.show, { id: recall })).toMatchObject({ origin: "laboratory", subject: sample.lot, hazard: "biological" });
  expect(fieldsNamedBy(await refusalOf(maker.call(laboratory.openRecall, { id: sample.id })))).toEqual(["recall:recall_open"]);
});

it("of histamine leads to a recall for a chemical hazard", async () => {
  const sample = await take({ criteria: ["histamine"] });
  await report(sample, [["201"]]);
  const { recall } = await maker.call(laboratory.openRecall, { id: sample.id });
  expect(await maker.call(recalls.show, { id: recall })).toMatchObject({ hazard: "chemical" });
});

it("was not taken after its first results came", async () => {
  const sample = await take({ criteria: ["salmonella", "e_coli"], takenOn: addDays(today, -5) });
  await report(sample, [["absence"]], { reportedOn: addDays(today, -2) });
  const move = (takenOn: string) => maker.call(laboratory.update, { id: sample.id, takenOn });
  expect(fieldsNamedBy(await refusalOf(move(addDays(today, -1))))).toEqual(["takenOn:after_report"]);
  expect(await move(addDays(today, -2))).toMatchObject({ takenOn: addDays(today, -2) });
});
