import { and, eq, inArray } from "drizzle-orm";
import { businesses, payments } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { openPage } from "./open-payment";
import { fetchOwn } from "./records";
import { sumsOf, vatOf } from "./rules";
import { payableStates } from "./status";

/**
 * Says who is billed from now on. The tax follows from it: what waits to be paid is asked for anew, on another page.
 * @throws Refusal `unavailable`
 */
export const billTo = handle(billing.billTo, async (context, buyer) => {
  const { platform, caller, provider, till } = context;
  const before = await fetchOwn(platform, caller);
  const business = context.update(businesses, before, { billTo: buyer });
  const waiting = and(eq(payments.businessId, before.id), inArray(payments.state, [...payableStates]));
  for (const row of await platform.select().from(payments).where(waiting)) {
    const tax = vatOf({ seller: provider, buyer });
    const priced = { ...row, ...tax, ...sumsOf(row.lines, tax.vatRate), buyer: { ...buyer, email: row.buyer?.email ?? "" } };
    const { session, url } = row.url ? await openPage(context, business, { ...priced, version: row.version + 1 }) : row;
    if (row.session && row.session !== session) context.later(till.close(row.session).catch(() => {}));
    const { vatRate, vatReason, net, vat, total } = priced;
    context.update(payments, row, { vatRate, vatReason, net, vat, total, buyer: priced.buyer, session, url });
  }
  return buyer;
});
