import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idempotency } from "@/db/kernel";
import { businesses, undoneJobs, outbox, recoveries, sessions, userProfile, users } from "@/db/platform";
import { type LocalService, type Received, startService, until } from "../support/local-service";
import { proofOf } from "../support/letters";
import { good, newcomer } from "../support/newcomer";
import { type OwnSystem, startOwnSystem } from "../support/own-system";
import { ownConnection } from "../support/connections";

/** The real queue and clock, with outside services that fail: mostly waiting, so all of it waits at once. */

const DAY = 86_400_000;
const NIGHT = "0 3 * * *";
const EVERY_MINUTE = "* * * * *";

let system: OwnSystem;
let mail: LocalService;
let admin: LocalService;
/** Who is to be written to and whose letters are refused once; how often each new database was asked for. */
const refusedOnce = new Set<string>();
const attempts = new Map<string, number>();
/** The first requests to make a database fail, as if its maker was away. */
const AWAY = 2;

beforeAll(async () => {
  mail = await startService(({ body }) => new Response("{}", { status: refusedOnce.delete(JSON.parse(body).to) ? 503 : 202 }));
  admin = await startService(forward);
  const settings = { MAIL_API_URL: `${mail.url}/send`, MAIL_API_KEY: "clef", MAIL_FROM: "Cellier <bonjour@cellier.test>" };
  system = await startOwnSystem({ ...settings, DATABASE_ADMIN_URL: admin.url });
});
afterAll(async () => {
  await system.stop();
  await Promise.all([mail.close(), admin.close()]);
});

async function forward({ method, path, body, headers }: Received): Promise<Response> {
  const times = (attempts.get(path) ?? 0) + 1;
  attempts.set(path, times);
  if (path.includes("/b-") && times <= AWAY) return new Response("{}", { status: 500 });
  const type = headers["content-type"] ?? "application/json";
  return fetch(system.adminUrl + path, { method, body: body || undefined, headers: { "content-type": type } });
}

const letters = (to: string) => mail.received.filter(({ body }) => JSON.parse(body).to === to);
const address = () => ({ "cf-connecting-ip": randomUUID() });

async function signUp(email = newcomer().email): Promise<string> {
  expect((await system.post("/api/account/sign-up", newcomer({ email, plan: "growth" }), address())).status).toBe(200);
  return email;
}

async function join(email = newcomer().email): Promise<{ email: string; business: typeof businesses.$inferSelect; userId: string }> {
  await signUp(email);
  const { platform } = system.databases;
  expect((await system.post("/api/auth/verify", await proofOf(email, system.databases), address())).status).toBe(200);
  const [row] = await platform
    .select()
    .from(users)
    .innerJoin(businesses, eq(businesses.id, users.businessId))
    .where(eq(users.email, email));
  if (!row) throw new Error("Nobody signed up");
  return { email, business: row.businesses, userId: row.users.id };
}

async function tokenOf(email: string): Promise<{ authorization: string }> {
  const { body } = await system.post("/api/auth/token?grant_type=password", { email, password: good }, address());
  return { authorization: `Bearer ${body.access_token}` };
}

