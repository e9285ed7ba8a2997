import { Refusal } from "@/worker/core/errors";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { call } from "@/worker/engine/call";
import { systemActorOf } from "@/worker/engine/call-as-system";
import type { PaidByCard } from "@/worker/engine/ports";
import type { Runtime } from "@/worker/engine/runtime";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { readLink } from "@/worker/modules/money/invoices/rules";
import type { RequestContext } from "./request-context";

/** Hears what the service that takes cards says: what was paid is booked as if a person had said so, once however often it is told. */
export async function paymentsDoor(context: RequestContext): Promise<Response> {
  const { runtime: house } = context.var;
  if (!house.payments) throw new Refusal("not_found");
  const paid = await house.payments.heard(await context.req.text(), context.req.header("stripe-signature") ?? "", house.now);
  if (paid) await book(house, paid);
  return context.json({ received: true });
}

async function book(house: Runtime, { id, link, amount, paidOn }: PaidByCard): Promise<void> {
  const { businessId, invoiceId } = readLink(link);
  const actor = await systemActorOf(house.databases.platform, businessId);
  if (!actor) throw new Refusal("not_found");
  const caller = { actor, door: "payments", language: "fr", address: "" } as const;
  const said = { id: invoiceId, amount: amount / MONEY_SCALE, paidOn, method: "card", note: id.slice(0, 200) };
  await call(house, caller, invoices.markPaid, said, id);
}
