import { inArray } from "drizzle-orm";
import { items } from "@/db/business";
import type { Block, Paper } from "@/worker/core/files/paper";
import { formatDate } from "@/worker/core/figures/dates";
import { fold, type Language } from "@/worker/core/language";
import { quantityText } from "@/worker/core/text/format-value";
import type { QueryContext } from "@/worker/engine/handler";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { wordsOf } from "./letter-text";
import { among } from "./reach";
import type { FoundRecall } from "./records";
import type { Recall } from "./shapes";

/** A paragraph of a paper. */
export const text = (line: string): Block => ({ kind: "text", text: line });

/** The products that it reaches, with lot, date, code and where all of it is. */
export async function productTable(context: QueryContext, { lots }: Recall, language: Language): Promise<Block> {
  const { fields, notice: texts } = wordsOf(language);
  const rows = await context.db
    .select({ id: items.id, barcode: items.barcode })
    .from(items)
    .where(inArray(items.id, among(lots.map(({ itemId }) => itemId))));
  const codeOf = new Map(rows.map(({ id, barcode }) => [id, barcode]));
  const right = { align: "right" as const };
  return {
    kind: "table",
    caption: texts.products,
    columns: [
      { label: texts.products },
      { label: fields.lot },
      { label: texts.date },
      { label: fields.born, ...right },
      { label: fields.returned, ...right },
      { label: fields.stock, ...right },
      { label: fields.shipped, ...right },
    ],
    rows: lots.map(({ itemId, itemName, lot, dlc, ddm, born, returned, stock, shipped }) => ({
      cells: [
        { text: itemName, detail: codeOf.get(itemId) ?? "" },
        lot,
        dlc ? `DLC ${formatDate(dlc, language)}` : ddm ? `DDM ${formatDate(ddm, language)}` : "",
        ...[born, returned, stock, shipped].map((amount) => quantityText(amount, language)),
      ],
    })),
  };
}

/** Prints a paper of a recall on the business's own head and foot. */
export async function print(
  context: QueryContext,
  { row }: FoundRecall,
  language: Language,
  paper: Pick<Paper, "title" | "blocks"> & Partial<Paper>,
) {
  const company = await fetchCompany(context);
  return context.printer.print({
    kind: "paper",
    fileName: fold(`${row.reference} ${paper.title} ${paper.recipient?.name ?? ""}`).replace(/[^a-z0-9]+/g, "-"),
    language,
    reference: row.reference,
    sender: await senderOf(context, company, language),
    ...paper,
  });
}
