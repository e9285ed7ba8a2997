import { Refusal } from "@/worker/core/errors";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { call } from "@/worker/engine/call";
import { systemActorOf } from "@/worker/engine/call-as-system";
import type { PaidByCard } from "@/worker/engine/ports";
import type { Runtime } from "@/worker/engine/runtime";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { readLink } from "@/worker/modules/money/invoices/rules";
import type { RequestContext } from "./request-context";

/** Receives what the card service announces: a payment is booked as if a person had entered it, once however often it is announced. */
export async function paymentsDoor(context: RequestContext): Promise<Response> {
  const { runtime } = context.var;
  if (!runtime.payments) throw new Refusal("not_found");
  const paid = await runtime.payments.readPayment(await context.req.text(), context.req.header("stripe-signature") ?? "", runtime.now);
  if (paid) await book(runtime, paid);
  return context.json({ received: true });
}

async function book(runtime: Runtime, { id, link, amount, paidOn }: PaidByCard): Promise<void> {
  const { businessId, invoiceId } = readLink(link);
  const actor = await systemActorOf(runtime.databases.platform, businessId);
  if (!actor) throw new Refusal("not_found");
  const caller = { actor, door: "payments", language: "fr", address: "" } as const;
  const input = { id: invoiceId, amount: amount / MONEY_SCALE, paidOn, method: "card", note: id.slice(0, 200) };
  await call(runtime, caller, invoices.markPaid, input, id);
}
