import { beforeAll, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import { controlPlans } from "@/worker/modules/safety/control-plans/contract";
import { readings } from "@/worker/modules/safety/readings/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { fieldsNamedBy, type Maker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";

const day = addDays(today, -2);
const [year, month, date] = day.split("-");
const french = `${date}/${month}/${year}`;

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
  const point = (name: string, measure: string, more: object) => ({
    step: "Froid",
    name,
    kind: "oprp",
    hazard: "biological",
    measure,
    ...more,
  });
  const plan = await maker.call(controlPlans.create, { name: "Froid" });
  const points = [
    point("Froid 1", "temperature", { lower: 0, upper: 4 }),
    point("Froid 2", "temperature", { upper: -18 }),
    point("Sol", "cleaning", {}),
  ];
  await maker.call(controlPlans.update, { id: plan.id, points });
  await maker.call(controlPlans.approve, { id: plan.id, approvedOn: addDays(today, -30) });
});

const bring = (content: string, more: object = {}) => maker.call(readings.import, { content, point: "Froid 1", ...more });
const named = async (content: string, more: object = {}) => fieldsNamedBy(await refusalOf(bring(content, more)));
const at = (...times: string[]) => times.map((time) => Date.parse(`${day}T${time}:00Z`));
const signed = async () => (await maker.call(readings.list, { from: day, to: day, limit: 100 })).items;

describe("a logger's file", () => {
  it("is told by its shape, tried first, signed once, and passed over when it comes again with more", async () => {
    const rows = [`Date;Heure;Sonde (°C)`, `${french};08:00;2,5`, `${french};08:05;3,1`];
    expect(await bring(rows.join("\n"), { dryRun: true })).toMatchObject({ count: 2, added: 2, outside: 0, dryRun: true });
    expect(await signed()).toEqual([]);
    expect(await bring(rows.join("\n"))).toMatchObject({ count: 2, added: 2, known: 0, valueColumn: "Sonde (°C)", dryRun: false });
    const more = [...rows, `${french};08:10;3,3`].join("\n");
    expect(await bring(more)).toMatchObject({ count: 3, added: 1, known: 2 });
    expect(await bring(more)).toMatchObject({ added: 0, known: 3 });
    expect((await signed()).map(({ value }) => value).sort()).toEqual([2_500, 3_100, 3_300]);
  });

  it("is read in other shapes: one cell, instants, the newest first, no headings, named columns, points of its own", async () => {
    const [nine = 0, ten = 0] = at("09:00", "10:00");
    expect(await bring(`${day}T09:00:00Z,2\n${day}T10:00:00Z,3`)).toMatchObject({ added: 2, from: nine, to: ten });
    expect(await bring(`when,note,reading\n${day}T12:00:00Z,1,2 °C\n${day}T11:00:00Z,1,3 °C`, { valueColumn: "reading" })).toMatchObject({
      added: 2,
    });
    const own = `Point;Horodatage;Valeur\nFroid 1;${french} 20:00;2\nfroid 2;${french} 20:00;-19`;
    expect(await bring(own, { point: null, pointColumn: "Point", valueColumn: "Valeur" })).toMatchObject({ added: 2, outside: 0 });
  });

  it("out of limits wants what was done; readings that follow each other are one matter, and lots are held", async () => {
    const lot = (await maker.call(stock.receive, { item: "ESSAI-PRODUIT", amount: { value: 5, unit: "kg" }, unitCost: 3 })).number;
    const values = ["4", "4,001", "9", "5", "4", "6"];
    const content = values.map((value, place) => `${day}T13:0${place}:00Z;${value}`).join("\n");
    expect(await named(content)).toEqual(["action:action_needed"]);
    const done = await bring(content, { action: "Porte refermée", lots: [lot] });
    expect(done).toMatchObject({ added: 6, outside: 4, held: [lot] });
    expect(done.nonConformities.map(({ title }) => title.replaceAll("\u00a0", " "))).toEqual(["Froid 1 · 9 °C", "Froid 1 · 6 °C"]);
    expect(await maker.call(lots.show, { id: lot })).toMatchObject({ state: "on_hold" });
    expect(await bring(content, { action: "Porte refermée" })).toMatchObject({ added: 0, nonConformities: [] });
  });
});

it("a chart of many readings is drawn from 250 spans at most, and counts them all", async () => {
  const first = Date.parse(`${addDays(today, -25)}T00:00:00Z`);
  const content = Array.from({ length: 1_000 }, (_, turn) => `${new Date(first + turn * 1_200_000).toISOString()};-${20 + (turn % 5)}`);
  await bring(content.join("\n"), { point: "Froid 2" });
  const chart = await maker.call(readings.chart, { point: "Froid 2", from: addDays(today, -25), to: addDays(today, -3) });
  expect(chart.count).toBe(1_000);
  expect(chart.items.length).toBeGreaterThan(100);
  expect(chart.items.length).toBeLessThanOrEqual(250);
  expect([Math.min(...chart.items.map(({ low }) => low)), Math.max(...chart.items.map(({ high }) => high))]).toEqual([-24_000, -20_000]);
});

describe("is refused whole, with the line named", () => {
  const line = (time: string, value: string) => `${day}T${time}:00Z;${value}`;
  const faults: [string, string, string, object?][] = [
    ["a time to come", `${line("14:00", "2")}\n2999-01-01T00:00:00Z;2`, "content:line_future"],
    ["a unit that does not fit, behind a figure", `${line("14:00", "2")}\n${line("14:05", "36 °F")}`, "content:line_unit"],
    ["a unit that does not fit, in the heading", `Heure;Valeur (°F)\n${line("14:00", "36")}`, "content:line_unit"],
    ["a unit that does not fit, said beside", `Heure;Valeur\n${line("14:00", "36")}`, "content:line_unit", { unit: "bar" }],
    ["times out of order", ["14:00", "14:10", "14:05"].map((time) => line(time, "2")).join("\n"), "content:line_order"],
    ["a time twice with two values", `${line("14:00", "2")}\n${line("14:00", "3")}`, "content:line_twice"],
    ["what was signed otherwise", `Heure;Valeur\n${line("09:00", "2,5")}`, "content:line_differs"],
    [
      "a line that is none",
      `${line("14:00", "2")}\n${line("14:05", "2")}\n`.repeat(1) +
        Array(50)
          .fill(0)
          .map((_, n) => line(`15:${String(n + 5).padStart(2, "0")}`, "2"))
          .join("\n") +
        `\n${line("16:00", "chaud")}`,
      "content:unreadable_reading",
    ],
    [
      "a point nobody knows",
      `Point;Heure;Valeur\nFroid 9;${line("14:00", "2")}`,
      "content:line_point",
      { pointColumn: "Point", valueColumn: "Valeur" },
    ],
    ["no point at all", `Heure;Valeur\n${line("14:00", "2")}`, "point:required", { point: null }],
    ["a point that is not measured", `Heure;Valeur\n${line("14:00", "2")}`, "point:no_figures", { point: "Sol" }],
    ["a column that is not there", `Heure;Valeur\n${line("14:00", "2")}`, "valueColumn:not_in_file", { valueColumn: "Sonde 2" }],
    ["no column of times", "Heure;Valeur\n14:00;2\n14:05;2", "timeColumn:column_unknown"],
    ["no column of figures", `Heure;Valeur\n${line("14:00", "chaud")}`, "valueColumn:column_unknown"],
  ];
  it.each(faults)("%s", async (_, content, fault, more) => {
    const before = await signed();
    expect(await named(content, more)).toEqual([fault]);
    expect(await signed()).toEqual(before);
  });
});
