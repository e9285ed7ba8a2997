import type { InvoiceDelivery, InvoiceLine } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import { lineTotal, totalsOf } from "@/worker/core/figures/totals";
import { sidesOf } from "@/worker/modules/money/invoices/parties";
import { dueOnBy, inOrderOfDays, lastDelivery } from "@/worker/modules/money/invoices/rules";
import { exemptionOf } from "@/worker/core/trade/vat";
import type { ClientRow } from "../sales";
import { type Books, blank, blankEntry, blankPayment, type CompanyRow, type EntryRow, type InvoiceRow } from "./books";
import { workdayFrom } from "./calendar";
import type { Year } from "./index";
import type { DeliveryRow, OrderRow } from "./selling";
import { itemOf, referenceOf, type Store, stamp, tick } from "./store";

/** Days between a delivery and its invoice, and those on which the last deliveries are still drafts. */
const BILLED_AFTER = 1;
/** Clients in so many pay late, and so many again not before they are asked. */
const LATE = 0.16;
const UNPAID = 0.035;

/**
 * The invoices of what was delivered, in the order of days, each paid as its client pays: most on time, some late, a few
 * not yet. What came back is credited. Clients without an address or a company's number are left to invoice.
 * @param today a civil date
 */
export function billSales(year: Year, own: CompanyRow, clients: ClientRow[], today: string, books: Books): void {
  const { store, sales } = year;
  const delivered = sales.orders.flatMap((order) => {
    const left = deliveriesOf(sales.deliveries, order);
    const last = left.at(-1)?.day;
    return last && isWhole(order) ? [{ order, left, day: workdayFrom(addDays(last, BILLED_AFTER)) }] : [];
  });
  const lent = new Map<string, number>();
  const inOrder = delivered.sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  for (const [place, { order, left, day }] of inOrder.entries()) {
    const client = clients.find(({ id }) => id === order.clientId);
    if (!client || !mayBeSent(client)) continue;
    store.day = day < today ? day : today;
    // A minute apart: they stand in a list as they were numbered.
    store.now = Date.parse(`${store.day}T06:00:00Z`) + place * 60_000;
    const crates = cratesFor(store, order, client, lent);
    if (day >= today) books.invoices.push(draftOf(store, order, left, client, today, crates));
    else bill(store, { order, left, crates }, client, own, today, books);
  }
}

/** What left for an order, as its invoice states it, the oldest first. */
function deliveriesOf(deliveries: DeliveryRow[], order: OrderRow): InvoiceDelivery[] {
  const own = deliveries.filter(({ orderId }) => orderId === order.id);
  return inOrderOfDays(
    own.map(({ reference, deliveredOn, shippedOn, address }) => ({ reference, day: deliveredOn ?? shippedOn, address: address ?? null })),
  );
}

const isWhole = ({ lines }: OrderRow) => lines.every(({ amount, shipped }) => shipped >= amount);

/** Has it what the law wants on an invoice? */
function mayBeSent({ billingAddress, siret, category }: ClientRow): boolean {
  if (!billingAddress) return false;
  return category === "particulier" || billingAddress.country !== "FR" || !!siret;
}

/** Pieces in a crate that restaurants give back, and what is charged for one. */
const CRATE = { pieces: 12, price: 4.5 * MONEY_SCALE };

/** Crates that leave with an order of a restaurant, and those it gives back of the time before. */
function cratesFor(store: Store, order: OrderRow, client: ClientRow, lent: Map<string, number>): InvoiceLine[] {
  if (client.category !== "horeca" || (client.billingAddress?.country ?? "FR") !== "FR") return [];
  const pieces = order.lines.reduce((sum, { unit, amount }) => (unit === "piece" ? sum + amount / QUANTITY_SCALE : sum), 0);
  const out = Math.ceil(pieces / CRATE.pieces);
  const before = lent.get(client.id) ?? 0;
  // The van takes back no more than it brings.
  const back = Math.min(before, out);
  lent.set(client.id, before + out - back);
  const crate = { itemId: null, unit: "piece", price: CRATE.price, per: "piece", discount: 0, vatRate: 0 } as const;
  const lineOf = (many: number, description: string, container: "charged" | "returned"): InvoiceLine[] => {
    const amount = (container === "charged" ? many : -many) * QUANTITY_SCALE;
    return many ? [{ id: store.dice.id(), ...crate, description, amount, total: (amount / QUANTITY_SCALE) * CRATE.price, container }] : [];
  };
  return [...lineOf(out, "Consigne caisse de 12 bocaux", "charged"), ...lineOf(back, "Caisses rendues", "returned")];
}

