import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { Result } from "@/worker/core/contract/operation";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { production } from "@/worker/modules/make/production/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { suppliedText } from "@/app/features/make/production/supplied";
import { base } from "./base";
import { previewing } from "./previewing";
import { withoutBlankParts } from "./deliveries/parts";

const to = ({ id }: { id: string }) => `${base}/${id}`;

/** An invoice is made as a draft, to look at before it is sent. */
export const toDraft = { to: ({ id }: { id: string }) => `/customer/invoices/${id}` };

/** For operations that name the order in their own words, not by the address. */
export const withoutId =
  <T>(act: (args: ActionFunctionArgs) => T) =>
  (args: ActionFunctionArgs) =>
    act({ ...args, params: {} });

/** What was ordered to be made for it, the product itself last. */
const toMade = ({ items }: Result<typeof production.supplyOrder>, request: Request) =>
  items.length ? `/customer/production/${items.at(-1)?.id}` : new URL(request.url).pathname;

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
      ship: actionFor(orders.ship, { to, read: withoutBlankParts }),
      duplicate: actionFor(orders.duplicate, { to: (copy) => `${to(copy)}?edit=1` }),
      invoice: withoutId(actionFor(invoices.fromOrders, toDraft)),
      supplyOrder: withoutId(actionFor(production.supplyOrder, { to: toMade, tell: suppliedText })),
      deposit: withoutId(actionFor(invoices.deposit, toDraft)),
      creditReturns: withoutId(actionFor(invoices.creditReturns, toDraft)),
    },
  },
);
