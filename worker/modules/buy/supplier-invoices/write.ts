import { type InvoiceLine, invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { fetchCompany } from "@/worker/modules/business/company";
import { withDue } from "@/worker/modules/money/books";
import { fetchSupplier, type SupplierRow } from "@/worker/modules/buy/suppliers";
import type { supplierInvoices } from "./contract";
import { amountsOf, linesFrom, requireNew } from "./draft";
import { settle } from "./credits";
import { bookedAs, type SupplierInvoiceRecord, readRestock, type SupplierInvoiceRow } from "./records";
import { postingDay } from "./posting";
import { requireOwnOrder, usualDueOn } from "./rules";
import { searchTextOf } from "@/worker/modules/money/invoices";

type Input = Parsed<typeof supplierInvoices.create>;

/** A supplier's invoice as its paper says it, its lines and sums counted. */
interface Paper extends ReturnType<typeof amountsOf>, Pick<Input, "number" | "issuedOn" | "dueOn" | "restock" | "notes"> {
  /** Of the books, or made in the same write. */
  supplier: Pick<SupplierRow, "id" | "name" | "paymentTerms" | "vatNumber" | "address">;
  lines: InvoiceLine[];
}

/** Where it comes from, and whether it is right already. */
interface Origin {
  isBooked: boolean;
  isCredit: boolean;
  scanId?: string;
}

/**
 * Writes a supplier's invoice down as a draft, within the caller's own write.
 * @throws Refusal `invalid_input` naming `supplier`, the line or `vat` that is wrong, and what {@link enter} refuses
 */
export async function writeSupplierInvoice(context: CommandContext, input: Input): Promise<SupplierInvoiceRecord> {
  const supplier = await fetchSupplier(context.db, input.supplier);
  const lines = await linesFrom(context.db, input.lines, input.vat);
  return enter(context, { ...input, supplier, lines, ...amountsOf(lines, input.vat) }, { isBooked: false, isCredit: input.isCredit });
}

/**
 * Books an invoice that a person has checked against its paper: it is to be paid at once. For the module of scans.
 * @throws Refusal `invalid_input` naming what {@link enter} refuses
 */
export function bookSupplierInvoice(context: CommandContext, paper: Paper, scanId: string): Promise<SupplierInvoiceRecord> {
  return enter(context, paper, { isBooked: true, isCredit: false, scanId });
}

/**
 * Books a credit note: it is set against what is due to the supplier, the oldest first; what is left of it, against their next invoices.
 * @throws Refusal `invalid_input` naming what {@link enter} refuses
 */
export async function bookSupplierCredit(context: CommandContext, paper: Paper, scanId: string): Promise<SupplierInvoiceRecord> {
  return enter(context, paper, { isBooked: true, isCredit: true, scanId });
}

/**
 * What holds for every invoice of a supplier, whichever way it comes.
 * @throws Refusal `invalid_input` naming `number` when it is known already, `issuedOn` when it lies ahead,
 *   `dueOn` when it comes before, `restock` when it is another supplier's
 */
async function enter(context: CommandContext, paper: Paper, { isBooked, isCredit, scanId }: Origin): Promise<SupplierInvoiceRecord> {
  const { db, now } = context;
  const { supplier, number, issuedOn, dueOn, lines, subtotal, vat, tax, total, notes } = paper;
  const [order, { vatRegime }] = await Promise.all([readRestock(db, paper.restock), fetchCompany(context)]);
  requireOwnOrder(order.restock, supplier.id);
  await requireNew(db, supplier.id, number);
  requireDays(issuedOn, dueOn, civilDate(now));
  const type = isCredit ? "supplier_credit" : "supplier";
  const row: SupplierInvoiceRow = {
    id: newId(),
    type,
    status: isBooked ? bookedAs(type) : "draft",
    number,
    clientId: null,
    supplierId: supplier.id,
    partyName: supplier.name,
    // Who charges no VAT deducts none (CGI, art. 293 B and 271): the paper keeps how it was when it came.
    vatReason: vatRegime === "franchise" ? "franchise" : null,
    deliveries: [],
    deposits: [],
    discount: 0,
    discountAmount: 0,
    rebates: [],
    reference: "",
    description: "",
    issuedOn,
    soldOn: null,
    postedOn: isBooked ? await postingDay(context, issuedOn) : null,
    bookedOn: issuedOn,
    paymentTerms: null,
    dueOn: isCredit ? null : (dueOn ?? usualDueOn(issuedOn, supplier.paymentTerms)),
    seller: null,
    buyer: null,
    deliveryAddress: null,
    language: "fr",
    lines,
    subtotal,
    vat,
    tax,
    total,
    paid: 0,
    linkKey: "",
    door: context.caller.door,
    creditsId: null,
    orderId: null,
    restockId: order.restock?.id ?? null,
    scanId: scanId ?? null,
    recurringId: null,
    dispute: "",
    notes,
    sentAt: null,
    paidOn: null,
    searchText: "",
    due: 0,
    unsold: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  const { row: written, paid } = await settle(context, row, (settled) => {
    const own = { ...row, searchText: searchTextOf(row), ...settled };
    context.insert(table, own);
    return own;
  });
  return { row: withDue(written), paid, ...order, supplier };
}

/** @throws Refusal `invalid_input` naming the day that cannot be */
export function requireDays(issuedOn: string, dueOn: string | null | undefined, today: string): void {
  if (issuedOn > today) refuseField("issuedOn", "future");
  if (dueOn && dueOn < issuedOn) refuseField("dueOn", "before_issue");
}
