import { bare, isNullable, isOptional, kindOf } from "@/worker/core/coerce";
import type { z } from "@/worker/core/fields";
import type { Operation } from "@/worker/core/operation";
import { operations } from "@/worker/modules/contracts";

type Fields = Record<string, unknown>;

/** Inputs that a schema alone cannot tell: what two fields say to each other, or what must not exist yet. */
const known: Record<string, () => Fields> = {
  "account.signUp": () => ({
    email: `walk-${crypto.randomUUID()}@cellier.test`,
    password: "Bocaux-de-juillet-58",
    passwordConfirmation: "Bocaux-de-juillet-58",
    terms: true,
  }),
  "feedback.create": () => ({ email: "walk@cellier.test" }),
};

/** A valid input for an operation, in the exchange form; what it must name is made up from its schema. */
export function sampleOf(operation: Operation, given: Fields = {}): Fields {
  const made: Fields = {};
  for (const [field, schema] of Object.entries(operation.input.shape) as [string, z.ZodType][]) {
    if (field === "id" || field === "version" || isOptional(schema)) continue;
    made[field] = valueFor(schema);
  }
  return { ...made, ...known[operation.id]?.(), ...given };
}

/** A value that fits a field: the first of its choices, a small number, a short text. */
function valueFor(schema: z.ZodType): unknown {
  const candidates: unknown[] = [`Essai ${crypto.randomUUID().slice(0, 8)}`, 1, true, [], "2026-01-31", "essai@cellier.test", {}];
  if (kindOf(schema) === "enum") return (bare(schema) as z.ZodEnum).options[0];
  const fitting = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (fitting === undefined && !isNullable(schema)) throw new Error("Give tests/support/sample.ts an input for this field");
  return fitting ?? null;
}

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
