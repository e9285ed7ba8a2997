import { invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/dates";
import { refuseField } from "@/worker/core/errors";
import { totalsOf } from "@/worker/core/totals";
import { handle } from "@/worker/engine/handler";
import { invoices } from "./contract";
import { linesFrom, readSale } from "./draft";
import { fetchInvoice, searchTextOf, toInvoice } from "./records";
import { dueOnBy } from "./rules";
import { invoiceStatus } from "./status";

/** Changes a draft; what is left out stays. What comes of orders keeps saying which. @throws Refusal `not_allowed_now` once sent */
export const update = handle(invoices.update, async (context, { id, version, lines: said, ...changes }) => {
  const { row: before, ...rest } = await fetchInvoice(context.db, id);
  invoiceStatus.require(before.status, "update", "invoices");
  const today = civilDate(context.now);
  const day = changes.soldOn ?? before.soldOn ?? today;
  const names = said?.flatMap(({ item }) => item ?? []) ?? [];
  const lines = said ? linesFrom(said, await readSale(context.db, before.clientId ?? "", names, day)) : before.lines;
  const { subtotal, vat, total } = totalsOf(lines);
  if (total < 0) refuseField("lines", "negative_total");
  const terms = changes.paymentTerms ?? before.paymentTerms;
  const dueOn = before.type === "client" && terms ? dueOnBy(terms, before.issuedOn) : null;
  const after = { ...before, ...changes, lines, subtotal, vat, tax: total - subtotal, total, dueOn };
  const row = context.update(
    table,
    before,
    { ...changes, lines, subtotal, vat, tax: total - subtotal, total, dueOn, searchText: searchTextOf(after) },
    version,
  );
  return toInvoice({ row, ...rest }, today);
});
