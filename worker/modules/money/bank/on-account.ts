import { eq, or, sql } from "drizzle-orm";
import { clients, type invoices, suppliers } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { formatMoney } from "@/worker/core/figures/money";
import type { CommandContext } from "@/worker/engine/handler";
import { carried, carriedColumns, type Holder, holderOf, keepOnAccount, readAccountOf } from "@/worker/modules/money/books";
import type { LineRow } from "./lines";

type PaperRow = typeof invoices.$inferSelect;

/** On whose account something is to go, as the person said it. */
interface Account {
  carried?: string;
  onAccount: boolean;
}

/**
 * What of a line goes to the account of whose papers it pays: what it has beyond them stays there, owed to the client or by the
 * supplier; what it lacks is taken from what stands there, and no more. Where it is to settle what stands there, it settles no more.
 * @param due what the papers are to be paid, ten-thousandths of a euro
 * @returns more than nothing where it stays there, less where it is taken
 * @throws Refusal `invalid_input` naming `onAccount` where the papers are of several, `carried` where it is somebody else's or more than is open
 */
export async function putOnAccount(
  context: CommandContext,
  line: LineRow,
  papers: PaperRow[],
  due: number,
  account: Account,
): Promise<number> {
  const [first] = papers;
  const holder = first && holderOf(first);
  if (!holder || papers.some((paper) => holderOf(paper)?.partyId !== holder.partyId)) return refuseField("onAccount", "several_parties");
  if (account.carried && (await findHolder(context, account.carried)).partyId !== holder.partyId) refuseField("carried", "several_parties");
  const beyond = Math.abs(line.amount) - due;
  const open = await readAccountOf(context, holder.partyId);
  const rest = beyond < 0 ? -Math.min(-beyond, takeableOf(open, line)) : beyond;
  const signed = rest * Math.sign(line.amount);
  if (!account.onAccount && rest > 0) requireOwed(open, signed);
  if (rest === 0) return 0;
  keepOnAccount(context, holder, { day: line.day, signed, description: line.label.slice(0, 200), bankLineId: line.id });
  return rest;
}

/** What may be taken from somebody's account for a line: what stands there the other way round. */
const takeableOf = (open: number, line: LineRow) => (open !== 0 && Math.sign(open) !== Math.sign(line.amount) ? Math.abs(open) : 0);

/** Money settles what stands on an account only in its way, and no more of it than there is. @throws Refusal `invalid_input` naming `carried` */
function requireOwed(open: number, signed: number): void {
  if (open === 0) refuseField("carried", "not_found");
  if (Math.sign(open) !== Math.sign(signed)) refuseField("carried", "other_way");
  if (Math.abs(signed) > Math.abs(open)) refuseField("carried", "above_due", { due: formatMoney(Math.abs(open), 2) });
}

/**
 * Puts all of a line on somebody's account: it settles what they owed, or were owed, beside papers; an advance too, where that is said.
 * @returns what the line keeps of it, and what it teaches
 */
export async function settleCarried(
  context: CommandContext,
  line: LineRow,
  account: Account & { carried: string },
  description = line.label.slice(0, 200),
) {
  const holder = await findHolder(context, account.carried);
  if (!account.onAccount) requireOwed(await readAccountOf(context, holder.partyId), line.amount);
  const entryId = keepOnAccount(context, holder, { day: line.day, signed: line.amount, description, bankLineId: line.id });
  return { changes: { entryId }, taught: { [holder.side === "client" ? "clientId" : "supplierId"]: holder.partyId } };
}

/**
 * Whose an account is, by code or identifier; where a client and a supplier have one code, the one of whom something stands open.
 * @throws Refusal `invalid_input` naming `carried`
 */
async function findHolder({ db }: CommandContext, name: string): Promise<Holder> {
  const code = name.toUpperCase();
  const isOpen = sql`carried.open <> 0 and (carried.party_id = ${name} or carried.code = ${code})`;
  const [[known], [bought], [sold]] = await db.batch([
    db.select(carriedColumns).from(carried).where(isOpen),
    db
      .select({ id: suppliers.id })
      .from(suppliers)
      .where(or(eq(suppliers.id, name), eq(suppliers.reference, code))),
    db
      .select({ id: clients.id })
      .from(clients)
      .where(or(eq(clients.id, name), eq(clients.reference, code))),
  ]);
  if (known) return known;
  if (sold) return { partyId: sold.id, side: "client" };
  return bought ? { partyId: bought.id, side: "supplier" } : refuseField("carried", "not_found");
}
