import { expect, it } from "vitest";
import { bare, isOptional, kindOf } from "@/worker/core/contract/schema";
import { z } from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import type { Refusal } from "@/worker/core/errors";
import { kebab, nameOf, type Operation } from "@/worker/core/contract/operation";
import { parse } from "@/worker/core/contract/parse";
import { routeOf } from "@/worker/core/contract/route";
import { hasWords } from "@/worker/doors/words";
import { operations } from "@/worker/modules/contracts";
import { badValuesOf } from "./support/bad-values";
import { callAs, fieldsNamedBy, newAdmin, nobody, refusalOf, type Someone } from "./support/in-process";
import { sampleOf } from "./support/sample";

/** What must hold for every operation of the registry and needs no database: each test lists all that break it. */

const customer = { actor: { ...newAdmin().actor, role: "customer" } } as Someone;

it("has a title, and a name for each field and choice, in both languages", () => {
  expect(
    offenders((operation) =>
      keysOf(operation)
        .filter((keys) => !isNamed(keys))
        .map(String),
    ),
  ).toEqual([]);
});

it("asks for the version it changes, when it updates, archives or restores a record", () => {
  const changes = ({ kind, id }: Operation) => kind === "command" && /\.(update|archive|restore)$/.test(id);
  expect(operations.filter((one) => changes(one) && !("version" in one.input.shape)).map(({ id }) => id)).toEqual([]);
});

it("can be described to programs", () => {
  const described = operations.map(({ input, output }) => [
    z.toJSONSchema(input, { io: "input" }),
    z.toJSONSchema(output, { io: "input", unrepresentable: "any" }),
  ]);
  expect(described.filter(([input]) => input?.type !== "object")).toEqual([]);
});

it("has an address of its own, and a name of its own as a tool and in the terminal", () => {
  const addresses = operations.map(routeOf).map(({ method, path }) => `${method} ${path}`);
  const names = operations.map(nameOf).map(({ module, verb }) => `${kebab(module)} ${kebab(verb)}`);
  expect([repeated(addresses), repeated(names)]).toEqual([[], []]);
});

it("is closed to visitors and to the other role, before anything is read", async () => {
  const offences: string[] = [];
  for (const operation of operations) {
    const { role } = operation.access;
    const other = { public: null, member: null, admin: customer, customer: newAdmin() }[role];
    const attempts: [Someone | null, string][] = [
      [role === "public" ? null : nobody, "not_signed_in"],
      [other, "forbidden"],
    ];
    for (const [someone, code] of attempts) {
      if (!someone) continue;
      const refusal = await refusalOf(callAs(someone.actor, operation, rightFor(operation)));
      if (refusal.code !== code) offences.push(`${operation.id}: ${refusal.code} instead of ${code}`);
    }
  }
  expect(offences).toEqual([]);
});

it("takes the sample that proves its refusals", () => {
  expect(offenders((operation) => namedIn(operation, rightFor(operation)))).toEqual([]);
});

it("names a field that nobody knows, and each that is missing", () => {
  const faults = (operation: Operation) => {
    const required = Object.entries(operation.input.shape).filter(([, schema]) => !isOptional(schema as z.ZodType));
    const named = namedIn(operation, { surprise: 1 });
    const expected = ["surprise:unknown", ...required.map(([field]) => `${field}:required`)];
    return expected.filter((fault) => !named.includes(fault));
  };
  expect(offenders(faults)).toEqual([]);
});

/** Fields that take what others refuse: their own tests say what of it they read. */
const free: Record<string, string> = {
  content: "a file is judged by what it holds",
  cursor: "a page is found by what a list gave",
  fileName: "names of files come from anywhere, and are made safe",
  password: "any sign may be part of a password",
  passwordConfirmation: "any sign may be part of a password",
  search: "what is looked for is taken as it is typed",
};
const takenFreely = ["control characters", "a very long text"];

it("names each value that a field cannot take, wherever it stands, and says why in both languages", () => {
  const reasons = new Set<string>();
  const freely = new Set<string>();
  const faults = (operation: Operation) => {
    const right = rightFor(operation);
    return badValuesOf(operation.input).flatMap(({ field, description: what, value }) => {
      const [first = ""] = field.split(".");
      const named = namedIn(operation, { ...right, [first]: value });
      const reason = named.find((fault) => fault.startsWith(`${field}:`) || fault.startsWith(`${field}.`));
      const isFree = !reason && field in free && takenFreely.includes(what);
      if (reason) reasons.add(reason.split(":")[1] ?? "");
      if (isFree) freely.add(field);
      return reason || isFree ? [] : [`${field}, given ${what}: ${named.join() || "taken"}`];
    });
  };
  expect(offenders(faults)).toEqual([]);
  expect([...freely].sort(), "a field that refuses what all refuse is no exception any more").toEqual(Object.keys(free));
  const unsaid = [...reasons].filter((code) => !languages.every((language) => hasWords(`errors.field.${code}`, language)));
  expect(unsaid).toEqual([]);
});

/** What each operation does wrong, under its name. */
function offenders(faultsOf: (operation: Operation) => string[]): string[] {
  return operations.flatMap((operation) => faultsOf(operation).map((fault) => `${operation.id}: ${fault}`));
}

/** An input that nothing is wrong with, as far as a schema can tell. */
function rightFor(operation: Operation): Record<string, unknown> {
  return { ...("id" in operation.input.shape && { id: "any" }), ...sampleOf(operation) };
}

/** The fields that an input is refused for, each with why; none when it is taken. */
function namedIn(operation: Operation, raw: unknown): string[] {
  try {
    parse(operation.input, raw);
    return [];
  } catch (error) {
    return fieldsNamedBy(error as Refusal);
  }
}

/** Where the words of a title, a field or a choice may stand: one of these keys is enough. */
function keysOf(operation: Operation): string[][] {
  const { module, verb } = nameOf(operation);
  const fields = Object.entries(operation.input.shape) as [string, z.ZodType][];
  const choices = fields.flatMap(([field, schema]) => {
    if (kindOf(schema) !== "enum" || field === "unit") return [];
    // A field shares its choices' words with the list it is one of (`allergen` with `allergens`), or with the kernel's.
    const places = [`${module}:values.${field}`, `${module}:values.${field}s`, `core:${field}s`];
    return (bare(schema) as z.ZodEnum).options.map((choice) => places.map((place) => `${place}.${choice}`));
  });
  return [[`${module}:operations.${verb}.title`], ...fields.map(([field]) => [`${module}:fields.${field}`]), ...choices];
}

const isNamed = (keys: string[]) => languages.every((language) => keys.some((key) => hasWords(key, language)));
const repeated = (texts: string[]) => texts.filter((text, place) => texts.indexOf(text) !== place);
