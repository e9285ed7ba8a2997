import { asc, desc, eq, or, type SQL } from "drizzle-orm";
import { suppliers } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Supplier } from "./contract";
import { firstEnd } from "./rules";

export type SupplierRow = typeof suppliers.$inferSelect;

/** Does a supplier have this identifier, this reference or, whatever its accents, this name? */
export function isCalled(name: string): SQL | undefined {
  return or(eq(suppliers.id, name), eq(suppliers.reference, name.toUpperCase()), eq(suppliers.sortName, fold(name)));
}

/** The supplier that goes by an identifier, a reference or a whole name; one that is not archived first. @throws Refusal `not_found` */
export async function fetchSupplier(db: BusinessDatabase, name: string): Promise<SupplierRow> {
  const [row] = await db
    .select()
    .from(suppliers)
    .where(isCalled(name))
    .orderBy(desc(eq(suppliers.id, name)), desc(eq(suppliers.reference, name.toUpperCase())), asc(suppliers.archived))
    .limit(1);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A row as the doors show it. */
export function toSupplier({ sortName, searchText, archivedAt, ...row }: SupplierRow): Supplier {
  return { ...row, archived: archivedAt !== null, certificateEndsOn: firstEnd(row.certificates) };
}
