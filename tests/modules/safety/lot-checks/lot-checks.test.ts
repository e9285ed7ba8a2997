import { beforeAll, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import { items } from "@/worker/modules/catalogue/items/contract";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { production } from "@/worker/modules/make/production/contract";
import { checklists } from "@/worker/modules/safety/checklists/contract";
import { laboratory } from "@/worker/modules/safety/laboratory/contract";
import { lotChecks } from "@/worker/modules/safety/lot-checks/contract";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { fieldsNamedBy, type Maker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
  for (const [sku, category] of [
    ["CANARD", "Viandes"],
    ["SEL", "Épicerie"],
  ])
    await maker.call(items.create, { kind: "ingredient", name: `${sku} d'essai`, sku, unit: "kg", category });
  const points = [
    { text: "Emballage" },
    { text: "Température", kind: "temperature", most: 4, whenFails: "refuse" },
    { text: "Jours restants", kind: "days_left", least: 7 },
  ];
  await maker.call(checklists.create, { name: "Viandes", families: ["viandes"], points });
  await maker.call(checklists.create, { name: "Libération", moment: "release", items: ["ESSAI-FABRIQUE"] });
});

const fresh = { dlc: addDays(today, 7), temperature: 4 };

async function receive(item: string, more: object = fresh) {
  const lines = [{ item, packs: 3, price: 5 }];
  const { id } = await maker.call(restocks.create, { supplier: "ESSAI-MOULIN", lines });
  await maker.call(restocks.order, { id, send: false });
  const { receipts } = await maker.call(restocks.receive, { id, lines: [{ line: item, packs: 3, ...more }] });
  return { restock: id, lot: receipts[0]?.lines[0]?.lotNumber ?? "" };
}
const stateOf = (lot: string) => maker.call(lots.show, { id: lot });
const checkOf = async (lot: string) => (await maker.call(lotChecks.list, { lot })).items[0];
async function received(more: object = fresh) {
  const { lot, restock } = await receive("CANARD", more);
  const { id = "" } = (await checkOf(lot)) ?? {};
  return { lot, restock, id, reference: (await checkOf(lot))?.reference ?? "" };
}
const answer = (id: string, more: object = { conforms: true }) => maker.call(lotChecks.answer, { id, ...more });
async function pointOf(id: string, text: string) {
  return (await maker.call(lotChecks.show, { id })).points.find((point) => point.text === text)?.id;
}

describe("what a supplier brings", () => {
  it("waits on hold for the check of its family; all conforms, and it may be used: who and when is kept", async () => {
    const { lot, id, reference, restock } = await received();
    expect(await stateOf(lot)).toMatchObject({ state: "on_hold", reason: reference });
    expect((await maker.call(lotChecks.list, { origin: restock, isDue: true })).items).toMatchObject([
      { id, status: "pending", name: "Viandes" },
    ]);
    const before = Date.now();
    const signed = await answer(id);
    expect(signed).toMatchObject({ status: "passed", by: "Camille Martin", failing: 0, nonConformity: "" });
    expect(signed.answeredAt).toBeGreaterThanOrEqual(before);
    expect(signed.points.map(({ value, verdict }) => [value, verdict])).toEqual([
      [null, "conforms"],
      [4_000, "conforms"],
      [7_000, "conforms"],
    ]);
    expect(await stateOf(lot)).toMatchObject({ state: "available", reason: "" });
    expect((await refusalOf(answer(id))).code).toBe("not_allowed_now");
  });

  it("of another family waits for nothing", async () => {
    const { lot } = await receive("SEL", { ddm: addDays(today, 700) });
    expect(await checkOf(lot)).toBeUndefined();
    expect((await stateOf(lot)).state).toBe("available");
  });

  it.each([
    ["a tenth of a degree too warm is refused", { ...fresh, temperature: 4.1 }, "rejected"],
    ["a day too near its date stays on hold", { ...fresh, dlc: addDays(today, 6) }, "on_hold"],
  ])("that is %s, and opens a non-conformity", async (_, more, state) => {
    const { lot, id } = await received(more);
    const failed = await answer(id);
    expect(failed).toMatchObject({ status: "failed", failing: 1 });
    const issue = await maker.call(nonConformities.show, { id: failed.nonConformity });
    expect(issue).toMatchObject({ origin: "receipt", originId: id, severity: "major", lots: [{ lot, state }] });
    expect(await stateOf(lot)).toMatchObject({ state, reason: issue.title });
  });

  it("and that is not answered whole stays as it is", async () => {
    const { lot, id } = await received({ dlc: fresh.dlc });
    expect(fieldsNamedBy(await refusalOf(answer(id)))).toEqual(["answers.1.value:required"]);
    expect(fieldsNamedBy(await refusalOf(answer(id, {})))).toEqual(["answers.0.verdict:required", "answers.1.value:required"]);
    expect(fieldsNamedBy(await refusalOf(answer(id, { answers: [{ point: "autre" }] })))).toEqual(["answers.0.point:not_found"]);
    expect((await stateOf(lot)).state).toBe("on_hold");
    expect(await answer(id, { conforms: true, answers: [{ point: await pointOf(id, "Température"), value: 3.9 }] })).toMatchObject({
      status: "passed",
    });
  });
});

