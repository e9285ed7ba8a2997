import { desc, eq } from "drizzle-orm";
import { clients, orders } from "@/db/business";
import { bytesOf } from "@/worker/core/contract/printing";
import type { Parsed } from "@/worker/core/contract/operation";
import { mustExist, refuseField } from "@/worker/core/errors";
import { digestOf } from "@/worker/core/files/digest";
import { pdfFault } from "@/worker/core/files/file-kind";
import { defaultLanguage, type Language } from "@/worker/core/language";
import type { CommandContext } from "@/worker/engine/handler";
import { fetchKeptFile, readFile } from "@/worker/modules/papers/documents";
import { fetchAuditReport } from "@/worker/modules/safety/audits";
import { isOrderCalled, orderHandlers } from "@/worker/modules/sell/orders";
import type { signatures } from "./contract";
import { MOST_PAGES } from "./status";

type Request = Parsed<typeof signatures.create>;

/** What is to be signed: the file itself, and what is known of it. */
interface Source {
  bytes: Uint8Array;
  fileName: string;
  title: string;
  language?: Language;
  documentId?: string;
  order?: { id: string; version: number };
  auditId?: string;
  /** Who would sign, as far as the books know. */
  signatory?: { name: string; email: string };
}

/**
 * The PDF that a request names in one of four ways, with its pages and where it is to be signed.
 * @throws Refusal `invalid_input` naming `document`, `order`, `audit` or `content`: none or several, not there, or no PDF that can be signed
 */
export async function readSource(context: CommandContext, request: Request) {
  const ways = (["document", "order", "audit", "content"] as const).filter((way) => request[way] !== undefined);
  const [way = "content"] = ways;
  if (ways.length !== 1) refuseField(way, ways.length ? "one_source" : "required");
  const source = await sources[way](context, request);
  const found = await context.sealer.inspect(source.bytes);
  if (!found) return refuseField(way, pdfFault(source.bytes) === "pdf_encrypted" ? "restricted_pdf" : "not_signable");
  if (found.isSigned) refuseField(way, "signed_elsewhere", { name: source.fileName });
  if (found.pages.length > MOST_PAGES) refuseField(way, "many_pages", { maximum: MOST_PAGES });
  return { ...source, ...found, digest: await digestOf(source.bytes) };
}

const sources: Record<"document" | "order" | "audit" | "content", (context: CommandContext, request: Request) => Promise<Source>> = {
  async document(context, { document = "" }) {
    const { file, id, title } = await mustExist("document", fetchKeptFile(context, document));
    if (file.mediaType !== "application/pdf") refuseField("document", "not_a_pdf");
    return { bytes: file.bytes, fileName: file.fileName, title, documentId: id };
  },
  async order(context, { order = "", language: chosen }) {
    const [row] = await context.db
      .select({ order: orders, client: clients })
      .from(orders)
      .innerJoin(clients, eq(clients.id, orders.clientId))
      .where(isOrderCalled(order))
      .orderBy(desc(eq(orders.id, order)))
      .limit(1);
    if (!row) return refuseField("order", "not_found");
    if (row.order.status !== "draft") refuseField("order", "order_not_a_quote");
    const { client } = row;
    const paper = await orderHandlers.paper.run(context, { id: row.order.id, language: chosen });
    return {
      bytes: bytesOf(paper),
      fileName: paper.fileName,
      title: `${row.order.reference} – ${client.commercialName || client.companyName}`,
      language: chosen ?? client.language,
      order: { id: row.order.id, version: row.order.version },
      ...(client.email && { signatory: { name: client.contactPerson || client.companyName, email: client.email } }),
    };
  },
  async audit(context, { audit = "", language: chosen }) {
    const found = await mustExist("audit", fetchAuditReport(context, audit, chosen));
    const { row, supplier, paper } = found;
    // What is still being answered would be signed as something else.
    if (row.status !== "completed") refuseField("audit", "audit_not_completed");
    return {
      bytes: bytesOf(paper),
      fileName: paper.fileName,
      title: `${row.reference} – ${row.name}`,
      auditId: row.id,
      ...(supplier?.email && { signatory: { name: supplier.contactName || supplier.name, email: supplier.email } }),
    };
  },
  async content(context, { content = "", fileName, title }) {
    const { content: bytes, facts } = await readFile(context, content, fileName);
    if (facts.mediaType !== "application/pdf") refuseField("content", "not_a_pdf");
    return { bytes, fileName: facts.fileName, title: title ?? facts.fileName.replace(/\.pdf$/, "") };
  },
};

/** The language of what is signed, when nobody says. */
export const languageOf = (request: Request, { language }: Pick<Source, "language">): Language =>
  request.language ?? language ?? defaultLanguage;
