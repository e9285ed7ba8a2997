import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { addDays, civilDate, DAY } from "@/worker/core/figures/dates";
import { controlPlans } from "@/worker/modules/safety/control-plans/contract";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { readings } from "@/worker/modules/safety/readings/contract";
import { production } from "@/worker/modules/make/production/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { fieldsNamedBy, type Maker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";
import { testRuntime } from "@/tests/support/runtime";

const cold = {
  step: "Froid",
  name: "Chambre froide",
  kind: "oprp",
  hazard: "biological",
  measure: "temperature",
  lower: 0,
  upper: 4,
  times: 2,
};
const metal = { step: "Ligne", name: "Détecteur", kind: "ccp", hazard: "physical", measure: "metal" };
const jar = { step: "Autoclave", name: "Palier", kind: "ccp", hazard: "biological", measure: "temperature", lower: 116, per: "batch" };

let maker: Maker;
let plan: { id: string; points: { id: string; name: string }[] };
beforeAll(async () => {
  maker = await newSampleMaker();
  plan = await maker.call(controlPlans.create, { name: "Conserves" });
  plan = await maker.call(controlPlans.update, {
    id: plan.id,
    points: [cold, metal, jar],
    worksOn: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  });
  await maker.call(controlPlans.approve, { id: plan.id, approvedOn: addDays(today, -3) });
});

const take = (...all: object[]) => maker.call(readings.take, { readings: all });
const dueOf = async (name: string) => (await maker.call(readings.due, {})).items.filter(({ pointName }) => pointName === name);
const lot = async () => (await maker.call(stock.receive, { item: "ESSAI-PRODUIT", amount: { value: 5, unit: "kg" }, unitCost: 3 })).number;

describe("the day's list", () => {
  it("shows what is to do and what was missed, and a control as done once there are as many readings as wanted", async () => {
    expect(await dueOf("Chambre froide")).toMatchObject([{ state: "due", taken: 0, wanted: 2, missed: 3, unit: "°C" }]);
    expect((await maker.call(readings.missed, { kind: "ccp" })).items.map(({ day }) => day)).toEqual(
      [-1, -2, -3].map((ago) => addDays(today, ago)),
    );
    const signed = await take(
      { point: "chambre froide", value: 3.2 },
      { point: "Chambre froide", value: 2 },
      { point: "Détecteur", verdict: "conforms" },
    );
    expect(signed.items.map(({ outcome, by }) => [outcome, by])).toEqual(Array(3).fill(["within", "Camille Martin"]));
    expect(await dueOf("Chambre froide")).toMatchObject([{ state: "done", taken: 2 }]);
    expect(await maker.call(readings.due, {})).toMatchObject({ missedCritical: 3 });
  });

  it("asks for the controls of a batch while it is under way", async () => {
    const order = await maker.call(production.create, { item: "ESSAI-FABRIQUE", amount: { value: 1, unit: "kg" } });
    expect(await dueOf("Palier")).toEqual([]);
    await maker.call(production.start, { id: order.id, anyway: true });
    expect(await dueOf("Palier")).toMatchObject([{ state: "due", production: order.reference }]);
    await take({ point: "Palier", value: 117.5, production: order.reference });
    expect(await dueOf("Palier")).toMatchObject([{ state: "done", productionId: order.id }]);
  });
});

it("a control of a batch is missed from the day after it was finished", async () => {
  const order = await maker.call(production.create, { item: "ESSAI-FABRIQUE", amount: { value: 1, unit: "kg" } });
  await maker.call(production.start, { id: order.id, anyway: true });
  const now = Date.now();
  await maker.call(production.complete, { id: order.id, sure: true }, { runtime: testRuntime({ now }) });
  const missedIn = async (days: number) => {
    const { items } = await maker.call(readings.missed, { kind: "ccp" }, { runtime: testRuntime({ now: now + days * DAY }) });
    return items.filter(({ production: batch }) => batch === order.reference).map(({ pointName, day, taken }) => [pointName, day, taken]);
  };
  expect([await missedIn(0), await missedIn(1)]).toEqual([[], [["Palier", civilDate(now), 0]]]);
});

