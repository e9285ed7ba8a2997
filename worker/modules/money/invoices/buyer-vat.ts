import { inArray } from "drizzle-orm";
import { type InvoiceLine, items } from "@/db/business";
import type { Address } from "@/worker/core/trade/parties";
import { atRatesOfBuyer } from "@/worker/core/trade/vat";
import type { QueryContext } from "@/worker/engine/handler";
import { fetchCompany } from "@/worker/modules/business/company";
import type { ClientRow } from "@/worker/modules/sell/clients";
import { sidesOf } from "./parties";

interface Buyer {
  client: ClientRow;
  /** Where goods go, when that is not where the client is. */
  deliveryAddress: Address | null;
}

type BilledLine = Pick<InvoiceLine, "itemId" | "vatRate" | "amount" | "container" | "isService">;

/**
 * Lines that are written already, at the rates that follow from who buys today. What deducts a deposit keeps the rate at which the
 * deposit was asked for, and packaging that comes back bears none. Two reads at once.
 */
export async function readLinesAtRatesOf<Line extends BilledLine>(
  context: QueryContext,
  { client, deliveryAddress }: Buyer,
  lines: Line[],
): Promise<Line[]> {
  const ids = [...new Set(lines.flatMap(({ itemId }) => itemId ?? []))];
  const [company, itemRows] = await Promise.all([
    fetchCompany(context),
    context.db.select({ id: items.id, kind: items.kind, vatRate: items.vatRate }).from(items).where(inArray(items.id, ids)),
  ]);
  const taxed = atRatesOfBuyer(lines, { ...sidesOf(company, client), deliveryAddress }, itemRows);
  return lines.map((line, place) => (line.amount < 0 || line.container ? line : (taxed[place] ?? line)));
}
