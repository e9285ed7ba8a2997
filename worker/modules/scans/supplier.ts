import { and, eq, inArray, isNull, like, or } from "drizzle-orm";
import { scanLessons, suppliers } from "@/db/business";
import { fold } from "@/worker/core/language";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { SupplierRow } from "@/worker/modules/suppliers";
import { compact } from "./rules";
import type { KeptDocument } from "./shapes";

/** The supplier of the books that a document is from: by its VAT number, its SIREN, what its name was corrected to, or its name. */
export async function identify(
  db: BusinessDatabase,
  { supplier, vatNumber, siret }: KeptDocument["values"],
): Promise<SupplierRow | undefined> {
  const [vat, siren] = [compact(vatNumber), sirenOf(siret, vatNumber)];
  const name = fold(supplier ?? "");
  const taught = db
    .select({ id: scanLessons.supplierId })
    .from(scanLessons)
    .where(and(eq(scanLessons.field, "supplier"), eq(scanLessons.seen, name)));
  const rows = await db
    .select()
    .from(suppliers)
    .where(
      and(
        isNull(suppliers.archivedAt),
        or(
          vat ? eq(suppliers.vatNumber, vat) : undefined,
          siren ? like(suppliers.siret, `${siren}%`) : undefined,
          name ? eq(suppliers.sortName, name) : undefined,
          name ? inArray(suppliers.id, taught) : undefined,
          // Nothing to go by finds nobody.
          eq(suppliers.id, ""),
        ),
      ),
    )
    .limit(20);
  const bySiren = siren ? rows.find((row) => row.siret?.startsWith(siren)) : undefined;
  const byName = rows.find((row) => row.sortName === name);
  return rows.find((row) => vat && row.vatNumber === vat) ?? bySiren ?? byName ?? rows[0];
}

/** The nine digits of a French business, from its SIRET or its VAT number. */
export function sirenOf(siret: string | null, vatNumber: string | null): string | null {
  const own = compact(siret).replace(/\D/g, "");
  if (own.length === 9 || own.length === 14) return own.slice(0, 9);
  return /^FR[0-9A-Z]{2}(\d{9})$/.exec(compact(vatNumber))?.[1] ?? null;
}
