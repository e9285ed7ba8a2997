import { eq, sql } from "drizzle-orm";
import { clients as table } from "@/db/business";
import type { CommandContext, QueryContext } from "@/worker/engine/handler";
import { type ClientRow, newClientRow } from "@/worker/modules/sell/clients";
import { PASSERS_BY } from "./status";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** What people see of them among clients. */
const REFERENCE = "PASSAGE";

/** The client that stands for all passers-by, whether or not it is written yet: tracing and recalls find under it what they hold. */
export async function readPassersBy({ db, caller, now }: QueryContext): Promise<{ row: ClientRow; isWritten: boolean }> {
  const [row] = await db.select().from(table).where(eq(table.id, PASSERS_BY));
  if (row) return { row, isWritten: true };
  const companyName = { fr, en }[caller.language].passersBy;
  const facts = { companyName, category: "particulier", paymentTerms: "cash", language: caller.language };
  return { row: { ...newClientRow(facts, REFERENCE, now), id: PASSERS_BY }, isWritten: false };
}

/** Writes it with the first sale. Where another sale was faster, the command is done again. */
export function writePassersBy(context: CommandContext, { archived, ...row }: ClientRow): void {
  context.assumes(sql`not exists (select 1 from ${table} where ${table.id} = ${PASSERS_BY})`);
  context.insert(table, row);
}
