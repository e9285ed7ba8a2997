import type { InvoiceLine, recurringInvoices } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { lineTotal } from "@/worker/core/figures/totals";
import type { ClientRow } from "../sales";
import { type Store, stamp } from "./store";

type RecurringRow = typeof recurringInvoices.$inferInsert;

/** What a cannery invoices its clients for month after month, beside its jars; euros excl. tax. */
const agreed = [
  { description: "Location d'un présentoir réfrigéré", price: 45, everyMonths: 1, inDays: 9, paused: false },
  { description: "Animation en magasin, une demi-journée", price: 180, everyMonths: 3, inDays: 34, paused: true },
];

/** Invoices that come back by themselves, with the first clients one may invoice. @param today a civil date */
export function recurringOf(store: Store, clients: ClientRow[], today: string): RecurringRow[] {
  const shops = clients.filter(({ status, category, siret, billingAddress }) => {
    return status === "active" && category === "retailer" && siret && billingAddress;
  });
  return agreed.flatMap(({ description, price, everyMonths, inDays, paused }, place): RecurringRow[] => {
    const client = shops[place];
    if (!client) return [];
    const priced = { amount: 1_000, unit: "piece", price: price * 10_000, per: "piece", discount: 0 } as const;
    const line: InvoiceLine = { id: store.dice.id(), itemId: null, description, ...priced, vatRate: 2_000, total: lineTotal(priced) };
    const when = { everyMonths, nextOn: addDays(today, inDays), endsOn: null, dayOfMonth: null, paused };
    return [{ id: store.dice.id(), clientId: client.id, description, lines: [line], ...when, ...stamp(store) }];
  });
}
