import { and, eq, inArray, ne } from "drizzle-orm";
import { payments } from "@/db/platform";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { ownerOf } from "@/worker/modules/business/credits";
import { type BusinessRow, fetchReader, type PaymentRow } from "./records";
import { sumsOf } from "./rules";
import { titleOf } from "./title";

type Facts = Pick<PaymentRow, "kind" | "lines"> &
  Partial<Pick<PaymentRow, "plan" | "period" | "credits" | "startsOn" | "endsOn" | "pages">>;

/**
 * Asks a business for a payment, without a page yet.
 * @param facts what for; the sums follow from its lines, and from nothing that a caller says
 */
export async function newPayment({ platform, caller, now }: CommandContext, business: BusinessRow, facts: Facts): Promise<PaymentRow> {
  const { actor } = caller;
  const userId = actor.type === "person" ? actor.userId : await ownerOf(platform, business.id);
  return {
    id: newId(),
    businessId: business.id,
    userId,
    state: "open" as const,
    plan: null,
    period: null,
    credits: 0,
    pages: 0,
    startsOn: null,
    endsOn: null,
    session: null,
    url: null,
    tries: 0,
    number: null,
    buyer: null,
    paidOn: null,
    ...facts,
    ...sumsOf(facts.lines),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** Opens the page on which a payment is made, and keeps the card for the next ones where they follow. @throws Refusal `unavailable` */
export async function openPage(context: CommandContext, business: BusinessRow, row: PaymentRow): Promise<{ session: string; url: string }> {
  const { platform, origin, till } = context;
  const { email, language } = await fetchReader(platform, row.userId);
  return till.open({
    payment: row.id,
    amount: row.total,
    title: titleOf(row, language),
    email,
    language,
    customer: business.customer,
    keepsCard: row.kind !== "credits",
    back: `${origin}/payment-success?payment=${row.id}`,
    away: `${origin}${row.kind === "credits" ? "/purchase-credits" : "/billing"}`,
    once: `${row.id}.${row.version}`,
  });
}

/** Leaves the pages that were opened before for a plan: of two, nobody pays both by mistake. */
export async function leaveOthers(context: CommandContext, { id, businessId }: PaymentRow): Promise<void> {
  const open = and(
    eq(payments.businessId, businessId),
    inArray(payments.state, ["open", "failed"]),
    inArray(payments.kind, ["subscribe", "upgrade"]),
  );
  const others = await context.platform
    .select()
    .from(payments)
    .where(and(open, ne(payments.id, id)));
  for (const other of others) {
    context.update(payments, other, { state: "left" });
    if (other.session) context.later(context.till.close(other.session).catch(() => {}));
  }
}
