import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "@/worker/adapters/database/connect";
import { onOpenStreams } from "@/worker/adapters/database/streams";
import { databases } from "../support/platform";
import { databaseUrl as url } from "@/tests/support/database";

const name = `streams-${randomUUID()}`;
/** What reached the server: the baton of each question. */
const batons: (string | undefined)[] = [];
/** What the next baton becomes on its way. */
let onTheWay = (baton?: string) => baton;

const send = async (request: Request): Promise<Response> => {
  const { baton, ...question } = (await request.json()) as { baton?: string };
  batons.push(baton);
  const headers = { "content-type": "application/json", "x-namespace-bin": btoa(name).replaceAll("=", "") };
  return fetch(request.url, { method: "POST", headers, body: JSON.stringify({ ...question, baton: onTheWay(baton) }) });
};
const client = connect({ url, fetch: onOpenStreams(name, send) });
const cups = async () => (await client.execute("select count(*) as cups from cups")).rows[0]?.cups;

beforeAll(async () => {
  await databases.create(name);
  await client.execute("create table cups (id integer primary key)");
  batons.length = 0;
});
afterAll(() => databases.drop(name));

it("one question after another goes on with the same stream, texts that are asked twice included", async () => {
  const twice = [
    { sql: "insert into cups (id) values (?)", args: [1] },
    { sql: "insert into cups (id) values (?)", args: [2] },
  ];
  await client.batch(twice);
  await client.batch(twice.map(({ sql, args: [id = 0] }) => ({ sql, args: [id + 2] })));
  expect(await cups()).toBe(4);
  expect(batons).toHaveLength(3);
  expect(batons.every(Boolean)).toBe(true);
});

it("questions at the same moment have a stream each", async () => {
  batons.length = 0;
  const insert = (id: number) => client.batch([{ sql: "insert into cups (id) values (?)", args: [id] }]);
  await Promise.all([10, 11, 12, 13].map(insert));
  expect(await cups()).toBe(8);
  expect(new Set(batons.filter(Boolean)).size).toBe(batons.filter(Boolean).length);
});

it("a stream that its server has forgotten is opened anew, and the question is asked once", async () => {
  onTheWay = (baton) => baton && "forgotten";
  await client.execute({ sql: "insert into cups (id) values (?)", args: [20] });
  onTheWay = (baton) => baton;
  expect(await cups()).toBe(9);
});

it("a batch that is refused leaves nothing written and nothing locked", async () => {
  const insert = (id: number) => ({ sql: "insert into cups (id) values (?)", args: [id] });
  await expect(client.batch([insert(30), insert(1)])).rejects.toThrow(/unique/i);
  expect(await cups()).toBe(9);
  const other = connect({ url, fetch: send });
  await other.batch([insert(31)]);
  await client.batch([insert(32)]);
  expect(await cups()).toBe(11);
});
