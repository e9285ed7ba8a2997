import { eq } from "drizzle-orm";
import { userProfile } from "@/db/platform";
import type { PlatformDatabase } from "@/worker/engine/ports";

export type Role = "customer" | "admin";

const LIFETIME = 30 * 60_000;
const PATIENCE = 2_000;
const MOST = 10_000;

/** Roles already looked up: plain data, so that it may outlive a request. */
const cache = new Map<string, { role: Role; until: number }>();

/**
 * The role of a person, looked up once and kept for 30 minutes. Whatever goes wrong (no row, an error, no answer within
 * two seconds) makes a customer, who may do less; an error and a late answer are not remembered.
 * @param now UTC milliseconds
 */
export async function roleOf(db: PlatformDatabase, userId: string, now: number): Promise<Role> {
  const cached = cache.get(userId);
  if (cached && cached.until > now) return cached.role;
  const role = await withinPatience(lookUp(db, userId)).catch(() => null);
  if (cache.size >= MOST) cache.clear();
  if (role) cache.set(userId, { role, until: now + LIFETIME });
  return role ?? "customer";
}

/** Forgets a role: on signing in and out, and when a session turns out to be over. */
export function forgetRole(userId: string): void {
  cache.delete(userId);
}

async function lookUp(db: PlatformDatabase, userId: string): Promise<Role> {
  const [profile] = await db.select({ role: userProfile.role }).from(userProfile).where(eq(userProfile.id, userId)).limit(1);
  return profile?.role === "admin" ? "admin" : "customer";
}

/** What comes within two seconds; null when nothing does. */
async function withinPatience<T>(answer: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
