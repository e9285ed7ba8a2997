import { Hono } from "hono";
import type { Texts } from "@/worker/core/contract/coerce";
import { inputFrom } from "@/worker/core/contract/input-from";
import { fieldsOf } from "@/worker/core/contract/schema";
import { Refusal } from "@/worker/core/errors";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { z } from "@/worker/core/contract/fields";
import { isSheet, type SheetFile } from "@/worker/core/contract/printing";
import { call } from "@/worker/engine/call";
import type { CallerKey } from "@/worker/engine/idempotency";
import { dryRun } from "@/worker/engine/dry-run";
import { operations } from "@/worker/modules/contracts";
import { bundleAnswer, bundleInJson, openBundle, type Printed } from "@/worker/core/files/bundle";
import { KEY_WORDING, routeOf, trialOf, WOULD_CHANGE } from "@/worker/core/contract/route";
import { cachedAnswer, cacheTagOf } from "./response-cache";
import { paperAnswer, unkept, wantsPaper } from "./paper";
import type { RequestState, RequestContext } from "./request-context";

/** REST: every operation of the registry at its address. */
export function restDoor(): Hono<RequestState> {
  const door = new Hono<RequestState>();
  // A verb's own address comes before `/{id}`, which would take it for an identifier.
  const fixedFirst = [...operations].sort((a, b) => Number(routeOf(a).path.endsWith("{id}")) - Number(routeOf(b).path.endsWith("{id}")));
  for (const operation of fixedFirst) {
    const { method, path } = routeOf(operation);
    door.on(method, path.replace("{id}", ":id"), (context) => serve(context, operation));
    if (operation.kind === "command")
      door.on(method, trialOf({ method, path }).path.replace("{id}", ":id"), (context) => {
        context.set("runtime", dryRun(context.var.runtime));
        return serve(context, operation);
      });
  }
  for (const [path, methods] of methodsByPath()) door.all(path, () => refuseMethod(methods));
  return door;
}

/** The methods that each address takes. */
function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { method, path } of operations.map(routeOf)) {
    const own = path.replace("{id}", ":id");
    methods.set(own, [...(methods.get(own) ?? []), method]);
  }
  return methods;
}

/** Says which methods an address takes (RFC 9110). @throws Refusal `method_not_allowed` always */
function refuseMethod(methods: string[]): never {
  throw new Refusal("method_not_allowed", { params: { allow: methods.join(", ") } });
}

async function serve(context: RequestContext, operation: Operation): Promise<Response> {
  // A paper is read once, and weighs more than all the lists one keeps.
  const isKept = operation.kind === "query" && operation.scope === "business" && !isSheet(operation) && !context.req.header("if-match");
  return cachedAnswer(context, isKept ? await cacheTagOf(context) : null, () => serveAnew(context, operation));
}

async function serveAnew(context: RequestContext, operation: Operation): Promise<Response> {
  if (operation.inParts) return serveBundle(context, operation, operation.inParts);
  const { runtime, caller } = context.var;
  const key = keyOf(context);
  const output = await withPrecondition(context, async (version) => {
    const raw = await inputOf(context, operation);
    if (version !== undefined && "version" in operation.input.shape) raw.version = version;
    return call(runtime, await caller(), operation, raw, key);
  });
  const body = z.encode(operation.output, output);
  if (!isSheet(operation)) return answer(context, operation, body);
  return wantsPaper(context, operation)
    ? paperAnswer(body as SheetFile)
    : context.json(body as SheetFile, 200, { ...unkept, vary: "accept" });
}

/**
 * The caller's own name for the request, with what it stands for where they say so.
 * @throws Refusal `invalid_input` for an empty one: a variable that a script did not fill would keep nothing from being done twice
 */
export function keyOf(context: RequestContext): CallerKey | undefined {
  const key = context.req.header("idempotency-key");
  if (key?.trim() === "") throw new Refusal("invalid_input", { fields: [{ field: "Idempotency-Key", code: "required" }] });
  const wording = context.req.header(KEY_WORDING);
  return key && wording ? { key, wording } : key;
}