describe("a reading out of its limits", () => {
  it("wants what was done at once; then opens a non-conformity and holds the lots in the same write", async () => {
    const number = await lot();
    const refused = await refusalOf(take({ point: "Chambre froide", value: 3 }, { point: "Chambre froide", value: 4.001, lots: [number] }));
    expect(fieldsNamedBy(refused)).toEqual(["readings.1.action:action_needed"]);
    expect(await maker.call(lots.show, { id: number })).toMatchObject({ state: "available" });
    const {
      items,
      nonConformities: opened,
      held,
    } = await take({ point: "Chambre froide", value: 7.2, lots: [number], action: "Porte fermée" });
    expect(held).toEqual([number]);
    expect(items).toMatchObject([{ outcome: "outside", nonConformity: expect.stringMatching(/^NC-\d{4}-\d{4}$/) }]);
    expect(await maker.call(lots.show, { id: number })).toMatchObject({ state: "on_hold" });
    expect(await maker.call(nonConformities.show, { id: opened[0]?.id })).toMatchObject({
      severity: "major",
      origin: "reading",
      lots: [{ lot: number, state: "on_hold" }],
      tasks: [{ kind: "containment", text: "Porte fermée" }],
    });
  });

  it.each([
    ["a point nobody knows", { point: "Nulle part", value: 3 }, "readings.0.point:not_found"],
    ["another unit", { point: "Chambre froide", value: 38, unit: "°F" }, "readings.0.unit:unit_differs"],
    ["a time to come", { point: "Chambre froide", value: 3, at: "2999-01-01T00:00:00Z" }, "readings.0.at:future"],
    ["nothing", { point: "Chambre froide" }, "readings.0.value:required"],
    ["a verdict of what is measured", { point: "Chambre froide", verdict: "conforms" }, "readings.0.verdict:no_verdict"],
    ["a value of what is not", { point: "Détecteur", value: 1 }, "readings.0.value:no_value"],
    ["a lot nobody knows", { point: "Chambre froide", value: 3, lots: ["LOT-X"] }, "readings.0.lots.0:not_found"],
    ["a batch nobody knows", { point: "Chambre froide", value: 3, production: "OF-X" }, "readings.0.production:not_found"],
  ])("is refused by name when it says %s", async (_, input, named) => {
    expect(fieldsNamedBy(await refusalOf(take(input)))).toEqual([named]);
  });
});

describe("a signed reading", () => {
  it("is put right by a new one with its reason; both stay, and the first cannot be corrected again", async () => {
    const [wrong] = (await take({ point: "Chambre froide", value: 3.9 })).items;
    const ask = { id: wrong?.id, value: 2.9, reason: "Faute de frappe" };
    const { items } = await maker.call(readings.correct, ask);
    expect(items).toMatchObject([{ corrects: wrong?.id, value: 2_900, at: wrong?.at, reason: "Faute de frappe" }]);
    expect(await maker.call(readings.show, { id: wrong?.id })).toMatchObject({ value: 3_900, correctedBy: items[0]?.id });
    expect(fieldsNamedBy(await refusalOf(maker.call(readings.correct, ask)))).toEqual(["id:corrected_already"]);
    const { items: points } = await maker.call(readings.chart, { point: "Chambre froide" });
    expect(points.some(({ low, high }) => low <= 3_900 && high >= 3_900 && low === high)).toBe(false);
  });

  it("cannot be changed or removed, not even by the database's own hand", async () => {
    await expect(maker.db.run(sql`update readings set value = 1`)).rejects.toThrow();
    await expect(maker.db.run(sql`delete from readings`)).rejects.toThrow();
  });
});

describe("a plan", () => {
  it("is not rewritten once approved: its next edition keeps the points and replaces it when approved", async () => {
    const draft = await maker.call(controlPlans.create, { name: "Confitures", template: "jam" });
    await maker.call(controlPlans.approve, { id: draft.id });
    expect((await refusalOf(maker.call(controlPlans.update, { id: draft.id, notes: "x" }))).code).toBe("not_allowed_now");
    const next = await maker.call(controlPlans.revise, { id: draft.id });
    expect(fieldsNamedBy(await refusalOf(maker.call(controlPlans.revise, { id: draft.id })))).toEqual(["status:draft_exists"]);
    const points = next.points.map(({ id, ...point }, place) =>
      place ? { id, ...typed(point) } : { id, ...typed(point), name: "Autre nom" },
    );
    await maker.call(controlPlans.update, { id: next.id, points });
    const after = await maker.call(controlPlans.approve, { id: next.id });
    expect(after).toMatchObject({ edition: 2, status: "active" });
    expect(after.points.map(({ id }) => id)).toEqual(draft.points.map(({ id }) => id));
    expect(await maker.call(controlPlans.show, { id: draft.id })).toMatchObject({ status: "replaced" });
    expect((await maker.call(controlPlans.list, { search: "confit", status: "active" })).items.map(({ id }) => id)).toEqual([next.id]);
    expect((await maker.call(readings.list, { search: "CHAMBRE" })).total).toBeGreaterThan(0);
  });

  it.each([
    ["limits upside down", { ...cold, lower: 5, upper: 4 }, "points.0.upper:upside_down"],
    ["a target beyond them", { ...cold, target: 9 }, "points.0.target:target_outside"],
    ["limits of what nobody measures", { ...metal, lower: 1 }, "points.0.lower:not_measured"],
    ["a critical point without one", { ...cold, kind: "ccp", lower: null, upper: null }, "points.0.lower:limit_missing"],
  ])("refuses %s by name", async (_, point, named) => {
    const draft = await maker.call(controlPlans.create, { name: "Essai" });
    expect(fieldsNamedBy(await refusalOf(maker.call(controlPlans.update, { id: draft.id, points: [point] })))).toEqual([named]);
    expect(fieldsNamedBy(await refusalOf(maker.call(controlPlans.approve, { id: draft.id })))).toEqual(["points:no_points"]);
  });
});

/** A point as one writes it: limits in their units. */
function typed<Point extends { target: number | null; lower: number | null; upper: number | null }>(point: Point) {
  const inUnits = (value: number | null) => value && value / 1_000;
  return { ...point, target: inUnits(point.target), lower: inUnits(point.lower), upper: inUnits(point.upper) };
}
