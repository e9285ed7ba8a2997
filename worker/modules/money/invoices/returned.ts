import { handle } from "@/worker/engine/handler";
import { invoices } from "./contract";
import { readReturns } from "./returns";

/** What came back of an order after it was invoiced, and no credit note has taken back yet. */
export const returned = handle(invoices.returned, async (context, { order: name }) => {
  const invoiced = await readReturns(context, name);
  const items = invoiced.flatMap(({ invoice, lines }) =>
    lines.map(({ id, description, amount, unit, total }) => ({
      id: `${invoice.id}-${id}`,
      invoiceId: invoice.id,
      number: invoice.number,
      description,
      amount: { amount, unit },
      total,
    })),
  );
  return { items, nextCursor: null, total: items.length };
});
