import "@/tests/support/properties";
import { eq, type SQL, sql } from "drizzle-orm";
import { items } from "@/db/business";
import { readCsv } from "@/worker/core/files/csv";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { civilDate } from "@/worker/core/figures/dates";
import { parisDay } from "@/worker/engine/figures/days";
import { groupsOf, recordsOf } from "@/worker/engine/figures/plan";
import { figures } from "@/worker/modules/business/figures/contract";
import { items as itemOperations } from "@/worker/modules/catalogue/items/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { registry } from "@/worker/modules/index";
import { type Maker, newMaker, refusalOf } from "@/tests/support/in-process";
import { fillAtRandom } from "./random-data";

let maker: Maker;
const ask = (question: object) => maker.call(figures.query, question);

beforeAll(async () => {
  maker = await newMaker();
  await fillAtRandom(maker.db, 99);
});

it("tells who entered something by name, though people stand with the provider", async () => {
  const other = await newMaker();
  await other.call(stock.receive, { item: await productOf(other), amount: { value: 5, unit: "kg" }, unitCost: 2 });
  const question = { measures: ["receivedValue"], by: ["person"] };
  const { items: groups, totals } = await other.call(figures.query, question);
  expect(groups.map(({ keys: [key] }) => key?.label)).toEqual(["Camille Martin"]);
  for (const is of ["camille", "Camille Martin", other.userId]) {
    const filters = [{ dimension: "person", is: [is] }];
    expect((await other.call(figures.query, { ...question, filters })).totals).toEqual(totals);
    const { sum, understood } = await other.call(figures.rows, { measure: "receivedValue", filters });
    expect([sum, understood]).toEqual([totals.figures[0], expect.stringContaining("Camille Martin")]);
  }
  const refused = await refusalOf(other.call(figures.query, { ...question, filters: [{ dimension: "person", is: ["Camile Martn"] }] }));
  expect(refused.detail.fields?.[0]).toMatchObject({ field: "filters.0.is.0", code: "no_member", params: { nearest: "Camille Martin" } });
});

const productOf = async (one: Maker) => {
  const { id } = await one.call(itemOperations.create, { name: "Farine", sku: "FAR", kind: "ingredient", unit: "kg" });
  return id;
};

it("refuses what it does not know, and names what is meant perhaps", async () => {
  const refused = async (question: object) => (await refusalOf(ask(question))).detail.fields?.[0];
  expect(await refused({ measures: ["salesInvoices"] })).toMatchObject({ code: "no_measure", params: { nearest: "salesInvoiced" } });
  expect(await refused({ measures: ["salesInvoiced"], by: ["clients"] })).toMatchObject({
    code: "no_dimension",
    params: { nearest: "client" },
  });
  expect(await refused({ measures: ["salesInvoiced"], by: ["lossCause"] })).toMatchObject({ field: "by.0", code: "not_by" });
  expect(await refused({ measures: ["stockValue"], by: ["month"] })).toMatchObject({ code: "not_over_time" });
  expect(await refused({ measures: ["stockValue"], compare: "year" })).toMatchObject({ field: "compare", code: "not_over_time" });
  const unknown = { dimension: "client", is: ["Cliant 1"] };
  expect(await refused({ measures: ["orders"], filters: [unknown] })).toMatchObject({ code: "no_member", params: { nearest: "Client 1" } });
  const shops = { dimension: "clientCategory", is: ["restorants"] };
  expect(await refused({ measures: ["orders"], filters: [shops] })).toMatchObject({ code: "no_member", params: { name: "restorants" } });
  expect(await refused({ measures: ["orders"], period: "quand les poules auront des dents" })).toMatchObject({ code: "no_period" });
  expect(await refused({ measures: ["orders"], from: "2026-02-01", to: "2026-01-01" })).toMatchObject({
    field: "to",
    code: "before_start",
  });
  expect(await refused({ measures: ["orders"], order: "clients" })).toMatchObject({ field: "order", code: "choice" });
});

