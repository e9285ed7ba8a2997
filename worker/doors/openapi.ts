import { refusals } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import { z } from "@/worker/core/contract/fields";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { mediaTypesOf } from "@/worker/core/contract/printing";
import { operations } from "@/worker/modules/contracts";
import { routeOf } from "@/worker/core/contract/route";
import { hasWords, translate } from "./words";

type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; required?: string[] };

/** The whole API as an OpenAPI 3.1 document, in a language; derived from the registry and nothing else. */
export function openApi(language: Language, origin: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const { method, path } = routeOf(operation);
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation, language) };
  }
  paths["/api/ai-assistant"] = { post: assistantOf(language) };
  return {
    openapi: "3.1.0",
    info: { title: "Cellier", version: "1" },
    servers: [{ url: origin }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Problem: problemSchema },
    },
  };
}

/** The assistant is no operation: it answers with what operations say, and proposes them. */
function assistantOf(language: Language) {
  const say = translate(language);
  const text = { type: "string" };
  const step = { title: text, about: { type: ["string", "null"] }, lines: { type: "array", items: text } };
  const proposal = {
    id: text,
    title: text,
    summary: text,
    name: { type: ["string", "null"] },
    steps: { type: "array", items: { type: "object", properties: step } },
  };
  const place = { type: "object", properties: { currentPage: text, module: text } };
  const question = {
    type: "object",
    required: ["message"],
    properties: { message: { ...text, minLength: 1, maxLength: 4_000 }, context: place },
  };
  const confirmation = { type: "object", required: ["confirm"], properties: { confirm: text, name: text } };
  const reply = {
    type: "object",
    required: ["response"],
    properties: {
      response: text,
      proposals: { type: "array", items: { type: "object", properties: proposal } },
      choices: { type: "array", items: { type: "object", properties: { label: text, message: text, reading: text } } },
      isUnanswered: { type: "boolean" },
      isPartial: { type: "boolean" },
    },
  };
  return {
    operationId: "assistant",
    summary: say("doors:assistant"),
    tags: ["assistant"],
    parameters: [],
    requestBody: { content: { "application/json": { schema: { anyOf: [question, confirmation] } } } },
    responses: {
      "200": { description: say("doors:ok"), content: { "application/json": { schema: reply }, "text/event-stream": {} } },
      default: {
        description: say("doors:problem"),
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  };
}

function describe(operation: Operation, language: Language) {
  const { module } = nameOf(operation);
  const input = labelled(operation.input, module, language, "input");
  const { id, ...fields } = input.properties ?? {};
  const required = (input.required ?? []).filter((field) => field !== "id");
  const reads = operation.kind === "query";
  const status = operation.id.endsWith(".create") ? "201" : "200";
  return {
    operationId: operation.id,
    summary: titleOf(operation, language),
    tags: [module],
    "x-risk": operation.risk,
    "x-access": operation.access,
    ...(operation.access.role === "public" && { security: [] }),
    parameters: [
      ...(id ? [{ name: "id", in: "path", required: true, schema: id }] : []),
      ...(reads
        ? Object.entries(fields).map(([name, schema]) => ({ name, in: "query", required: required.includes(name), schema }))
        : headers),
    ],
    ...(!reads && {
      requestBody: { content: { "application/json": { schema: { ...input, properties: fields, required } } } },
    }),
    responses: {
      [status]: {
        description: translate(language)("doors:ok"),
        content: {
          "application/json": { schema: labelled(operation.output, module, language, "input") },
          // The same paper as a file, for whoever says that they accept it.
          ...Object.fromEntries(mediaTypesOf(operation).map((type) => [type, {}])),
        },
      },
      default: {
        description: translate(language)("doors:problem"),
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  };
}

/** The JSON Schema of what travels, with each field's label in the reader's language. */
export function labelled(schema: z.ZodType, module: string, language: Language, io: "input" | "output"): Schema {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Schema;
  addTitles(json, module, language);
  return json;
}

function addTitles(schema: Schema, module: string, language: Language): void {
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    const key = `${module}:fields.${field}`;
    if (hasWords(key)) inner.title = translate(language)(key);
    addTitles(inner, module, language);
    if (typeof inner.items === "object") addTitles(inner.items as Schema, module, language);
  }
}

/** What an operation is called in a language. */
export function titleOf(operation: Operation, language: Language): string {
  const { module, verb } = nameOf(operation);
  return translate(language)(`${module}:operations.${verb}.title`);
}

const headers = [
  { name: "Idempotency-Key", in: "header", schema: { type: "string", maxLength: 200 } },
  { name: "Idempotency-Wording", in: "header", schema: { type: "string", maxLength: 200 } },
  { name: "If-Match", in: "header", schema: { type: "string" } },
];

const problemSchema = {
  type: "object",
  required: ["type", "title", "status", "code", "detail"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    code: { enum: Object.keys(refusals) },
    detail: { type: "string" },
    errors: {
      type: "array",
      items: {
        type: "object",
        properties: { field: { type: "string" }, code: { type: "string" }, message: { type: "string" } },
      },
    },
    incident: { type: "string" },
  },
};
