import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownConnection } from "../support/connections";
import { proofOf } from "../support/letters";
import { until } from "../support/local-service";
import { better, good, newcomer } from "../support/newcomer";
import { type OwnSystem, startOwnSystem } from "../support/own-system";

/** What whoever watches over the house reads: each event by its name, with its time, its request, its business and its route. */

const email = newcomer().email;
let system: OwnSystem;
let headers: Record<string, string>;
let refreshToken = "";

beforeAll(async () => {
  system = await startOwnSystem();
  await system.post("/api/account/sign-up", newcomer({ email, plan: "growth" }));
  const { body } = await system.post("/api/auth/verify", await proofOf(email, system.databases));
  headers = { authorization: `Bearer ${body.access_token}` };
  refreshToken = String(body.refresh_token);
});
afterAll(() => system.stop());

const lines = () => system.log.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as Record<string, string>);
const events = (name: string) => lines().filter(({ level, event }) => level === "security" && event === name);
const signIn = (password: string) => system.post("/api/auth/token?grant_type=password", { email, password });
const ask = (path: string, request: RequestInit = {}) =>
  fetch(system.url + path, { redirect: "manual", ...request, headers: { ...ownConnection, ...request.headers } });

describe("a security event", () => {
  const common = { at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), request: expect.stringMatching(/^[0-9a-f-]{12}$/) };

  it("is a sign-in that failed, and the lock that follows", async () => {
    for (let time = 0; time < 11; time += 1) await signIn("Ni-l-un-ni-l-autre-7");
    await until(() => events("locked")[0]);
    expect(events("sign_in_failed")).toHaveLength(10);
    expect(events("sign_in_failed")[0]).toEqual({ level: "security", event: "sign_in_failed", path: "/api/auth/token", ...common });
    expect(events("locked")[0]).toMatchObject({ path: "/api/auth/token", ...common });
  });

  it("is a role that is refused, at the API and at a screen", async () => {
    expect((await ask("/api/businesses", { headers })).status).toBe(403);
    const api = await until(() => events("role_refused")[0]);
    expect(api).toMatchObject({ path: "/api/businesses", business: expect.any(String), ...common });
  });

  it("is a role, a plan or credits that somebody sets of themselves by a field, and nothing else that is not known", async () => {
    const json = { ...headers, "content-type": "application/json" };
    const send = (path: string, method: string, fields: object) => ask(path, { method, headers: json, body: JSON.stringify(fields) });
    const before = await (await ask("/api/account", { headers })).text();
    expect((await send("/api/account", "PATCH", { nickname: "Cam" })).status).toBe(422);
    expect(events("power_refused")).toHaveLength(0);
    for (const field of ["role", "plan", "planStatus", "trialEndsAt", "credits", "business"])
      expect((await send("/api/account", "PATCH", { [field]: "expert_plus" })).status, field).toBe(422);
    await until(() => events("power_refused")[5]);
    expect(events("power_refused")[0]).toMatchObject({ path: "/api/account", business: expect.any(String), ...common });
    expect(await (await ask("/api/account", { headers })).text(), "and nothing moved").toBe(before);
  });

  it("is a refresh token that is used again, once its moment is over", async () => {
    const spend = () => system.post("/api/auth/token?grant_type=refresh_token", { refresh_token: refreshToken });
    const { body } = await spend();
    await system.post("/api/auth/token?grant_type=refresh_token", { refresh_token: body.refresh_token });
    expect((await spend()).status).toBe(401);
    expect(await until(() => events("refresh_token_reused")[0])).toMatchObject({ path: "/api/auth/token", ...common });
  });

  it("is a password that changed", async () => {
    const other = newcomer().email;
    await system.post("/api/account/sign-up", newcomer({ email: other, plan: "growth" }), { "cf-connecting-ip": "198.51.100.7" });
    const { body } = await system.post("/api/auth/verify", await proofOf(other, system.databases));
    const own = { authorization: `Bearer ${body.access_token}`, "content-type": "application/json" };
    const json = JSON.stringify({ password: better, current_password: good });
    expect((await ask("/api/auth/user", { method: "PUT", body: json, headers: own })).status).toBe(200);
    expect(await until(() => events("password_changed")[0])).toMatchObject({ business: expect.any(String), ...common });
  });

  it("says nothing of anybody", () => {
    const securityLines = JSON.stringify(lines().filter(({ level }) => level === "security"));
    expect(securityLines).not.toMatch(/@|Camille|Martin|autre-7/);
  });
});

describe("a visitor", () => {
  it("writes no line of faults, whatever they ask for", async () => {
    const paths = [
      "/%E0%A4%A",
      "/customer/products/%00",
      "/nowhere/%F0%9F",
      "/api/items?cursor=%ff",
      "/api/%2e%2e/x",
      "/assets/../x",
      "/pay/x/card",
    ];
    const bodies = ["{", "[]", "null", '{"__proto__":1}', "\u0000", "a=b&a", "=&=", "--x\r\n\r\n"];
    const types = ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "nonsense"];
    const strange = { cookie: "session=%E0%A4%A; lang=../..; theme=x", "accept-language": "\u00ff,,;q=x", authorization: "Bearer x.y.z" };
    for (const path of paths) await ask(path, { headers: strange });
    for (const path of [
      "/login",
      "/api/auth/token",
      "/api/account/sign-up",
      "/customer/products/new",
      "/api/payments/stripe",
      "/api/ai-assistant",
    ])
      for (const type of types) for (const body of bodies) await ask(path, { method: "POST", body, headers: { "content-type": type } });
    expect(lines().filter(({ level }) => level === "error")).toEqual([]);
  });

  it("is told apart by the route of a screen, never by what stands in it", async () => {
    await ask("/customer/orders/abc-def-ghi");
    await ask("/treasury/entry/abc-def-ghi.data");
    const paths = await until(() => {
      const found = lines()
        .filter(({ event }) => event === "request")
        .map(({ path }) => path);
      return found.includes("/treasury/entry/:id?") && found;
    });
    expect(paths).toContain("/customer/orders/:id");
    expect(JSON.stringify(paths)).not.toContain("abc-def");
  });
});
