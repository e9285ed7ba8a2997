import { describe, expect, it } from "vitest";
import { cellOf, type Column, foldHeading, valuesOf } from "@/worker/core/files/cells";
import { coerce } from "@/worker/core/contract/coerce";
import { celsius, civil, instant, line, money, note, quantity, rate, thousandths, z } from "@/worker/core/contract/fields";
import { columnsOf } from "@/worker/core/files/cells";
import { packOf } from "@/worker/core/trade/pack";
import { fieldsOf } from "@/worker/core/contract/schema";

const schema = z.strictObject({
  name: line(20),
  note: note(20).default(""),
  count: z.int().optional(),
  price: money.nullable().default(null),
  rate: rate.optional(),
  salt: thousandths.optional(),
  cold: celsius.optional(),
  at: instant.optional(),
  on: civil.nullable().default(null),
  kind: z.enum(["jam", "honey"]).optional(),
  tags: z.array(z.enum(["milk", "eggs"])).optional(),
  isOpen: z.boolean().default(false),
  pack: quantity.optional(),
  rows: z.array(z.strictObject({ item: line(20), amount: quantity })).optional(),
  more: z.record(z.string(), z.string()).optional(),
});
const words = {
  title: "",
  operations: {},
  fields: {},
  values: { kind: { jam: "Confiture", honey: "Miel" }, tags: { milk: "Lait", eggs: "Œufs" }, tag: { none: "Sans rien" } },
};
const both = { fr: words, en: { ...words, values: {} } };
const columns = columnsOf(fieldsOf(schema));
const columnOf = (path: string) => columns.find((column) => column.path === path) as Column;
const read = (path: string, text: string) => valuesOf(fieldsOf(schema), new Map([[columnOf(path), text]]), both)[path];

describe("a cell is read", () => {
  it.each([
    ["kind", " confiture ", "jam"],
    ["kind", "honey", "honey"],
    ["kind", " sel ", "sel"],
    ["tags", "Lait; œufs", ["milk", "eggs"]],
    ["tags", "lait|eggs", ["milk", "eggs"]],
    ["tags", "aucun", []],
    ["tags", "none", []],
    ["tags", "sans rien", []],
    ["on", "1/2/2026", "2026-02-01"],
    ["on", "01.02.2026", "2026-02-01"],
    ["on", "x1/2/2026", "x1/2/2026"],
    ["on", "1/2/2026x", "1/2/2026x"],
    ["on", "1/2/26", "1/2/26"],
    ["pack", "carton 10 × 1 kg", { value: 10, unit: "kg" }],
    ["pack", "beaucoup", "beaucoup"],
    ["isOpen", " Oui ", true],
    ["isOpen", "parfois", "parfois"],
  ])("%s from %j", (path, text, value) => expect(read(path, text)).toEqual(value));

  it.each(["oui", "yes", "vrai", "true", "1", "x", "o", "y", "OUI"])("%s as yes", (text) => expect(read("isOpen", text)).toBe(true));
  it.each(["non", "no", "faux", "false", "0", "n", "Non"])("%s as no", (text) => expect(read("isOpen", text)).toBe(false));
});

describe("a value is told in a cell", () => {
  it.each([
    ["price", 12_345, 1.2345],
    ["rate", 550, 5.5],
    ["salt", 1_500, 1.5],
    ["cold", -1_850, -18.5],
    ["count", 3, 3],
    ["at", Date.parse("2026-11-20T23:30:00Z"), "21/11/2026 00:30"],
    ["on", "2026-02-01", "01/02/2026"],
    ["isOpen", true, "oui"],
    ["isOpen", false, "non"],
    ["kind", "jam", "Confiture"],
    ["tags", ["milk", "eggs"], "Lait, Œufs"],
    ["tags", [], "aucun"],
    ["pack", { amount: 2_500_000, unit: "kg" }, "2,5 kg"],
    ["name", "2026-02-01", "2026-02-01"],
    ["name", null, null],
    ["name", undefined, null],
  ])("%s: %j", (path, value, cell) => expect(cellOf(columnOf(path), value, { words, language: "fr" })).toEqual(cell));
});

