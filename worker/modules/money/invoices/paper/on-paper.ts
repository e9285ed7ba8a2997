import { eq, inArray } from "drizzle-orm";
import { clients, type InvoiceParty, invoices as table, items } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { VatReason } from "@/worker/core/trade/trade";
import type { QueryContext } from "@/worker/engine/handler";
import { isDepositLine } from "@/worker/modules/money/books";
import { fetchCompany } from "@/worker/modules/business/company";
import { addressOf } from "../electronic/electronic-address";
import { sidesOf } from "../parties";
import type { InvoiceRow } from "../records";
import { type Nature, natureOf, withNature } from "../rules";
import { vatReasonOf } from "../electronic/vat-category";

/** Of an invoice, what its paper says. */
type PaperRow = Pick<
  InvoiceRow,
  | "type"
  | "status"
  | "number"
  | "issuedOn"
  | "soldOn"
  | "dueOn"
  | "paymentTerms"
  | "language"
  | "lines"
  | "vat"
  | "rebates"
  | "discount"
  | "discountAmount"
  | "vatReason"
  | "subtotal"
  | "tax"
  | "total"
  | "reference"
  | "description"
  | "deliveries"
  | "deposits"
  | "deliveryAddress"
  | "notes"
  | "buyer"
>;

/** An invoice with all that stands on it: what was frozen on sending, or what it would be today. */
export interface OnPaper {
  row: PaperRow;
  company: Awaited<ReturnType<typeof fetchCompany>>;
  /** The civil day on which it was paid, where it is written after it was; and from when to when what is sold goes. */
  paidOn?: string;
  period?: { from: string; until: string };
  seller: InvoiceParty;
  buyer: InvoiceParty;
  /** A credit note: the invoice it corrects. */
  corrected: Pick<InvoiceRow, "type" | "number" | "issuedOn" | "lines"> | null;
  /** Does it go to someone who is no business? */
  isConsumer: boolean;
  /** Why what bears no tax does not. */
  reason: VatReason | null;
  /** Goods, services or both. */
  nature: Nature;
  skus: Map<string, string>;
}

/** Reads what an invoice says beside itself; one round trip. */
export async function readOnPaper(context: QueryContext, row: InvoiceRow): Promise<OnPaper> {
  const { db } = context;
  const ids = [...new Set(row.lines.flatMap(({ itemId }) => itemId ?? []))];
  const [company, [[client], sold, [corrected]]] = await Promise.all([
    fetchCompany(context),
    db.batch([
      db
        .select()
        .from(clients)
        .where(eq(clients.id, row.clientId ?? "")),
      db.select({ id: items.id, kind: items.kind, sku: items.sku }).from(items).where(inArray(items.id, ids)),
      db
        .select({ type: table.type, number: table.number, issuedOn: table.issuedOn, lines: table.lines })
        .from(table)
        .where(eq(table.id, row.creditsId ?? "")),
    ]),
  ]);
  if (!client) throw new Refusal("not_found");
  const today = sidesOf(company, client);
  const kinds = new Map(sold.map(({ id, kind }) => [id, kind]));
  const sides = { seller: row.seller ?? today.seller, buyer: row.buyer ?? today.buyer };
  const reason = vatReasonOf({ ...row, ...sides, kinds });
  return {
    row,
    company,
    ...sides,
    corrected: corrected ?? null,
    isConsumer: sides.buyer.isConsumer ?? client.category === "particulier",
    reason,
    nature: natureOf(withNature(row.lines, (itemId) => kinds.get(itemId) === "service", reason)),
    skus: new Map(sold.map(({ id, sku }) => [id, sku])),
  };
}

/** A part asked for before the goods leave: every line is of an order, and of none of its lines. */
export function isDeposit({ type, lines }: Pick<InvoiceRow, "type" | "lines">): boolean {
  return type === "client" && lines.every((line) => isDepositLine(line) && line.total > 0);
}

/** Was it sent as a bill or a credit note, to someone whom programs reach, so that they read it too? */
export function isElectronic({ type, status, number, buyer }: PaperRow): boolean {
  const isSent = (type === "client" || type === "credit") && status !== "draft" && number !== null;
  return isSent && buyer !== null && addressOf(buyer) !== null;
}
