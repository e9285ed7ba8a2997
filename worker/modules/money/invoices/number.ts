import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { closings, invoices, invoiceSeries } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import { requireOpen } from "@/worker/modules/money/books";
import type { NumberedType } from "./status";

/** What numbers of each type begin with, unless the business chose otherwise; a supplier's invoice has its supplier's number. */
const usual: Record<NumberedType, string> = { client: "FA", credit: "AV", proforma: "PF" };

/** What numbers of each type begin with: FA of FA-2026-0001. */
export function prefixesOf(chosen: { id: NumberedType; prefix: string }[]): Record<NumberedType, string> {
  return { ...usual, ...Object.fromEntries(chosen.map(({ id, prefix }) => [id, prefix])) };
}

/**
 * The next number of a type, in the year of its day: continuous and in the order of days (domain: money rules). The write
 * itself gives it, so that however many are sent at once there is no gap, no twin, and nobody asks again.
 * @param issuedOn the civil day it is issued
 * @throws Refusal `invalid_input` naming `issuedOn` when it lies ahead, before the last one sent, or in a closed period
 */
export async function nextNumber(context: CommandContext, type: NumberedType, issuedOn: string): Promise<string> {
  const { db, now } = context;
  if (issuedOn > civilDate(now)) refuseField("issuedOn", "future");
  await requireOpen(db, issuedOn, "issuedOn");
  const [[last], chosen] = await db.batch([
    db
      .select({ issuedOn: invoices.issuedOn, number: invoices.number })
      .from(invoices)
      .where(and(eq(invoices.type, type), isNotNull(invoices.number)))
      .orderBy(desc(invoices.issuedOn))
      .limit(1),
    db.select().from(invoiceSeries),
  ]);
  if (last && issuedOn < last.issuedOn) refuseField("issuedOn", "before_last", { number: last.number ?? "", day: last.issuedOn });
  const later = sql`select 1 from ${invoices} where ${and(eq(invoices.type, type), isNotNull(invoices.number), gt(invoices.issuedOn, issuedOn))}`;
  context.assumes(sql`not exists (${later}) and not exists (select 1 from ${closings} where ${closings.until} >= ${issuedOn})`);
  return context.numbered(`${prefixesOf(chosen)[type]}-${issuedOn.slice(0, 4)}`);
}
