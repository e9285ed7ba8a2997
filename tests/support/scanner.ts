import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { invoices, scans } from "@/db/business";
import { bring, invoicePdf, readingOf, type ScanAnswer } from "./documents";
import { savedAccount } from "./newcomer";
import { newBusiness } from "./people";
import { databases } from "./platform";

/** A new business whose documents are read, corrected and booked. */
export async function newScanner() {
  const maker = await newBusiness();
  const post = (path: string, json: unknown = {}) => maker.api(path, { method: "POST", json });
  return {
    maker,
    post,
    /** Corrects a document, which nothing refuses. */
    correct: async (id: string, json: unknown) => {
      const { status, body } = await post(`/api/scans/${id}/correct`, json);
      expect(status, JSON.stringify(body)).toBe(200);
      return body as unknown as ScanAnswer;
    },
    /** Has the invoice of a layout read, with what it truly says. */
    read: async (change = {}, layout = 0) => {
      const { content, truth } = await invoicePdf(layout, change);
      // Two made in one second would be the same file.
      const own = Buffer.concat([Buffer.from(content, "base64"), Buffer.from(`\n%${randomUUID()}\n`)]).toString("base64");
      return { scan: await readingOf(maker, (await bring(maker, own)).id), truth };
    },
    /** Makes what was last done to a document so many milliseconds older. */
    age: async (id: string, milliseconds: number) => {
      const database = (await savedAccount(maker.email))?.businesses?.database ?? "";
      await databases
        .business(database)
        .update(scans)
        .set({ updatedAt: sql`${scans.updatedAt} - ${milliseconds}` })
        .where(eq(scans.id, id));
    },
    /** The invoice that a document was booked as, as it is kept. */
    invoiceOf: async ({ invoiceId }: { invoiceId?: unknown }) => {
      const database = (await savedAccount(maker.email))?.businesses?.database ?? "";
      const [row] = await databases
        .business(database)
        .select()
        .from(invoices)
        .where(eq(invoices.id, String(invoiceId)));
      return row;
    },
  };
}
