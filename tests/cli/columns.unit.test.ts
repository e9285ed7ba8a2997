import width from "fast-string-width";
import { describe, expect, it } from "vitest";
import { outlineOf } from "@/cli/catalogue/describe";
import type { OperationOutline } from "@/cli/catalogue/outline";
import { tsvText } from "@/cli/output/csv";
import { columnsOf, pageText, type Row, rowFieldsOf } from "@/cli/output/show";
import { translatorFor } from "@/cli/translator";
import type { Shape } from "@/worker/core/contract/shape";
import { fieldLabel } from "@/worker/core/text/format-value";
import { modules } from "@/worker/modules/contracts";
import { stock } from "@/worker/modules/store/stock/contract";
import { registerModules } from "../support/registry";

const lists = Object.values(modules).flatMap(({ operations }) => (operations.list?.telling ? [outlineOf(operations.list)] : []));

/** A row as wide as a maker's are: names of companies, references of a year, sums of four figures. */
function rowOf(operation: OperationOutline): Row {
  return Object.fromEntries(Object.entries(rowFieldsOf(operation)).map(([field, shape]) => [field, madeUp(field, shape)]));
}

function madeUp(field: string, { kind, options }: Shape): unknown {
  if (/reference$|^number$|^lot$|^sku$/i.test(field)) return "CMD-2026-0042";
  if (kind === "choice") return options[0];
  if (kind === "choices") return options.slice(0, 2);
  if (kind === "date") return "2026-11-27";
  if (kind === "instant") return Date.UTC(2026, 10, 27);
  if (kind === "money") return 12_345_600;
  if (kind === "quantity") return { amount: 120_000, unit: "piece" };
  if (kind === "boolean") return true;
  if (["rate", "celsius", "thousandths", "number"].includes(kind)) return 1_234;
  return kind === "text" ? "Coopérative du Haricot de Bigorre" : null;
}

describe.each(["fr", "en"] as const)("every list in %s", (language) => {
  it.each(lists.map((list) => [list.id, list] as const))("%s says what a row is about at 80 and at 120 columns", (_, list) => {
    registerModules(language);
    const translator = translatorFor(language, {});
    const page = { items: [rowOf(list)], nextCursor: null };
    const format = { words: translator.of(list.id.split(".")[0] ?? ""), language };
    /** No label is cut. */
    const words = columnsOf(list).flatMap(({ field }) => fieldLabel(format, field).split(" "));
    for (const screen of [80, 120]) {
      const { head, rule, rows, hidden } = pageText(list, page, translator, screen);
      expect(Math.max(...[...head, rule, ...rows].map((line) => width(line)))).toBeLessThanOrEqual(screen);
      expect(words).toEqual(expect.arrayContaining(head.join(" ").trim().split(/ +/)));
      const shown = (list.telling ?? []).filter((field) => page.items[0]?.[field] !== null);
      expect(hidden.filter((label) => shown.slice(0, 5).some((field) => fieldLabel(format, field) === label))).toEqual([]);
    }
  });
});

it.each(lists.filter(({ columns }) => columns).map((list) => [list.id, list] as const))(
  "%s names what tells most among its columns",
  (_, list) => {
    const shown = columnsOf(list).map(({ field }) => field);
    expect(shown).toEqual(expect.arrayContaining([...(list.telling ?? [])]));
  },
);

it("is plain between tabs where a program reads: a cell a line, figures without a unit", () => {
  const list = outlineOf(stock.list);
  const items = [{ name: "Sel\tfin", amount: { value: 1250.5, unit: "g" }, value: 12.5 }];
  expect(tsvText(list, { items }, ["name", "amount", "value"])).toBe("name\tamount\tamount_unit\tvalue\nSel fin\t1250.5\tg\t12.5");
});
