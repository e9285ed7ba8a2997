import { bare, isNullable, isOptional, kindOf } from "@/worker/core/coerce";
import type { z } from "@/worker/core/fields";
import type { Operation } from "@/worker/core/operation";
import { routeOf } from "@/worker/core/route";
import { operations } from "@/worker/modules/contracts";
import type { Person } from "./people";

type Fields = Record<string, unknown>;

const recipe = () => ({
  item: "ESSAI-PRODUIT",
  output: { value: 1, unit: "kg" },
  lines: [{ item: "ESSAI-INGREDIENT", amount: { value: 1, unit: "kg" } }],
});

/** Inputs that a schema alone cannot tell: what two fields say to each other, or what must not exist yet. */
const known: Record<string, () => Fields> = {
  "account.signUp": () => ({
    email: `walk-${crypto.randomUUID()}@cellier.test`,
    password: "Bocaux-de-juillet-58",
    passwordConfirmation: "Bocaux-de-juillet-58",
    terms: true,
  }),
  "items.create": () => ({ status: "rnd" }),
  "items.setPrice": () => ({ startsOn: "2999-01-01" }),
  "items.removePrice": () => ({ startsOn: "2999-01-01" }),
  "feedback.create": () => ({ email: "walk@cellier.test" }),
  "imports.create": () => ({ content: `Nom;SKU\nEssai;${crypto.randomUUID()}` }),
  "tariffs.create": () => ({ pack: { value: 25, unit: "kg" } }),
  "recipes.create": recipe,
  "recipes.preview": recipe,
  "recipes.replaceEffect": () => ({ by: "ESSAI-AUTRE" }),
  "recipes.replace": () => ({ by: "ESSAI-AUTRE" }),
};

/** Items that samples name, in every business that walks the registry. */
export const sampleItems = [
  { sku: "ESSAI-PRODUIT", name: "Produit d'essai", kind: "product", unit: "kg", price: 9 },
  { sku: "ESSAI-INGREDIENT", name: "Ingrédient d'essai", kind: "ingredient", unit: "kg", cost: 3 },
  { sku: "ESSAI-AUTRE", name: "Autre ingrédient d'essai", kind: "ingredient", unit: "kg", cost: 4 },
];

/** Operations whose `id` is another module's record: the item of this SKU. */
export const actsOnItem: Record<string, string> = {
  "recipes.whereUsed": "ESSAI-INGREDIENT",
  "recipes.compare": "ESSAI-PRODUIT",
  "recipes.whatIf": "ESSAI-INGREDIENT",
  "recipes.replaceEffect": "ESSAI-INGREDIENT",
  "recipes.replace": "ESSAI-INGREDIENT",
};

/** Records that an input names by other fields than `id`: the operation that makes each. */
const named: Record<string, Record<string, { by: string; with?: Fields }>> = {
  "tariffs.create": { item: { by: "items.create", with: { unit: "kg" } }, supplier: { by: "suppliers.create" } },
};

/** Makes the records that an operation's input names, and says what to name. */
export async function recordsNamedBy(operation: Operation, caller: Person): Promise<Fields> {
  const made: Fields = {};
  for (const [field, { by, with: given }] of Object.entries(named[operation.id] ?? {})) {
    const create = operations.find(({ id }) => id === by);
    if (!create) throw new Error(`Nothing makes what ${operation.id} names: ${by}`);
    const { method, path } = routeOf(create);
    made[field] = (await caller.api(path, { method, json: sampleOf(create, given) })).body.id;
  }
  return made;
}

/** A valid input for an operation, in the exchange form; what it must name is made up from its schema. */
export function sampleOf(operation: Operation, given: Fields = {}): Fields {
  const made: Fields = { ...known[operation.id]?.(), ...given };
  for (const [field, schema] of Object.entries(operation.input.shape) as [string, z.ZodType][]) {
    if (field in made || field === "id" || field === "version" || isOptional(schema)) continue;
    made[field] = valueFor(schema);
  }
  return made;
}

/** A value that fits a field: the first of its choices, a small number, a short text. */
function valueFor(schema: z.ZodType): unknown {
  const word = crypto.randomUUID().slice(0, 8);
  const candidates: unknown[] = [`Essai ${word}`, word, 1, true, [], "2026-01-31", "essai@cellier.test", {}];
  if (kindOf(schema) === "enum") return (bare(schema) as z.ZodEnum).options[0];
  const fitting = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (fitting === undefined && !isNullable(schema)) throw new Error("Give tests/support/sample.ts an input for this field");
  return fitting ?? null;
}

/** Operations that their record must have been made ready for, by another of the same module. */
export const readyAfter: Record<string, string> = {
  "imports.undo": "confirm",
  "items.removePrice": "setPrice",
  "recipes.restore": "archive",
};

/** The operation of the same module with this verb. */
export function sibling(operation: Operation, verb: string): Operation | undefined {
  const [module] = operation.id.split(".");
  return operations.find((other) => other.id === `${module}.${verb}`);
}

/** Values that a field must refuse, with a name for each. */
export function badValuesFor(schema: z.ZodType): [string, unknown][] {
  const everything: [string, unknown][] = [
    ["a wrong type", { not: "expected" }],
    ["a negative number", -5],
    ["a text where a number belongs", "twelve"],
    ["a very long text", "x".repeat(10_000)],
    ["control characters", "a\u0000b\u001b[2J"],
    ["too many decimals", 1.123456789],
    ["a huge number", 1e300],
    ["an unknown choice", "'; drop table items; --"],
  ];
  return everything.filter(([, value]) => !schema.safeParse(value).success);
}
