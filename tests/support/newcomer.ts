import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { attempts, businesses, sessions, users } from "@/db/platform";
import { hashOf } from "@/worker/modules/business/account/secret";
import { proofOf } from "./letters";
import { type Answer, visitor } from "./people";
import { databases } from "./platform";

/** A password nobody guesses, and another. */
export const good = "Bocaux-de-juillet-58";
export const better = "Genievre%et%laurier-31";

/** What somebody new says to sign up; the address is theirs alone. */
export function newcomer(overrides: Record<string, unknown> = {}) {
  const email = `nouveau-${randomUUID()}@cellier.test`;
  const names = { firstName: "Camille", lastName: "Martin", company: "Atelier d'essai" };
  return { ...names, email, password: good, passwordConfirmation: overrides.password ?? good, terms: true, ...overrides } as Record<
    string,
    unknown
  > & {
    email: string;
  };
}

/** Sends JSON to an address of the API, from a network address of its own unless one is given. */
export function post(path: string, json: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return visitor.api(path, { method: "POST", json, headers: { "cf-connecting-ip": randomUUID(), ...headers } });
}

export const signUp = (json: unknown, headers?: Record<string, string>) => post("/api/account/sign-up", json, headers);
/** Asks for tokens with a password. */
export const ask = (json: unknown, headers?: Record<string, string>) => post("/api/auth/token?grant_type=password", json, headers);
/** Asks for the next tokens. */
export const refresh = (token: unknown) => post("/api/auth/token?grant_type=refresh_token", { refresh_token: token });

/** Proves with the mailed code that the address one signed up with is one's own. */
export const confirm = async (email: string) => post("/api/auth/verify", await proofOf(email));

/** Signs somebody up and confirms, no more. */
export async function newPerson(details = newcomer()): Promise<{ email: string; password: string }> {
  expect((await signUp(details)).status).toBe(200);
  expect((await confirm(details.email)).status).toBe(200);
  return { email: details.email, password: good };
}

/** The person with this address and, once it is proven, their business, as the platform keeps them. */
export async function savedAccount(email: string) {
  const [row] = await databases.platform
    .select()
    .from(users)
    .leftJoin(businesses, eq(businesses.id, users.businessId))
    .where(eq(users.email, email));
  return row;
}

/** The sessions of the person with this address. */
export async function sessionsOf(email: string) {
  const rows = await databases.platform
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email));
  return rows.map((row) => row.sessions);
}

/** Makes what was already tried a number of times, so that a test need not; `name` as the module counts it. */
export async function alreadyTried(name: string, count: number, windowEndsAt = Date.now() + 600_000): Promise<void> {
  const set = { count, windowEndsAt };
  await databases.platform
    .insert(attempts)
    .values({ key: await hashOf(name), ...set })
    .onConflictDoUpdate({ target: attempts.key, set });
}

/** The fields that an answer names, with the reason for each: "email:required". */
export function reasonsOf({ body }: Answer): string[] {
  return ((body.errors ?? []) as { field: string; code: string }[]).map(({ field, code }) => `${field}:${code}`);
}