describe("what was made", () => {
  it("waits for its check before it may be used", async () => {
    const { id } = await maker.call(production.create, { item: "ESSAI-FABRIQUE", amount: { value: 2, unit: "kg" } });
    await maker.call(production.start, { id, anyway: true });
    const made = await maker.call(production.complete, { id, losses: [] });
    const [check] = (await maker.call(lotChecks.list, { origin: id })).items;
    expect(check).toMatchObject({ moment: "release", status: "pending", lot: made.lotNumber });
    const point = (await maker.call(lotChecks.show, { id: check?.id })).points[0]?.id;
    const failed = await answer(check?.id ?? "", { conforms: true, answers: [{ point, verdict: "fails", remark: "Palier court" }] });
    const issue = await maker.call(nonConformities.show, { id: failed.nonConformity });
    expect(issue.origin).toBe("release");
    expect(issue.description).toContain("Palier court");
  });

  it("stays on hold for the reason that somebody gave, whatever its check says", async () => {
    const { id } = await maker.call(production.create, { item: "ESSAI-FABRIQUE", amount: { value: 2, unit: "kg" } });
    await maker.call(production.start, { id, anyway: true });
    const { lotNumber } = await maker.call(production.complete, { id, losses: [], held: "Étiquettes à refaire" });
    await answer((await checkOf(String(lotNumber)))?.id ?? "");
    expect(await stateOf(String(lotNumber))).toMatchObject({ state: "on_hold", reason: "Étiquettes à refaire" });
    expect((await maker.call(lots.release, { id: lotNumber })).state).toBe("available");
  });
});

