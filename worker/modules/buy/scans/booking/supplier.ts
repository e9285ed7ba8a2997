import { and, eq, inArray, isNull, like, or } from "drizzle-orm";
import { scanLessons, suppliers } from "@/db/business";
import { fold } from "@/worker/core/language";
import type { Address } from "@/worker/core/trade/parties";
import { iban, siret, vatNumber } from "@/worker/core/trade/trade-numbers";
import type { CommandContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { addSupplier, type SupplierRow } from "@/worker/modules/buy/suppliers";
import { compact } from "../rules";
import type { KeptDocument } from "../shapes";

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

/** Puts a supplier into the books as its paper says it; numbers whose check fails are left out. */
export function makeSupplier(context: CommandContext, values: KeptDocument["values"]): Promise<SupplierRow> {
  const vat = vatNumber.safeParse(compact(values.vatNumber)).data ?? null;
  return addSupplier(context, {
    name: (values.supplier ?? "").slice(0, 120),
    siret: siret.safeParse(compact(values.siret)).data ?? null,
    vatNumber: vat,
    iban: iban.safeParse(compact(values.iban ?? null)).data ?? null,
    address: addressOf(values.supplierAddress, vat),
  });
}

/** "12 quai des Pêcheurs, 29900 Concarneau" in its parts, in the country of the VAT number; null when it has no postcode. */
function addressOf(text: string | null, vat: string | null): Address | null {
  const continental = /^(.+?)[\s,]+(?:[A-Z]{1,2}-)?(\d{4,5}) ([^,\d]+)/.exec(text ?? "");
  const british = /^(.+?),? ([^,\d]+?),? ([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?:,|$)/.exec(text ?? "");
  const [street, city, postcode] = continental ? [continental[1], continental[3], continental[2]] : (british?.slice(1) ?? []);
  if (!street || !city || !postcode) return null;
  const country = british && !continental ? "GB" : (/^(?!EL)[A-Z]{2}/.exec(vat ?? "")?.[0] ?? "FR");
  return { street: street.slice(0, 200), postcode, city: city.trim().slice(0, 80), country };
}

/** The nine digits of a French business, from its SIRET or its VAT number. */
export function sirenOf(siret: string | null, vatNumber: string | null): string | null {
  const own = compact(siret).replace(/\D/g, "");
  if (own.length === 9 || own.length === 14) return own.slice(0, 9);
  return /^FR[0-9A-Z]{2}(\d{9})$/.exec(compact(vatNumber))?.[1] ?? null;
}
