import { eq, inArray, or } from "drizzle-orm";
import { invoices, orders, payments, treasuryEntries } from "@/db/business";
import { newMaker } from "@/tests/support/in-process";
import { testRuntime } from "@/tests/support/runtime";
import { sampleCompany } from "@/tests/support/sample";
import { civilDate, firstOfMonth } from "@/worker/core/figures/dates";
import type { Operation, Result } from "@/worker/core/contract/operation";
import { Refusal } from "@/worker/core/errors";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { FIRST_DAY, readJournal } from "@/worker/modules/money/accounting/journal";
import type { TaxMove } from "@/worker/modules/money/accounting/shapes";
import { readVatByMonth } from "@/worker/modules/money/accounting/vat/by-month";
import { bank } from "@/worker/modules/money/bank/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { company } from "@/worker/modules/business/company/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { stock } from "@/worker/modules/store/stock/contract";

export type InvoiceRow = typeof invoices.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;

/** What is sold: three rates of VAT, and prices that do not divide into cents. Prices are euros for a piece or a kilo. */
export const goods = [
  { sku: "TERRINE", unit: "piece", price: 3.3333, vatRate: 5.5 },
  { sku: "FROMAGE", unit: "kg", price: 12.37, vatRate: 10 },
  { sku: "LIQUEUR", unit: "piece", price: 17.905, vatRate: 20 },
  { sku: "FUT", unit: "piece", price: 30, vatRate: 20, isContainer: true },
] as const satisfies readonly { sku: string; unit: "piece" | "kg"; price: number; vatRate: number; isContainer?: boolean }[];

/** Small differences between a line of the bank and what it pays: 1 €, or 2 % for paying early. */
export const rule = { mostDifference: 1, mostShare: 2, category: "discount" } as const;
/** People of each sort that a business knows. */
const OF_EACH = 4;

/** Who buys, and why what they are sold bears no VAT. */
export const buyers = [
  { postcode: "47000", country: "FR", siret: "55208131766522", vatReason: null },
  { postcode: "1000", country: "BE", vatNumber: "BE0403019261", vatReason: "intra_community" },
  { postcode: "BA1 5LX", country: "GB", vatReason: "export" },
  { postcode: "97400", country: "FR", siret: "55208131766522", vatReason: "overseas" },
  { postcode: "1000", country: "BE", category: "particulier", vatReason: null },
] as const;
export type Buyer = (typeof buyers)[number];

/** What is known of somebody on the day that one meets them. */
export interface Parties {
  client: { id: string; reference: string };
  supplier: { id: string; reference: string };
  isAbroad: boolean;
  /** Does the supplier sell services? */
  isService: boolean;
  /** What they owed before the books were kept here; less than nothing where it is owed to them. Ten-thousandths of a euro. */
  carried: { client: number; supplier: number };
}

/** A business whose operations are called in this process, past every door. */
export async function newWorld() {
  const { call, db } = await newMaker();
  let now = Date.now();
  const act: Act = (operation, input) => call(operation, input, { runtime: testRuntime({ now }) });
  await act(company.update, sampleCompany);
  await act(bank.setRule, rule);
  const goodById = new Map<string, (typeof goods)[number]>();
  for (const good of goods) {
    const { sku, unit, price, vatRate } = good;
    const { id } = await act(items.create, { sku, name: sku, kind: "product", unit, price, vatRate });
    goodById.set(id, good);
    await act(stock.receive, { item: sku, number: `LOT-${sku}`, amount: { value: 100_000, unit } });
  }
  const known = await meet(act, firstOfMonth(civilDate(now)));
  return {
    act,
    /** What no paper says of all histories: sales without an invoice excl. tax, and deposits kept as compensation. */
    books: { sales: 0, kept: 0 },
    /** What an item is. */
    goodOf: (itemId: string | null) => goodById.get(itemId ?? ""),
    hasParties: (buyer: Buyer) => known.some((one) => one.buyer === buyer),
    /** Somebody whom nobody has met. */
    takeParties(buyer: Buyer): Parties {
      const place = known.findIndex((one) => one.buyer === buyer);
      const [taken] = known.splice(place, 1);
      if (!taken) throw new Error("Nobody is left");
      return taken.parties;
    },
    /** The day that the books were opened. */
    openedOn: firstOfMonth(civilDate(now)),
    firstDay: civilDate(now),
    today: () => civilDate(now),
    /** Lets days go by. */
    wait: (days: number) => {
      now += days * 86_400_000;
    },
    /** Does something, unless the product says no. @returns null when it does */
    async attempt<O extends Operation>(operation: O, input: unknown): Promise<Result<O> | null> {
      try {
        return await act(operation, input);
      } catch (error) {
        if (error instanceof Refusal && ["invalid_input", "not_allowed_now", "not_found"].includes(error.code)) return null;
        throw error;
      }
    },
    /** The VAT of all months, as what was written down of past days has it; those days are written down by asking. */
    vatByMonth: async () =>
      (await readVatByMonth(db, civilDate(now), [{ from: FIRST_DAY, to: civilDate(now) }]))[0] ?? new Map<string, number>(),
    /** The same, from all papers. */
    recountVat: async () => netByMonth((await readJournal(db, FIRST_DAY, civilDate(now))).moves),
    /** Every paper and payment of a client and of a supplier, as they are kept. */
    async read({ clientId, supplier }: { clientId: string; supplier: { id: string } }) {
      const isTheirs = or(eq(invoices.clientId, clientId), eq(invoices.supplierId, supplier.id));
      const ids = db.select({ id: invoices.id }).from(invoices).where(isTheirs);
      const [papers, paid, entries, ordered] = await db.batch([
        db.select().from(invoices).where(isTheirs),
        db.select().from(payments).where(inArray(payments.invoiceId, ids)),
        db.select().from(treasuryEntries).where(inArray(treasuryEntries.invoiceId, ids)),
        db.select().from(orders).where(eq(orders.clientId, clientId)),
      ]);
      return { papers, payments: paid, entries, orders: ordered };
    },
  };
}

