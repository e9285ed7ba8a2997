import { and, desc, eq, or, type SQL } from "drizzle-orm";
import { items, lots as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { lots } from "./contract";
import { readGs1, type Scanned } from "./gs1";
import { selectLots, toLot } from "./records";

/** As many as one looks through on a phone. */
const MOST = 20;

/** The lots that a code names, those that lie somewhere first and then by their date. */
export const find = handle(lots.find, async ({ db, now }, { code }) => {
  const scanned = readGs1(code);
  const rows = await selectLots(db, or(eq(table.number, code), eq(table.number, code.toUpperCase()), scanned ? says(scanned) : undefined))
    .orderBy(desc(table.stocked), table.useBy, table.id)
    .limit(MOST);
  return { items: rows.map((row) => toLot(row, now)) };
});

/** The lot of a barcode is our number where we made the goods, the supplier's where we bought them. */
function says({ ean, lot, ddm, dlc }: Scanned): SQL | undefined {
  return and(
    ean ? eq(items.barcode, ean) : undefined,
    lot ? or(eq(table.number, lot), eq(table.supplierLot, lot)) : undefined,
    dlc ? eq(table.dlc, dlc) : undefined,
    ddm ? eq(table.ddm, ddm) : undefined,
  );
}
