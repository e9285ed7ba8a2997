import { randomUUID } from "node:crypto";
import type { InStatement } from "@libsql/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "@/worker/adapters/database/connect";
import { onOpenStreams } from "@/worker/adapters/database/streams";
import { databaseUrl as url } from "@/tests/support/database";
import { databases } from "../support/platform";

/** Whatever fails, the next request of the same business finds a stream that does what it is asked. */

const name = `broken-${randomUUID()}`;
const headers = { "content-type": "application/json", "x-namespace-bin": btoa(name).replaceAll("=", "") };
const deliver = async (request: Request) => fetch(request.url, { method: "POST", headers, body: await request.text() });
/** How the network treats the next request. */
let network: (request: Request) => Promise<Response> = deliver;
const client = connect({ url, fetch: onOpenStreams(name, (request) => network(request)) });
/** Somebody on a stream of their own, for each statement. */
const neighbour = connect({ url, fetch: deliver });

const add = (id: number): InStatement => ({ sql: "insert into cups (id) values (?)", args: [id] });
const count: InStatement = "select count(*) as cups from cups";
/** More than a database answers at once. */
const tooMuch = "select hex(zeroblob(6000000)) as text";
/** Each row is small, and the whole is more than a database answers at once. */
const tooMany =
  "with recursive n (i) as (select 1 union all select i + 1 from n where i < 30000) select i, hex(zeroblob(200)) as text from n";
const first = 1;
let last = 100;

beforeAll(async () => {
  await databases.create(name);
  await neighbour.execute("create table cups (id integer primary key check (id > 0))");
  await neighbour.execute("create table handles (cup integer references cups (id) deferrable initially deferred)");
  await neighbour.batch([add(first)]);
});
afterAll(() => databases.drop(name));

/** A read and a write by those who come next, none of which may feel what failed. */
async function expectAllWell(): Promise<void> {
  const before = Number((await client.execute(count)).rows[0]?.cups);
  await client.batch([add(++last), add(++last)]);
  await neighbour.batch([add(++last)]);
  await client.batch([add(++last)]);
  const [own, others] = [await client.batch([count, count]), await neighbour.execute(count)];
  expect([...own, others].map(({ rows }) => Number(rows[0]?.cups))).toEqual([before + 4, before + 4, before + 4]);
}

const broken: Record<string, () => Promise<unknown>> = {
  "a read that answers too much": () => client.execute(tooMuch),
  "reads of which one answers too much": () => client.batch([count, tooMuch, count]),
  "reads at the same moment, of which one answers too much": () => Promise.all([client.execute(count), client.execute(tooMuch)]),
  "a read that answers too many rows": () => client.execute(tooMany),
  "reads of which one answers too many rows": () => client.batch([count, tooMany, count]),
  "reads that answer too much together": () => client.batch([0, 1, 2, 3].map((more) => `select hex(zeroblob(${1_500_000 + more}))`)),
  "a writing batch that answers too many rows": () => client.batch([add(++last), tooMany, add(++last)]),
  "a writing batch that answers too much together": () =>
    client.batch([add(++last), ...Array.from({ length: 4 }, () => "select hex(zeroblob(1500000))"), add(++last)]),
  "a read of a table that is not there": () => client.execute("select * from plates"),
  "reads of which one is of a table that is not there": () => client.batch([count, "select * from plates"]),
  "a read that fails half-way": () => client.execute("select abs(-9223372036854775808) from cups"),
  "a text that is no statement": () => client.execute("selected"),
  "a write that breaks a rule": () => client.execute(add(-1)),
  "a write in a batch that breaks a rule": () => client.batch([add(++last), add(first)]),
  "a write that answers too much": () => client.execute(`insert into cups (id) values (${++last}) returning hex(zeroblob(6000000))`),
  "a write in a batch that answers too much": () =>
    client.batch([add(++last), `update cups set id = id where id = ${first} returning hex(zeroblob(6000000))`, add(++last)]),
  "a read in a writing batch that answers too much": () => client.batch([add(++last), tooMuch]),
  "a batch that is refused when it is committed": () => client.batch(["insert into handles (cup) values (999999)"]),
  "a batch that begins a transaction of its own": () => client.batch(["begin", add(++last)]),
};

describe("after a failure in the database", () => {
  for (const [what, act] of Object.entries(broken)) {
    it(`${what} breaks nothing of the next request`, async () => {
      await client.execute(count);
      await expect(act()).rejects.toThrow();
      await expectAllWell();
    });
  }
});

const failures: Record<string, typeof network> = {
  "the network fails before the database is asked": async () => {
    throw new TypeError("fetch failed");
  },
  "the answer is lost": async (request) => {
    await deliver(request);
    throw new TypeError("terminated");
  },
  "the answer stops half-way": async (request) => new Response((await (await deliver(request)).text()).slice(0, -10)),
  "the server answers a fault": async () => new Response("no", { status: 500 }),
};

describe("after a failure on the way", () => {
  for (const [what, fail] of Object.entries(failures)) {
    it.each([
      ["a read", () => client.execute(count)],
      ["a write", () => client.batch([add(++last)])],
    ])(`${what}: %s is refused, and breaks nothing of the next request`, async (_, act) => {
      await client.execute(count);
      network = fail;
      await expect(act()).rejects.toThrow();
      network = deliver;
      await expectAllWell();
    });
  }

  it("no failure uses up the places of those who come", async () => {
    network = failures["the network fails before the database is asked"] as typeof network;
    for (let turn = 0; turn < 40; turn += 1) await client.batch([add(++last)]).catch(() => {});
    const batons: unknown[] = [];
    network = async (request) => {
      batons.push(JSON.parse(await request.clone().text()).baton);
      return deliver(request);
    };
    await client.execute(count);
    await client.execute(count);
    network = deliver;
    expect(batons).toEqual([undefined, expect.any(String)]);
  });
});