it("writes kilos and pieces in columns of their own, for spreadsheets, and no formula of a name", async () => {
  await maker.db.update(items).set({ name: "=cmd|'/c calc'!A0" }).where(eq(items.id, "i2"));
  const question = { measures: ["quantityMade"], by: ["product"], from: "2025-01-01", to: "2026-12-31" };
  const { text } = await maker.call(figures.export, question);
  const { headings, lines } = readCsv(text);
  expect(headings).toEqual(["Produit", "Quantités produites (kg)", "Quantités produites (piece)"]);
  const { totals } = await ask(question);
  for (const [place, { amount, unit }] of (totals.figures[0]?.quantities ?? []).entries()) {
    const column = headings.findIndex((heading) => heading.endsWith(`(${unit})`));
    const sum = lines.reduce((all, { cells }) => all + Number(cells[column]?.replace(",", ".")), 0);
    expect(sum, `${unit} ${place}`).toBeCloseTo(unit === "piece" ? amount / 1_000 : amount / 1_000_000, 3);
  }
  // A spreadsheet computes no name: whatever begins like a formula is written as text.
  expect(text).not.toMatch(/(?:^|[;,"])[=+@-]cmd/m);
});

it("tells no more than ten thousand groups, and pages those it tells", async () => {
  const days = sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < 10000)
    insert into treasury_entries (id, day, type, category, description, amount, search_text, version, created_at, updated_at)
    select 'g' || i, date('1990-01-01', '+' || i || ' days'), 'income', 'sales', 'x', 10000, '', 1, 1, 1 from n`;
  await maker.db.run(days);
  const daily = { measures: ["treasuryIn"], by: ["day"], from: "1990-01-01", limit: 1_000 };
  expect((await refusalOf(ask({ ...daily, to: "2026-12-31" }))).detail.fields?.[0]).toMatchObject({ field: "by", code: "too_many_groups" });
  const first = await ask({ ...daily, to: "1999-12-31" });
  expect([first.total, first.items.length, first.nextCursor]).toEqual([3_652, 1_000, "1000"]);
  const next = await ask({ ...daily, to: "1999-12-31", cursor: first.nextCursor });
  expect(next.items[0]?.keys[0]?.key).toBe("1992-09-27");
  expect(first.totals).toEqual(next.totals);
});

it("opens finance figures where the plan does", async () => {
  const core = await newMaker({ plan: "core" });
  const refused = await refusalOf(core.call(figures.query, { measures: ["treasuryIn"] }));
  expect([refused.code, refused.detail.params]).toEqual(["feature_not_in_plan", { feature: "finance", plan: "growth" }]);
  expect((await core.call(figures.query, { measures: ["quantitySold"] })).totals.figures).toEqual([{ quantities: [] }]);
  const all = (await core.call(figures.catalogue)).items;
  expect(all.filter(({ open }) => !open).map(({ name }) => name)).toContain("treasuryIn");
});

it("says apart how many rows it could not count", async () => {
  const { totals } = await ask({ measures: ["costOfSales", "margin"], from: "2025-01-01", to: "2026-12-31" });
  expect(totals.figures.map(({ lacking = 0 }) => lacking > 0)).toEqual([true, true]);
});

it("knows the day in Paris of any instant", async () => {
  const instants = fc.integer({ min: Date.parse("1997-01-01"), max: Date.parse("2099-01-01") });
  const edges = fc.constantFrom(
    "2026-03-29T00:59:59.999Z",
    "2026-03-29T01:00:00Z",
    "2026-10-25T00:59:59Z",
    "2026-10-25T01:00:00Z",
    "2021-10-31T00:59:59Z",
    "2024-03-31T01:00:00Z",
  );
  const all = [
    ...fc.sample(instants, 300),
    ...fc.sample(edges, 20).map(Date.parse),
    ...fc.sample(instants, 300).map((at) => at - (at % 86_400_000) + 82_800_000),
  ];
  const rows = await maker.db.all<{ at: number; day: string }>(
    sql`select value as at, ${parisDay(sql.raw("value"))} as day from json_each(${JSON.stringify(all)})`,
  );
  expect(rows.map(({ day }) => day)).toEqual(all.map((at) => civilDate(at)));
});

it("reads along an index whatever history fills, for every measure of a period", async () => {
  const filled = /SCAN (orders|order_lines|deliveries|invoices|line|treasury_entries|productions|movements|scans|lots)\b(?! VIRTUAL)/;
  const scans: string[] = [];
  for (const { name, source, measure } of registry.figures.measures.values()) {
    // What stands at a day is all that came before it.
    if (source.isBalance) continue;
    const selection = {
      source,
      measures: [name],
      by: [],
      narrowed: [],
      period: { from: "2026-01-01", to: "2026-01-31" },
      today: "2026-06-01",
    };
    const grouped = Object.keys(source.axes).map((axis) => groupsOf({ ...selection, by: [axis] }));
    const texts = [groupsOf(selection), ...grouped, ...("parts" in measure ? [] : [recordsOf(selection, name, null, 50)])];
    for (const text of texts) {
      const plan = await maker.db.all<{ detail: string }>(sql`explain query plan ${text}` as SQL);
      scans.push(...plan.flatMap(({ detail }) => (filled.test(detail) ? [`${name}: ${detail}`] : [])));
    }
  }
  expect(scans).toEqual([]);
});
