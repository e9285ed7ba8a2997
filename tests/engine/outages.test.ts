import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idempotency } from "@/db/kernel";
import { businesses, outbox, sessions, users } from "@/db/platform";
import { type LocalService, type Received, startService, until } from "../support/local-service";
import { good, newcomer } from "../support/newcomer";
import { type OwnSystem, startOwnSystem } from "../support/own-system";

const DAY = 86_400_000;
const NIGHT = "0 3 * * *";
const FIVE_MINUTES = "*/5 * * * *";

let system: OwnSystem;
let mail: LocalService;
let admin: LocalService;
/** How many more letters, and databases of businesses, the outside services refuse. */
const refusing = { letters: 0, databases: 0 };

beforeAll(async () => {
  mail = await startService(() => new Response("{}", { status: refusing.letters-- > 0 ? 503 : 202 }));
  admin = await startService(forward);
  const settings = { MAIL_API_URL: `${mail.url}/send`, MAIL_API_KEY: "clef", MAIL_FROM: "Cellier <bonjour@cellier.test>" };
  system = await startOwnSystem({ ...settings, DATABASE_ADMIN_URL: admin.url });
});
afterAll(async () => {
  await system.stop();
  await Promise.all([mail.close(), admin.close()]);
});

async function forward({ method, path, body, headers }: Received): Promise<Response> {
  if (path.includes("/b-") && refusing.databases-- > 0) return new Response("{}", { status: 500 });
  const type = headers["content-type"] ?? "application/json";
  return fetch(system.adminUrl + path, { method, body: body || undefined, headers: { "content-type": type } });
}

const letters = (to: string) => mail.received.filter(({ body }) => JSON.parse(body).to === to);

async function join(): Promise<{ email: string; business: typeof businesses.$inferSelect; userId: string }> {
  const { email, ...said } = newcomer({ plan: "growth" });
  const { status } = await system.post("/api/account/sign-up", { email, ...said }, { "cf-connecting-ip": randomUUID() });
  expect(status).toBe(200);
  const { platform } = system.databases;
  const [row] = await platform
    .select()
    .from(users)
    .innerJoin(businesses, eq(businesses.id, users.businessId))
    .where(eq(users.email, email));
  if (!row) throw new Error("Nobody signed up");
  return { email, business: row.businesses, userId: row.users.id };
}

async function tokenOf(email: string): Promise<Record<string, string>> {
  const { body } = await system.post(
    "/api/auth/token?grant_type=password",
    { email, password: good },
    { "cf-connecting-ip": randomUUID() },
  );
  return { authorization: `Bearer ${body.access_token}` };
}

const opened = ({ id }: { id: string }) =>
  until(async () => {
    const [row] = await system.databases.platform.select().from(businesses).where(eq(businesses.id, id));
    return row && row.schemaVersion > 0 && row;
  });

describe("the mail service", () => {
  it("is given each letter whole, with a key of its own", async () => {
    const { email } = await join();
    const [sent] = await until(() => letters(email).length > 0 && letters(email));
    expect(JSON.parse(sent?.body ?? "")).toMatchObject({
      from: "Cellier <bonjour@cellier.test>",
      to: email,
      subject: "Bienvenue dans Cellier",
      text: expect.stringContaining(`${system.url}/login`),
    });
    expect(sent).toMatchObject({ method: "POST", path: "/send" });
    expect(sent?.headers).toMatchObject({ authorization: "Bearer clef", "content-type": "application/json" });
    const [row] = await system.databases.platform
      .select()
      .from(outbox)
      .where(eq(outbox.id, String(sent?.headers["idempotency-key"])));
    expect(row?.message.to).toBe(email);
  });

  it("may be away: the letter comes later, under the same key, and once", async () => {
    refusing.letters = 1;
    const { email } = await join();
    const [first, second] = await until(() => letters(email).length > 1 && letters(email));
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
    const id = String(first?.headers["idempotency-key"]);
    await until(async () => (await system.databases.platform.select().from(outbox).where(eq(outbox.id, id)))[0]?.sentAt);
    await system.ring(FIVE_MINUTES);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(letters(email)).toHaveLength(2);
  });

  it("is given what the queue forgot, at the next ring, and not what is on its way", async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    const row = (id: string, at: number) => ({ id, message: { to: `${id}@exemple.test`, subject: "Oubliée", text: "…" }, at });
    await system.databases.platform.insert(outbox).values([row(old, Date.now() - 180_000), row(young, Date.now() - 5_000)]);
    await system.ring(FIVE_MINUTES);
    await until(() => letters(`${old}@exemple.test`)[0]);
    expect(letters(`${young}@exemple.test`)).toEqual([]);
  });
});