/** A draft for an order: what of it has left, and the crates beside it. */
function draftOf(
  store: Store,
  order: OrderRow,
  deliveries: InvoiceDelivery[],
  client: ClientRow,
  day: string,
  crates: InvoiceLine[],
): InvoiceRow {
  const goods = order.lines.map((line): InvoiceLine => {
    const { itemId, unit, price, per, discount, vatRate, shipped: amount } = line;
    const total = amount === line.amount ? line.total : lineTotal({ amount, price, per, discount });
    const description = line.description || itemOf(store, itemId).name;
    return {
      id: store.dice.id(),
      itemId,
      description,
      amount,
      unit,
      price,
      per,
      discount,
      vatRate,
      total,
      isService: itemOf(store, itemId).kind === "service",
      orderId: order.id,
      orderLineId: line.id,
    };
  });
  return invoiceOf(store, client, [...goods, ...crates], {
    issuedOn: day,
    ...lastDelivery(deliveries),
    deliveries,
    orderId: order.id,
    reference: order.clientReference,
    description: order.reference,
  });
}

function invoiceOf(store: Store, client: ClientRow, lines: InvoiceLine[], details: Partial<InvoiceRow>): InvoiceRow {
  const { subtotal, vat, total } = totalsOf(lines);
  const terms = client.paymentTerms;
  const issuedOn = details.issuedOn ?? store.day;
  return {
    ...blank,
    id: store.dice.id(),
    type: "client",
    status: "draft",
    clientId: client.id,
    partyName: client.companyName,
    issuedOn,
    soldOn: issuedOn,
    dueOn: dueOnBy(terms, issuedOn),
    paymentTerms: terms,
    language: client.language ?? "fr",
    deliveryAddress: client.shippingAddress ?? null,
    lines,
    subtotal,
    vat,
    tax: total - subtotal,
    total,
    searchText: fold([client.companyName, details.reference, details.description].filter(Boolean).join(" ")),
    ...stamp(store),
    ...details,
  };
}

/** Sends the invoice of an order, credits what came back, and pays it as its client pays. */
function bill(
  store: Store,
  { order, left, crates }: { order: OrderRow; left: InvoiceDelivery[]; crates: InvoiceLine[] },
  client: ClientRow,
  own: CompanyRow,
  today: string,
  books: Books,
): void {
  const { dice } = store;
  const draft = draftOf(store, order, left, client, store.day, crates);
  const number = referenceOf(store, "FA");
  const invoice: InvoiceRow = {
    ...draft,
    number,
    status: "sent",
    ...sidesFor(own, client),
    vatReason: reasonOf(own, client, draft.lines),
    sentAt: tick(store),
    searchText: fold([number, draft.searchText].join(" ")),
  };
  books.invoices.push(invoice);
  const credited = creditReturns(store, order, invoice, client, books);
  const due = invoice.total - credited;
  const isCash = client.paymentTerms === "cash" || client.paymentTerms === "prepaid" || client.category === "particulier";
  const draw = dice.next();
  const late = draw < UNPAID ? 400 : draw < UNPAID + LATE ? dice.between(6, 48) : dice.between(-4, 3);
  const paidOn = isCash ? store.day : workdayFrom(addDays(invoice.dueOn ?? store.day, late));
  if (due === 0) Object.assign(invoice, { status: "paid", paidOn: store.day });
  if (due <= 0 || paidOn >= today) return;
  const isPart = !isCash && dice.next() < 0.02;
  const amount = isPart ? Math.round(due / 20_000) * 10_000 : due;
  if (amount > 0) pay(store, invoice, amount, paidOn < store.day ? store.day : paidOn, "income", books);
}

