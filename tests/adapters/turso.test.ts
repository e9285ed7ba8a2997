import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { items } from "@/db/business";
import { migrations } from "@/db/migrations/business";
import { tursoDatabases } from "@/worker/adapters/database/turso";
import { migrate } from "@/worker/engine/upkeep/migrate";
import { tursoServer, type TursoServer } from "../support/turso-server";
import { adminUrl, databaseUrl } from "@/tests/support/database";

const sqld = { url: databaseUrl, adminUrl };
const tokens = { api: "platform-token", group: "group-token" };
const meter = { trips: 0, time: 0 };
let turso: TursoServer;

beforeAll(async () => {
  turso = await tursoServer(sqld, tokens);
});
afterAll(() => turso.close());

function databases(overrides: Partial<{ apiToken: string; groupToken: string }> = {}) {
  const settings = {
    organization: "deux-rives",
    group: "europe",
    apiToken: tokens.api,
    groupToken: tokens.group,
    platformDatabase: "platform",
    apiUrl: turso.url,
    databaseUrl: `${turso.url}/db/{name}/`,
  };
  return tursoDatabases({ ...settings, ...overrides }, meter);
}

it("creates a business's database in the group, migrates and fills it, and drops it", async () => {
  const name = `b-${randomUUID()}`;
  const here = databases();
  await here.create(name);
  expect(turso.requests.at(-1)).toMatchObject({
    method: "POST",
    path: "/v1/organizations/deux-rives/databases",
    authorization: `Bearer ${tokens.api}`,
    body: { name, group: "europe" },
  });
  const db = here.business(name);
  await migrate(db, migrations);
  expect(await db.select().from(items)).toEqual([]);
  await here.drop(name);
  expect(turso.requests.at(-1)).toMatchObject({ method: "DELETE", path: `/v1/organizations/deux-rives/databases/${name}` });
});

it("takes a database that is already there for made, and one that is gone for dropped", async () => {
  const name = `b-${randomUUID()}`;
  const here = databases();
  await here.create(name);
  await here.create(name);
  await here.drop(name);
  await here.drop(name);
  await expect(here.business(name).select().from(items)).rejects.toThrow();
});

it("says that the service is unavailable when Turso refuses", async () => {
  await expect(databases({ apiToken: "wrong" }).create(`b-${randomUUID()}`)).rejects.toMatchObject({ code: "unavailable" });
});

it("opens nothing without the group's token", async () => {
  const name = `b-${randomUUID()}`;
  await databases().create(name);
  await expect(databases({ groupToken: "wrong" }).business(name).select().from(items)).rejects.toThrow();
});
