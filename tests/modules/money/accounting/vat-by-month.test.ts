import { eq, type SQL } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { vatDaysUntil } from "@/db/business";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { readVatByMonth } from "@/worker/modules/money/accounting/vat/by-month";

const day = (minus: number) => addDays(civilDate(Date.now()), -minus);
const [OLD, RECENT, TODAY] = [day(70), day(10), day(0)];
let maker: Maker;
let supplier: { id: string; reference: string; version: number };

const untilOf = async () => (await maker.db.select().from(vatDaysUntil).where(eq(vatDaysUntil.id, 1)))[0]?.until;
const ask = async (db = maker.db) => (await readVatByMonth(db, TODAY, [{ from: "1900-01-01", to: TODAY }]))[0] ?? new Map<string, number>();
/** Books what the supplier asks for. @param price euros excl. tax */
async function bill(number: string, issuedOn: string, price: number): Promise<void> {
  const lines = [{ description: "Farine", amount: { value: 1, unit: "piece" }, price, vatRate: 20 }];
  const { id } = await maker.call(supplierInvoices.create, { supplier: supplier.reference, number, issuedOn, dueOn: TODAY, lines });
  await maker.call(supplierInvoices.book, { id });
}

beforeAll(async () => {
  maker = await newMaker();
  supplier = await maker.call(suppliers.create, { name: "Moulin" });
});

describe("the VAT of days until today", () => {
  it("is written down by who asks first", async () => {
    await bill("F-1", OLD, 100);
    await ask();
    expect(await untilOf()).toBe(TODAY);
  });

  it("stays written down up to yesterday where something happens today, which who asks next writes down", async () => {
    await bill("F-2", TODAY, 100);
    expect(await untilOf()).toBe(day(1));
    await ask();
    expect(await untilOf()).toBe(TODAY);
  });

  it("is taken back from the day on that a late paper bears", async () => {
    await ask();
    await bill("F-3", RECENT, 50);
    expect(await untilOf()).toBe(addDays(RECENT, -1));
    const sums = [...(await ask()).values()].reduce((sum, net) => sum + net, 0);
    expect(sums).toBe(-(20 + 20 + 10) * 10_000);
  });

  it("is taken back from the first paper of a supplier who turns out to sell from abroad, and of no other", async () => {
    const other = await maker.call(suppliers.create, { name: "Autre" });
    await ask();
    await maker.call(suppliers.update, { id: other.id, version: other.version, type: "service_provider" });
    expect(await untilOf()).toBe(TODAY);
    await maker.call(suppliers.update, { id: supplier.id, version: supplier.version, type: "service_provider" });
    expect(await untilOf()).toBe(addDays(OLD, -1));
    // Services that are not paid yet give nothing to deduct.
    expect([...(await ask()).values()].every((net) => net === 0)).toBe(true);
  });

  it("is not written down by who read before a change", async () => {
    await ask();
    await bill("F-4", RECENT, 10);
    // Somebody books a paper of that time between what is read and what is written down.
    const db = Object.create(maker.db, {
      all: {
        value: async (statement: SQL) => {
          const rows = await maker.db.all(statement);
          await bill("F-5", RECENT, 10);
          return rows;
        },
      },
    }) as typeof maker.db;
    await ask(db);
    expect(await untilOf()).toBe(addDays(RECENT, -1));
  });

  it("is told to many who ask at once, though only one can write it down", async () => {
    await bill("F-6", OLD, 10);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(new Set(answers.map((months) => JSON.stringify([...months].sort()))).size).toBe(1);
    expect(await untilOf()).toBe(TODAY);
  });

  it("is told though nothing can be written down", async () => {
    await bill("F-7", OLD, 10);
    const db = Object.create(maker.db, {
      batch: {
        value: (queries: Parameters<typeof maker.db.batch>[0]) => {
          const writes = queries.some((query) => (query as unknown as { toSQL(): { sql: string } }).toSQL().sql.startsWith("delete"));
          return writes ? Promise.reject(new Error("SQLITE_BUSY: database is locked")) : maker.db.batch(queries);
        },
      },
    }) as typeof maker.db;
    const months = await ask(db);
    expect(await untilOf()).toBe(addDays(OLD, -1));
    expect([...months].sort()).toEqual([...(await ask())].sort());
  });
});