/** A credit note for what came back of an order, set against its invoice. @returns what it takes off */
function creditReturns(store: Store, order: OrderRow, invoice: InvoiceRow, client: ClientRow, books: Books): number {
  const lines = order.lines.flatMap((line): InvoiceLine[] => {
    const invoiced = invoice.lines.find(({ orderLineId }) => orderLineId === line.id);
    if (!invoiced || line.returned <= 0) return [];
    return [{ ...invoiced, amount: line.returned, total: lineTotal({ ...invoiced, amount: line.returned }) }];
  });
  if (!lines.length) return 0;
  const number = referenceOf(store, "AV");
  const base = invoiceOf(store, client, lines, {
    type: "credit",
    status: "sent",
    number,
    creditsId: invoice.id,
    orderId: order.id,
    dueOn: null,
    notes: "Retour",
  });
  const credit = {
    ...base,
    paid: base.total,
    seller: invoice.seller,
    buyer: invoice.buyer,
    vatReason: invoice.vatReason,
    sentAt: tick(store),
    description: invoice.number ?? "",
  };
  books.invoices.push({ ...credit, searchText: fold([number, invoice.number, client.companyName].join(" ")) });
  const facts = { id: store.dice.id(), invoiceId: invoice.id, paidOn: store.day, amount: credit.total, method: "other" as const };
  books.payments.push({ ...blankPayment, ...facts, creditId: credit.id, note: number, ...stamp(store) });
  invoice.paid = (invoice.paid ?? 0) + credit.total;
  return credit.total;
}

/** Pays an invoice, and writes it into the treasury. */
export function pay(store: Store, invoice: InvoiceRow, amount: number, day: string, type: "income" | "expense", books: Books): void {
  store.now = Date.parse(`${day}T10:00:00Z`);
  const id = store.dice.id();
  const method =
    type === "expense" ? "transfer" : store.dice.weighted([["transfer", 7] as const, ["card", 2] as const, ["cheque", 1] as const]);
  books.payments.push({ ...blankPayment, id, invoiceId: invoice.id, paidOn: day, amount, method, note: "", ...stamp(store) });
  invoice.paid = (invoice.paid ?? 0) + amount;
  if (invoice.paid === invoice.total) Object.assign(invoice, { status: "paid", paidOn: day });
  const category = type === "income" ? "sales" : "purchases";
  const description = [invoice.number, invoice.partyName].filter(Boolean).join(" ");
  enter(store, { day, type, category, description, amount, paymentId: id, invoiceId: invoice.id }, books);
}

/** A line of the treasury. */
export function enter(
  store: Store,
  entry: Pick<EntryRow, "day" | "type" | "category" | "description" | "amount"> & Partial<EntryRow>,
  books: Books,
): void {
  books.entries.push({ ...blankEntry, id: store.dice.id(), searchText: fold(entry.description), ...entry, ...stamp(store) });
}

/** Why it bears no VAT: it goes abroad. */
function reasonOf(own: CompanyRow, client: ClientRow, lines: InvoiceLine[]): InvoiceRow["vatReason"] {
  if (lines.every(({ vatRate, container }) => vatRate > 0 || container)) return null;
  return exemptionOf({ ...sidesFor(own, client), deliveryAddress: client.shippingAddress ?? null, hasGoods: true });
}

/** Both sides as the papers of the product say them. */
export function sidesFor(own: CompanyRow, client: ClientRow) {
  const business = { ...unsaid, ...own };
  const { billingAddress = null, siret = null, vatNumber = null, email = null } = client;
  return sidesOf(business, { ...client, billingAddress, siret, vatNumber, email });
}

/** What a business has not said of itself. */
const unsaid = {
  address: null,
  siret: null,
  vatNumber: null,
  vatRegime: "normal",
  email: null,
  legalForm: "",
  capital: null,
  register: "",
  phone: null,
  iban: null,
  bic: null,
  penaltyRate: null,
  discountTerms: "",
  discountKeepsVat: false,
  vatOnDebits: false,
} as const;
