import { inArray } from "drizzle-orm";
import { bankLines } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { newId } from "@/worker/engine/identifier";
import { bank } from "./contract";
import { fingerprints } from "./rules";
import { readStatement } from "./statement";

/** Keeps the lines of a statement, each once however often its file comes. */
export const importStatement = handle(bank.import, async (context, { content }) => {
  const { format, lines } = readStatement(content);
  const names = fingerprints(lines);
  const known = new Set(await knownAmong(context.db, names));
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  const fresh = lines.flatMap(({ day, label, amount }, place) => {
    const fingerprint = names[place] ?? "";
    if (known.has(fingerprint)) return [];
    known.add(fingerprint);
    return [{ id: newId(), day, label, amount, fingerprint, state: "open" as const, ...times }];
  });
  if (fresh.length) context.insertMany(bankLines, fresh);
  return { format, read: lines.length, added: fresh.length, known: lines.length - fresh.length };
});

/** Names that one question may hold. */
const AT_ONCE = 500;

async function knownAmong(db: BusinessDatabase, names: string[]): Promise<string[]> {
  const known: string[] = [];
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const some = names.slice(start, start + AT_ONCE);
    const rows = await db.select({ name: bankLines.fingerprint }).from(bankLines).where(inArray(bankLines.fingerprint, some));
    known.push(...rows.map(({ name }) => name));
  }
  return known;
}
