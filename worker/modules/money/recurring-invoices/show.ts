import { handle } from "@/worker/engine/handler";
import { recurringInvoices } from "./contract";
import { fetchRecurring, toRecurring } from "./records";

/** One recurring invoice, with the invoices it has made. */
export const show = handle(recurringInvoices.show, async ({ db }, { id }) => toRecurring(await fetchRecurring(db, id)));
