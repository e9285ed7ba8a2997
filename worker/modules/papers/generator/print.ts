import { orders } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import type { PaperFile } from "@/worker/core/contract/printing";
import { mustExist, refuseField } from "@/worker/core/errors";
import { defaultLanguage } from "@/worker/core/language";
import { requireShown } from "@/worker/core/files/shown-signs";
import { type CommandContext, handle, type QueryContext } from "@/worker/engine/handler";
import { printAs } from "@/worker/modules/business/paper-templates";
import { restockHandlers } from "@/worker/modules/buy/restocks";
import { productionHandlers } from "@/worker/modules/make/production";
import { fetchInvoice, invoiceHandlers } from "@/worker/modules/money/invoices";
import { itemHandlers } from "@/worker/modules/catalogue/items";
import { deliveryHandlers } from "@/worker/modules/sell/deliveries";
import { isOrderCalled, orderHandlers } from "@/worker/modules/sell/orders";
import { conformity } from "./conformity";
import { generator } from "./contract";
import { priceList } from "./price-list";
import type { PrintKind } from "./status";
import { technicalSheet } from "./technical-sheet";

type Choices = Parsed<typeof generator.print>;
type Print = (context: CommandContext, record: string, choices: Choices) => Promise<PaperFile>;

/** Any paper of the house. @throws Refusal `invalid_input` naming `record` when it is not said or not there, and what each paper refuses */
export const print = handle(generator.print, (context, choices) => printPaper(context, choices));

/** The same for whoever shows it. */
export function printPaper(context: QueryContext, choices: Choices): Promise<PaperFile> {
  const { kind, category, language = defaultLanguage, text, record } = choices;
  requireShown("text", text);
  if (kind === "price_list") return priceList(context, category, language, text).then((paper) => printAs(context, kind, paper));
  if (record === undefined) return refuseField("record", "required");
  // Papers only read: what else a command may do is none of theirs.
  return mustExist("record", printers[kind](context as CommandContext, record, choices));
}

/** What is chosen is what is printed: an order has one paper while it is a quote, another afterwards. @throws Refusal `invalid_input` naming `record` */
async function printOrder(context: CommandContext, id: string, { kind, language }: Choices): Promise<PaperFile> {
  const [order] = await context.db.select({ status: orders.status }).from(orders).where(isOrderCalled(id)).limit(1);
  if (order && kind === "quote" && order.status !== "draft") refuseField("record", "no_quote");
  if (order && kind !== "quote" && order.status === "draft") refuseField("record", "still_a_quote");
  return orderHandlers.paper.run(context, { id, language });
}

async function printInvoice(context: CommandContext, id: string, { kind, language }: Choices): Promise<PaperFile> {
  const { row } = await fetchInvoice(context.db, id);
  const isProforma = row.type === "proforma";
  if (isProforma !== (kind === "proforma")) refuseField("record", isProforma ? "a_proforma" : "no_proforma");
  return invoiceHandlers.paper.run(context, { id, language });
}

const printers: Record<Exclude<PrintKind, "price_list">, Print> = {
  quote: printOrder,
  order_confirmation: printOrder,
  invoice: printInvoice,
  proforma: printInvoice,
  delivery_note: (context, id, { language }) => deliveryHandlers.note.run(context, { id, language }),
  purchase_order: (context, id, { language }) => restockHandlers.orderForm.run(context, { id, language: language ?? defaultLanguage }),
  batch_sheet: (context, id, { language }) => productionHandlers.sheet.run(context, { id, language: language ?? defaultLanguage }),
  technical_sheet: async (context, id, { language = defaultLanguage, text }) =>
    printAs(context, "technical_sheet", await technicalSheet(context, id, language, text)),
  conformity: async (context, id, { language = defaultLanguage, text }) =>
    printAs(context, "conformity", await conformity(context, id, language, text)),
  statement: (context, client, { language }) => invoiceHandlers.statementPaper.run(context, { client, language }),
  label: (context, id, { language }) => itemHandlers.labels.run(context, itemHandlers.labels.operation.input.parse({ id, language })),
};
