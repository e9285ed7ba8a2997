import width from "fast-string-width";
import { describe, expect, it } from "vitest";
import { outlineOf } from "@/cli/catalogue/describe";
import { recordText } from "@/cli/output/record";
import { formatOf, type Row, rowFieldsOf, textOf } from "@/cli/output/show";
import { translatorFor } from "@/cli/translator";
import type { Shape, Shapes } from "@/worker/core/contract/shape";
import { modules } from "@/worker/modules/contracts";
import { orders } from "@/worker/modules/sell/orders/contract";
import { registerModules } from "../support/registry";

/** What a row is about: its first name, and the first of what one names it by. */
const identitiesOf = (fields: Shapes) =>
  [/name$/i, /^number$|^sku$|reference$|^lot$|^lotNumber$/i].flatMap(
    (name) => Object.keys(fields).find((field) => fields[field]?.kind === "text" && name.test(field)) ?? [],
  );
/** What a row says of itself before all other figures: how much of it, at what price, how much in all. */
function mainFigures(fields: Shapes): string[] {
  const names = Object.keys(fields);
  const first = (kind: Shape["kind"]) => names.find((field) => fields[field]?.kind === kind);
  return [first("quantity"), names.includes("price") ? "price" : undefined, names.includes("total") ? "total" : undefined].filter(
    (field) => field !== undefined,
  );
}
const isFigure = ({ kind }: Shape) => ["money", "rate", "quantity", "thousandths", "celsius", "number"].includes(kind);

interface Table {
  path: string;
  fields: Shapes;
  row: Row;
}

/** A row as wide as a maker's are, every value told from every other by its first signs. */
function rowOf(fields: Shapes, path: string, tables: Table[], count: { now: number }): Row {
  const row: Row = {};
  for (const [field, shape] of Object.entries(fields)) {
    count.now += 1;
    row[field] = shape.kind === "records" ? [rowOf(shape.fields, `${path}.${field}`, tables, count)] : madeUp(field, shape, count.now);
  }
  tables.push({ path, fields, row });
  return row;
}

function madeUp(field: string, { kind, options }: Shape, mark: number): unknown {
  if (/reference$|^number$|^lot$|^sku$/i.test(field) && kind === "text") return `CMD-2026-${1_000 + mark}`;
  if (kind === "choice") return options[0];
  if (kind === "choices") return options.slice(0, 2);
  if (kind === "date") return "2026-11-27";
  if (kind === "instant") return Date.UTC(2026, 10, 27);
  if (kind === "money") return 12_340_000 + mark * 100;
  if (kind === "quantity") return { amount: 1_200_000 + mark * 1_000, unit: "piece" };
  if (kind === "boolean") return true;
  if (["rate", "celsius", "thousandths", "number"].includes(kind)) return 10_000 + mark;
  return kind === "text" ? `N${mark}. Coopérative du Haricot de Bigorre` : null;
}

const shows = Object.values(modules).flatMap(({ operations }) => {
  const outline = operations.show && outlineOf(operations.show);
  return outline && Object.values(rowFieldsOf(outline)).some(({ kind }) => kind === "records") ? [outline] : [];
});

describe.each(["fr", "en"] as const)("the rows inside a record, on 80 columns, in %s", (language) => {
  it.each(shows.map((show) => [show.id, show] as const))("%s: what they are about stands before figures that tell less", (_, show) => {
    registerModules(language);
    const translator = translatorFor(language, {});
    const tables: Table[] = [];
    const record = rowOf(rowFieldsOf(show), show.id, tables, { now: 0 });
    const text = recordText(show, record, translator, 80);
    for (const line of text.split("\n")) expect(width(line), line).toBeLessThanOrEqual(80);
    const format = formatOf(show, translator);
    for (const { path, fields, row } of tables.filter((table) => table.path !== show.id)) {
      const isSeen = (field: string) => {
        const shape = fields[field] as Shape;
        const cell = textOf(shape, field, row[field], format) ?? "";
        return text.includes(shape.kind === "text" ? (cell.split(" ")[0] ?? "") : cell);
      };
      const shown = Object.keys(fields).filter((field) => field !== "id" && field !== "at" && !field.endsWith("Id"));
      const identities = identitiesOf(fields);
      const main = mainFigures(fields);
      const figures = shown.filter((field) => isFigure(fields[field] as Shape) && !identities.includes(field));
      const lesser = figures.filter((field) => !main.includes(field) && isSeen(field));
      if (lesser.length || main.some(isSeen)) expect([path, identities.filter((field) => !isSeen(field))]).toEqual([path, []]);
      if (lesser.length) expect([path, main.filter((field) => !isSeen(field))]).toEqual([path, []]);
    }
  });
});

it("the lines of an order say the article, how much, the price and the total on 80 columns", () => {
  registerModules("fr");
  const show = outlineOf(orders.show);
  const line = {
    sku: "RIL-CAN-180",
    name: "Rillettes de canard du Périgord 180 g",
    amount: { amount: 40_000, unit: "piece" },
    price: 54_000,
  };
  const none = { amount: 0, unit: "piece" };
  const rest = { per: "piece", discount: 500, vatRate: 550, total: 2_160_000, container: false, shipped: none, returned: none };
  const lines = [{ ...line, ...rest, promised: none, short: none }];
  const text = recordText(show, { lines }, translatorFor("fr", {}), 80).replace(/[\u00a0\u202f]/g, " ");
  expect(text).toMatch(/\nRIL-CAN-180 +Rillettes.* 40 pièces +5,40 € .*216,00 €/);
});
