import { beforeAll, describe, expect, it } from "vitest";
import { testRuntime } from "@/tests/support/runtime";
import { today } from "@/tests/support/today";
import { addDays, addMonths, mondayOf } from "@/worker/core/figures/dates";
import { instruments } from "@/worker/modules/safety/instruments/contract";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { readings } from "@/worker/modules/safety/readings/contract";
import { fieldsNamedBy, type Maker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});

const add = (name: string, more: object = {}) => maker.call(instruments.create, { name, ...more });
const calibrate = (id: string, more: object = {}) => maker.call(instruments.calibrate, { id, outcome: "conforms", ...more });
const read = (instrument: string, more: object = {}) =>
  maker.call(readings.take, { readings: [{ point: "ESSAI-POINT", value: 2, instrument, ...more }] });
const at = (day: string) => `${day}T08:00:00.000Z`;

describe("an instrument", () => {
  it("is never calibrated at first, or holds for its months since the day of its certificate", async () => {
    expect(await add("Sonde neuve")).toMatchObject({ standing: "none", lastOn: null, dueOn: null, everyMonths: 12 });
    const calibratedOn = addDays(today, -20);
    const known = await add("Sonde connue", { calibratedOn, everyMonths: 6 });
    expect(known).toMatchObject({ standing: "valid", lastOn: calibratedOn, dueOn: addMonths(calibratedOn, 6) });
    expect((await maker.call(instruments.show, { id: known.reference })).calibrations).toMatchObject([
      { day: calibratedOn, outcome: "conforms", by: "Camille Martin" },
    ]);
    expect(fieldsNamedBy(await refusalOf(add("Sonde de demain", { calibratedOn: addDays(today, 1) })))).toEqual(["calibratedOn:future"]);
  });

  it("has a name that no other in use has, whatever its case and accents", async () => {
    const { id } = await add("Pèse-sel");
    expect(fieldsNamedBy(await refusalOf(add("pese-SEL")))).toEqual(["name:taken"]);
    await maker.call(instruments.retire, { id });
    await add("pese-SEL");
    expect(fieldsNamedBy(await refusalOf(maker.call(instruments.restore, { id })))).toEqual(["name:taken"]);
  });

  it("is listed by what its calibration asks for, the first to renew at the top", async () => {
    const own = await newSampleMaker();
    const ages = { expired: -400, soon: -350, valid: -10 };
    for (const [name, days] of Object.entries(ages)) await own.call(instruments.create, { name, calibratedOn: addDays(today, days) });
    await own.call(instruments.create, { name: "none" });
    const failed = await own.call(instruments.create, { name: "failed" });
    await own.call(instruments.calibrate, { id: failed.id, outcome: "fails" });
    const listed = await own.call(instruments.list, {});
    expect(listed.items.map(({ name, standing }) => [name, standing])).toEqual(
      ["expired", "none", "failed", "soon", "valid"].map((name) => [name, name]),
    );
    for (const standing of ["expired", "soon", "valid", "none", "failed"]) {
      const { items } = await own.call(instruments.list, { standing });
      expect(items.map(({ name }) => name)).toEqual([standing]);
    }
  });

  // Its last day, and thirty days' notice of it: the list finds it under the standing it shows, and no other.
  it.each([
    [-1, "expired"],
    [0, "soon"],
    [30, "soon"],
    [31, "valid"],
  ])("with %i days left is found as %s", async (days, standing) => {
    const own = await newSampleMaker();
    const { id } = await own.call(instruments.create, { name: "Sonde", calibratedOn: addDays(today, -60) });
    await own.call(instruments.calibrate, { id, outcome: "conforms", day: addDays(today, -40), dueOn: addDays(today, days) });
    for (const state of ["expired", "soon", "valid"])
      expect((await own.call(instruments.list, { standing: state })).items.map((one) => one.standing)).toEqual(
        state === standing ? [standing] : [],
      );
  });
});

