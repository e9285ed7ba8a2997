import { sql } from "drizzle-orm";
import type { invoices } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import { carriedOpenOf, enter } from "@/worker/modules/money/books";
import type { LineRow } from "./lines";

type PaperRow = typeof invoices.$inferSelect;

/**
 * What of a line goes to the account of whose papers it pays: what it has beyond them stays there, owed to the client or by the
 * supplier; what it lacks is taken from what stands there, and no more.
 * @param due what the papers are to be paid, ten-thousandths of a euro
 * @returns more than nothing where it stays there, less where it is taken
 * @throws Refusal `invalid_input` naming `onAccount` where the papers are of several
 */
export async function putOnAccount(context: CommandContext, line: LineRow, papers: PaperRow[], due: number): Promise<number> {
  const [first] = papers;
  const whose = ({ clientId, supplierId }: PaperRow) => clientId ?? supplierId;
  const partyId = first && whose(first);
  if (!partyId || papers.some((paper) => whose(paper) !== partyId)) return refuseField("onAccount", "several_parties");
  const beyond = Math.abs(line.amount) - due;
  const rest = beyond < 0 ? -Math.min(-beyond, await readTakeable(context, line, partyId)) : beyond;
  if (rest === 0) return 0;
  enter(context, {
    day: line.day,
    type: rest > 0 === line.amount > 0 ? "income" : "expense",
    category: first.clientId ? "clients" : "suppliers",
    amount: Math.abs(rest),
    description: line.label.slice(0, 200),
    bankLineId: line.id,
    partyId,
  });
  return rest;
}

/** What may be taken from somebody's account for a line: what stands there the other way round. Nobody else takes it meanwhile. */
async function readTakeable(context: CommandContext, line: LineRow, partyId: string): Promise<number> {
  const [row] = await context.db.all<{ open: number }>(sql`select ${carriedOpenOf(partyId)} as open`);
  const open = row?.open ?? 0;
  context.assumes(sql`${carriedOpenOf(partyId)} = ${open}`);
  return open !== 0 && Math.sign(open) !== Math.sign(line.amount) ? Math.abs(open) : 0;
}
