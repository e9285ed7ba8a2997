import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { clients, type InvoiceLine, invoiceLines, invoices as table, ledgerOpenings } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { formatMoney } from "@/worker/core/figures/money";
import type { CommandContext } from "@/worker/engine/handler";

/** Packaging of one item, or of none: how much is with the client, and what was charged for it; less than nothing came back. */
interface Held {
  itemId: string | null;
  amount: number;
  total: number;
}

const isHeldBy = (clientId: string) =>
  and(eq(table.clientId, clientId), inArray(table.type, ["client", "credit"]), isNotNull(table.number), isNotNull(invoiceLines.container));

/**
 * No more packaging is given back than was charged for, by whatever paper: of an item as many as were, and in all as much money. What
 * stood on the account of packaging before the product kept the books counts too; its pieces nobody has counted.
 * @param lines of a paper that is sent now @param sign less than nothing where it takes them back
 * @throws Refusal `invalid_input` naming `lines`
 */
export async function requireHeld(
  context: CommandContext,
  clientId: string | null,
  lines: readonly InvoiceLine[],
  sign: 1 | -1 = 1,
): Promise<void> {
  const moved = lines.flatMap(({ container, itemId, amount, total }): Held[] =>
    container ? [{ itemId, amount: sign * amount, total: sign * total }] : [],
  );
  if (!clientId || moved.every(({ total }) => total >= 0)) return;
  const [held, before] = await readHeld(context, clientId);
  const all = [...held, ...moved];
  const left = before + all.reduce((sum, { total }) => sum + total, 0);
  if (left < 0) refuseField("lines", "above_containers", { left: formatMoney(left - moved.reduce((sum, { total }) => sum + total, 0), 2) });
  const countOf = (itemId: string | null) => all.reduce((sum, one) => (one.itemId === itemId ? sum + one.amount : sum), 0);
  const unnamed = Math.max(0, countOf(null));
  const isLacking = ({ itemId, amount }: Held) => itemId !== null && amount < 0 && countOf(itemId) + unnamed < 0;
  if (before === 0 && moved.some(isLacking)) refuseField("lines", "above_containers", { left: formatMoney(left, 2) });
}

/** What of packaging is with a client by item, and what stood on their account before; nobody gives any back meanwhile. */
async function readHeld({ db, assumes }: CommandContext, clientId: string): Promise<[Held[], number]> {
  const signOf = sql`case when ${table.type} = 'credit' then -1 else 1 end`;
  const rows = db
    .select({
      itemId: invoiceLines.itemId,
      amount: sql<number>`sum(${signOf} * ${invoiceLines.amount})`,
      total: sql<number>`sum(${signOf} * ${invoiceLines.total})`,
    })
    .from(invoiceLines)
    .innerJoin(table, eq(table.id, invoiceLines.invoiceId))
    .where(isHeldBy(clientId));
  const [held, openings, [client]] = await db.batch([
    rows.groupBy(invoiceLines.itemId),
    db.select({ lines: ledgerOpenings.lines }).from(ledgerOpenings),
    db.select({ reference: clients.reference }).from(clients).where(eq(clients.id, clientId)),
  ]);
  const opened = openings.flatMap(({ lines }) =>
    lines.filter(({ number, party }) => number.startsWith("4196") && party?.code === client?.reference),
  );
  const total = held.reduce((sum, one) => sum + one.total, 0);
  assumes(
    sql`(select coalesce(sum(${signOf} * ${invoiceLines.total}), 0) from ${invoiceLines} join ${table} on ${table.id} = ${invoiceLines.invoiceId} where ${isHeldBy(clientId)}) = ${total}`,
  );
  return [held, opened.reduce((sum, { amount }) => sum - amount, 0)];
}
