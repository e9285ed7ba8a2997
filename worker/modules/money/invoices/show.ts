import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { invoices } from "./contract";
import { fetchInvoice, toInvoice } from "./records";

/** One invoice, by identifier or number, with what was paid of it. */
export const show = handle(invoices.show, async ({ db, now }, { id }) => toInvoice(await fetchInvoice(db, id), civilDate(now)));
