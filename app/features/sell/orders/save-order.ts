import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { actionFor } from "@/app/shell/action";
import { base } from "./base";
import { withoutBlankParts } from "./deliveries/parts";

const toOrder = ({ id }: { id: string }) => `${base}/${id}`;
const to = { to: toOrder };

/** An invoice is made as a draft, to look at before it is sent. */
const toDraft = { to: ({ id }: { id: string }) => `/customer/invoices/${id}` };

/** For operations that name the order in their own words, not by the address. */
const withoutId =
  <T>(act: (args: ActionFunctionArgs) => T) =>
  (args: ActionFunctionArgs) =>
    act({ ...args, params: {} });

const verbs = {
  update: actionFor(orders.update, to),
  duplicate: actionFor(orders.duplicate, { to: (made) => `${toOrder(made)}?edit=1` }),
  confirm: actionFor(orders.confirm, to),
  promise: actionFor(orders.promise, to),
  prepare: actionFor(orders.prepare, to),
  pack: actionFor(orders.pack, to),
  ship: withoutBlankParts(actionFor(orders.ship, to)),
  deliver: actionFor(orders.deliver, to),
  complete: actionFor(orders.complete, to),
  hold: actionFor(orders.hold, to),
  resume: actionFor(orders.resume, to),
  cancel: actionFor(orders.cancel, to),
  invoice: withoutId(actionFor(invoices.fromOrders, toDraft)),
  deposit: withoutId(actionFor(invoices.deposit, toDraft)),
};

/** Does to an order what the button pressed says; saving changes otherwise. */
export async function changeOrder(args: ActionFunctionArgs) {
  const verb = String((await args.request.clone().formData()).get("_verb") ?? "update");
  return (Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs] : verbs.update)(args);
}
