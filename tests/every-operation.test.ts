import { beforeAll, describe, expect, it } from "vitest";
import { isOptional } from "@/worker/core/contract/coerce";
import type { z } from "@/worker/core/contract/fields";
import type { Operation } from "@/worker/core/contract/operation";
import { routeOf } from "@/worker/core/contract/route";
import { operations } from "@/worker/modules/contracts";
import { items } from "@/worker/modules/catalogue/items/contract";
import { newBusiness, type Person, signInAdmin, visitor } from "./support/people";
import {
  actsOnItem,
  badValuesFor,
  makerOf,
  readyAfter,
  recordsNamedBy,
  retriedApart,
  sampleCompany,
  sampleItems,
  sampleOf,
  sampleRecipe,
  sibling,
} from "./support/sample";

/** What must hold for every operation of the registry, over HTTP, against the running system. */

let owner: Person;
let neighbour: Person;
let admin: Person;

beforeAll(async () => {
  [owner, neighbour, admin] = await Promise.all([newBusiness(), newBusiness(), signInAdmin()]);
  for (const person of [owner, neighbour]) {
    await Promise.all(sampleItems.map((json) => person.api("/api/items", { method: "POST", json })));
    await person.api("/api/company", { method: "PATCH", json: sampleCompany });
    const { body } = await person.api("/api/recipes", { method: "POST", json: sampleRecipe });
    await person.api(`/api/recipes/${body.id}/activate`, { method: "POST", json: {} });
  }
});

describe.each(operations.map((operation) => [operation.id, operation] as const))("%s", (_id, operation) => {
  const { role } = operation.access;

  it.skipIf(role === "public")("is closed to visitors", async () => {
    const answer = await send(visitor, operation, "any");
    expect([answer.status, answer.body.code]).toEqual([401, "not_signed_in"]);
  });

  it.skipIf(role === "public" || role === "member")("is closed to the other role", async () => {
    const other = role === "admin" ? owner : admin;
    const answer = await send(other, operation, "any");
    expect([answer.status, answer.body.code]).toEqual([403, "forbidden"]);
  });

  it("names a field it does not know, and every field it cannot take", async () => {
    const caller = callerFor(operation);
    const surprise = await send(caller, operation, "any", { surprise: 1 });
    expect(fieldsOf(surprise)).toContain("surprise");
    if (operation.kind === "query") return;
    const bad = bodyFields(operation).map(([field, schema]) => [field, badValuesFor(schema)] as const);
    // Every field is wrong at once, in one way after the other: a door that stopped at the first fault would fail too.
    for (let way = 0; bad.some(([, values]) => way < values.length); way += 1) {
      const given = bad.filter(([, values]) => way < values.length).map(([field, values]) => [field, values[way]?.[1]]);
      const answer = await send(caller, operation, "any", Object.fromEntries(given));
      const named = given.map(([field]) => field);
      expect([answer.status, fieldsOf(answer)], JSON.stringify(given)).toEqual([422, expect.arrayContaining(named)]);
    }
  });

  it("names each field that is missing", async () => {
    const required = bodyFields(operation).filter(([, schema]) => !isOptional(schema));
    if (operation.kind === "query" || required.length === 0) return;
    const caller = callerFor(operation);
    const answer = await caller.api(pathOf(operation, "any"), { method: routeOf(operation).method, json: {} });
    expect(fieldsOf(answer)).toEqual(expect.arrayContaining(required.map(([field]) => field)));
  });

  it.skipIf(!actsOnRecord(operation))("finds nothing of another business, and changes nothing there", async () => {
    const id = await recordFor(owner, operation);
    const before = await owner.api(pathOf(showOf(operation), id));
    const answer = await send(neighbour, operation, id);
    expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
    const after = await owner.api(pathOf(showOf(operation), id));
    expect(after.body).toEqual(before.body);
  });

  it.skipIf(operation.kind !== "command" || !canBePrepared(operation))("acts once when retried with its key", async () => {
    const caller = callerFor(operation);
    const id = await recordFor(caller, operation);
    const input = sampleOf(operation, { ...(await recordsNamedBy(operation, caller)), ...changeFor(operation) });
    const headers = { "idempotency-key": crypto.randomUUID() };
    const request = { method: routeOf(operation).method, json: input, headers };
    const [first, second] = [await caller.api(pathOf(operation, id), request), await caller.api(pathOf(operation, id), request)];
    expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
    expect(second).toMatchObject({ status: first.status, body: first.body });
  });

  it.skipIf(!operation.id.endsWith(".update"))("loses no update when two write at once", async () => {
    const caller = callerFor(operation);
    const id = await recordFor(caller, operation);
    const { version } = (await caller.api(pathOf(showOf(operation), id))).body as { version: number };
    const write = () => send(caller, operation, id, { ...changeFor(operation), version });
    const answers = await Promise.all([write(), write(), write(), write()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { body } = await caller.api(pathOf(showOf(operation), id));
    expect(body).toMatchObject({ version: version + 1 });
  });
});

type Answer = Awaited<ReturnType<Person["api"]>>;

function callerFor({ access }: Operation): Person {
  return access.role === "admin" ? admin : owner;
}

function pathOf(operation: Operation, id: string): string {
  return routeOf(operation).path.replace("{id}", id);
}

function send(caller: Person, operation: Operation, id: string, extra: Record<string, unknown> = {}): Promise<Answer> {
  const { method } = routeOf(operation);
  const input = sampleOf(operation, extra);
  if (method !== "GET") return caller.api(pathOf(operation, id), { method, json: input });
  const text = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, text(value)]));
  return caller.api(`${pathOf(operation, id)}?${query}`);
}

function fieldsOf({ body }: Answer): string[] {
  // A fault inside a record is its record's too.
  return ((body.errors ?? []) as { field: string }[]).flatMap(({ field }) => [field, field.split(".")[0] ?? field]);
}

function bodyFields(operation: Operation): [string, z.ZodType][] {
  return (Object.entries(operation.input.shape) as [string, z.ZodType][]).filter(([field]) => field !== "id");
}

function actsOnRecord(operation: Operation): boolean {
  return "id" in operation.input.shape && operation.scope === "business" && makerOf(operation) !== undefined;
}

/** Records that only the product makes (a failed job) have tests of their own. */
function canBePrepared(operation: Operation): boolean {
  if (retriedApart.includes(operation.id)) return false;
  return !("id" in operation.input.shape) || makerOf(operation) !== undefined;
}

function showOf(operation: Operation): Operation {
  if (operation.id in actsOnItem) return items.show;
  return sibling(operation, "show") ?? operation;
}

/** A record of the caller's for an operation that names one; made through the operation that makes such records. */
async function recordFor(caller: Person, operation: Operation): Promise<string> {
  if (!("id" in operation.input.shape)) return "";
  const sku = actsOnItem[operation.id];
  if (sku) return String((await caller.api(`/api/items/${sku}`)).body.id);
  const maker = makerOf(operation);
  if (!maker) return "unknown";
  const { create, given } = maker;
  const { body } = await send(caller, create, "", { ...(await recordsNamedBy(create, caller)), ...given });
  const id = String(body.id);
  for (const verb of readyAfter[operation.id] ?? []) {
    const before = sibling(operation, verb);
    if (before) await send(caller, before, id);
  }
  return id;
}

/** A change to make: an update without one would be empty. */
function changeFor(operation: Operation): Record<string, unknown> {
  const first = bodyFields(operation).find(([field, schema]) => field !== "version" && schema.safeParse("Changé").success);
  return operation.id.endsWith(".update") && first ? { [first[0]]: "Changé" } : {};
}
