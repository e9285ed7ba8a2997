import { eq, inArray } from "drizzle-orm";
import { bankLayouts, bankLines } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { type CommandContext, handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { newId } from "@/worker/engine/identifier";
import { bank } from "./contract";
import { fingerprints } from "./rules";
import { signatureOf } from "./layout";
import { readStatement, rowsOf } from "./statement";

/** Keeps the lines of a statement, each once however often its file comes. */
export const importStatement = handle(bank.import, async (context, { content, columns }) => {
  const { format, lines } = await read(context, content, columns);
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

type Columns = Parsed<typeof bank.import>["columns"];

/** Reads a file; where its columns stand is remembered once a person has said so. */
async function read(context: CommandContext, content: string, columns: Columns) {
  const signature = signatureOf(rowsOf(content.slice(0, HEAD)));
  const [before] = await context.db.select().from(bankLayouts).where(eq(bankLayouts.signature, signature));
  if (!columns) return readStatement(content, before?.layout);
  const at = (place: number | undefined) => (place ?? 0) - 1;
  const { day, label, amount, debit, credit } = columns;
  if (amount === undefined && (debit === undefined || credit === undefined)) refuseField("columns.amount", "required");
  const layout = { day: at(day), label: at(label), amount: at(amount), debit: at(debit), credit: at(credit) };
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  if (before) context.update(bankLayouts, before, { layout });
  else context.insert(bankLayouts, { id: newId(), signature, layout, ...times });
  return readStatement(content, layout);
}

/** As much of a file as says how it is made. */
const HEAD = 20_000;

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
