import type { InvoiceLine, tillClosings } from "@/db/business";
import { fold } from "@/worker/core/language";
import { CENT, MONEY_SCALE } from "@/worker/core/figures/money";
import { QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import { consumerSums, takingsOf } from "@/worker/modules/sell/sales/rules";
import { type SaleRow, sealOf } from "@/worker/modules/sell/sales/seal";
import { boxOf } from "@/worker/modules/sell/till-closings/rules";
import { sealOf as sealOfClosing } from "@/worker/modules/sell/till-closings/seal";
import { enter, sidesFor } from "./billing";
import { type Books, blank, blankPayment, type CompanyRow, type InvoiceRow } from "./books";
import type { Market } from "./market";
import { itemOf, referenceOf, stamp } from "./store";

type UnsealedSale = Omit<SaleRow, "seal">;
type UnsealedClosing = Omit<typeof tillClosings.$inferSelect, "seal">;

/** What the till took and how the box was counted, each in its place, before it is sealed. */
export interface Till {
  sales: UnsealedSale[];
  closings: UnsealedClosing[];
}

/** Change that is in the box in the morning, in ten-thousandths of a euro. */
const FLOAT = 50 * MONEY_SCALE;
/** What lacked or was too much at each closing. */
const MISCOUNTED = [0, -2 * MONEY_SCALE, 0];

/** The tickets of the market in the books, and the count of the box at the end of each day. */
export function tillOf(market: Market, own: CompanyRow, books: Books): Till {
  const { store } = market;
  let running = 0;
  const sales = market.sold.map((sale, before): UnsealedSale => {
    store.day = sale.order.orderedOn;
    store.now = sale.at;
    const ticket = ticketOf(market, sale, own, books);
    running += ticket.total;
    return { ...ticket, place: before + 1, running };
  });
  return { sales, closings: closingsOf(market, sales, books) };
}

/** The rows of the till as they are kept: each sealed with the one before it. */
export async function sealTill({ sales, closings }: Till) {
  const sealedSales: SaleRow[] = [];
  for (const row of sales) sealedSales.push({ ...row, seal: await sealOf(row, sealedSales.at(-1)?.seal ?? "") });
  const sealedClosings: (typeof tillClosings.$inferSelect)[] = [];
  for (const row of closings) {
    const lastSale = sealedSales.find(({ place }) => place === row.untilPlace)?.seal ?? "";
    sealedClosings.push({ ...row, seal: await sealOfClosing(row, sealedClosings.at(-1)?.seal ?? "", lastSale) });
  }
  return { sales: sealedSales, closings: sealedClosings };
}

/** A ticket, paid at once, and its row of the till. */
function ticketOf(
  { store, client }: Market,
  { order, delivery, method, lines: typed }: Market["sold"][number],
  own: CompanyRow,
  books: Books,
): Omit<UnsealedSale, "place" | "running"> {
  const number = referenceOf(store, "TK");
  const lines = order.lines.map((line): InvoiceLine => {
    const { itemId, amount, unit, price, per, discount, vatRate, total } = line;
    const worth = { amount, unit, price, per, discount, vatRate, total, isService: false };
    return { id: store.dice.id(), itemId, description: itemOf(store, itemId).name, ...worth, orderId: order.id, orderLineId: line.id };
  });
  const [{ day, dice }, { subtotal, vat, total }] = [store, consumerSums(typed)];
  const invoice: InvoiceRow = {
    ...{ ...blank, id: dice.id(), type: "client", status: "paid", number, clientId: client.id, partyName: client.companyName },
    ...{ issuedOn: day, soldOn: day, dueOn: day, paidOn: day, paymentTerms: "cash", ...sidesFor(own, client), lines, vat, subtotal },
    ...{ tax: total - subtotal, total, paid: total, orderId: order.id, sentAt: store.now },
    ...{ searchText: fold(`${number} ${client.companyName}`), ...stamp(store) },
  };
  books.invoices.push(invoice);
  const paymentId = dice.id();
  books.payments.push({
    ...blankPayment,
    id: paymentId,
    invoiceId: invoice.id,
    paidOn: day,
    amount: total,
    method,
    note: "",
    ...stamp(store),
  });
  const entry = { day, type: "income", category: "sales", amount: total, paymentId, invoiceId: invoice.id } as const;
  enter(store, { ...entry, description: `${number} ${client.companyName}` }, books);
  const lotsOf = (lineId: string) =>
    delivery.lines.flatMap((part) => (part.orderLineId === lineId ? (store.lots.get(part.lotId)?.number ?? []) : []));
  return {
    ...{ id: dice.id(), reverses: null, number, paper: "ticket", method, day, clientId: client.id, clientName: client.companyName },
    ...{ orderId: order.id, deliveryId: delivery.id, invoiceId: invoice.id, vat, total, reason: "", ...stamp(store) },
    lines: order.lines.map(({ id, itemId, amount, unit, per, vatRate }, place) => {
      const { sku, name } = itemOf(store, itemId);
      const { shelfPrice = 0 } = typed[place] ?? {};
      const withTax = Math.round((shelfPrice * amount) / QUANTITY_SCALE / CENT) * CENT;
      return { itemId, sku, name, amount, unit, price: shelfPrice, per, vatRate, total: withTax, lots: [...new Set(lotsOf(id))] };
    }),
  };
}

/** The box is counted after each market; all but the float goes to the bank. */
function closingsOf({ store }: Market, sales: UnsealedSale[], books: Books): UnsealedClosing[] {
  const closings: UnsealedClosing[] = [];
  for (const day of new Set(sales.map((sale) => sale.day))) {
    const rows = sales.filter((sale) => sale.day === day);
    const [first, last] = [rows[0], rows.at(-1)];
    const takings = takingsOf(rows);
    const cash = takings.methods.find(({ method }) => method === "cash")?.total ?? 0;
    const counted = FLOAT + cash + (MISCOUNTED[closings.length] ?? 0);
    store.day = day;
    store.now = Date.parse(`${day}T11:20:00Z`);
    const reference = referenceOf(store, "CLO");
    const { difference } = boxOf({ opening: FLOAT, cash, counted, taken: 0 });
    const description = `Écart de caisse, clôture ${reference}`;
    const entry = { day, category: "till", description, amount: Math.abs(difference) } as const;
    if (difference) enter(store, { ...entry, type: difference > 0 ? "income" : "expense" }, books);
    closings.push({
      ...{ id: store.dice.id(), place: closings.length + 1, reference, day, fromPlace: first?.place ?? 0, untilPlace: last?.place ?? 0 },
      ...{ ...takings, running: last?.running ?? 0, opening: FLOAT, cash, counted, taken: counted - FLOAT },
      ...{ note: "Marché du samedi", entryId: difference ? (books.entries.at(-1)?.id ?? null) : null, ...stamp(store) },
    });
  }
  return closings;
}
