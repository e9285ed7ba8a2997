import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { Hashing } from "@/worker/engine/services";

/** OWASP's setting for 16 MB of memory; an isolate has 128 MB. The parameters are kept in each hash. */
export const SLOW: Hashing = { N: 2 ** 14, r: 8, p: 5 };
/** For a developer's machine and tests, where nobody guesses and people sign in all the time. */
export const QUICK: Hashing = { N: 2 ** 10, r: 8, p: 1 };
const LENGTH = 32;
const MAX_MEMORY = 64 * 1024 * 1024;

/** What lives for minutes needs less work to outlive a thief. */
export const brief = (hashing: Hashing): Hashing => ({ ...hashing, p: 1 });

/** A salted hash that carries its parameters: `scrypt$16384$8$5$salt$hash`. */
export async function hashPassword(password: string, cost: Hashing): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), hash.toString("base64")].join("$");
}

/** Does the password match? Without a hash (no such account) it takes as long, and says no. */
export async function verifyPassword(password: string, stored: string | null, cost: Hashing): Promise<boolean> {
  if (!stored) {
    await derive(password, randomBytes(16), cost);
    return false;
  }
  const [, N, r, p, salt = "", hash = ""] = stored.split("$");
  const derived = await derive(password, Buffer.from(salt, "base64"), { N: Number(N), r: Number(r), p: Number(p) });
  const expected = Buffer.from(hash, "base64");
  return expected.length === derived.length && timingSafeEqual(derived, expected);
}

function derive(password: string, salt: Buffer, cost: Hashing): Promise<Buffer> {
  const options = { ...cost, maxmem: MAX_MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
