import { sql } from "drizzle-orm";
import { outbox } from "@/db/platform";
import { databases } from "./platform";

/** The letters written to an address, the newest first; they leave with the change that caused them, so nobody waits. */
export async function lettersTo(email: string, { platform } = databases) {
  const rows = await platform.select().from(outbox).where(sql`${outbox.message} ->> '$.to' = ${email}`);
  return rows.sort((a, b) => b.at - a.at || b.id.localeCompare(a.id)).map(({ id, message }) => ({ id, ...message }));
}

/** The codes in the letters to an address, the newest first. */
export async function codesSentTo(email: string, from = databases): Promise<string[]> {
  const codes = (await lettersTo(email, from)).map(({ text }) => /\b\d{8}\b/.exec(text)?.[0]);
  return codes.filter((code) => code !== undefined);
}

/** A code that is not this one. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1e8).padStart(8, "0");

/** What one sends to `/api/auth/verify` to prove the address that was just signed up with. */
export async function proofOf(email: string, from = databases) {
  return { type: "signup", email, token: (await codesSentTo(email, from))[0] };
}
