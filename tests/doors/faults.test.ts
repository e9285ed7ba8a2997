import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businesses } from "@/db/platform";
import { proofOf } from "../support/letters";
import { good, newcomer } from "../support/newcomer";
import { until } from "../support/local-service";
import { type OwnSystem, startOwnSystem } from "../support/own-system";
import { ownConnection } from "../support/connections";

/** Words that people typed and secrets they were given: none may ever stand in a log. */
const secret = {
  firstName: "Hippolyte",
  lastName: "Quenouille",
  company: "Vinaigrerie Tartempion",
  email: `hippolyte.${randomUUID()}@exemple.test`,
  password: good,
  wrong: "Mirabelle_et_quetsche_9",
  item: "Moutarde à l'estragon secret",
  address: "203.0.113.77",
};

let system: OwnSystem;
let token = "";
const tokens: string[] = [];

beforeAll(async () => {
  system = await startOwnSystem();
  const { firstName, lastName, company, email } = secret;
  await system.post("/api/account/sign-up", newcomer({ firstName, lastName, company, email, plan: "growth" }), {
    "cf-connecting-ip": secret.address,
  });
  const { body } = await system.post("/api/auth/verify", await proofOf(email, system.databases));
  tokens.push(String(body.access_token), String(body.refresh_token));
  token = `Bearer ${body.access_token}`;
});
afterAll(() => system.stop());

async function ask(path: string, request: RequestInit = {}): Promise<{ status: number; text: string; headers: Headers }> {
  const answer = await fetch(system.url + path, {
    redirect: "manual",
    ...request,
    headers: { ...ownConnection, authorization: token, ...request.headers },
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

const sendJson = (path: string, json: unknown, method = "POST") =>
  ask(path, { method, body: JSON.stringify(json), headers: { "content-type": "application/json" } });

const lines = () => system.log.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as Record<string, string | number>);

describe("a fault of ours", () => {
  let database = "";
  beforeAll(async () => {
    const row = await until(async () => {
      const [business] = await system.databases.platform.select().from(businesses);
      return business && business.schemaVersion > 0 && business;
    });
    database = row.database;
    // Somebody has taken the table away: nothing in the product expects that.
    await system.databases.business(database).run("alter table items rename to stolen");
  });
  afterAll(() => system.databases.business(database).run("alter table stolen rename to items"));

  it("is answered over REST with an incident and nothing else", async () => {
    for (const { status, text, headers } of [
      await ask("/api/items?search=estragon"),
      await sendJson("/api/items", { name: secret.item }),
    ]) {
      expect(status).toBe(500);
      const { incident, ...problem } = JSON.parse(text);
      expect(incident).toMatch(/^[0-9a-f-]{12}$/);
      expect(problem).toEqual({
        type: "/api/docs#failed",
        title: "Une erreur s'est produite",
        status: 500,
        code: "failed",
        detail: expect.stringContaining(incident),
      });
      expect(text).not.toMatch(/sql|libsql|items|table|stolen|select|node_modules|\.ts|\.js/i);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      const logged = await until(() => lines().find((line) => line.incident === incident));
      expect(logged).toMatchObject({ level: "error", event: "fault", place: expect.stringMatching(/^at /) });
    }
  });

  it("is shown on a screen in the reader's words, with its incident and a way to try again", async () => {
    const page = await ask("/customer/products", { headers: { cookie: await cookieOf() } });
    expect(page.status).toBe(500);
    const logged = await until(() => lines().find(({ event, incident }) => event === "fault" && page.text.includes(String(incident))));
    expect(logged.incident).toMatch(/^[0-9a-f-]{12}$/);
    expect(page.text).not.toMatch(/libsql|no such table|stolen|node_modules|at async/i);
  });

  it("is over when its cause is: nothing of it is kept", async () => {
    await system.databases.business(database).run("alter table stolen rename to items");
    expect((await ask("/api/items?search=estragon")).status).toBe(200);
    await system.databases.business(database).run("alter table items rename to stolen");
  });
});

async function cookieOf(): Promise<string> {
  const body = new URLSearchParams({ email: secret.email, password: secret.password });
  const { headers } = await ask("/login", { method: "POST", body, headers: { authorization: "" } });
  const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
  expect(cookie).toMatch(/^session=./);
  tokens.push(cookie.replace("session=", ""));
  return cookie;
}

describe("the log", () => {
  it("says of every request what it was and how it ended, one line of JSON each", async () => {
    await ask("/api/items/abc-def");
    await ask("/customer/products?search=estragon");
    const request = await until(() => lines().find(({ event, path }) => event === "request" && path === "/api/items/:id"));
    expect(request).toEqual({
      level: "info",
      event: "request",
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      request: expect.stringMatching(/^[0-9a-f-]{12}$/),
      business: expect.any(String),
      method: "GET",
      path: "/api/items/:id",
      status: 404,
      ms: expect.any(Number),
    });
    await until(() => lines().find(({ event, path }) => event === "request" && path === "/customer/products"));
    expect(system.log.join("\n")).not.toContain("abc-def");
  });

  it("holds nothing that people typed, nor any secret, whatever they did", async () => {
    const { email, password, wrong, item } = secret;
    await sendJson("/api/items", { name: item, description: `${item} chez ${secret.lastName}`, price: -1 });
    await sendJson("/api/items", { name: item, sku: "MOU-1" });
    await sendJson("/api/items", { name: item, sku: "MOU-1" });
    await ask(`/api/items?search=${encodeURIComponent(item)}`);
    await sendJson("/api/auth/token?grant_type=password", { email, password: wrong });
    await sendJson("/api/auth/token?grant_type=password", { email: `${email}\ud800`, password });
    await sendJson("/api/account/sign-up", newcomer({ email, company: secret.company, password: wrong, passwordConfirmation: wrong }));
    await sendJson("/api/auth/recover", { email });
    await sendJson("/api/feedback", { type: "bug", message: `${item} ne marche pas`, email });
    const cookie = await cookieOf();
    await ask(`/customer/products/${encodeURIComponent(item)}`, { headers: { cookie } });
    await ask(`/unknown/${encodeURIComponent(secret.lastName)}?email=${encodeURIComponent(email)}`);
    await ask("/customer/products/new", { method: "POST", body: new URLSearchParams({ name: item, price: "x" }), headers: { cookie } });
    await sendJson("/api/auth/user", { password: wrong, data: { first_name: secret.firstName } }, "PUT");
    await until(() => lines().filter((line) => line.event === "request").length > 12);

    const whole = system.log.join("\n");
    const leaked = [...Object.values(secret), ...tokens, "estragon", "scrypt"].filter((words) => whole.includes(words));
    expect(leaked).toEqual([]);
    expect(whole).not.toMatch(/\b\d{8}\b(?!-)/);
    expect(whole).not.toMatch(/[\w.]+@[\w.]+\.\w+/);
  });
});
