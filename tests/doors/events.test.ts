import { afterEach, expect, it } from "vitest";
import { url } from "@/tests/support/address";
import { until } from "../support/local-service";
import { newBusiness, type Person, visitor } from "../support/people";

interface Subscription {
  status: number;
  entries: { id: string; what: string; name: string }[];
}

const listeners: AbortController[] = [];
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.abort();
});

/** Listens to a person's business; what was heard grows. */
async function listen({ token }: Pick<Person, "token">, last?: string): Promise<Subscription> {
  const listener = new AbortController();
  listeners.push(listener);
  const headers = { authorization: `Bearer ${token}`, ...(last && { "last-event-id": last }) };
  const answer = await fetch(`${url}/api/events`, { headers, signal: listener.signal });
  const subscription: Subscription = { status: answer.status, entries: [] };
  const read = async () => {
    let text = "";
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) {
      text += decoder.decode(piece, { stream: true });
      subscription.entries = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = ""]) => JSON.parse(data));
    }
  };
  if (answer.ok) read().catch(() => {});
  return subscription;
}

const addClient = (person: Person, companyName: string) =>
  person.api("/api/clients", { method: "POST", json: { companyName, category: "retailer" } });

it("tells what is done as it is done, to its own business alone; who comes back misses nothing", async () => {
  const [maker, neighbour] = await Promise.all([newBusiness(), newBusiness()]);
  const [own, other] = await Promise.all([listen(maker), listen(neighbour)]);
  expect([own.status, own.entries, other.entries]).toEqual([200, [], []]);
  await addClient(maker, "Épicerie du Canal");
  const [first] = await until(() => own.entries[0] && own.entries);
  expect(first).toMatchObject({ name: "Épicerie du Canal", what: expect.stringMatching(/\p{L}/u) });
  await addClient(maker, "Cave du Pont");
  await until(() => own.entries.some(({ name }) => name === "Cave du Pont"));
  const back = await listen(maker, first?.id);
  await until(() => back.entries[0]);
  expect(back.entries.map(({ name }) => name)).toEqual(["Cave du Pont"]);
  expect(other.entries).toEqual([]);
});

it("is for who is signed in", async () => {
  expect((await visitor.api("/api/events")).status).toBe(401);
});
