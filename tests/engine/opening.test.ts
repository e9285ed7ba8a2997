import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { migrations } from "@/db/migrations/business";
import { migrations as platformMigrations } from "@/db/migrations/platform";
import { businesses } from "@/db/platform";
import { migrate } from "@/worker/engine/upkeep/migrate";
import { openBusiness } from "@/worker/engine/open";
import { until } from "../support/local-service";
import { savedAccount } from "../support/newcomer";
import { newBusiness, type Person } from "../support/people";
import { databases } from "../support/platform";

type BusinessRow = typeof businesses.$inferSelect;

/** The business of a person, once the job has opened it. */
async function opened({ email }: Person): Promise<BusinessRow> {
  return until(async () => {
    const row = (await savedAccount(email))?.businesses;
    return row && row.schemaVersion > 0 ? row : undefined;
  });
}

/** Takes a business back to where its opening stopped half-way: the account is there, the database is not, or only begun. */
async function stopped(steps: number, person: Person): Promise<BusinessRow> {
  const { id } = await opened(person);
  // Under another name: nothing that works with the one it had can reach it.
  const database = `half-${randomUUID()}`;
  if (steps > 0) {
    await databases.create(database);
    await migrate(databases.business(database), migrations.slice(0, steps - 1));
  }
  const [row] = await databases.platform.update(businesses).set({ database, schemaVersion: 0 }).where(eq(businesses.id, id)).returning();
  if (!row) throw new Error("The business is gone");
  return row;
}

async function applied(name: string): Promise<string[]> {
  const rows = await databases.business(name).all<{ id: string }>(sql`select id from migrations order by id`);
  return rows.map(({ id }) => id);
}

const migrationIds = migrations.map(({ id }) => id);

describe.concurrent("an opening that stopped half-way heals at the first touch", () => {
  it("when the database was never made, for eight who come at the same moment", async () => {
    const person = await newBusiness();
    const { database, id } = await stopped(0, person);
    const add = (n: number) => person.api("/api/items", { method: "POST", json: { name: `Pot ${n}` } });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => add(n)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await applied(database)).toEqual(migrationIds);
    expect((await person.api("/api/items?search=pot")).body.total).toBe(8);
    const [row] = await databases.platform.select().from(businesses).where(eq(businesses.id, id));
    expect(row?.schemaVersion).toBe(migrations.length);
  });

  it("when the first thing that is done is a trial, of which nothing stays", async () => {
    const person = await newBusiness();
    const { database } = await stopped(0, person);
    expect((await person.api("/api/dry-run/items", { method: "POST", json: { name: "Cerises" } })).status).toBe(200);
    expect(await applied(database)).toEqual(migrationIds);
    expect((await person.api("/api/items")).body.total).toBe(0);
  });

  it.each(["made but empty", "begun"])("when the database was %s", async (state) => {
    const person = await newBusiness();
    const { database } = await stopped(state === "begun" ? 2 : 1, person);
    expect((await person.api("/api/items")).body).toMatchObject({ items: [], total: 0 });
    expect((await person.api("/api/items", { method: "POST", json: { name: "Cerises" } })).status).toBe(201);
    expect((await person.api("/api/items?search=ceri")).body.total).toBe(1);
    expect(await applied(database)).toEqual(migrationIds);
  });

  it("and keeps what an earlier version of the product had written", async () => {
    const person = await newBusiness();
    const row = await stopped(2, person);
    await databases.platform.update(businesses).set({ schemaVersion: 1 }).where(eq(businesses.id, row.id));
    await databases.business(row.database).run(sql`insert into idempotency values ('ancienne', 'x', 'y', null, 1)`);
    expect((await person.api("/api/items")).status).toBe(200);
    const rows = await databases.business(row.database).all(sql`select key from idempotency`);
    expect(rows).toHaveLength(1);
  });
});

describe.concurrent("migrations", () => {
  async function fresh(): Promise<string> {
    const name = `b-${randomUUID()}`;
    await databases.create(name);
    return name;
  }

  it("run once each, however many begin at the same moment", async () => {
    const name = await fresh();
    const counter = { id: "9999_count", statements: ["create table tally (n integer)", "insert into tally values (1)"] };
    const all = [...migrations, counter];
    await Promise.all(Array.from({ length: 10 }, () => migrate(databases.business(name), all)));
    expect(await applied(name)).toEqual(all.map(({ id }) => id));
    expect(await databases.business(name).all(sql`select n from tally`)).toHaveLength(1);
    await migrate(databases.business(name), all);
    expect(await databases.business(name).all(sql`select n from tally`)).toHaveLength(1);
    await databases.drop(name);
  });

  it("that ask people to prove their address take those who were here before at their word", async () => {
    const name = await fresh();
    const db = databases.business(name);
    await migrate(db, platformMigrations.slice(0, 1));
    const person = sql`insert into users (id, email, password_hash, first_name, last_name, language, newsletter, terms_accepted_at,
      created_at, updated_at) values ('a', 'a@cellier.test', 'x', 'A', 'B', 'fr', 0, 5, 5, 9)`;
    await db.run(person);
    await migrate(db, platformMigrations);
    expect(await db.all(sql`select confirmed_at as at, opening from users`)).toEqual([{ at: 5, opening: null }]);
    await databases.drop(name);
  });

  it("that fail leave nothing behind, say so, and run once they are mended", async () => {
    const name = await fresh();
    const db = databases.business(name);
    const step = (last: string) => [{ id: "0001_step", statements: ["create table half (n integer)", last] }];
    await expect(migrate(db, step("insert into nowhere values (1)"))).rejects.toThrow();
    expect(await applied(name)).toEqual([]);
    expect(await db.all(sql`select name from sqlite_master where name = 'half'`)).toEqual([]);
    await migrate(db, step("insert into half values (1)"));
    expect(await db.all(sql`select n from half`)).toHaveLength(1);
    await databases.drop(name);
  });
});

it("an open business is opened again without asking anything", async () => {
  const person = await newBusiness();
  const row = await opened(person);
  const closed = { ...databases, create: () => Promise.reject(new Error("asked to create")), platform: {} as never };
  await expect(openBusiness(closed, { ...row, status: row.planStatus })).resolves.toBeDefined();
});
