import { expect, it } from "vitest";
import { reasonsOf } from "@/tests/support/newcomer";
import { newBusiness, type Person } from "@/tests/support/people";

const late = { name: "En retard", screen: "/customer/orders", search: "late=true&sort=-total" };

it("keeps a list as it was narrowed, for that list and without its page", async () => {
  const person = await newBusiness();
  const { status, body } = await add(person, { ...late, search: "?sort=-total&cursor=abc&late=true&status=" });
  expect([status, body.search]).toEqual([201, "late=true&sort=-total"]);
  await add(person, { name: "Restaurants", screen: "/customer/clients", search: "category=horeca" });
  expect(await namesOf(person, "?screen=/customer/orders")).toEqual(["En retard"]);
  expect(await namesOf(person, "")).toEqual(["Restaurants", "En retard"]);
});

it("has one view of a name for a list, and as many lists as one likes", async () => {
  const person = await newBusiness();
  await add(person, late);
  expect(reasonsOf(await add(person, { ...late, search: "status=draft" }))).toEqual(["name:taken"]);
  expect((await add(person, { ...late, screen: "/customer/invoices" })).status).toBe(201);
});

it("is called otherwise, then forgotten", async () => {
  const person = await newBusiness();
  const { id, version } = (await add(person, late)).body;
  const renamed = await person.api(`/api/views/${id}`, { method: "PATCH", json: { name: "À relancer", version } });
  expect([renamed.body.name, renamed.body.search]).toEqual(["À relancer", late.search]);
  await person.api(`/api/views/${id}/remove`, { method: "POST", json: { version: renamed.body.version } });
  expect(await namesOf(person, "")).toEqual([]);
});

it.each([
  ["an address of another house", { screen: "//elsewhere.test" }, "screen:format"],
  ["an address with what narrows it", { screen: "/customer/orders?late=true" }, "screen:format"],
  ["a list that is narrowed by nothing", { search: "cursor=abc&status=" }, "search:required"],
  ["no name", { name: " " }, "name:required"],
])("refuses %s, by the field", async (_, wrong, reason) => {
  const person = await newBusiness();
  expect(reasonsOf(await add(person, { ...late, ...wrong }))).toEqual([reason]);
  expect(await namesOf(person, "")).toEqual([]);
});

const add = (person: Person, json: object) => person.api("/api/views", { method: "POST", json });

async function namesOf(person: Person, search: string): Promise<string[]> {
  return ((await person.api(`/api/views${search}`)).body.items as { name: string }[]).map(({ name }) => name);
}
