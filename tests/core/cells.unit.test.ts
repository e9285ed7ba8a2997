import { describe, expect, it } from "vitest";
import { cellOf, cellsOf, columnsOf, headingOf, headingsOf, recognise, valuesOf } from "@/worker/core/files/cells";
import { civil, line, money, note, quantity, rate, unit, z } from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { parse } from "@/worker/core/contract/parse";
import { fieldsOf } from "@/worker/core/contract/schema";

const schema = z.strictObject({
  name: line(20),
  note: note(20).default(""),
  price: money.nullable().default(null),
  rate: rate.default(550),
  type: z.enum(["horeca", "retail"]).default("retail"),
  tags: z
    .array(z.enum(["milk", "eggs"]))
    .nullable()
    .default(null),
  bio: z.boolean().default(false),
  from: civil.nullable().default(null),
  pack: quantity.nullable().default(null),
  unit: unit.default("kg"),
  place: z
    .strictObject({ city: line(20), postcode: line(9) })
    .nullable()
    .default(null),
});
const fields = {
  name: "Nom",
  note: "Notes",
  price: "Prix HT",
  rate: "TVA",
  type: "Catégorie",
  tags: "Allergènes",
  bio: "Bio",
  from: "Depuis",
  pack: "Contenu",
  unit: "Unité",
  place: "Adresse",
};
const values = { type: { horeca: "Restauration", retail: "Détaillant" }, tags: { milk: "Lait", eggs: "Œufs" } };
const english = { type: { horeca: "Catering", retail: "Retailer" }, tags: { milk: "Milk", eggs: "Eggs" } };
const common = { title: "Choses", operations: {} };
const words = {
  fr: { ...common, fields, values, synonyms: { headings: { name: ["désignation"] } } },
  en: { ...common, fields: { ...fields, name: "Name", price: "Price" }, values: english },
};
const columns = columnsOf(fieldsOf(schema));

function read(cells: Record<string, string>) {
  const texts = new Map(columns.filter(({ path }) => path in cells).map((column) => [column, cells[column.path] ?? ""]));
  return valuesOf(fieldsOf(schema), texts, words);
}

describe("columns", () => {
  it("are recognised in both languages, by other words, and whatever case, accents and units", () => {
    const headings = ["DESIGNATION", "price", "prix ht (€)", "T.V.A", "Code postal", "adresse – ville", "Couleur", "categorie"];
    expect(recognise(headings, columns, words)).toEqual(["name", "price", null, null, "place.postcode", "place.city", null, "type"]);
  });

  it("are recognised in what we write, in each language", () => {
    for (const language of languages) {
      const headings = columns.map((column) => headingOf(column, { words: words[language], language }));
      expect(recognise(headings, columns, words)).toEqual(columns.map(({ path }) => path));
    }
  });
});

describe("cells", () => {
  it.each([
    ["a French price", { price: "1 234,50 €" }, { price: 1234.5 }],
    ["a choice by its name", { type: "restauration" }, { type: "horeca" }],
    ["a choice by its key", { type: "HORECA" }, { type: "horeca" }],
    ["a choice in English", { type: "Catering" }, { type: "horeca" }],
    ["choices", { tags: "œufs, Milk" }, { tags: ["eggs", "milk"] }],
    ["choices, none of them", { tags: "aucun" }, { tags: [] }],
    ["yes", { bio: "Oui" }, { bio: true }],
    ["no", { bio: "non" }, { bio: false }],
    ["neither", { bio: "peut-être" }, { bio: "peut-être" }],
    ["a French date", { from: "1/12/2026" }, { from: "2026-12-01" }],
    ["an ISO date", { from: "2026-12-01" }, { from: "2026-12-01" }],
    ["a quantity", { pack: "2,5 kg" }, { pack: { value: 2.5, unit: "kg" } }],
    ["pieces", { pack: "12 pièces" }, { pack: { value: 12, unit: "piece" } }],
    ["a unit by its name", { unit: "Pièce" }, { unit: "piece" }],
    ["a place", { "place.city": "Lyon", "place.postcode": "69001" }, { place: { city: "Lyon", postcode: "69001" } }],
    ["nothing", { price: " ", note: "" }, {}],
  ])("say %s", (_, cells, expected) => expect(read(cells as Record<string, string>)).toEqual(expected));

  it("are read back as they were written, in both languages", () => {
    const record = parse(schema, {
      name: "Œuf",
      note: "=1",
      price: 12.3456,
      rate: 20,
      type: "horeca",
      tags: ["milk"],
      bio: true,
      from: "2026-12-31",
      pack: { value: 2.5, unit: "kg" },
      unit: "piece",
      place: { city: "Lyon", postcode: "69001" },
    });
    for (const language of languages) {
      const texts = columns.map((column) => {
        const value = column.path.split(".").reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], record);
        return [
          column.path,
          String(cellOf(column, value, { words: words[language], language }) ?? "").replace(".", column.shape.kind === "money" ? "," : "."),
        ];
      });
      expect(parse(schema, read(Object.fromEntries(texts)))).toEqual(record);
    }
  });
});

describe("a quantity in a file", () => {
  const [pack] = columns.filter(({ path }) => path === "pack");
  const format = { words: words.fr, language: "fr" } as const;
  it("is a figure that adds up, and its unit beside it; nothing is two empty cells", () => {
    if (!pack) throw new Error("no column");
    expect(headingsOf(pack, format)).toEqual(["Contenu", "Contenu – unité"]);
    expect(cellsOf(pack, { amount: -3_000, unit: "piece" }, format)).toEqual([-3, "pièce"]);
    expect(cellsOf(pack, { amount: 12_110_000, unit: "kg" }, format)).toEqual([12.11, "kg"]);
    expect(cellsOf(pack, null, format)).toEqual([null, null]);
  });
});