describe("a lot that needs a check", () => {
  it("is not released past it: by hand it is refused, and without the check it takes a reason that is kept", async () => {
    const { lot, id } = await received();
    expect(fieldsNamedBy(await refusalOf(maker.call(lots.release, { id: lot })))).toEqual(["check:check_pending"]);
    expect(fieldsNamedBy(await refusalOf(maker.call(lotChecks.waive, { id, reason: " " })))).toEqual(["reason:required"]);
    expect(await maker.call(lotChecks.waive, { id, reason: "Vu par le vétérinaire" })).toMatchObject({
      status: "waived",
      reason: "Vu par le vétérinaire",
      by: "Camille Martin",
    });
    expect((await stateOf(lot)).state).toBe("available");
    await maker.call(lots.hold, { id: lot, reason: "Inventaire" });
    expect((await maker.call(lots.release, { id: lot })).state).toBe("available");
  });

  it("nor past one that failed, until its non-conformity is closed", async () => {
    const { lot, id } = await received({ ...fresh, dlc: addDays(today, 2) });
    const { nonConformity } = await answer(id);
    expect(fieldsNamedBy(await refusalOf(maker.call(lots.release, { id: lot })))).toEqual(["check:check_failed"]);
    await maker.call(nonConformities.start, { id: nonConformity });
    await maker.call(nonConformities.close, { id: nonConformity, disposition: "use_as_is" });
    expect((await stateOf(lot)).state).toBe("available");
  });

  it("nor by closing another non-conformity, nor by a sample that is good", async () => {
    const { lot, id, reference } = await received();
    const issue = await maker.call(nonConformities.create, { title: "Palette abîmée", lots: [lot] });
    await maker.call(nonConformities.start, { id: issue.id });
    const close = () => maker.call(nonConformities.close, { id: issue.id, disposition: "use_as_is" });
    expect(fieldsNamedBy(await refusalOf(close()))).toEqual(["lots:held_elsewhere"]);
    expect(await answer(id)).toMatchObject({ status: "passed" });
    expect(await stateOf(lot), reference).toMatchObject({ state: "on_hold", reason: issue.reference });
    await close();
    expect((await stateOf(lot)).state).toBe("available");
  });

  it("waits for its sample too, whichever is good first", async () => {
    const absent = (sample: { id: string; analyses: { id: string }[] }) =>
      maker.call(laboratory.report, {
        id: sample.id,
        analyses: [{ analysis: sample.analyses[0]?.id, results: Array(5).fill({ value: "absence" }) }],
      });
    const first = await received();
    const sample = await maker.call(laboratory.create, { lot: first.lot, criteria: ["salmonella"], holds: true });
    expect(sample.holds).toBe(true);
    await answer(first.id);
    expect(await stateOf(first.lot)).toMatchObject({ state: "on_hold", reason: sample.reference });
    await absent(sample);
    expect((await stateOf(first.lot)).state).toBe("available");
    const second = await received();
    await absent(await maker.call(laboratory.create, { lot: second.lot, criteria: ["salmonella"], holds: true }));
    expect(await stateOf(second.lot)).toMatchObject({ state: "on_hold", reason: second.reference });
    await answer(second.id);
    expect((await stateOf(second.lot)).state).toBe("available");
  });

  it("that is refused goes back when its non-conformity is closed, and does not stay", async () => {
    const { lot, id } = await received({ ...fresh, temperature: 9 });
    const { nonConformity } = await answer(id);
    await maker.call(nonConformities.start, { id: nonConformity });
    const close = (disposition?: string) => maker.call(nonConformities.close, { id: nonConformity, disposition });
    expect(fieldsNamedBy(await refusalOf(close()))).toEqual(["disposition:required"]);
    expect(fieldsNamedBy(await refusalOf(close("use_as_is")))).toEqual(["disposition:lot_refused"]);
    await close("return");
    expect(await stateOf(lot)).toMatchObject({ state: "rejected", amount: { amount: 0 } });
  });
});

describe("a check by hand", () => {
  it("holds the lot; one that is gone is not checked, nor one that no list is for", async () => {
    const { lot } = await receive("SEL", { ddm: addDays(today, 700) });
    const ask = (more: object = {}) => maker.call(lotChecks.create, { lot, ...more });
    expect(fieldsNamedBy(await refusalOf(ask()))).toEqual(["checklist:no_list"]);
    expect(fieldsNamedBy(await refusalOf(ask({ checklist: "Personne" })))).toEqual(["checklist:not_found"]);
    const check = await ask({ checklist: "viandes" });
    expect(await stateOf(lot)).toMatchObject({ state: "on_hold", reason: check.reference });
    await maker.call(lots.reject, { id: lot, reason: "Sacs crevés" });
    expect((await maker.call(lotChecks.list, { lot, isDue: true })).items).toEqual([]);
    expect(fieldsNamedBy(await refusalOf(ask({ checklist: "viandes" })))).toEqual(["lot:lot_gone"]);
  });
});

