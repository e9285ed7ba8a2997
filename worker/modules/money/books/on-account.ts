import { sql } from "drizzle-orm";
import type { invoices } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { formatMoney } from "@/worker/core/figures/money";
import type { CommandContext } from "@/worker/engine/handler";
import type { StoredStatus } from "@/worker/modules/money/invoices/status";
import { type CarriedSide, carriedOpenOf } from "./carried";
import { enter } from "./entries";
import { type Moved, payInvoice } from "./payments";

type PaperRow = typeof invoices.$inferSelect;

/** A client or supplier. */
export interface Holder {
  partyId: string;
  side: CarriedSide;
}

/** Whose a paper is. */
export function holderOf({ clientId, supplierId }: Pick<PaperRow, "clientId" | "supplierId">): Holder | null {
  const partyId = clientId ?? supplierId;
  return partyId ? { partyId, side: clientId ? "client" : "supplier" } : null;
}

interface OnAccount {
  day: string;
  /** With its sign: money that comes in is more than nothing. */
  signed: number;
  description: string;
  bankLineId?: string;
  besideId?: string;
}

/** Writes money that pays no paper: it stands on somebody's account until one takes it, or it is given back. @returns the entry's identifier */
export function keepOnAccount(context: CommandContext, { partyId, side }: Holder, { signed, ...money }: OnAccount): string {
  const type = signed > 0 ? "income" : "expense";
  return enter(context, { ...money, type, category: side === "client" ? "clients" : "suppliers", amount: Math.abs(signed), partyId });
}

/** What stands on somebody's account beside their papers, a debit more than nothing; nobody changes it meanwhile. */
export async function readAccountOf(context: CommandContext, partyId: string): Promise<number> {
  const [row] = await context.db.all<{ open: number }>(sql`select ${carriedOpenOf(partyId)} as open`);
  const open = row?.open ?? 0;
  context.assumes(sql`${carriedOpenOf(partyId)} = ${open}`);
  return open;
}

/**
 * Pays an invoice of what its client or supplier has on account: no money moves.
 * @param amount as much as is due and is there when left out
 * @throws Refusal `invalid_input` naming `amount` when that is more than there is, or than is due
 */
export async function payFromAccount(
  context: CommandContext,
  paper: PaperRow,
  { amount, settled, seen }: { amount?: number; settled: StoredStatus; seen?: number },
): Promise<Moved> {
  const holder = holderOf(paper);
  const open = holder ? await readAccountOf(context, holder.partyId) : 0;
  const there = Math.max(0, holder?.side === "client" ? -open : open);
  const wanted = amount ?? Math.min(there, paper.due);
  if (there === 0 || wanted > there) refuseField("amount", "above_account", { left: formatMoney(there, 2) });
  return payInvoice(context, paper, { amount: wanted, paidOn: civilDate(context.now), method: "on_account", note: "" }, settled, seen);
}
