import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { refuseField } from "@/worker/core/errors";
import { CENT } from "@/worker/core/figures/money";
import type { paymentTerms } from "@/worker/core/trade/trade";
import { dueOnBy } from "@/worker/modules/money/invoices/rules";

/** What is invoiced of an item, as far as it is compared. */
interface InvoiceLine {
  itemId: string | null;
  total: number;
  deposit?: string;
}

/** What was ordered and came of an item, as far as it is compared: money and quantities as the tables keep them. */
interface RestockLine {
  itemId: string;
  received: number;
  packAmount: number;
  price: number;
}

/** The day a supplier's invoice is due where it says none: by what was agreed, else in thirty days (Code de commerce, art. L441-10). */
export function usualDueOn(issuedOn: string, agreed: (typeof paymentTerms)[number] | null): string {
  return dueOnBy(agreed ?? "30_days", issuedOn);
}

interface Order {
  lines: RestockLine[];
  /** Ten-thousandths of a euro. */
  fees: number;
}

/**
 * What is billed of each item against what came of it at the price ordered; what is billed without an item stands against the
 * order's fees, and what is paid ahead of goods against nothing.
 * @returns ten-thousandths of a euro excl. tax; an empty `itemId` for the fees
 */
export function compare(lines: InvoiceLine[], order: Order) {
  const invoiced = new Map<string, number>();
  const billed = lines.filter(({ deposit }) => deposit === undefined);
  for (const { itemId, total } of billed) invoiced.set(itemId ?? "", (invoiced.get(itemId ?? "") ?? 0) + total);
  const received = new Map<string, number>();
  for (const line of order.lines) {
    if (line.received > 0) received.set(line.itemId, (received.get(line.itemId) ?? 0) + worthReceived(line));
  }
  if (order.fees) received.set("", order.fees);
  return [...new Set([...received.keys(), ...invoiced.keys()])].map((itemId) => {
    const [own, worth] = [invoiced.get(itemId) ?? 0, received.get(itemId) ?? 0];
    return { itemId, invoiced: own, received: worth, difference: own - worth };
  });
}

/** What came of a line, at its price for a pack, rounded half up to the cent. */
function worthReceived({ received, packAmount, price }: RestockLine): number {
  return Number(divideRounded(BigInt(received) * BigInt(price), BigInt(packAmount) * BigInt(CENT))) * CENT;
}

/** An invoice stands against an order of its own supplier. @param restock null when it stands against none @throws Refusal `invalid_input` naming `restock` */
export function requireOwnOrder(restock: { supplierId: string } | null, supplierId: string | null): void {
  if (restock && restock.supplierId !== supplierId) refuseField("restock", "other_supplier");
}
