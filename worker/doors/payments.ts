import { eq } from "drizzle-orm";
import { payments } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { call } from "@/worker/engine/call";
import { callAsSystem, systemActorOf } from "@/worker/engine/call-as-system";
import type { PaidByCard, TillNews } from "@/worker/engine/ports";
import type { Runtime } from "@/worker/engine/runtime";
import { hear } from "@/worker/modules/business/billing";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { readLink } from "@/worker/modules/money/invoices/rules";
import type { RequestContext } from "./request-context";

/** Receives what the card service announces: a payment is booked as if a person had entered it, once however often it is announced. */
export async function paymentsDoor(context: RequestContext): Promise<Response> {
  const { runtime } = context.var;
  if (!runtime.payments) throw new Refusal("not_found");
  const [body, signature] = [await context.req.text(), context.req.header("stripe-signature") ?? ""];
  const { payments: service, till, now } = runtime;
  const { paid, news } = await readMessage(async () => {
    const paid = await service.readPayment(body, signature, now);
    return { paid, news: paid ? null : await till.read(body, signature, now) };
  }, runtime);
  if (paid) await book(runtime, paid);
  if (news) await bookOwn(runtime, news);
  return context.json({ received: true });
}

/** Reads a message; one that was forged, or is about money nobody asked for, is told to whoever watches over the house. */
async function readMessage<T>(read: () => Promise<T>, { log }: Runtime): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal) log.security("payment_refused");
    throw error;
  }
}

/** What a business paid to the provider itself. @throws Refusal `not_found` where nobody was asked for it */
async function bookOwn(runtime: Runtime, { payment: id, ...news }: TillNews): Promise<void> {
  const [row] = await runtime.databases.platform.select({ businessId: payments.businessId }).from(payments).where(eq(payments.id, id));
  if (!row) throw new Refusal("not_found");
  await callAsSystem(runtime, row.businessId, hear, { id, ...news }, { door: "payments" });
}

async function book(runtime: Runtime, { id, link, amount, paidOn }: PaidByCard): Promise<void> {
  const { businessId, invoiceId } = readLink(link);
  const actor = await systemActorOf(runtime.databases.platform, businessId);
  if (!actor) throw new Refusal("not_found");
  const caller = { actor, door: "payments", language: "fr", address: "" } as const;
  const input = { id: invoiceId, amount: amount / MONEY_SCALE, paidOn, method: "card", note: id.slice(0, 200) };
  await call(runtime, caller, invoices.markPaid, input, id);
}
