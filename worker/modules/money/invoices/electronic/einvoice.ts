import { refuseState } from "@/worker/core/errors";
import { contentOf } from "@/worker/core/contract/printing";
import { handle } from "@/worker/engine/handler";
import { ciiOf } from "./cii";
import { invoices } from "../contract";
import { isElectronic, readOnPaper } from "../paper/on-paper";
import { fetchInvoice } from "../records";

/** A sent invoice or credit note for programs, as XML alone. @throws Refusal `not_allowed_now` for a draft or a proforma */
export const einvoice = handle(invoices.einvoice, async (context, { id }) => {
  const { row } = await fetchInvoice(context.db, id);
  if (!isElectronic(row)) refuseState("id", "not_electronic");
  const text = ciiOf(await readOnPaper(context, row));
  return { fileName: `${row.number}.xml`, mediaType: "application/xml" as const, content: contentOf(new TextEncoder().encode(text)) };
});
