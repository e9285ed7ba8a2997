import { and, eq, inArray, or, sql } from "drizzle-orm";
import { clients, type InvoiceLine, invoices as table, itemPrices, items } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import type { Address } from "@/worker/core/trade/parties";
import { exemptLines } from "@/worker/core/trade/vat";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { units } from "@/worker/core/figures/quantity";
import { MAX_LINE_TOTAL, lineTotal, type VatLine } from "@/worker/core/figures/totals";
import type { CommandContext, QueryContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { ClientRow } from "@/worker/modules/sell/clients";
import { type ItemRow, pricesAround } from "@/worker/modules/catalogue/items";
import { fetchCompany } from "@/worker/modules/business/company";
import type { invoices } from "./contract";
import { sidesOf } from "./parties";
import { type InvoiceRow, searchTextOf } from "./records";
import { dueOnBy, lastDelivery, sumsOf, sumsWith } from "./rules";

type WrittenLines = Parsed<typeof invoices.create>["lines"];

interface Sale {
  company: Awaited<ReturnType<typeof fetchCompany>>;
  client: ClientRow;
  itemOf: (name: string) => ItemRow | undefined;
  priceOf: (item: ItemRow) => number | null;
}

/**
 * To whom, what, and at what prices: one round trip.
 * @param client by identifier or reference @param names of items, by identifier or SKU @param day the civil day whose prices hold
 * @throws Refusal `invalid_input` naming `client` when there is none
 */
export async function readSale(context: QueryContext, client: string, names: string[], day: string): Promise<Sale> {
  const { db } = context;
  const itemNames = sql`(select value from json_each(${JSON.stringify([...names, ...names.map((name) => name.toUpperCase())])}))`;
  const isItem = or(inArray(items.id, itemNames), inArray(items.sku, itemNames));
  const isClient = or(eq(clients.id, client), eq(clients.reference, client.toUpperCase()));
  const ids = sql`(select ${items.id} from ${items} where ${isItem})`;
  const priceList = sql`(select coalesce(${clients.priceList}, ${clients.category}) from ${clients} where ${isClient})`;
  const [company, [clientRows, named, prices]] = await Promise.all([
    fetchCompany(context),
    db.batch([
      db.select().from(clients).where(isClient),
      db.select().from(items).where(isItem),
      db
        .select()
        .from(itemPrices)
        .where(and(inArray(itemPrices.itemId, ids), inArray(itemPrices.category, priceList))),
    ]),
  ]);
  const row = clientRows.find(({ id }) => id === client) ?? clientRows[0] ?? refuseField("client", "not_found");
  const itemOf = (name: string) => named.find(({ id }) => id === name) ?? named.find(({ sku }) => sku === name.toUpperCase());
  const priceOf = (item: ItemRow) => {
    const own = prices.filter(({ itemId }) => itemId === item.id);
    return pricesAround(own, day).current?.price ?? item.price;
  };
  return { company, client: row, itemOf, priceOf };
}

/**
 * Lines as they are kept; a rate that nobody says follows from the item and from who buys. @throws Refusal `invalid_input` naming the line whose item does not exist or is counted otherwise,
 * or that lacks its words, its price or its rate
 */
export function linesFrom(written: WrittenLines, sale: Sale, deliveryAddress = sale.client.shippingAddress): InvoiceLine[] {
  const { client, itemOf, priceOf } = sale;
  const untaxed = untaxedOf(written, sale, deliveryAddress);
  return written.map(({ item: name, amount: quantity, container, nature, ...line }, place) => {
    const field = (of: string) => `lines.${place}.${of}`;
    const item = name === undefined ? null : (itemOf(name) ?? refuseField(field("item"), "not_found"));
    const description = line.description || item?.name || refuseField(field("description"), "required");
    const price = line.price ?? (item && priceOf(item)) ?? refuseField(field("price"), "required");
    const per = line.per ?? item?.unit ?? quantity.unit;
    const amount = container === "returned" ? { ...quantity, amount: -quantity.amount } : quantity;
    if (units[amount.unit].base !== units[per].base) refuseField(field("amount"), "conversion");
    const rate = line.vatRate ?? (untaxed[place] ? 0 : item?.vatRate);
    const vatRate = container ? 0 : (rate ?? refuseField(field("vatRate"), "required"));
    const usual = item && !container ? client.discount : 0;
    const priced = { ...amount, price, per, discount: line.discount ?? usual };
    const total = lineTotal(priced);
    if (total > MAX_LINE_TOTAL) refuseField(field("amount"), "too_dear");
    const marks = { ...(container && { container }), ...saidOf(nature) };
    return { id: newId(), itemId: item?.id ?? null, description, ...priced, vatRate, total, ...marks };
  });
}

/** What a line keeps of being said to be goods, or a service. */
const saidOf = (nature: WrittenLines[number]["nature"]) => (nature ? { isService: nature === "service" } : {});

/** Which lines bear no tax for who buys. */
function untaxedOf(written: WrittenLines, { company, client, itemOf }: Sale, deliveryAddress: Address | null): boolean[] {
  const sold = written.map(({ item }) => (item === undefined ? undefined : itemOf(item)));
  const lines = sold.map((item, place) => ({ itemId: item?.id ?? null, ...saidOf(written[place]?.nature) }));
  const items = sold.flatMap((item) => item ?? []);
  return exemptLines(lines, { ...sidesOf(company, client), deliveryAddress }, items);
}

/** What of a draft is said; the rest begins as it must. */
type DraftFields = Pick<InvoiceRow, "lines"> & Partial<InvoiceRow>;

/** Writes a draft for a client. @param before what papers of the same order asked before, by rate @returns the row */
export function draft(context: CommandContext, client: ClientRow, facts: DraftFields, before?: VatLine[]): InvoiceRow {
  const today = civilDate(context.now);
  const terms = facts.paymentTerms ?? client.paymentTerms;
  const { discount = 0, discountAmount = 0, rebates } = facts;
  const sums = rebates
    ? { discount, discountAmount, ...sumsWith(facts.lines, rebates) }
    : sumsOf(facts.lines, { discount, discountAmount }, before);
  const type = facts.type ?? "client";
  const unsearchable: InvoiceRow = {
    id: newId(),
    status: "draft",
    number: null,
    supplierId: null,
    reference: "",
    description: "",
    soldOn: null,
    postedOn: null,
    bookedOn: today,
    seller: null,
    buyer: null,
    deliveryAddress: client.shippingAddress,
    deliveries: [],
    deposits: [],
    language: client.language,
    paid: 0,
    due: 0,
    unsold: null,
    linkKey: "",
    door: context.caller.door,
    creditsId: null,
    orderId: null,
    restockId: null,
    scanId: null,
    recurringId: null,
    dispute: "",
    notes: "",
    sentAt: null,
    paidOn: null,
    vatReason: null,
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
    searchText: "",
    ...facts,
    ...lastDelivery(facts.deliveries ?? []),
    type,
    clientId: client.id,
    partyName: client.companyName,
    issuedOn: today,
    paymentTerms: terms,
    dueOn: type === "client" ? dueOnBy(terms, today) : null,
    ...sums,
  };
  const row = { ...unsearchable, searchText: searchTextOf(unsearchable) };
  context.insert(table, row);
  return row;
}