describe("a checklist", () => {
  it("has what is usual to begin with, and no twin", async () => {
    const made = await maker.call(checklists.create, { name: "Tout le reste" });
    expect(made.points.map(({ kind }) => kind)).toEqual(["temperature", "yes_no", "days_left", "yes_no", "yes_no"]);
    await maker.call(checklists.retire, { id: made.id });
    const named = async (input: object) => fieldsNamedBy(await refusalOf(maker.call(checklists.create, { name: "Autre", ...input })));
    expect(await named({ name: "VIANDES" })).toEqual(["name:taken"]);
    expect(await named({ families: ["Poissons", "VIANDES"] })).toEqual(["families:family_on_other_list"]);
    expect(await named({ moment: "release", items: ["essai-fabrique"] })).toEqual(["items:item_on_other_list"]);
    expect(await named({ items: ["PERSONNE"] })).toEqual(["items.0:not_found"]);
    expect(await named({ points: [{ text: "pH", kind: "measure" }] })).toEqual(["points.0.least:limit_missing"]);
    await maker.call(checklists.create, { name: "Le reste" });
    expect(fieldsNamedBy(await refusalOf(maker.call(checklists.restore, { id: made.id })))).toEqual(["families:other_for_all"]);
    await maker.call(checklists.retire, { id: "Le reste" });
  });

  it("that changes, or is retired, leaves checks that are under way as they were asked", async () => {
    const { id } = await received();
    await maker.call(checklists.update, { id: "Viandes", points: [{ text: "Autre chose" }] });
    expect((await maker.call(lotChecks.show, { id })).points).toHaveLength(3);
    await maker.call(checklists.retire, { id: "Viandes" });
    const { lot } = await receive("CANARD");
    expect((await stateOf(lot)).state).toBe("available");
    expect(fieldsNamedBy(await refusalOf(maker.call(lotChecks.create, { lot, checklist: "Viandes" })))).toEqual(["checklist:not_in_use"]);
    expect(await answer(id)).toMatchObject({ status: "passed" });
  });
});

describe("what is taken in or made again", () => {
  it("waits for its check when it is taken in by hand, too", async () => {
    await maker.call(items.create, { kind: "ingredient", name: "Poivre d'essai", sku: "POIVRE", unit: "kg", category: "Épices" });
    await maker.call(checklists.create, { name: "Épices", families: ["épices"], points: [{ text: "Emballage" }] });
    const lot = await maker.call(stock.receive, { item: "POIVRE", amount: { value: 5, unit: "kg" }, unitCost: 3 });
    expect(lot).toMatchObject({ state: "on_hold", reason: (await checkOf(lot.number))?.reference });
    expect(await stateOf(lot.number)).toMatchObject({ state: "on_hold" });
    const free = await maker.call(stock.receive, { item: "SEL", amount: { value: 5, unit: "kg" }, unitCost: 3 });
    expect(free).toMatchObject({ state: "available", reason: "" });
  });

  it("waits for a check of its own when an order is taken back and completed again", async () => {
    const { id } = await maker.call(production.create, { item: "ESSAI-FABRIQUE", amount: { value: 2, unit: "kg" } });
    await maker.call(production.start, { id, anyway: true });
    const { lotNumber } = await maker.call(production.complete, { id, sure: true });
    const lot = lotNumber ?? "";
    const first = await checkOf(lot);
    await maker.call(production.takeBack, { id });
    await maker.call(production.complete, { id, sure: true });
    expect((await maker.call(lotChecks.list, { lot })).items, "the first waits still").toHaveLength(1);
    await answer(first?.id ?? "");
    expect(await stateOf(lot)).toMatchObject({ state: "available" });
    await maker.call(production.correct, { id, output: { value: 1, unit: "kg" }, sure: true });
    expect(await stateOf(lot), "a correction is about the same goods").toMatchObject({ state: "available" });
    await maker.call(production.takeBack, { id });
    await maker.call(production.complete, { id, sure: true });
    const checks = (await maker.call(lotChecks.list, { lot })).items;
    expect(checks.map(({ status }) => status).sort()).toEqual(["passed", "pending"]);
    const again = checks.find(({ status }) => status === "pending");
    expect(await stateOf(lot)).toMatchObject({ state: "on_hold", reason: again?.reference });
    await answer(again?.id ?? "");
    expect(await stateOf(lot)).toMatchObject({ state: "available" });
  });
});
