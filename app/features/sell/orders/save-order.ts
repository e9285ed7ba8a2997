import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { production } from "@/worker/modules/make/production/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { actionFor, actionsFor, sameScreen } from "@/app/shell/action";
import { suppliedText } from "@/app/features/make/production/supplied";
import { base } from "./base";
import { previewing } from "./previewing";
import { withoutUnusedParts } from "./deliveries/parts";

const to = ({ id }: { id: string }) => `${base}/${id}`;

/** An invoice is made as a draft, to look at before it is sent. */
export const toDraft = { to: ({ id }: { id: string }) => `/customer/invoices/${id}` };

/** For operations that name the order in their own words, not by the address. */
export const withoutId =
  <T>(act: (args: ActionFunctionArgs) => T) =>
  (args: ActionFunctionArgs) =>
    act({ ...args, params: {} });

/** Does to an order what the button pressed says. */
export const changeOrder = actionsFor(
  [
    orders.update,
    orders.confirm,
    orders.promise,
    orders.prepare,
    orders.pack,
    orders.deliver,
    orders.complete,
    orders.end,
    orders.hold,
    orders.resume,
    orders.cancel,
  ],
  {
    to,
    own: {
      preview: previewing,
      ship: actionFor(orders.ship, { to, read: withoutUnusedParts }),
      duplicate: actionFor(orders.duplicate, { to: (copy) => `${to(copy)}?edit=1` }),
      invoice: withoutId(actionFor(invoices.fromOrders, toDraft)),
      supplyOrder: withoutId(actionFor(production.supplyOrder, { to: sameScreen, tell: suppliedText })),
      deposit: withoutId(actionFor(invoices.deposit, toDraft)),
      creditReturns: withoutId(actionFor(invoices.creditReturns, toDraft)),
    },
  },
);
