import { type InvoiceLine, invoices } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { payInvoice } from "@/worker/modules/money/books";
import {
  type InvoiceRow,
  nextNumber,
  partiesOf,
  requireVatReason,
  searchTextOf,
  sidesOf,
  withNature,
} from "@/worker/modules/money/invoices";
import type { Cart } from "./cart";
import type { SalePaper, TillMethod } from "./status";

interface Paid {
  orderId: string;
  paper: SalePaper;
  method: TillMethod;
  /** The civil day. */
  today: string;
}

/**
 * The invoice that a sale is in the books, numbered and paid at once. A ticket is one too, with a number of its own series: one gives
 * it to somebody whom one does not know, so that nothing is asked of the buyer.
 * @throws Refusal `incomplete_party` where an invoice lacks what the law wants
 */
export async function billFor(context: CommandContext, cart: Cart, { orderId, paper, method, today }: Paid): Promise<InvoiceRow> {
  const { client, company } = cart.trade;
  const { subtotal, vat, total } = cart.sums;
  const tax = total - subtotal;
  const parties = paper === "invoice" ? partiesOf(company, client, tax > 0) : sidesOf(company, client);
  const kinds = new Map(cart.lines.map(({ item }) => [item.id, item.kind as string]));
  const lines = withNature(
    cart.lines.map(({ id, item, amount, unit, price, per, discount, vatRate, total }): InvoiceLine => {
      const worth = { amount, unit, price, per, discount, vatRate, total };
      return { id: newId(), itemId: item.id, description: item.name, ...worth, orderId, orderLineId: id };
    }),
    (itemId) => kinds.get(itemId) === "service",
  );
  const sides = { ...parties, deliveryAddress: null };
  const vatReason = requireVatReason({ ...sides, lines, kinds, vatReason: null });
  const number = paper === "invoice" ? await nextNumber(context, "client", today) : context.numbered(`TK-${today.slice(0, 4)}`);
  const unsearchable = {
    ...{ id: newId(), type: "client", status: "sent", number, clientId: client.id, supplierId: null, partyName: client.companyName },
    ...{ reference: "", description: "", issuedOn: today, soldOn: today, postedOn: null, bookedOn: today, dueOn: today },
    ...{ paymentTerms: "cash", ...sides, language: client.language, lines, vatReason, vat, subtotal, tax, total },
    ...{
      deliveries: [],
      deposits: [],
      discount: 0,
      discountAmount: 0,
      rebates: [],
      paid: 0,
      due: total,
      unsold: null,
      creditsId: null,
      orderId,
      door: context.caller.door,
    },
    ...{ restockId: null, scanId: null, recurringId: null, linkKey: "", dispute: "", notes: "", sentAt: context.now, paidOn: null },
    ...{ version: 1, createdAt: context.now, updatedAt: context.now },
  } satisfies Omit<InvoiceRow, "searchText">;
  const row: InvoiceRow = { ...unsearchable, searchText: searchTextOf(unsearchable) };
  const { bookedOn, due, unsold, ...written } = row;
  context.insert(invoices, written);
  const { paper: settled } = await payInvoice(context, row, { paidOn: today, method, note: "" }, "paid");
  return settled;
}
