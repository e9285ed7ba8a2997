import { addDays } from "@/worker/core/figures/dates";
import type { Dice } from "./dice";
import { blank } from "./trade/books";

type Row = Record<string, unknown>;

/** Of the invoices, one in three is still to be paid. */
const UNPAID = 3;
const seller = {
  name: "Grande Conserverie d'Essai",
  address: { street: "1 rue de la Mesure", postcode: "47000", city: "Agen", country: "FR" },
  siret: "73282932000074",
  vatNumber: "FR44732829320",
  email: "bench@cellier.test",
  iban: "FR7630006000011234567890189",
  bic: "AGRIFRPP",
  legalForm: "SAS",
  register: "Agen",
};

/** Invoices of orders that were delivered, each paid or not, with what that did to the treasury: one for each of the first orders. */
export function invoicesOf(orders: Row[], buyers: Row[], count: number, dice: Dice) {
  const written = { invoices: [] as Row[], payments: [] as Row[], entries: [] as Row[] };
  const clients = new Map(buyers.map((buyer) => [buyer.id, buyer]));
  for (const [place, order] of orders.slice(0, count).entries()) {
    const client = clients.get(order.clientId);
    if (!client || order.status !== "completed") continue;
    const isPaid = place % UNPAID > 0;
    const invoice = invoiceOf(order, client, place, isPaid, dice);
    written.invoices.push(invoice);
    if (isPaid) pay(written, invoice, dice);
  }
  return written;
}

function invoiceOf(order: Row, client: Row, place: number, isPaid: boolean, dice: Dice): Row {
  const day = order.orderedOn as string;
  const number = `FA-BENCH-${String(place).padStart(5, "0")}`;
  const lines = (order.lines as Row[]).map(({ shipped, returned, ...line }) => ({
    ...line,
    id: dice.id(),
    description: "Mesure",
    orderId: order.id,
    orderLineId: line.id,
  }));
  const buyer = { name: client.companyName, address: client.billingAddress, siret: client.siret, vatNumber: null, email: client.email };
  return {
    ...blank,
    id: dice.id(),
    type: "client",
    status: isPaid ? "paid" : "sent",
    number,
    clientId: client.id,
    partyName: client.companyName,
    orderId: order.id,
    issuedOn: day,
    soldOn: day,
    dueOn: addDays(day, 30),
    paymentTerms: "30_days",
    seller,
    buyer,
    lines,
    vat: order.vat,
    subtotal: order.subtotal,
    tax: (order.total as number) - (order.subtotal as number),
    total: order.total,
    paid: isPaid ? order.total : 0,
    paidOn: isPaid ? addDays(day, 28) : null,
    searchText: `${number} ${client.companyName}`.toLowerCase(),
    sentAt: order.createdAt,
    version: 1,
    createdAt: order.createdAt,
    updatedAt: order.createdAt,
  };
}

function pay(written: { payments: Row[]; entries: Row[] }, invoice: Row, dice: Dice): void {
  const { id: invoiceId, total: amount, paidOn: day, createdAt, partyName } = invoice;
  const stamp = { version: 1, createdAt, updatedAt: createdAt };
  const paymentId = dice.id();
  const about = { invoiceId, creditId: null, reverses: null };
  written.payments.push({ id: paymentId, ...about, paidOn: day, amount, method: "transfer", note: "", ...stamp });
  const description = `${invoice.number} ${partyName}`;
  const origin = { paymentId, invoiceId, planId: null, bankLineId: null };
  const facts = { day, type: "income", category: "sales", description, amount, searchText: description.toLowerCase() };
  written.entries.push({ id: dice.id(), ...facts, ...origin, ...stamp });
}
