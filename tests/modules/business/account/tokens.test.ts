import { eq } from "drizzle-orm";
import { createLocalJWKSet, decodeJwt, jwtVerify } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { refreshTokens } from "@/db/platform";
import { hashOf } from "@/worker/modules/business/account/secret";
import { ask, post, reasonsOf, refresh } from "@/tests/support/newcomer";
import { newBusiness, type Person, visitor } from "@/tests/support/people";
import { databases } from "@/tests/support/platform";

interface Tokens {
  access_token: string;
  refresh_token: string;
  user: { email: string };
}

let person: Person;
beforeAll(async () => {
  person = await newBusiness();
});

async function firstTokens(): Promise<Tokens> {
  const { body } = await ask({ email: person.email, password: person.password });
  return body as unknown as Tokens;
}

async function next(token: string): Promise<Tokens> {
  const { status, body } = await refresh(token);
  expect(status).toBe(200);
  return body as unknown as Tokens;
}

const show = (token: string) => visitor.api("/api/account", { headers: { authorization: `Bearer ${token}` } });

/** Makes a token spent long enough ago for its use to be a theft, not a client that asks twice. */
async function spentLongAgo(token: string): Promise<void> {
  await databases.platform
    .update(refreshTokens)
    .set({ spentAt: Date.now() - 60_000 })
    .where(eq(refreshTokens.hash, await hashOf(token)));
}

describe("a refresh token", () => {
  it("gives the next pair, again and again, and both access tokens work", async () => {
    const first = await firstTokens();
    const second = await next(first.refresh_token);
    const third = await next(second.refresh_token);
    expect(new Set([first, second, third].map((pair) => pair.refresh_token)).size).toBe(3);
    expect(third.user.email).toBe(person.email);
    for (const { access_token } of [first, third]) expect((await show(access_token)).body.email).toBe(person.email);
  });

  it("gives one and the same next token to a client that asks several times at once", async () => {
    const first = await firstTokens();
    const pairs = await Promise.all([1, 2, 3, 4].map(() => next(first.refresh_token)));
    expect(new Set(pairs.map((pair) => pair.refresh_token)).size).toBe(1);
    await next(pairs[0]?.refresh_token ?? "");
  });

  it("used again later was stolen: the session ends, for the thief and the owner", async () => {
    const first = await firstTokens();
    const second = await next(first.refresh_token);
    await spentLongAgo(first.refresh_token);
    const thief = await refresh(first.refresh_token);
    expect([thief.status, thief.body.code]).toEqual([401, "invalid_token"]);
    expect((await refresh(second.refresh_token)).status).toBe(401);
    expect((await show(second.access_token)).status).toBe(401);
    expect((await show(person.token)).status).toBe(200);
  });

  it("used again in the same moment, but after the next was used, was stolen too", async () => {
    const first = await firstTokens();
    const second = await next(first.refresh_token);
    const third = await next(second.refresh_token);
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect((await show(third.access_token)).status).toBe(401);
  });

  it("is kept as a hash", async () => {
    const { refresh_token } = await firstTokens();
    const rows = await databases.platform.select().from(refreshTokens);
    expect(rows.some(({ hash }) => hash === refresh_token)).toBe(false);
  });

  it("that is none is refused, and named when it is missing or no text", async () => {
    for (const token of ["nonsense", "x".repeat(5_000), "a\ud800"]) expect((await refresh(token)).status).toBeOneOf([401, 422]);
    const { access_token } = await firstTokens();
    expect((await refresh(access_token)).status).toBe(401);
    expect(reasonsOf(await refresh(undefined))).toEqual(["refresh_token:required"]);
    expect(reasonsOf(await refresh({ a: 1 }))).toEqual(["refresh_token:type_string"]);
  });
});

describe("an access token", () => {
  it("can be checked by anyone with the published key, which gives no secret away", async () => {
    const { headers, body } = await visitor.api("/api/auth/.well-known/jwks.json");
    expect(headers.get("cache-control")).toContain("public");
    const [key] = body.keys as Record<string, string>[];
    expect(Object.keys(key ?? {}).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x", "y"]);
    const { payload, protectedHeader } = await jwtVerify(person.token, createLocalJWKSet(body as never), { audience: "cellier" });
    expect([protectedHeader.alg, protectedHeader.kid]).toEqual(["ES256", key?.kid]);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900);
    expect(JSON.stringify(payload)).not.toContain(person.email);
  });

  it("is refused when a single sign of it was changed", async () => {
    const [head = "", body = "", signature = ""] = person.token.split(".");
    const payload = { ...decodeJwt(person.token), role: "admin" };
    const raised = Buffer.from(JSON.stringify(payload)).toString("base64url");
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    const flip = (text: string) => (text.startsWith("A") ? "B" : "A") + text.slice(1);
    const forged = [
      `${head}.${raised}.${signature}`,
      `${head}.${body}.${flip(signature)}`,
      `${none}.${body}.`,
      `${none}.${raised}.${signature}`,
      `${head}.${body}`,
      `${person.token}x`,
    ];
    for (const token of forged) {
      const answer = await show(token);
      expect([answer.status, answer.body.code, answer.headers.get("www-authenticate")]).toEqual([401, "invalid_token", "Bearer"]);
    }
  });

  it("does not make a customer of an administrator's screens, whatever role it names", async () => {
    const { role } = decodeJwt(person.token);
    expect(role).toBe("customer");
    expect((await person.api("/api/businesses")).status).toBe(403);
  });

  it("that fails is not covered up by a good cookie beside it", async () => {
    const answer = await visitor.api("/api/account", { headers: { authorization: "Bearer nonsense", cookie: "session=x" } });
    expect(answer.status).toBe(401);
  });
});

it("what hosted clients may ask for and we do not have is refused as such", async () => {
  for (const path of ["/api/auth/otp", "/api/auth/factors", "/api/auth/factors/1/verify", "/api/auth/token?grant_type=pkce"]) {
    const answer = await post(path, {});
    expect([answer.status, answer.body.code], path).toEqual([422, "not_supported"]);
  }
});
