import type { recipes as table } from "@/db/business";
import { inputFrom } from "@/worker/core/contract/input-from";
import { QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import { graphOf, type ItemRow as KeptItem, recompute } from "@/worker/modules/catalogue/costing";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { linesFrom } from "@/worker/modules/catalogue/recipes/lines";
import type { Dice } from "./dice";
import type { ItemRow } from "./rows";

type RecipeRow = typeof table.$inferSelect;

/** A version of a recipe as one writes it down; what is not usual only. */
export interface Written {
  /** What it makes, by SKU. */
  sku: string;
  /** How much of it: "240 piece". */
  makes: string;
  /** "SF-CAN 31,5 kg *, ING-TOM 88 kg -8%": what ends up in it, what is lost of it where that is not the usual, and * for QUID. */
  lines: string;
  /** What each piece is packed in: "EMB-VER-180 -1%, EMB-CAR-12/12" is a jar of which some break, and a twelfth of a box. */
  pack?: string;
  /** Percent of good output. */
  yield?: number;
  /** Percent of what is mixed that leaves as steam. */
  waterLoss?: number;
  /** Of work. */
  minutes: number;
  /** Euros for the whole: energy, water, cleaning. */
  overhead: number;
  method: string;
  status?: RecipeRow["status"];
}

/** What an hour of work costs in a workshop of the demo, in euros. */
const HOURLY_RATE = 24.5;

/** Another version of a recipe: lines of the same SKU are replaced, new ones follow, and none of it ("0 kg") goes. */
export function but(recipe: Written, { lines, ...changes }: Partial<Written>): Written {
  const changed = new Map([...piecesOf(recipe.lines), ...piecesOf(lines ?? "")].map((piece) => [piece.split(" ")[0], piece]));
  const remaining = [...changed.values()].filter((piece) => !/ 0 \p{L}+$/u.test(piece));
  return { ...recipe, ...changes, lines: remaining.join(", ") };
}

/**
 * Recipes as the database keeps them, numbered within each item as they are written; and the items with what follows for them.
 * @param today midnight, in UTC milliseconds
 * @throws Refusal when a person could not have entered one of them
 */
export function withRecipes(items: ItemRow[], written: readonly Written[], dice: Dice, today: number) {
  const bySku = new Map(items.map((item) => [item.sku, item as KeptItem]));
  const versions = written.map((recipe) => recipeRow(recipe, written, (sku) => bySku.get(sku), dice, today));
  const active = new Map(versions.filter(({ status }) => status === "active").map(({ itemId, id }) => [itemId, id]));
  const itemsWithRecipe = items.map((item) => ({ ...item, recipeId: active.get(item.id) ?? null }));
  const derived = recompute(graphOf(versions, itemsWithRecipe as KeptItem[]));
  return { items: itemsWithRecipe.map((item): ItemRow => ({ ...item, ...derived.get(item.id) })), recipes: versions };
}

function recipeRow(
  recipe: Written,
  all: readonly Written[],
  itemOf: (sku: string) => KeptItem | undefined,
  dice: Dice,
  today: number,
): RecipeRow {
  const item = itemOf(recipe.sku);
  if (!item) throw new Error(`A recipe makes what the demo does not have: ${recipe.sku}`);
  const { item: _, output, lines, ...fields } = recipes.create.input.parse(inputFrom(recipes.create, textsOf(recipe, itemOf)));
  const versions = all.filter(({ sku }) => sku === recipe.sku);
  const number = versions.indexOf(recipe) + 1;
  // The versions of an item follow each other evenly from its birth until today.
  const createdAt = item.createdAt + Math.floor(((today - item.createdAt) * (number - 1)) / versions.length);
  return {
    ...fields,
    id: dice.id(),
    itemId: item.id,
    number,
    status: recipe.status ?? "active",
    outputAmount: output.amount,
    outputUnit: output.unit,
    lines: linesFrom(lines, item, itemOf),
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
}

/** What a person would have typed into the form. */
function textsOf(recipe: Written, itemOf: (sku: string) => KeptItem | undefined): Record<string, string> {
  const { sku, makes, minutes, overhead, method } = recipe;
  const lines = [...piecesOf(recipe.lines).map((piece) => lineFrom(piece, itemOf)), ...packingOf(recipe)];
  return {
    item: sku,
    output: makes,
    yield: String(recipe.yield ?? 100),
    waterLoss: String(recipe.waterLoss ?? 0),
    labourMinutes: String(minutes),
    hourlyRate: String(HOURLY_RATE),
    overhead: String(overhead),
    method: method.replace(/\n\s+/g, "\n"),
    ...Object.assign({}, ...lines.map((line, place) => Object.fromEntries(line.map(([name, text]) => [`lines.${place}.${name}`, text])))),
  };
}

type TypedLine = [name: string, text: string][];

function lineFrom(piece: string, itemOf: (sku: string) => KeptItem | undefined): TypedLine {
  const [, sku = "", amount, loss, star] = /^(\S+) ([\d,.]+ \p{L}+)(?: -([\d,.]+)%)?( \*)?$/u.exec(piece) ?? [];
  const item = itemOf(sku);
  if (!amount || !item) throw new Error(`This line of a recipe cannot be read: ${piece}`);
  return [
    ["item", sku],
    ["amount", amount],
    ["loss", loss ?? String(item.loss / 100)],
    ["quid", star ? "true" : "false"],
  ];
}

function packingOf({ pack = "", makes }: Written): TypedLine[] {
  const pieces = Number.parseInt(makes, 10);
  return piecesOf(pack).map((piece) => {
    const [, sku, each = "1", loss = "0"] = /^(EMB-[A-Z0-9-]+?)(?:\/(\d+))?(?: -([\d,.]+)%)?$/.exec(piece) ?? [];
    if (!sku) throw new Error(`This packing of a recipe cannot be read: ${piece}`);
    const amount = Math.round((pieces * QUANTITY_SCALE) / Number(each)) / QUANTITY_SCALE;
    return [
      ["item", sku],
      ["amount", `${amount} piece`],
      ["loss", loss],
    ];
  });
}

/** What stands between commas or on lines of its own; a decimal comma has no space after it. */
function piecesOf(text: string): string[] {
  return text
    .split(/,\s+|\n/)
    .map((piece) => piece.trim())
    .filter(Boolean);
}
