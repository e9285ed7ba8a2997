import { eq, inArray, or } from "drizzle-orm";
import { invoices, orders, payments, treasuryEntries } from "@/db/business";
import { newMaker } from "@/tests/support/in-process";
import { testRuntime } from "@/tests/support/runtime";
import { sampleCompany } from "@/tests/support/sample";
import { civilDate } from "@/worker/core/figures/dates";
import type { Operation, Result } from "@/worker/core/contract/operation";
import { Refusal } from "@/worker/core/errors";
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
] as const;

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
}

/** A business whose operations are called in this process, past every door. */
export async function newWorld() {
  const { call, db } = await newMaker();
  let now = Date.now();
  let sold = 0;
  const act = <O extends Operation>(operation: O, input: unknown): Promise<Result<O>> =>
    call(operation, input, { runtime: testRuntime({ now }) });
  await act(company.update, sampleCompany);
  for (const { sku, unit, price, vatRate } of goods) {
    await act(items.create, { sku, name: sku, kind: "product", unit, price, vatRate });
    await act(stock.receive, { item: sku, number: `LOT-${sku}`, amount: { value: 100_000, unit } });
  }
  return {
    act,
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
    /** Somebody who buys, and somebody who is bought from, in France or in the Union. */
    newParties: async (buyer: Buyer): Promise<Parties> => {
      const { postcode, country, vatReason: _, ...facts } = buyer;
      const billingAddress = { street: "3 quai du Port", postcode, city: "Agen", country };
      const client = await act(clients.create, {
        companyName: "Bistrot du Port",
        category: "horeca",
        email: "bistrot@port.test",
        billingAddress,
        ...facts,
      });
      const isAbroad = country === "BE";
      const abroad = isAbroad ? { vatNumber: "BE0403019261", address: { ...billingAddress, country: "BE" } } : {};
      sold += 1;
      const supplier = await act(suppliers.create, { name: `Moulin ${sold}`, ...abroad });
      return { client, supplier, isAbroad };
    },
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
