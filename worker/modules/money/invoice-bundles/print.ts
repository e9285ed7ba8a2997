import { invoiceBundles as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { nameOfActor, requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { findNumbered, findNumberedByName } from "@/worker/modules/money/invoices";
import { invoiceBundles } from "./contract";
import { type BundleRow, toBundle } from "./records";
import { requireSome } from "./rules";
import { MOST } from "./status";

type Selection = Parsed<typeof invoiceBundles.print>;

/**
 * Begins a bundle; the queue prints it, so that nobody waits before a page. What is in it is settled now.
 * @throws Refusal `invalid_input` naming the invoice that is not there or has no number, or `from` when too many or none match
 */
export const print = handle(invoiceBundles.print, async (context, selection) => {
  const { db, now, caller } = context;
  const business = requireBusiness(caller);
  const invoiceIds = selection.invoices ? await named(db, selection.invoices) : await matching(db, selection, civilDate(now));
  const id = newId();
  const row: BundleRow = {
    id,
    state: "running",
    invoiceIds,
    total: invoiceIds.length,
    printed: 0,
    size: 0,
    fileName: `factures-${civilDate(now)}.zip`,
    fileKey: `${business.id}/bundles/${id}`,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  context.insert(table, row);
  context.enqueue({ type: "invoices.print", businessId: business.id, bundleId: id, behalf: nameOfActor(caller.actor) });
  return toBundle(row);
});

async function named(db: BusinessDatabase, names: string[]): Promise<string[]> {
  const rows = await findNumberedByName(db, names);
  const ids = names.map(
    (name, place) =>
      rows.find(({ id, number }) => id === name || number === name.toUpperCase())?.id ?? refuseField(`invoices.${place}`, "not_sent"),
  );
  return [...new Set(ids)];
}

async function matching(db: BusinessDatabase, { invoices: _names, ...filters }: Selection, today: string): Promise<string[]> {
  const ids = await findNumbered(db, filters, today, MOST + 1);
  requireSome(ids.length);
  return ids;
}