async function ask(headers: { authorization: string }): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${system.url}/api/items`, { headers: { ...headers, ...ownConnection } });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const businessOf = async ({ business }: Awaited<ReturnType<typeof join>>) =>
  (await system.databases.platform.select().from(businesses).where(eq(businesses.id, business.id)))[0];
const letterOf = async (id: string) => (await system.databases.platform.select().from(outbox).where(eq(outbox.id, id)))[0];

describe.concurrent("the mail service", () => {
  it("is given each letter whole, with a key of its own", async () => {
    const { email } = await join();
    const sent = await until(() => letters(email).find(({ body }) => JSON.parse(body).subject === "Bienvenue dans Cellier"));
    expect(JSON.parse(sent?.body ?? "")).toMatchObject({
      from: "Cellier <bonjour@cellier.test>",
      to: email,
      subject: "Bienvenue dans Cellier",
      text: expect.stringContaining(`${system.url}/login`),
    });
    expect(sent).toMatchObject({ method: "POST", path: "/send" });
    expect(sent?.headers).toMatchObject({ authorization: "Bearer clef", "content-type": "application/json" });
    expect((await letterOf(String(sent?.headers["idempotency-key"])))?.message.to).toBe(email);
  });

  it("may be away: the letter comes later, under the same key, and once", async () => {
    const { email } = newcomer();
    refusedOnce.add(email);
    await signUp(email);
    const [first, second] = await until(() => letters(email).length > 1 && letters(email));
    const id = String(first?.headers["idempotency-key"]);
    expect(second?.headers["idempotency-key"]).toBe(id);
    await until(async () => (await letterOf(id))?.sentAt);
    await system.ring(EVERY_MINUTE);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(letters(email)).toHaveLength(2);
  });

  it("is given what the queue forgot, at the next ring, and not what is on its way", async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    const row = (id: string, at: number) => ({ id, message: { to: `${id}@exemple.test`, subject: "Oubliée", text: "…" }, at });
    await system.databases.platform.insert(outbox).values([row(old, Date.now() - 125_000), row(young, Date.now() - 5_000)]);
    await system.ring(EVERY_MINUTE);
    await until(() => letters(`${old}@exemple.test`)[0]);
    expect(letters(`${young}@exemple.test`)).toEqual([]);
  });
});

describe.concurrent("the maker of databases", () => {
  it("may be away while someone signs up: they are told to wait, then work, and no step is lost", async () => {
    const person = await join();
    const token = await tokenOf(person.email);
    const answers = [];
    for (let n = 0; n <= AWAY; n += 1) answers.push(await ask(token));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body } of refused) expect([status, body.code]).toEqual([503, "unavailable"]);
    expect(answers.at(-1)?.body).toMatchObject({ items: [], total: 0 });
    expect((await system.post("/api/items", { name: "Premier pot" }, token)).status).toBe(201);
    expect((await businessOf(person))?.schemaVersion).toBeGreaterThan(0);
  });

  it("may be away until the job comes back: nobody needs to sign in", async () => {
    const person = await join();
    await until(async () => ((await businessOf(person))?.schemaVersion ?? 0) > 0);
    expect(attempts.get(`/v1/namespaces/${person.business.database}/create`)).toBe(AWAY + 1);
  });
});

describe.concurrent("every night", () => {
  it("each business has its own work done, and what is over is ended and forgotten", async () => {
    const { platform, business: databaseOf } = system.databases;
    const [first, second, over] = [await join(), await join(), await join()];
    const tokens = await Promise.all([first, second, over].map(({ email }) => tokenOf(email)));
    for (const token of tokens) await until(async () => (await ask(token)).status === 200);
    for (const { business } of [first, second]) {
      const db = databaseOf(business.database);
      const old = { operation: "items.create", inputHash: "x", output: null };
      const keys = [
        { key: "ancienne", at: Date.now() - 8 * DAY },
        { key: "récente", at: Date.now() - 6 * DAY },
      ];
      await db.insert(idempotency).values(keys.map((key) => ({ ...key, ...old })));
      const message = { to: `${business.id}@exemple.test`, subject: "Oubliée", text: "…" };
      await db.insert(outbox).values({ id: randomUUID(), message, at: Date.now() - DAY });
    }
    const past = Date.now() - 1;
    await platform.update(businesses).set({ trialEndsAt: past }).where(eq(businesses.id, over.business.id));
    await platform.update(sessions).set({ expiresAt: past }).where(eq(sessions.userId, first.userId));

    await system.ring(NIGHT);
    for (const { business } of [first, second]) {
      await until(() => letters(`${business.id}@exemple.test`)[0]);
      const keys = await databaseOf(business.database).select({ key: idempotency.key }).from(idempotency);
      expect(keys).toEqual([{ key: "récente" }]);
    }
    expect([(await businessOf(over))?.planStatus, (await businessOf(first))?.planStatus]).toEqual(["expired", "trialing"]);
    expect(await platform.select().from(sessions).where(eq(sessions.userId, first.userId))).toEqual([]);
    const token = tokens[2] ?? { authorization: "" };
    const refused = await system.post("/api/items", { name: "Trop tard" }, token);
    expect([refused.status, refused.body.code]).toEqual([402, "subscription_expired"]);
    expect((await ask(token)).status).toBe(200);
  });

  it("who has not proven their address for a week is forgotten, code and all, and the address is free", async () => {
    const { platform } = system.databases;
    const [late, waiting, proven] = [await signUp(), await signUp(), (await join()).email];
    const age = (email: string, days: number) =>
      platform
        .update(users)
        .set({ createdAt: Date.now() - days * DAY })
        .where(eq(users.email, email))
        .returning({ id: users.id });
    const [removed] = await age(late, 8);
    await Promise.all([age(waiting, 6), age(proven, 8)]);
    await system.ring(NIGHT);
    const remaining = await platform.select({ email: users.email }).from(users);
    expect(remaining.map(({ email }) => email)).toEqual(expect.arrayContaining([waiting, proven]));
    expect(remaining.map(({ email }) => email)).not.toContain(late);
    expect(
      await platform
        .select()
        .from(recoveries)
        .where(eq(recoveries.userId, removed?.id ?? "")),
    ).toEqual([]);
    await join(late);
  });
});

describe.concurrent("a job that cannot be done", () => {
  it("is tried four times, set aside, and done when it is replayed after the fault was mended", async () => {
    const { platform } = system.databases;
    const staff = await join();
    await platform.update(userProfile).set({ role: "admin" }).where(eq(userProfile.id, staff.userId));
    const token = await tokenOf(staff.email);
    // The letter is said to wait in a database that is not there.
    const [id, database] = [randomUUID(), `c-${randomUUID()}`];
    const job = { type: "mail.send", database, id };
    const first = { id: randomUUID(), job, state: "failed" as const, dueAt: 0, createdAt: Date.now(), updatedAt: Date.now() };
    await platform.insert(undoneJobs).values(first);
    const started = Date.now();
    const replay = async (dead: string) => (await system.post(`/api/jobs/${dead}/replay`, {}, token)).status;
    expect(await replay(first.id)).toBe(200);
    const about = sql`instr(${undoneJobs.job}, ${database}) > 0 and ${undoneJobs.id} <> ${first.id} and ${undoneJobs.state} = 'failed'`;
    const failed = await until(async () => (await platform.select().from(undoneJobs).where(about))[0]);
    expect(failed).toMatchObject({ state: "failed", job });
    // 2, 4 and 8 seconds between the tries.
    expect(Date.now() - started).toBeGreaterThan(13_000);

    await system.databases.create(database);
    const db = system.databases.business(database);
    await db.run(sql`create table outbox (id text primary key, message text not null, at integer not null, sent_at integer)`);
    await db.insert(outbox).values({ id, message: { to: `${id}@exemple.test`, subject: "Enfin", text: "Bonjour" }, at: Date.now() });
    expect(await replay(failed.id)).toBe(200);
    await until(() => letters(`${id}@exemple.test`)[0]);
    expect(await replay(failed.id)).toBe(409);
  });
});
