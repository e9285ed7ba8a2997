import { type Allergen, allergens } from "@/worker/core/trade/food";
import type { ItemKind, ItemStatus } from "@/worker/modules/catalogue/items/status";
import { withCheckDigit } from "./barcode";
import type { Dice } from "./dice";
import { type Article, plain } from "./rows";

/** How often each kind and each status occurs in a large maker's catalogue. */
const kinds: [ItemKind, number][] = [
  ["product", 56],
  ["ingredient", 24],
  ["packaging", 9],
  ["component", 6],
  ["service", 3],
  ["other", 2],
];
const statuses: [ItemStatus, number][] = [
  ["active", 78],
  ["inactive", 8],
  ["out_of_stock", 6],
  ["discontinued", 5],
  ["rnd", 3],
];

const fruits = ["fraise", "abricot", "figue", "mirabelle", "rhubarbe", "pomme", "poire", "coing", "mûre", "cassis", "pêche", "châtaigne"];
const vegetables = ["tomate", "potimarron", "carotte", "betterave", "oignon", "poivron", "courgette", "fenouil", "poireau", "aubergine"];
const meats = ["canard", "porc", "lapin", "truite", "volaille", "chevreuil", "oie", "veau"];

/** For each kind, its categories: how their articles are called, and what they are made of. */
const families: Record<ItemKind, readonly Family[]> = {
  product: [
    { category: "Confitures", heads: ["Confiture", "Gelée", "Marmelade"], tastes: fruits },
    { category: "Compotes et sirops", heads: ["Compote", "Sirop", "Coulis"], tastes: fruits },
    { category: "Soupes", heads: ["Soupe", "Velouté", "Gaspacho"], tastes: vegetables },
    { category: "Tartinables", heads: ["Tartinable", "Caviar", "Confit", "Chutney"], tastes: vegetables },
    { category: "Terrines", heads: ["Terrine", "Rillettes", "Pâté"], tastes: meats },
    { category: "Plats cuisinés", heads: ["Mijoté", "Parmentier", "Civet"], tastes: meats },
  ],
  component: [{ category: "Semi-finis", heads: ["Base", "Purée", "Fond", "Garniture"], tastes: [...fruits, ...vegetables, ...meats] }],
  ingredient: [
    { category: "Fruits", heads: ["Purée", "Cubes", "Morceaux"], tastes: fruits },
    { category: "Légumes", heads: ["Brunoise", "Poudre", "Cubes"], tastes: vegetables },
    { category: "Viandes et poissons", heads: ["Parures", "Filet", "Morceaux"], tastes: meats },
  ],
  packaging: [{ category: "Étiquettes et cartons", heads: ["Étiquette", "Carton", "Bandeau"], tastes: [...fruits, ...vegetables] }],
  service: [{ category: "Travail à façon", heads: ["Cuisson", "Mise en bocal", "Stérilisation"], tastes: [...vegetables, ...meats] }],
  other: [{ category: "Divers", heads: ["Dégustation", "Échantillon"], tastes: fruits }],
};
const touches = ["", "", " au basilic", " au thym", " au poivre", " au citron", " au gingembre", " au miel", " au romarin", " au safran"];
const sizes = ["90 g", "110 g", "180 g", "250 g", "320 g", "500 g", "660 g", "850 ml", "1 kg"] as const;
const places = [
  "Agenais",
  "Albret",
  "Béarn",
  "Bigorre",
  "Brulhois",
  "Gers",
  "Landes",
  "Lomagne",
  "Marmandais",
  "Périgord",
  "Quercy",
  "Rouergue",
];
const trades = ["Maraîchers", "Vergers", "Ferme", "Coopérative", "Moulin", "Laiterie", "Verrerie", "Cartonnerie"];

interface Family {
  category: string;
  heads: readonly string[];
  tastes: readonly string[];
}

/** A large catalogue, for measuring: as varied as a real one and always the same. */
export function largeCatalogue(dice: Dice, size: number): Article[] {
  return Array.from({ length: size }, (_, number) => article(dice, number));
}

function article(dice: Dice, number: number): Article {
  const kind = dice.weighted(kinds);
  const isMade = kind === "product" || kind === "component";
  const cost = dice.next() < 0.94 ? dice.between(20, 1_800) / 100 : null;
  const isSold = kind === "product" || kind === "service" || kind === "other" || dice.next() < 0.1;
  const family = dice.pick(families[kind]);
  const size = kind === "product" || kind === "packaging" ? ` ${dice.pick(sizes)}` : "";
  const name = `${dice.pick(family.heads)} ${of(dice.pick(family.tastes))}${dice.pick(touches)}${size}, ${dice.pick(places)}`;
  return {
    ...plain,
    name,
    sku: `${kind.slice(0, 3).toUpperCase()}-${String(number + 1).padStart(5, "0")}`,
    category: family.category,
    brand: "",
    kind,
    status: isMade || dice.next() < 0.2 ? dice.weighted(kind === "product" ? statuses : statuses.slice(0, 4)) : "active",
    unit: kind === "ingredient" || kind === "component" ? dice.pick(["kg", "kg", "l", "g"] as const) : "piece",
    price: isSold && cost !== null ? Math.round(cost * dice.between(92, 290)) / 100 : null,
    cost,
    vat: kind === "packaging" || kind === "service" ? 20 : dice.weighted([[5.5, 88] as const, [20, 9] as const, [10, 3] as const]),
    allergens: declared(dice, kind),
    supplier: `${dice.pick(trades)} du ${dice.pick(places)}`,
    customer: kind === "product" && dice.next() < 0.12 ? `Épicerie ${dice.pick(places)}` : "",
    barcode: kind === "product" ? withCheckDigit(`3769${String(number).padStart(8, "0")}`) : null,
    description: dice.next() < 0.4 ? `${name}, recette n° ${dice.between(1, 900)}.` : "",
    archived: dice.next() < 0.03,
  };
}

/** "de canard", "d'oie". */
function of(taste: string): string {
  return /^[aeiouyéèêœ]/.test(taste) ? `d'${taste}` : `de ${taste}`;
}

/** Most articles are declared, half of them free of the fourteen. */
function declared(dice: Dice, kind: ItemKind): Allergen[] | null {
  if (kind === "packaging" || kind === "service" || kind === "other" || dice.next() < 0.12) return null;
  const number = dice.weighted([[0, 52] as const, [1, 28] as const, [2, 14] as const, [3, 6] as const]);
  const chosen = new Set(Array.from({ length: number }, () => dice.pick(allergens)));
  return allergens.filter((allergen) => chosen.has(allergen));
}
