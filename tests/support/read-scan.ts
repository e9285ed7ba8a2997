import type { Reading } from "@/worker/core/trade/reading";
import { scanJobs } from "@/worker/modules/buy/scans";
import type { Maker } from "./in-process";
import { testRuntime } from "./runtime";

const nothing = { value: null, confidence: 0, at: null };
const sure = <Value>(value: Value) => ({ value, confidence: 0.99, at: null });

/** What a reader says of an invoice whose every figure is clear. @param pages how many it has */
export const clearReading = (pages = 1): Reading => ({
  kind: "invoice",
  source: "text",
  currency: "EUR",
  fields: {
    invoiceNumber: sure(crypto.randomUUID()),
    supplier: sure("Minoterie d'essai"),
    invoiceDate: sure("2026-11-02"),
    dueDate: nothing,
    supplierAddress: nothing,
    vatNumber: nothing,
    siret: nothing,
    iban: nothing,
    totalExclTax: sure(1_000_000),
    vatAmount: sure(55_000),
    totalInclTax: sure(1_055_000),
  },
  vatBreakdown: [],
  lineItems: [],
  checks: { lines: null, totals: true, vat: null },
  confidence: 0.97,
  pages: Array.from({ length: pages }, () => ({ width: 595, height: 842 })),
});

/** Reads a document of two pages as the queue would. @returns its identifier */
export async function readScan(maker: Maker, scanId: string): Promise<string> {
  const runtime = testRuntime();
  await scanJobs["scans.read"].run(
    { ...runtime, reader: { ...runtime.reader, read: async () => clearReading(2) } },
    { type: "scans.read", businessId: maker.businessId, scanId },
    { isAgain: false, goOn: () => {} },
  );
  return scanId;
}
