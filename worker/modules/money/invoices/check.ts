import { and, inArray, isNotNull } from "drizzle-orm";
import { lots } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { mustExist } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { fetchClient } from "@/worker/modules/sell/clients";
import { readLinesAtRatesOf } from "./buyer-vat";
import { invoices } from "./contract";
import { fetchInvoice, type InvoiceRow } from "./records";
import { noticesOf } from "./rules";

/** What of a draft is worth a look before it is sent; nothing of what was sent. */
export const check = handle(invoices.check, async (context, { id }) => {
  const { row } = await fetchInvoice(context.db, id);
  if (row.status !== "draft" || row.type === "credit") return { notices: [] };
  const client = await mustExist("client", fetchClient(context.db, row.clientId ?? ""));
  const [followed, isFresh] = await Promise.all([
    readLinesAtRatesOf(context, { client, deliveryAddress: row.deliveryAddress }, row.lines),
    sellsFresh(context.db, row),
  ]);
  const isPerishable = isFresh && client.category !== "particulier";
  return { notices: noticesOf(row, { followed, isPerishable, today: civilDate(context.now) }) };
});

/** Does it sell something of which a lot has a use-by date? */
async function sellsFresh(db: BusinessDatabase, { lines }: InvoiceRow): Promise<boolean> {
  const ids = lines.flatMap(({ itemId }) => itemId ?? []);
  if (!ids.length) return false;
  const isSold = and(inArray(lots.itemId, ids), isNotNull(lots.dlc));
  const [fresh] = await db.select({ id: lots.id }).from(lots).where(isSold).limit(1);
  return fresh !== undefined;
}
