import { and, desc, eq } from "drizzle-orm";
import { payments, refunds } from "@/db/platform";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { billing } from "./contract";
import { toCreditNote, toPayment } from "./records";

/** A business is given money back a few times at most. */
const MOST = 100;

/** What was paid, the newest first: each is an invoice, with the credit notes of what was given back of it. */
export const invoices = handle(billing.invoices, async ({ platform, caller }, question) => {
  const page = newestFirst(payments, question);
  const paid = and(eq(payments.businessId, requireBusiness(caller).id), eq(payments.state, "paid"));
  const ofBusiness = eq(refunds.businessId, requireBusiness(caller).id);
  const [rows, returned] = await platform.batch([
    platform
      .select()
      .from(payments)
      .where(and(paid, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    platform.select().from(refunds).where(ofBusiness).orderBy(desc(refunds.createdAt)).limit(MOST),
  ]);
  const notesOf = (id: string) => returned.filter(({ paymentId }) => paymentId === id).map(toCreditNote);
  return page.pageOf(rows, (row) => ({ ...toPayment(row), refunds: notesOf(row.id) }));
});
