import { invoices as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { paymentAddress } from "../paying";
import { invoices } from "../contract";
import { fetchInvoice } from "../records";

/** Letters and digits of a key: as many as nobody guesses. */
const LENGTH = 16;

/** Has the payment links that were given open nothing any more. @throws Refusal `not_allowed_now` when there was none */
export const withdrawLink = handle(invoices.withdrawLink, async (context, { id, version }) => {
  const { row } = await fetchInvoice(context.db, id);
  if (row.type !== "client" || row.number === null) throw new Refusal("not_allowed_now");
  const linkKey = crypto.randomUUID().replaceAll("-", "").slice(0, LENGTH);
  context.update(table, row, { linkKey }, version);
  return { url: paymentAddress(context, { id: row.id, linkKey }) };
});