/** Many papers are sent as they are read: together they would fill the memory of everybody else. */
async function serveBundle(context: RequestContext, operation: Operation, { listed, each }: InParts): Promise<Response> {
  const { runtime, caller } = context.var;
  const who = await caller();
  const raw = await inputOf(context, operation);
  const ask = (verb: string, input: object) => call(runtime, who, siblingOf(operation, verb), input);
  const printed = (await ask(listed, raw)) as Printed;
  const bundle = await openBundle(printed, async (place) => (await ask(each, { ...raw, place })) as SheetFile);
  if (wantsPaper(context, operation)) return bundleAnswer(bundle);
  return new Response(bundleInJson(bundle), { headers: { "content-type": "application/json", ...unkept, vary: "accept" } });
}

type InParts = NonNullable<Operation["inParts"]>;

/** Another operation of the same module, by its verb. */
function siblingOf(operation: Operation, verb: string): Operation {
  const id = `${nameOf(operation).module}.${verb}`;
  const sibling = operations.find((one) => one.id === id);
  if (!sibling) throw new Error(`${operation.id} is in parts of ${id}, which is no operation`);
  return sibling;
}

/** The input of an operation: the path's identifier, and the query string's texts or the body's JSON. */
async function inputOf(context: RequestContext, operation: Operation): Promise<Record<string, unknown>> {
  const id = context.req.param("id");
  const own = id === undefined ? {} : { id };
  if (operation.kind === "query") return { ...inputFrom(operation, textsOf(context, operation)), ...own };
  return { ...(await bodyOf(context)), ...own };
}

/**
 * The texts of a query string. A parameter given several times is a list where one is expected.
 * @throws Refusal `invalid_input` naming any other: which of the two was meant?
 */
function textsOf(context: RequestContext, { input }: Operation): Texts {
  const several = Object.entries(context.req.queries()).filter(([, values]) => values.length > 1);
  const wrong = several.filter(([name]) => !isList(input, name));
  if (wrong.length > 0) throw new Refusal("invalid_input", { fields: wrong.map(([field]) => ({ field, code: "once" })) });
  return { ...context.req.query(), ...Object.fromEntries(several) };
}

function isList(input: Operation["input"], name: string): boolean {
  return Object.hasOwn(input.shape, name) && fieldsOf(input)[name]?.element !== undefined;
}

/** The JSON object of a body; nothing at all is an empty one. @throws Refusal `unsupported_media_type`, `malformed_body` */
export async function bodyOf(context: RequestContext): Promise<Record<string, unknown>> {
  const text = await context.req.text();
  if (!text) return {};
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(context.req.header("content-type") ?? ""))
    throw new Refusal("unsupported_media_type");
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  } catch {
    // Falls through: not JSON, or not an object.
  }
  throw new Refusal("malformed_body");
}

/** If-Match carries the version the caller saw; a change since then is a failed precondition (RFC 9110). */
async function withPrecondition<T>(context: RequestContext, action: (version?: number) => Promise<T>): Promise<T> {
  const header = context.req.header("if-match");
  if (!header || header === "*") return action();
  const version = /^(?:W\/)?"(\d+)"$/.exec(header)?.[1];
  if (!version) throw new Refusal("precondition_failed");
  try {
    return await action(Number(version));
  } catch (error) {
    if (error instanceof Refusal && error.code === "stale") throw new Refusal("precondition_failed");
    throw error;
  }
}

function answer(context: RequestContext, operation: Operation, body: unknown): Response {
  const { version, id } = (body ?? {}) as { version?: number; id?: string };
  const { path } = routeOf(operation);
  const { trial } = context.var.runtime;
  if (trial) context.header(WOULD_CHANGE, String(trial.changes));
  context.header("cache-control", "private, no-cache");
  if (version !== undefined && !operation.isDerived) {
    const etag = `"${version}"`;
    context.header("etag", etag);
    // A record of a business changes with its version alone; a person's account also shows their business.
    const isWhole = operation.kind === "query" && operation.scope === "business";
    if (isWhole && context.req.header("if-none-match") === etag) return context.body(null, 304);
  }
  const created = operation.id.endsWith(".create") && id && !trial;
  if (created) context.header("location", `${path}/${id}`);
  return context.json(body as object, created ? 201 : 200);
}
