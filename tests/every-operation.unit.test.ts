import { describe, expect, it } from "vitest";
import { bare, kindOf } from "@/worker/core/contract/coerce";
import { z } from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { kebab, nameOf } from "@/worker/core/contract/operation";
import { hasWords } from "@/worker/doors/words";
import { routeOf } from "@/worker/core/contract/route";
import { registry } from "@/worker/modules/index";
import { modules, operations } from "@/worker/modules/contracts";
import { sampleOf } from "./support/sample";

describe.each(operations.map((operation) => [operation.id, operation] as const))("%s", (_id, operation) => {
  const { module, verb } = nameOf(operation);

  it("is declared under its own module and name", () => {
    const declared = modules[module as keyof typeof modules].operations as Record<string, unknown>;
    expect(declared[verb]).toBe(operation);
  });

  it("is bound to its code", () => {
    expect(registry.handlers.get(operation.id)?.operation).toBe(operation);
  });

  it("has a title in both languages", () => {
    for (const lng of languages) expect(hasWords(`${module}:operations.${verb}.title`, lng), lng).toBe(true);
  });

  it("names each of its fields in both languages", () => {
    const missing = Object.keys(operation.input.shape).filter(
      (field) => !languages.every((lng) => hasWords(`${module}:fields.${field}`, lng)),
    );
    expect(missing).toEqual([]);
  });

  it("names each choice of its fields in both languages", () => {
    const missing = Object.entries(operation.input.shape).flatMap(([field, schema]) => {
      if (kindOf(schema as z.ZodType) !== "enum" || field === "unit") return [];
      const choices = (bare(schema as z.ZodType) as z.ZodEnum).options.map(String);
      return choices.filter((choice) => !choiceHasWords(module, field, choice)).map((choice) => `${field}: ${choice}`);
    });
    expect(missing).toEqual([]);
  });

  it("asks for the version it changes, when it changes a record", () => {
    const changes = operation.kind === "command" && ["update", "archive", "restore"].includes(verb);
    if (changes) expect(Object.keys(operation.input.shape)).toContain("version");
  });

  it("refuses fields it does not know", () => {
    const problem = operation.input.safeParse({ surprise: 1 });
    expect(problem.error?.issues.some((issue) => issue.code === "unrecognized_keys")).toBe(true);
  });

  it("takes the sample that the walk over HTTP sends", () => {
    const named = { ...("id" in operation.input.shape && { id: "any" }), ...("version" in operation.input.shape && { version: 1 }) };
    expect(operation.input.safeParse(sampleOf(operation, named)).error).toBeUndefined();
  });

  it("can be described to programs", () => {
    expect(z.toJSONSchema(operation.input, { io: "input" })).toHaveProperty("type", "object");
    expect(z.toJSONSchema(operation.output, { io: "input", unrepresentable: "any" })).toBeTypeOf("object");
  });
});

it("gives every operation an address of its own", () => {
  const addresses = operations.map(routeOf).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it("gives every operation a name of its own as a tool and in the terminal", () => {
  const names = operations.map(nameOf).map(({ module, verb }) => `${kebab(module)} ${kebab(verb)}`);
  expect(new Set(names).size).toBe(names.length);
});

/** A field shares its choices' words with the list it is one of (`allergen` with `allergens`), or with the kernel's. */
function choiceHasWords(module: string, field: string, choice: string): boolean {
  const keys = [`${module}:values.${field}.${choice}`, `${module}:values.${field}s.${choice}`, `core:${field}s.${choice}`];
  return languages.every((lng) => keys.some((key) => hasWords(key, lng)));
}
