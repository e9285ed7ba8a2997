import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { routeOf } from "@/worker/core/contract/route";
import { reasonsOf } from "../support/newcomer";
import { newBusiness, type Person, signInAdmin, visitor } from "../support/people";
import { operationOf } from "../support/records";
import { sampleOf } from "../support/sample";

/**
 * What every operation keeps (every-operation.test.ts) holds over HTTP too: a query, a command, one that cannot be undone, a file,
 * and one of the administration's.
 */

let owner: Person;
let neighbour: Person;
let admin: Person;

beforeAll(async () => {
  [owner, neighbour, admin] = await Promise.all([newBusiness(), newBusiness(), signInAdmin()]);
});

const records: Record<string, () => Promise<string>> = {
  "items.show": () => newRecord("/api/items", { name: "Miel" }),
  "items.update": () => newRecord("/api/items", { name: "Miel" }),
  "suppliers.remove": () => newRecord("/api/suppliers", { name: `Moulin ${randomUUID()}` }),
};
const commands = ["items.update", "suppliers.remove", "company.setLogo"];

async function newRecord(path: string, json: object): Promise<string> {
  return String((await owner.api(path, { method: "POST", json })).body.id);
}

/** Asks for an operation on a record as its door has it. @param input beside what a command must be told */
function ask(person: Person, id: string, record = "any", input: Record<string, unknown> = {}, key: string = randomUUID()) {
  const { method, path } = routeOf(operationOf(id));
  const address = path.replace("{id}", record);
  if (method === "GET") return person.api(`${address}?${new URLSearchParams(input as Record<string, string>)}`);
  return person.api(address, { method, json: input, headers: { "idempotency-key": key } });
}

it.each(["items.show", ...commands, "feedback.list"])("%s refuses visitors, the other role, and a field it does not know", async (id) => {
  const [caller, other] = id === "feedback.list" ? [admin, owner] : [owner, admin];
  const answers = [await ask(visitor, id), await ask(other, id)];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [401, "not_signed_in"],
    [403, "forbidden"],
  ]);
  expect(reasonsOf(await ask(caller, id, "any", { surprise: 1 }))).toContain("surprise:unknown");
});

it.each(Object.entries(records))("%s finds nothing of another business, and changes nothing there", async (id, make) => {
  const record = await make();
  const show = () => ask(owner, `${id.split(".")[0]}.show`, record);
  const before = await show();
  const { status, body } = await ask(neighbour, id, record, id === "items.update" ? { name: "Pris" } : {});
  expect([status, body.code, (await show()).body]).toEqual([404, "not_found", before.body]);
});

it.each(commands)("%s acts once when it is asked again with its key", async (id) => {
  const [record, key, input] = [await records[id]?.(), randomUUID(), sampleOf(operationOf(id))];
  const [first, again] = [await ask(owner, id, record, input, key), await ask(owner, id, record, input, key)];
  expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
});

it("lets one of four win who change the same version at once", async () => {
  const record = await newRecord("/api/items", { name: "Miel" });
  const change = () => ask(owner, "items.update", record, { name: "Miel de tilleul", version: 1 });
  const answers = await Promise.all([change(), change(), change(), change()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});