describe("the maker of databases", () => {
  it("may be away while someone signs up: they are told to wait, then work, and no step is lost", async () => {
    refusing.databases = 2;
    const { email, business } = await join();
    const token = await tokenOf(email);
    const ask = async () => {
      const answer = await fetch(`${system.url}/api/items`, { headers: token });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const answers = [];
    for (let n = 0; n < 3; n += 1) answers.push(await ask());
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body } of refused) expect([status, body.code]).toEqual([503, "unavailable"]);
    await opened(business);
    expect((await ask()).body).toMatchObject({ items: [], total: 0 });
    expect((await system.post("/api/items", { name: "Premier pot" }, token)).status).toBe(201);
  });

  it("may be away until the job comes back: nobody needs to sign in", async () => {
    refusing.databases = 1;
    const { business } = await join();
    expect((await opened(business)).schemaVersion).toBeGreaterThan(0);
  });
});

describe("every night", () => {
  it("each business has its own work done, and what is over is ended and forgotten", async () => {
    const { platform, business: databaseOf } = system.databases;
    const [first, second, over] = [await join(), await join(), await join()];
    for (const { business } of [first, second]) {
      await opened(business);
      const db = databaseOf(business.database);
      const old = { operation: "items.create", inputHash: "x", output: null };
      await db.insert(idempotency).values([
        { key: "ancienne", at: Date.now() - 8 * DAY, ...old },
        { key: "récente", at: Date.now() - 6 * DAY, ...old },
      ]);
      const message = { to: `${business.id}@exemple.test`, subject: "Oubliée", text: "…" };
      await db.insert(outbox).values({ id: randomUUID(), message, at: Date.now() - DAY });
    }
    const token = await tokenOf(over.email);
    await opened(over.business);
    await platform
      .update(businesses)
      .set({ trialEndsAt: Date.now() - 1 })
      .where(eq(businesses.id, over.business.id));
    await tokenOf(first.email);
    await platform
      .update(sessions)
      .set({ expiresAt: Date.now() - 1 })
      .where(eq(sessions.userId, first.userId));

    await system.ring(NIGHT);
    for (const { business } of [first, second]) {
      await until(() => letters(`${business.id}@exemple.test`)[0]);
      const keys = await databaseOf(business.database).select({ key: idempotency.key }).from(idempotency);
      expect(keys).toEqual([{ key: "récente" }]);
    }
    const states = await platform.select({ id: businesses.id, planStatus: businesses.planStatus }).from(businesses);
    const stateOf = ({ business }: typeof over) => states.find(({ id }) => id === business.id)?.planStatus;
    expect([stateOf(over), stateOf(first)]).toEqual(["expired", "trialing"]);
    expect(await platform.select().from(sessions).where(eq(sessions.userId, first.userId))).toEqual([]);
    const refused = await system.post("/api/items", { name: "Trop tard" }, token);
    expect([refused.status, refused.body.code]).toEqual([403, "subscription_expired"]);
    expect((await fetch(`${system.url}/api/items`, { headers: token })).status).toBe(200);
  });
});
