import { scans as table } from "@/db/business";
import type { Reading } from "@/worker/core/trade/reading";
import { mustExist, Refusal, refuseField } from "@/worker/core/errors";
import { QUANTITY_SCALE, units } from "@/worker/core/figures/quantity";
import { unitOf } from "@/worker/core/figures/unit-words";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { fetchSupplier } from "@/worker/modules/buy/suppliers";
import { addFirstTariffs, changePrices } from "@/worker/modules/buy/tariffs";
import { bookInvoice, converted, withoutSign } from "./book-invoice";
import { scans } from "../contract";
import { asksOf } from "../reading/document";
import { learn } from "../reading/lessons";
import { tariffsOf } from "./links";
import { pricedBy } from "./price-changes";
import { fetchScan } from "../records";
import { checksOf, isForeign, needed } from "../rules";
import type { KeptDocument, KeptLine } from "../shapes";
import { bookableKinds, scanStatus } from "../status";
import { identify, makeSupplier } from "./supplier";
import { toScan } from "../show";

/**
 * Puts a document into the books: its supplier (found or made), its invoice to pay, the tariffs it was told to change; all of it
 * in one write.
 * @throws Refusal `invalid_input` naming what is missing, and what the books refuse of a supplier's invoice
 */
export const book = handle(
  scans.book,
  async (context, { id, supplier: supplierName, restock, updateTariffs, inEuros, confirmed, asOne, version }) => {
    const row = await fetchScan(context.db, id);
    const status = scanStatus.require(row.status, "book", "scans");
    const { fields: read, reading } = row;
    if (!read || !reading) throw new Refusal("not_allowed_now");
    if (reading.starts?.length && !asOne) refuseField("asOne", "scan_several");
    if (!bookableKinds.includes(read.kind)) refuseField("kind", "scan_not_bookable");
    // Which of them is wrong, nobody but a person can tell; the books would change one in silence.
    if (checksOf(read).totals === false) refuseField("totalInclTax", "scan_sums");
    const document = inOurMoney(withoutSign(read), reading, inEuros);
    const missing = needed.filter((field) => document.values[field] === null);
    if (missing.length) throw new Refusal("invalid_input", { fields: missing.map((field) => ({ field, code: "required" })) });
    if ((document.values.totalInclTax ?? 0) <= 0) refuseField("totalInclTax", "scan_negative");

    const chosen = supplierName ?? row.supplierId;
    const existing = chosen ? await mustExist("supplier", fetchSupplier(context.db, chosen)) : await identify(context.db, document.values);
    if (!confirmed && asksOf(read, reading, existing).length) refuseField("confirmed", "scan_doubtful");
    const supplier = existing ?? (await makeSupplier(context, document.values));
    const invoiceId = await bookInvoice(context, { scanId: id, supplier, document, restock: restock ?? null });
    await addFirstTariffs(context, supplier.id, document.lines.flatMap(firstPriceOf));
    if (updateTariffs.length) await takePrices(context, supplier.id, document, updateTariffs);
    learn(context, supplier.id, read, reading);
    return toScan(
      context.db,
      context.update(table, row, { status, invoiceId, supplierId: supplier.id, supplierName: supplier.name }, version),
    );
  },
);

/** @throws Refusal `invalid_input` naming `inEuros` when the document is in another currency and nobody says what it comes to */
function inOurMoney(document: KeptDocument, reading: Reading, inEuros: number | undefined): KeptDocument {
  const currency = document.currency ?? reading.currency;
  if (inEuros !== undefined) return converted(document, inEuros);
  return isForeign(currency) ? refuseField("inEuros", "scan_currency", { currency: currency ?? "" }) : document;
}

/** What a line says of the price of what it is linked to, for one unit of it. */
function firstPriceOf({ itemId, unit: name, unitPrice: price }: KeptLine) {
  const unit = unitOf(name);
  return itemId && unit && price ? [{ itemId, price, packAmount: units[unit].factor * QUANTITY_SCALE, packUnit: unit, pack: "" }] : [];
}

/** Gives the tariffs that were ticked the prices of the document; the costs of what is made of them follow. */
async function takePrices(context: CommandContext, supplierId: string, document: KeptDocument, ids: string[]): Promise<void> {
  const tied = await tariffsOf(context.db, supplierId);
  const priced = document.lines.flatMap((line) => pricedBy(line, tied) ?? []).filter(({ tied: { tariff } }) => ids.includes(tariff.id));
  if (ids.some((id) => !priced.some(({ tied: { tariff } }) => tariff.id === id))) refuseField("updateTariffs", "not_found");
  await changePrices(
    context,
    priced.map(({ tied: { tariff }, price }) => ({ tariffId: tariff.id, packAmount: tariff.packAmount, price })),
  );
}
