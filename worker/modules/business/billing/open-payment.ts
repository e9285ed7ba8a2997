import { and, eq, inArray, ne } from "drizzle-orm";
import { payments } from "@/db/platform";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { ownerOf } from "@/worker/modules/business/credit-ledger";
import { type BusinessRow, fetchDue, fetchReader, type PaymentRow } from "./records";
import { buyerOf } from "./billed";
import { isBillable, sumsOf, vatOf } from "./rules";
import { isForPlan, payableStates, paymentStatus } from "./status";
import { titleOf } from "./title";

type Facts = Pick<PaymentRow, "kind" | "lines"> &
  Partial<Pick<PaymentRow, "plan" | "period" | "credits" | "startsOn" | "endsOn" | "pages" | "requestId">>;

/**
 * Asks a business for a payment, without a page yet.
 * @param facts what for; the sums follow from its lines, and from nothing that a caller says
 */
export async function newPayment(context: CommandContext, business: BusinessRow, facts: Facts): Promise<PaymentRow> {
  const { platform, caller, now, provider } = context;
  const { actor } = caller;
  const userId = actor.type === "person" ? actor.userId : await ownerOf(platform, business.id);
  const buyer = await buyerOf(context, business, userId);
  const tax = vatOf({ seller: provider, buyer });
  return {
    id: newId(),
    businessId: business.id,
    userId,
    state: "open" as const,
    plan: null,
    period: null,
    credits: 0,
    pages: 0,
    requestId: null,
    startsOn: null,
    endsOn: null,
    session: null,
    url: null,
    tries: 0,
    number: null,
    buyer,
    paidOn: null,
    intent: null,
    refunded: 0,
    ...facts,
    ...tax,
    ...sumsOf(facts.lines, tax.vatRate),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** Where one pays: the service's page, once it has one. */
type Page = { session: string | null; url: string };

/**
 * Opens the page on which a payment is made, and keeps the card for the next ones where they follow. Until one knows whom to bill, it
 * is our own, which asks for that. @throws Refusal `unavailable`
 */
export async function openPage(context: CommandContext, business: BusinessRow, row: PaymentRow): Promise<Page> {
  const { platform, origin, till } = context;
  const ownPage = `${origin}/billing/payments/${row.id}`;
  if (!isBillable(row.buyer)) return { session: null, url: ownPage };
  const { email, language } = await fetchReader(platform, row.userId);
  return till.open({
    payment: row.id,
    amount: row.total,
    title: titleOf(row, language),
    email,
    language,
    customer: business.customer,
    keepsCard: isForPlan(row.kind),
    back: `${origin}/payment-success?payment=${row.id}`,
    away: ownPage,
    once: `${row.id}.${row.version}`,
  });
}

/** Leaves the pages that were opened before for a plan: of two, nobody pays both by mistake. @param id of the payment that stays, if any */
export async function leaveOthers(context: CommandContext, businessId: string, id = ""): Promise<void> {
  const open = and(
    eq(payments.businessId, businessId),
    inArray(payments.state, [...payableStates]),
    inArray(payments.kind, ["subscribe", "upgrade"]),
  );
  const others = await context.platform
    .select()
    .from(payments)
    .where(and(open, ne(payments.id, id)));
  for (const other of others) leavePage(context, other);
}

/** Does a bank still hold the money for a plan? */
export async function isWaiting(platform: PlatformDatabase, businessId: string): Promise<boolean> {
  const pending = and(eq(payments.businessId, businessId), eq(payments.state, "pending"), inArray(payments.kind, ["subscribe", "upgrade"]));
  const [row] = await platform.select({ id: payments.id }).from(payments).where(pending).limit(1);
  return row !== undefined;
}

/** Leaves the period that was due: another plan takes its place, or none. */
export async function leaveDue(context: CommandContext, businessId: string): Promise<void> {
  const due = await fetchDue(context.platform, businessId);
  if (due) leavePage(context, due);
}

/** Closes the page of a payment that nobody has to make any more. */
export function leavePage(context: CommandContext, row: PaymentRow): void {
  const state = paymentStatus.after(row.state, "leave");
  if (!state || state === row.state) return;
  context.update(payments, row, { state });
  if (row.session) context.later(context.till.close(row.session).catch(() => {}));
}
