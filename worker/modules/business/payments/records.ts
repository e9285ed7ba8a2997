import { asc, eq } from "drizzle-orm";
import { businesses, payments, refunds } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { type PaymentRow, type RefundRow, toCreditNote, toPayment } from "@/worker/modules/business/billing";

/** A payment, whoever's, with what was given back of it; one batch. @throws Refusal `not_found` */
export async function fetchWhole(platform: PlatformDatabase, id: string) {
  const [[found], returned] = await platform.batch([
    platform
      .select({ payment: payments, business: businesses })
      .from(payments)
      .innerJoin(businesses, eq(businesses.id, payments.businessId))
      .where(eq(payments.id, id)),
    platform.select().from(refunds).where(eq(refunds.paymentId, id)).orderBy(asc(refunds.createdAt)),
  ]);
  if (!found) throw new Refusal("not_found");
  return { ...found, returned };
}

/** A payment as the staff sees it in a list. */
export function toReceived(row: PaymentRow, business: string) {
  const { url, ...shown } = toPayment(row);
  return { ...shown, businessId: row.businessId, business, version: row.version };
}

/** A payment as the staff sees it alone. */
export function toWhole(row: PaymentRow, business: string, returned: RefundRow[]) {
  const { name = "", address = null, siret = null, vatNumber = null } = row.buyer ?? {};
  return { ...toReceived(row, business), refunds: returned.map(toCreditNote), buyer: row.buyer && { name, address, siret, vatNumber } };
}
