import { setTimeout as pause } from "node:timers/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { Scan } from "@/worker/modules/buy/scans/contract";
import { layouts } from "./invoices/layouts";
import { pdfOf } from "./invoices/paper";
import { type Truth, truthOf } from "./invoices/truth";
import type { Person } from "./people";

/** The invoice of a layout with a number of its own, as a PDF in base64. */
export async function invoicePdf(at = 0, change: Partial<Truth> = {}): Promise<{ content: string; truth: Truth }> {
  const layout = layouts[at];
  if (!layout) throw new Error(`No layout ${at}`);
  const truth = { ...truthOf(layout, at), ...change };
  return { content: Buffer.from(await pdfOf(layout, truth)).toString("base64"), truth };
}

/** The invoices of several layouts in one PDF, as one scans a pile. */
export async function pilePdf(...ats: number[]): Promise<{ content: string; truths: Truth[] }> {
  const pile = await PDFDocument.create();
  const truths: Truth[] = [];
  for (const at of ats) {
    const { content, truth } = await invoicePdf(at);
    const one = await PDFDocument.load(content);
    for (const page of await pile.copyPages(one, one.getPageIndices())) pile.addPage(page);
    truths.push(truth);
  }
  return { content: await pile.saveAsBase64(), truths };
}

/** A document at the doors: money in euros, confidence in percent. */
export type ScanAnswer = Omit<Scan, "createdAt" | "updatedAt"> & { known?: boolean };

/** Brings a document in. */
export async function bring(person: Person, content: string, overrides: Record<string, unknown> = {}): Promise<ScanAnswer> {
  const { status, body } = await person.api("/api/scans/upload", {
    method: "POST",
    json: { content, fileName: "facture.pdf", ...overrides },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as unknown as ScanAnswer;
}

/** Waits until a document has been read, or has failed. */
export async function readingOf(person: Person, id: string): Promise<ScanAnswer> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { body } = await person.api(`/api/scans/${id}`);
    if (body.status !== "queued" && body.status !== "reading") return body as unknown as ScanAnswer;
    await pause(200);
  }
  throw new Error(`${id} was never read`);
}
