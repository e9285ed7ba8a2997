import { beforeAll, expect, it } from "vitest";
import { routeOf } from "@/worker/core/contract/route";
import { operations } from "@/worker/modules/contracts";
import { visitor } from "../support/people";
import { url } from "@/tests/support/address";

type Json = Record<string, unknown>;
interface Described {
  operationId: string;
  summary: string;
  security?: unknown[];
  parameters: { name: string; in: string; required?: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>;
}

let document: Json & { paths: Record<string, Record<string, Described>>; components: Record<string, Record<string, Json>> };
beforeAll(async () => {
  document = (await visitor.api("/api/openapi.json")).body as typeof document;
});

const described = () =>
  Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, one]) => ({ path, method, one })));

/** Every schema of the document, with where it stands. */
function schemas(value: unknown, place = ""): [string, Json][] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => schemas(one, `${place}/${key}`));
  return /\/(schema|items|additionalProperties|properties\/[^/]+|anyOf\/\d+|allOf\/\d+)$/.test(place)
    ? [[place, value as Json], ...inner]
    : inner;
}

it("is OpenAPI 3.1 with a title, a version, and the address it was asked at", () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(document.servers).toEqual([{ url }]);
});

it("has every operation of the registry at its address, the assistant, and nothing else", () => {
  const declared = operations.map((operation) => {
    const { method, path } = routeOf(operation);
    return `${operation.id} ${method} ${path}`;
  });
  const documented = described().map(({ path, method, one }) => `${one.operationId} ${method.toUpperCase()} ${path}`);
  expect(documented.sort()).toEqual([...declared, "assistant POST /api/ai-assistant"].sort());
});

it("declares each parameter of a path, and no other", () => {
  for (const { path, one } of described()) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = one.parameters.filter((parameter) => parameter.in === "path");
    expect(inPath.map(({ name }) => name)).toEqual(named);
    expect(inPath.every(({ required }) => required === true)).toBe(true);
    const names = one.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(names).size).toBe(names.length);
  }
});

it("asks for a token where one is needed and nowhere else", () => {
  expect(document.security).toEqual([{ token: [] }]);
  expect(document.components.securitySchemes?.token).toMatchObject({ type: "http", scheme: "bearer" });
  const open = operations.filter(({ access }) => access.role === "public").map(({ id }) => id);
  const without = described().filter(({ one }) => one.security?.length === 0);
  expect(without.map(({ one }) => one.operationId).sort()).toEqual(open.sort());
});

it("describes what is sent and answered with schemas that hold together", () => {
  const types = ["string", "number", "integer", "boolean", "array", "object", "null"];
  const all = schemas(document);
  expect(all.length).toBeGreaterThan(operations.length * 3);
  for (const [place, schema] of all) {
    const { type, required, properties, items, $ref } = schema as Json & { required?: string[]; properties?: Json };
    if (type !== undefined) for (const one of [type].flat()) expect(types, place).toContain(one);
    if (type === "array") expect(items, place).toBeTypeOf("object");
    for (const field of required ?? []) expect(Object.keys(properties ?? {}), place).toContain(field);
    if ($ref) expect($ref, place).toBe("#/components/schemas/Problem");
  }
  for (const { method, one } of described()) {
    expect(one.summary.length, one.operationId).toBeGreaterThan(3);
    expect(Boolean(one.requestBody), one.operationId).toBe(method !== "get");
    const [status, answer] = Object.entries(one.responses)[0] ?? [];
    expect(["200", "201"]).toContain(status);
    expect(answer?.content["application/json"]?.schema).toBeTypeOf("object");
    expect(one.responses.default?.content).toHaveProperty(["application/problem+json"]);
  }
});

it("says what travels, not what is kept: euros, percent and dates", () => {
  const create = document.paths["/api/items"]?.post;
  const { properties = {} } = (create?.requestBody?.content["application/json"]?.schema ?? {}) as { properties?: Record<string, Json> };
  expect(JSON.stringify(properties.price)).toMatch(/"number".*"maximum":1000000\b/);
  expect(properties.name).toMatchObject({ title: "Nom", maxLength: 120 });
  const answered = create?.responses["201"]?.content["application/json"]?.schema as { properties: Record<string, Json> };
  expect(answered.properties.createdAt).toMatchObject({ type: "string", format: "date-time" });
});

it("speaks the reader's language", async () => {
  const { body } = await visitor.api("/api/openapi.json", { headers: { "accept-language": "en" } });
  const create = (body as typeof document).paths["/api/items"]?.post;
  expect(create?.summary).toBe("Add an item");
  expect(document.paths["/api/items"]?.post?.summary).toBe("Ajouter un article");
});
