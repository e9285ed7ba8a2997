import { eq, inArray } from "drizzle-orm";
import { clients, invoices as table, items } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import { formatRate } from "@/worker/core/figures/rate";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { paidWith, withDue } from "@/worker/modules/money/books";
import { fetchCompany } from "@/worker/modules/business/company";
import { type Invoice, invoices } from "./contract";
import { requireHeld } from "./containers";
import { issued, mailCreditNote, refreshed } from "./credit-note";
import { letterOf } from "./paper/letter";
import { nextNumber } from "./number";
import { partiesOf } from "./parties";
import { paymentAddress, takesCards } from "./paying";
import { fetchInvoice, type FullInvoice, type InvoiceRow, searchTextOf, toInvoice } from "./records";
import { readOrders, worthOf } from "./order-billing";
import { isDeposit } from "./paper/on-paper";
import { dueOnBy, isCovered, shareToAsk, requireSomethingDue, withNature } from "./rules";
import { invoiceStatus } from "./status";
import { requireVatReason } from "./electronic/vat-category";

/**
 * Sends a draft: it takes the next number, both sides are frozen as they are today, and what it asks for is due
 * (domain: status machines).
 * @throws Refusal `incomplete_party` naming what the law wants and lacks, `invalid_input` naming `issuedOn`, `vatReason` or `lines`
 */
export const send = handle(invoices.send, async (context, { id, issuedOn: day, mail, version }) => {
  const { db, now } = context;
  const invoice = await fetchInvoice(db, id);
  const { row } = invoice;
  const status = invoiceStatus.require(row.status, "send", "invoices");
  requireSomethingDue(row);
  if (isDeposit(row)) await requireUnasked(context, row);
  if (row.type === "client") await requireHeld(context, row.clientId, row.lines);
  const issuedOn = day ?? civilDate(now);
  if (row.type === "credit") return sendCredit(context, invoice, { issuedOn, mail, version });
  const { parties, company, kinds, client } = await readSides(context, row);
  const vatReason = requireVatReason({ ...row, ...parties, kinds });
  const number = await nextNumber(context, row.type === "proforma" ? "proforma" : "client", issuedOn);
  const isPaid = row.type === "client" && isCovered(row);
  const dueOn = row.type === "client" && row.paymentTerms && !isPaid ? dueOnBy(row.paymentTerms, issuedOn) : null;
  const facts = {
    ...(isPaid ? { status: "paid" as const, paidOn: issuedOn } : { status }),
    number,
    issuedOn,
    dueOn,
    soldOn: row.soldOn ?? issuedOn,
    language: client.language,
    sentAt: now,
    vatReason,
    lines: withNature(row.lines, (itemId) => kinds.get(itemId) === "service", vatReason),
    ...parties,
    // Lists, searches and accounts name who buys as the paper does.
    partyName: parties.buyer.name,
  };
  const changes = { ...facts, searchText: searchTextOf({ ...row, ...facts }) };
  const after = withDue(context.update(table, row, changes, version));
  if (mail && client.email) context.send(letterOf(after, client.email, paymentAddress(context, after), takesCards(context, company)));
  return toInvoice({ ...invoice, row: after }, civilDate(now));
});

/** Sends the draft of a credit note: it keeps the sides of its invoice, and is set against what is still due of that. */
async function sendCredit(
  context: CommandContext,
  credit: FullInvoice,
  { issuedOn, mail, version }: { issuedOn: string; mail: boolean; version?: number },
): Promise<Invoice> {
  const invoice = await fetchInvoice(context.db, credit.row.creditsId ?? "");
  const { row: corrected } = invoice;
  const note = await refreshed(context, invoice, credit.row);
  const { subtotal, vat, tax, total, rebates, discount, discountAmount, notes } = note;
  const changes = await issued(context, note, corrected, issuedOn);
  const figures = { subtotal, vat, tax, total, rebates, discount, discountAmount, notes };
  const row = context.update(table, credit.row, { ...figures, ...changes }, version);
  if (row.paid > 0) context.update(table, corrected, paidWith(context, corrected, row.paid));
  if (mail) await mailCreditNote(context, row);
  return toInvoice({ ...credit, row }, civilDate(context.now));
}

/**
 * What a deposit asks for must not be asked for already: its order may have been invoiced since it was written.
 * @throws Refusal `invalid_input` naming `lines`
 */
async function requireUnasked(context: CommandContext, { id, lines }: InvoiceRow): Promise<void> {
  const { ordered, billed } = await readOrders(context, [lines[0]?.orderId ?? ""], () => "lines");
  const others = billed.filter(({ invoiceId, orderLineId, total, isSent }) => invoiceId !== id && (isSent || orderLineId || total < 0));
  const agreed = ordered.flatMap((order) =>
    order.lines
      .filter(({ container }) => !container)
      .map((line) => ({ vatRate: line.vatRate, total: worthOf(line, line.amount - line.returned) })),
  );
  const open = shareToAsk(agreed, others, lines);
  if (open !== null) refuseField("lines", "above_order", { left: formatRate(open, context.caller.language) });
}

/** Both sides as they are today, and what is sold between them; two reads at once. */
async function readSides(context: CommandContext, row: InvoiceRow) {
  const { db } = context;
  const ids = row.lines.flatMap(({ itemId }) => itemId ?? []);
  const [own, [[client], sold]] = await Promise.all([
    fetchCompany(context),
    db.batch([
      db
        .select()
        .from(clients)
        .where(eq(clients.id, row.clientId ?? "")),
      db.select({ id: items.id, kind: items.kind }).from(items).where(inArray(items.id, ids)),
    ]),
  ]);
  if (!client) throw new Refusal("not_found");
  return { client, parties: partiesOf(own, client, row.tax > 0), company: own, kinds: new Map(sold.map(({ id, kind }) => [id, kind])) };
}