describe("a calibration", () => {
  it("holds until the day that is said, or for the months of its instrument, and never begins tomorrow", async () => {
    const { id } = await add("Balance A", { everyMonths: 3 });
    expect(await calibrate(id)).toMatchObject({ lastOn: today, dueOn: addMonths(today, 3), nonConformityId: null });
    expect(await calibrate(id, { dueOn: addDays(today, 10) })).toMatchObject({ dueOn: addDays(today, 10), standing: "soon" });
    expect(fieldsNamedBy(await refusalOf(calibrate(id, { day: addDays(today, 1) })))).toEqual(["day:future"]);
    expect(fieldsNamedBy(await refusalOf(calibrate(id, { dueOn: addDays(today, -1) })))).toEqual(["dueOn:before_start"]);
  });

  it("that is written down late does not hide what was found since", async () => {
    const { id } = await add("Balance B", { calibratedOn: addDays(today, -5) });
    expect(await calibrate(id, { day: addDays(today, -300), outcome: "fails" })).toMatchObject({
      lastOn: addDays(today, -5),
      standing: "valid",
    });
  });

  it("that fails opens a non-conformity that counts the readings since the last good one", async () => {
    const { id } = await add("Sonde fausse", { calibratedOn: addDays(today, -30) });
    for (const day of [-31, -30, -3, -2]) await read(id, { at: at(addDays(today, day)) });
    const { nonConformityId, standing } = await calibrate(id, { outcome: "fails", deviation: "+2 °C" });
    const issue = await maker.call(nonConformities.show, { id: nonConformityId });
    expect([standing, issue.origin, issue.originId]).toEqual(["failed", "instrument", id]);
    expect(issue.title).toContain("+2 °C");
    expect(issue.description).toMatch(/ : 2\.$/);
    const again = await calibrate(id, { outcome: "fails" });
    expect((await maker.call(nonConformities.show, { id: again.nonConformityId })).description, "a failed one proves nothing").toBe(
      issue.description,
    );
  });
});

describe("a reading", () => {
  it("says how the instrument it was taken with stood on its day", async () => {
    const calibratedOn = addMonths(today, -12);
    const { id, name, reference, dueOn } = await add("Sonde datée", { calibratedOn: addDays(calibratedOn, -1) });
    expect(dueOn).toBe(addDays(today, -1));
    const days = { [addDays(calibratedOn, -2)]: "none", [addDays(today, -1)]: "valid", [today]: "expired" };
    for (const [day, calibration] of Object.entries(days)) {
      const signed = await read(day === today ? name.toUpperCase() : reference, day === today ? {} : { at: at(day) });
      expect(signed.items).toMatchObject([{ instrumentId: id, instrument: name, calibration }]);
    }
    const late = await maker.call(readings.list, { instrument: id, calibration: "expired" });
    expect(late.items).toMatchObject([{ day: today }]);
    expect(await maker.call(instruments.show, { id })).toMatchObject({ readings: 3 });
    // What is found later changes nothing of what was signed.
    await calibrate(id);
    expect(await maker.call(readings.show, { id: late.items[0]?.id })).toMatchObject({ calibration: "expired" });
    const { items } = await maker.call(readings.correct, { id: late.items[0]?.id, value: 3, reason: "Mal lu" });
    expect(items).toMatchObject([{ instrument: name, calibration: "expired" }]);
  });

  it("names an instrument that is known and in use", async () => {
    expect(fieldsNamedBy(await refusalOf(read("PERSONNE")))).toEqual(["readings.0.instrument:not_found"]);
    const { id } = await add("Vieille sonde");
    await maker.call(instruments.retire, { id });
    expect(fieldsNamedBy(await refusalOf(read(id)))).toEqual(["readings.0.instrument:instrument_retired"]);
    expect((await refusalOf(read(id))).code).toBe("invalid_input");
  });

  it("is proposed with the instrument that its point was last read with", async () => {
    const own = await newSampleMaker();
    // A day on which one works.
    const monday = { runtime: testRuntime({ now: Date.parse(at(addDays(mondayOf(today), 7))) }) };
    const { id } = await own.call(instruments.create, { name: "Sonde du quai", calibratedOn: addMonths(today, -13) });
    const [before] = (await own.call(readings.due, {}, monday)).items;
    await own.call(readings.take, { readings: [{ point: "ESSAI-POINT", value: 2, instrument: id }] }, monday);
    const [after] = (await own.call(readings.due, {}, monday)).items;
    expect([before?.instrumentId, after]).toMatchObject([null, { instrumentId: id, instrument: "Sonde du quai", standing: "expired" }]);
  });
});
