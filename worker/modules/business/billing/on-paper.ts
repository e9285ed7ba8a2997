import type { InvoiceLine } from "@/db/business";
import type { PaperFile } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import type { QueryContext } from "@/worker/engine/handler";
import { type OnPaper, printOnPaper } from "@/worker/modules/money/invoices";
import type { PaymentRow, RefundRow } from "./records";
import type { BilledLine } from "./shapes";
import { lineText } from "./title";

/** What an invoice or a credit note of the provider comes to. */
interface Billed {
  lines: BilledLine[];
  net: number;
  vat: number;
  total: number;
}

/**
 * Prints the invoice of a payment, as businesses' own are printed: PDF with the same for programs inside (Factur-X).
 * @throws Refusal `not_found` while nothing was paid
 */
export async function printPayment(context: QueryContext, payment: PaymentRow, language: Language): Promise<PaperFile> {
  const { number, paidOn, startsOn, endsOn } = payment;
  if (number === null || paidOn === null) throw new Refusal("not_found");
  const onPaper = onPaperOf(context, payment, payment, language);
  const paid = {
    ...onPaper.row,
    type: "client" as const,
    status: "paid" as const,
    number,
    issuedOn: paidOn,
    soldOn: paidOn,
    dueOn: paidOn,
  };
  // The last day is had no more: the next period begins on it.
  const period = startsOn && endsOn ? { period: { from: startsOn, until: addDays(endsOn, -1) } } : {};
  return printOnPaper(context, { ...onPaper, row: paid, paidOn, ...period }, language);
}

/** Prints the credit note of a refund, which names the invoice that it corrects. */
export async function printRefund(context: QueryContext, payment: PaymentRow, refund: RefundRow, language: Language): Promise<PaperFile> {
  const onPaper = onPaperOf(context, payment, refund, language);
  const { number, issuedOn, reason } = refund;
  const row = { ...onPaper.row, type: "credit" as const, status: "sent" as const, number, issuedOn, soldOn: payment.paidOn, notes: reason };
  const lines = payment.lines.map((line, place) => invoiceLine(line, place, payment.vatRate, language));
  const corrected = { type: "client" as const, number: payment.number, issuedOn: payment.paidOn ?? issuedOn, lines };
  return printOnPaper(context, { ...onPaper, row, corrected }, language);
}

function onPaperOf({ provider }: QueryContext, payment: PaymentRow, { lines, net, vat, total }: Billed, language: Language): OnPaper {
  const { vatRate, vatReason } = payment;
  const { name = "", address = null, siret = null, vatNumber = null, email = null } = payment.buyer ?? {};
  const buyer = { name, address, siret, vatNumber, email };
  const nothing = {
    paymentTerms: null,
    dueOn: null,
    soldOn: null,
    discount: 0,
    discountAmount: 0,
    deliveryAddress: null,
    reference: "",
    description: "",
    notes: "",
  };
  return {
    row: {
      ...nothing,
      ...{ type: "client", status: "sent", number: null, issuedOn: civilDate(payment.createdAt), language, buyer },
      vatReason,
      ...{ rebates: [], deliveries: [], deposits: [] },
      lines: lines.map((line, place) => invoiceLine(line, place, vatRate, language)),
      vat: [{ rate: vatRate, base: net, tax: vat }],
      subtotal: net,
      tax: vat,
      total,
    },
    company: provider,
    seller: provider,
    buyer,
    corrected: null,
    isConsumer: false,
    reason: vatReason,
    nature: "services",
    skus: new Map(),
  };
}

/** Thousandths of a piece. */
const PIECE = 1_000;

/** A line as invoices have them: what is taken off is a piece less, at a price that is never below nothing (EN 16931, BR-27). */
function invoiceLine(line: BilledLine, place: number, vatRate: number, language: Language): InvoiceLine {
  const { quantity, total, what } = line;
  const sign = total < 0 ? -1 : 1;
  const facts = { itemId: null, unit: "piece", per: "piece", discount: 0, isService: true } as const;
  const price = Math.round(Math.abs(total) / quantity);
  return {
    id: `${what}-${place}`,
    ...facts,
    description: lineText(line, language),
    amount: sign * quantity * PIECE,
    price,
    vatRate,
    total,
  };
}