function netByMonth(moves: readonly TaxMove[]): ReadonlyMap<string, number> {
  const byMonth = new Map<string, number>();
  for (const { day, side, tax } of moves) {
    const month = day.slice(0, 7);
    byMonth.set(month, (byMonth.get(month) ?? 0) + (side === "collected" ? tax : -tax));
  }
  return byMonth;
}

type Act = <O extends Operation>(operation: O, input: unknown) => Promise<Result<O>>;

/** Everybody whom a business knows on its first day: who buys, who is bought from, and what stood between them before. */
async function meet(act: Act, day: string): Promise<{ buyer: Buyer; parties: Parties }[]> {
  const known: { buyer: Buyer; parties: Parties }[] = [];
  for (let place = 0; place < OF_EACH * buyers.length; place++) {
    const buyer = buyers[place % buyers.length] ?? buyers[0];
    const { postcode, country, vatReason: _, ...facts } = buyer;
    const billingAddress = { street: "3 quai du Port", postcode, city: "Agen", country };
    const person = { companyName: "Bistrot du Port", category: "horeca", email: "bistrot@port.test", billingAddress, ...facts };
    const client = await act(clients.create, person);
    const isAbroad = country === "BE";
    const abroad = isAbroad ? { vatNumber: "BE0403019261", address: { ...billingAddress, country: "BE" } } : {};
    // Half of them sell services.
    const isService = place >= (OF_EACH - 2) * buyers.length;
    const type = isService ? { type: "service_provider" } : {};
    const supplier = await act(suppliers.create, { name: `Moulin ${place}`, ...type, ...abroad });
    const carried = { client: (place % 3) * 1_234_500 - 1_000_000 * (place % 2), supplier: -(place % 4) * 876_500 };
    known.push({ buyer, parties: { client, supplier, isAbroad, isService, carried } });
  }
  const lines = known.flatMap(({ parties: { client, supplier, carried } }) => [
    { number: "411000", name: "Clients", party: client.reference, amount: carried.client },
    { number: "401000", name: "Fournisseurs", party: supplier.reference, amount: carried.supplier },
  ]);
  const whole = lines.reduce((sum, { amount }) => sum + amount, 0);
  const balances = [...lines, { number: "101000", name: "Capital", party: "", amount: -whole }]
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, ...line }) => ({ ...line, debit: Math.max(0, amount) / 1e4, credit: Math.max(0, -amount) / 1e4 }));
  await act(accounting.setOpening, { day, balances });
  return known;
}

export type Books = Awaited<ReturnType<World["read"]>>;
export type PaymentRow = typeof payments.$inferSelect;

/** The credit notes of an invoice. */
export const creditsOf = ({ papers }: Books, { id }: InvoiceRow) => papers.filter(({ creditsId }) => creditsId === id);
/** What of a paper is neither paid nor set against another. */
export const openBalance = ({ total, paid }: InvoiceRow) => total - paid;

/** Payments of a paper that nobody has taken back, but for what its own credit notes took. */
export function undoable(books: Books, paper: InvoiceRow): PaymentRow[] {
  const own = books.payments.filter(({ invoiceId }) => invoiceId === paper.id);
  const credits = new Set(creditsOf(books, paper).map(({ id }) => id));
  const isReversed = ({ id, reverses }: PaymentRow) => reverses !== null || own.some((other) => other.reverses === id);
  return own.filter((payment) => !isReversed(payment) && !credits.has(payment.creditId ?? ""));
}

export type World = Awaited<ReturnType<typeof newWorld>>;
