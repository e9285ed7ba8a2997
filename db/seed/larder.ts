import { type Allergen, allergens as allAllergens, type Nutrition } from "@/worker/core/trade/food";
import { type Label, labels as allLabels } from "@/worker/modules/catalogue/items/status";
import { type Article, listed } from "./rows";

/** Kilojoules and kilocalories in a gram (Regulation (EU) 1169/2011, annex XIV). */
const energy = { fat: [37, 9], carbohydrate: [17, 4], fibre: [8, 2], protein: [17, 4], alcohol: [29, 7] } as const;

/**
 * Ingredients as one writes them in a table, a line each:
 *
 *     SKU | name | euros | per 100 g | on the label | allergens | what else
 *
 * Per 100 g: grams of fat, saturates, carbohydrate, sugars, fibre, protein, salt, and of alcohol where there is some.
 * Allergens: those present, after a slash those possible by accident ("mustard / celery sesame"), "?" where nobody has said.
 * What else, between commas: "loss 8", "1.03 g/ml", "55 g" a piece, "sold 6.90", "by" a supplier, "from" somewhere, signs of
 * quality.
 * @throws Error when a line cannot be read
 */
export function larder(shared: Partial<Article>, table: string): Article[] {
  const lines = table.split("\n").filter((line) => line.trim());
  return listed({ kind: "ingredient", unit: "kg", ...shared }, lines.map(articleFrom));
}

function articleFrom(line: string): Partial<Article> & Pick<Article, "name" | "sku"> {
  const [sku, name, cost, per100, labelName, declared, rest] = line.split("|").map((cell) => cell.trim());
  if (!sku || !name || rest === undefined) throw new Error(`This line of an ingredient cannot be read: ${line}`);
  const more = rest.split(",").map((word) => word.trim());
  return {
    sku,
    name,
    cost: Number(cost),
    nutrition: nutritionFrom(per100 ?? ""),
    labelName: labelName ?? "",
    ...declarationFrom(declared ?? ""),
    ...Object.assign({}, ...more.filter(Boolean).map(detailFrom)),
    labels: more.filter(isLabel),
  };
}

function declarationFrom(text: string): Pick<Article, "allergens" | "traces"> {
  const [present = "", traces = ""] = text.split("/");
  return { allergens: text === "?" ? null : allergensFrom(present), traces: allergensFrom(traces) };
}

/** In the order of the law. */
function allergensFrom(text: string): Allergen[] {
  const words = text.split(" ").filter(Boolean);
  const unknown = words.find((word) => !(allAllergens as readonly string[]).includes(word));
  if (unknown) throw new Error(`This is none of the fourteen allergens: ${unknown}`);
  return allAllergens.filter((allergen) => words.includes(allergen));
}

const isLabel = (word: string): word is Label => (allLabels as readonly string[]).includes(word);

function detailFrom(text: string): Partial<Article> {
  if (isLabel(text)) return {};
  const [, by] = /^by (.+)$/.exec(text) ?? [];
  if (by) return { supplier: by };
  const [, from] = /^from (.+)$/.exec(text) ?? [];
  if (from) return { origin: from };
  const [, measured, unit] = /^([\d.]+) (g|g\/ml)$/.exec(text) ?? [];
  if (measured) return unit === "g" ? { weight: Number(measured), unit: "piece" } : { density: Number(measured), unit: "l" };
  const [, name, value] = /^(loss|sold) ([\d.]+)$/.exec(text) ?? [];
  if (name) return name === "loss" ? { loss: Number(value) } : { price: Number(value) };
  throw new Error(`This detail of an ingredient cannot be read: ${text}`);
}

function nutritionFrom(per100: string): Nutrition {
  const grams = per100.split(/\s+/).map(Number);
  const [fat = 0, saturates = 0, carbohydrate = 0, sugars = 0, fibre = 0, protein = 0, salt, alcohol = 0] = grams;
  if (salt === undefined || grams.some(Number.isNaN)) throw new Error(`This nutrition per 100 g cannot be read: ${per100}`);
  const parts = { fat, carbohydrate, fibre, protein, alcohol };
  const sum = (place: 0 | 1) =>
    Math.round(Object.entries(parts).reduce((total, [name, value]) => total + value * energy[name as keyof typeof energy][place], 0));
  return { energyKj: sum(0), energyKcal: sum(1), fat, saturates, carbohydrate, sugars, fibre, protein, salt };
}
