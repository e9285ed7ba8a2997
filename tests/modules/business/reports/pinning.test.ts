import { beforeAll, expect, it } from "vitest";
import { reports } from "@/worker/modules/business/reports/contract";
import { MOST_PINNED } from "@/worker/modules/business/reports/status";
import { type Maker, newMaker } from "../../../support/in-process";
import { refusalOfCall } from "../../../support/refusals";

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
});

const saved = (name: string, question: object = { measures: ["salesInvoiced"], period: "this year" }) =>
  maker.call(reports.create, { name, question });
const shown = async () => (await maker.call(reports.pinned, {})).items.map(({ name }) => name);

it("reports stand on the dashboard in the order that one gives them, six at most", async () => {
  const all = [];
  for (const name of ["A", "B", "C"]) all.push(await saved(name));
  for (const { id } of all) await maker.call(reports.pin, { id });
  expect(await shown()).toEqual(["A", "B", "C"]);
  await maker.call(reports.pin, { id: all[2]?.id, place: 1 });
  expect(await shown()).toEqual(["C", "A", "B"]);
  await maker.call(reports.pin, { id: all[2]?.id, place: 2 });
  expect(await shown()).toEqual(["A", "C", "B"]);
  await maker.call(reports.unpin, { id: all[0]?.id });
  expect(await shown()).toEqual(["C", "B"]);
  for (const name of ["D", "E", "F", "G"]) await maker.call(reports.pin, { id: (await saved(name)).id });
  expect(await shown()).toHaveLength(MOST_PINNED);
  expect(await refusalOfCall(maker.call(reports.pin, { id: (await saved("H")).id }))).toBe("place:too_many_pinned");
  // One that stands there already may still move.
  await maker.call(reports.pin, { id: all[1]?.id, place: 6 });
  expect((await shown()).at(-1)).toBe("B");
});

it("each has its figure and its last twelve months; what is of now has no months, and what cannot be told says so", async () => {
  const other = await newMaker();
  const add = async (name: string, question: object) => {
    const { id } = await other.call(reports.create, { name, question });
    await other.call(reports.pin, { id });
  };
  await add("Ventes", { measures: ["salesInvoiced"], period: "this year" });
  await add("Stock", { measures: ["stockValue"] });
  await add("Perdu", { measures: ["salesInvoiced"], filters: [{ dimension: "client", is: ["NOBODY"] }] });
  const [sales, stock, lost] = (await other.call(reports.pinned, {})).items;
  expect(sales).toMatchObject({ name: "Ventes", value: { money: 0 } });
  expect(sales?.trend).toHaveLength(12);
  expect(stock).toMatchObject({ value: { money: 0 }, change: null, trend: [] });
  expect(lost).toMatchObject({ name: "Perdu", value: null, trend: [] });
});
