import { and, eq, isNull, sql } from "drizzle-orm";
import { calculateJwkThumbprint, importJWK, type JWK, jwtVerify, SignJWT } from "jose";
import { guard } from "@/db/kernel";
import { refreshTokens, sessions } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import type { Person } from "@/worker/engine/actor";
import { refusalOf } from "@/worker/engine/failure";
import type { Runtime } from "@/worker/engine/runtime";
import { hashOf, newSecret } from "./secret";

const ACCESS_SECONDS = 15 * 60;
const SESSION_LIFETIME = 30 * 86_400_000;
/** A client that refreshes twice at once, or never saw the answer, gets the same answer this long, in milliseconds. */
const GRACE = 10_000;
const AUDIENCE = "cellier";

/** What a program works with: a token for a quarter of an hour, and one to get the next pair with, once. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
  token_type: "bearer";
  /** Seconds. */
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
}

/** What is needed to issue and spend tokens. */
type TokenServices = Pick<Runtime, "databases" | "now" | "log">;
type Bearer = Pick<Person, "userId" | "sessionId" | "role">;

/** The first pair of tokens of a session. @param signingKey a private JWK (ES256), as JSON */
export async function firstTokens(runtime: TokenServices, signingKey: string, bearer: Bearer): Promise<Tokens> {
  const refresh = newSecret();
  const { sessionId } = bearer;
  await runtime.databases.platform.insert(refreshTokens).values({ hash: await hashOf(refresh), sessionId, at: runtime.now });
  return pair(runtime, signingKey, bearer, refresh);
}

/**
 * Spends a refresh token. The next one follows from it, so that whoever asks twice within a moment holds the same pair and
 * no second line of tokens begins; a token spent before that has been stolen, and its session ends.
 * @returns the next refresh token and the session it belongs to
 * @throws Refusal `invalid_token`
 */
export async function spendRefreshToken(
  runtime: TokenServices,
  signingKey: string,
  refresh: string,
): Promise<{ next: string; sessionId: string }> {
  const { platform } = runtime.databases;
  const [hash, next] = [await hashOf(refresh), await successorOf(signingKey, refresh)];
  const nextHash = await hashOf(next);
  const token = await readToken(runtime, hash);
  if (!token || token.expiresAt <= runtime.now) throw new Refusal("invalid_token");
  const { sessionId } = token;

  const isFirst = token.spentAt === null && (await spend(runtime, hash, { hash: nextHash, sessionId, at: runtime.now }));
  if (isFirst) return { next, sessionId };

  const [spent, successor] = [await readToken(runtime, hash), await readToken(runtime, nextHash)];
  const isMoment = spent?.spentAt != null && runtime.now - spent.spentAt < GRACE;
  if (isMoment && successor?.spentAt === null) return { next, sessionId };
  runtime.log.security("refresh_token_reused");
  await platform.delete(sessions).where(eq(sessions.id, sessionId));
  throw new Refusal("invalid_token");
}

async function readToken({ databases: { platform } }: TokenServices, hash: string) {
  const [token] = await platform
    .select({ sessionId: sessions.id, expiresAt: sessions.expiresAt, spentAt: refreshTokens.spentAt })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash));
  return token;
}

/** Spends a token, keeps the next and prolongs the session, all or nothing. @returns false when it was spent already */
async function spend(runtime: TokenServices, hash: string, next: typeof refreshTokens.$inferInsert): Promise<boolean> {
  const { platform } = runtime.databases;
  const unspent = and(eq(refreshTokens.hash, hash), isNull(refreshTokens.spentAt));
  try {
    await platform.batch([
      platform.update(refreshTokens).set({ spentAt: runtime.now }).where(unspent),
      platform.run(sql`insert into ${guard} (changed) select changes()`),
      platform.insert(refreshTokens).values(next),
      platform
        .update(sessions)
        .set({ expiresAt: runtime.now + SESSION_LIFETIME })
        .where(eq(sessions.id, next.sessionId)),
      platform.delete(guard),
    ]);
    return true;
  } catch (error) {
    if (refusalOf(error)?.code === "stale") return false;
    throw error;
  }
}

/** The token that comes after: only who has the signing key can tell it. */
async function successorOf(signingKey: string, refresh: string): Promise<string> {
  const secret = new TextEncoder().encode(String(readKey(signingKey).d));
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`refresh:${refresh}`));
  return Buffer.from(signature).toString("base64url");
}

type Key = Awaited<ReturnType<typeof importJWK>>;
/** The keys themselves, never the promise of one: that belongs to the request that made it. */
const checkingKeys = new Map<string, Key>();

/** The public half of the signing key, read once for every request of this isolate. */
async function checkingKey(signingKey: string): Promise<Key> {
  const key = checkingKeys.get(signingKey) ?? (await importJWK(publicPart(readKey(signingKey)), "ES256"));
  checkingKeys.set(signingKey, key);
  return key;
}

/** Tokens whose signature this isolate has checked: it cannot become false, only too old. */
const checked = new Map<string, { signingKey: string; sessionId: string; expiresAt: number }>();
const MOST_CHECKED = 1_000;

/**
 * The session an access token speaks for; whether that session still lasts is the caller's to ask.
 * @param now UTC milliseconds
 * @throws Refusal `invalid_token` when it is forged, foreign or too old
 */
export async function sessionOfToken(signingKey: string, token: string, now: number): Promise<string> {
  const cached = checked.get(token);
  if (cached?.signingKey === signingKey && cached.expiresAt > now) return cached.sessionId;
  const options = { audience: AUDIENCE, algorithms: ["ES256"], currentDate: new Date(now) };
  const read = await jwtVerify(token, await checkingKey(signingKey), options).catch(() => null);
  const { sid, exp } = read?.payload ?? {};
  if (typeof sid !== "string" || exp === undefined) throw new Refusal("invalid_token");
  if (checked.size >= MOST_CHECKED) checked.clear();
  checked.set(token, { signingKey, sessionId: sid, expiresAt: exp * 1_000 });
  return sid;
}

/** The public keys that access tokens can be checked with. */
export async function publicKeys(signingKey: string): Promise<{ keys: JWK[] }> {
  const key = publicPart(readKey(signingKey));
  return { keys: [{ ...key, kid: await calculateJwkThumbprint(key), use: "sig", alg: "ES256" }] };
}

/** A pair of tokens for a person's session. */
export async function pair({ now }: Pick<Runtime, "now">, signingKey: string, bearer: Bearer, refresh: string): Promise<Tokens> {
  const jwk = readKey(signingKey);
  const seconds = Math.floor(now / 1_000);
  const access = await new SignJWT({ sid: bearer.sessionId, role: bearer.role })
    .setProtectedHeader({ alg: "ES256", kid: await calculateJwkThumbprint(publicPart(jwk)), typ: "JWT" })
    .setSubject(bearer.userId)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_SECONDS)
    .sign(await importJWK(jwk, "ES256"));
  return {
    access_token: access,
    refresh_token: refresh,
    token_type: "bearer",
    expires_in: ACCESS_SECONDS,
    expires_at: seconds + ACCESS_SECONDS,
  };
}

function readKey(signingKey: string): JWK {
  return JSON.parse(signingKey) as JWK;
}

function publicPart({ kty, crv, x, y }: JWK): JWK {
  return { kty, crv, x, y };
}
