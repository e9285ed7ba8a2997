import { and, eq } from "drizzle-orm";
import { payments } from "@/db/platform";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { billing } from "./contract";
import { toPayment } from "./records";

/** What was paid, the newest first: each is an invoice. */
export const invoices = handle(billing.invoices, async ({ platform, caller }, question) => {
  const page = newestFirst(payments, question);
  const paid = and(eq(payments.businessId, requireBusiness(caller).id), eq(payments.state, "paid"));
  const rows = await platform
    .select()
    .from(payments)
    .where(and(paid, page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, toPayment);
});