it.each([
  ["Prix HT (€)", "prix ht"],
  ["  Prix — HT  ", "prix ht"],
  ["N°2", "n 2"],
  [`${"x".repeat(200)}y`, "x".repeat(200)],
])("the heading %s is %s", (heading, folded) => expect(foldHeading(heading)).toBe(folded));

describe("what one types is read", () => {
  it.each([
    ["a quantity with its unit close", { pack: "2kg" }, { pack: { value: 2, unit: "kg" } }],
    ["a quantity and something before", { pack: "x 2 kg" }, { pack: "x 2 kg" }],
    ["a quantity and something after", { pack: "2 kg !" }, { pack: "2 kg !" }],
    ["a quantity in a unit that is none", { pack: "2 foo" }, { pack: { value: 2, unit: "foo" } }],
    ["more than any quantity", { pack: `${" ".repeat(200)}2 kg` }, { pack: `${" ".repeat(200)}2 kg` }],
    ["a blank quantity", { pack: " " }, {}],
    ["a blank note", { note: " " }, { note: "" }],
    ["a blank name", { name: " " }, {}],
    ["a blank number", { count: " " }, {}],
    ["a blank price", { price: " " }, { price: null }],
    ["several words for one field: the last", { name: ["a", "b"] }, { name: "b" }],
    ["a tick", { isOpen: " on " }, { isOpen: true }],
    ["no tick", { isOpen: "" }, { isOpen: false }],
    ["rows of blanks", { rows: "  " }, { rows: [] }],
    ["a row and something before it", { rows: "a POT:2 kg" }, { rows: ["a POT:2 kg"] }],
    ["a row and something after it", { rows: "POT:2 kg !" }, { rows: ["POT:2 kg !"] }],
    ["a row in a unit that is none", { rows: "POT:2 foo" }, { rows: [{ item: "POT", amount: { value: 2, unit: "foo" } }] }],
    ["a record", { more: '{"a":"b"}' }, { more: { a: "b" } }],
    ["a record that is none", { more: "{a" }, { more: "{a" }],
    ["what no field is called", { other: "x" }, { other: "x" }],
    ["what every record has by nature", { toString: "x" }, { toString: "x" }],
    ["rows in their order", { "rows.10.item": "b", "rows.9.item": "a", "rows.2.item": " " }, { rows: [{ item: "a" }, { item: "b" }] }],
    ["a row of which one thing was typed", { "rows.0.item": "", "rows.0.amount.value": "2" }, { rows: [{ amount: { value: 2 } }] }],
  ])("%s", (_, typed, expected) => expect({ ...coerce(fieldsOf(schema), typed as unknown as Record<string, string>) }).toEqual(expected));
});

describe("a pack", () => {
  it.each([
    ["as long as one writes", `sac 25 kg${" ".repeat(71)}`, 25_000_000],
    ["longer than one writes", `sac 25 kg${" ".repeat(72)}`, null],
    ["with spaces around", "  sac 25 kg  ", 25_000_000],
    ["after a hyphen", "- 25 kg", null],
    ["with a hyphen inside", "sac - 25 kg", 25_000_000],
    ["of the most", "1000000 x 1000000 kg", null],
    ["of just the most", "1000000000 kg", 1_000_000_000_000_000],
    ["of a gram more than the most", "1000000001 kg", null],
    ["of thousands", "1 000 g", 1_000_000],
    ["of a small word between numbers", "6 de 75 cl", null],
    ["of what is counted between numbers", "6 pots 75 cl", 4_500_000],
    ["of a unit between numbers", "6 kg 75 cl", null],
  ])("%s", (_, text, amount) => expect(packOf(text)?.holds.amount ?? null).toBe(amount));

  it("has a name of sixty letters at most", () => expect(packOf(`${"x".repeat(70)} 2 kg`)?.name).toBe("x".repeat(60)));
  it("has the words of its name apart", () => expect(packOf("grand sac 2 kg")?.name).toBe("grand sac"));
});
