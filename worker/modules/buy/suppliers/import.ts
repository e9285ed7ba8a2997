import { and, eq, inArray } from "drizzle-orm";
import { items, suppliers as table, tariffs } from "@/db/business";
import { identifier } from "@/worker/core/contract/fields";
import type { Parsed } from "@/worker/core/contract/operation";
import type { CommandContext } from "@/worker/engine/handler";
import type { ImportEffect, ImportTarget } from "@/worker/engine/lists/importing";
import { fillReferences } from "@/worker/engine/writing/numbering";
import { reprice } from "@/worker/modules/catalogue/costing";
import { suppliers } from "./contract";
import { rowOf, SERIES } from "./create";
import type { SupplierRow } from "./records";
import { derive } from "./rules";
import { en } from "./words.en";
import { fr } from "./words.fr";

type Line = Parsed<typeof suppliers.create> & { reference?: string };

/** How files bring in suppliers: one without a reference is given the next, one with another program's keeps it. */
export const supplierImports = {
  suppliers: {
    table,
    words: { fr, en },
    create: suppliers.create.input.extend({ reference: identifier.max(30).toUpperCase().optional() }),
    update: suppliers.update.input.omit({ id: true, version: true }),
    key: ["reference"],
    keyOf: ({ reference }) => (typeof reference === "string" ? reference.trim().toUpperCase() : null),
    find: async (db, keys) => {
      const rows = await db.select().from(table).where(inArray(table.reference, keys));
      return new Map(rows.map((row) => [row.reference, row]));
    },
    unique: { siret: table.siret },
    make: async (context, lines) => {
      const newLines = lines as Line[];
      const own = newLines.map(({ reference }) => reference);
      const references = await fillReferences(context, SERIES, own);
      return newLines.map((line, place) => rowOf({ ...line, reference: references[place] ?? "" }, context.now));
    },
    change: (before, changes) => ({ ...changes, ...derive({ ...(before as SupplierRow), ...changes }) }),
    follow: renameFollowers,
    usedBy: [tariffs.supplierId],
  },
} satisfies Record<string, ImportTarget>;

/** The items that prefer these suppliers follow their names. */
async function renameFollowers(context: CommandContext, { changed }: ImportEffect): Promise<void> {
  const renamed = [...changed].filter(([, { name }]) => name !== undefined).map(([id]) => id);
  if (!renamed.length) return;
  const rows = await context.db
    .select({ item: items, supplierId: tariffs.supplierId })
    .from(tariffs)
    .innerJoin(items, eq(items.id, tariffs.itemId))
    .where(and(inArray(tariffs.supplierId, renamed), eq(tariffs.preferred, true)));
  const nameOf = (id: string) => String(changed.get(id)?.name);
  await reprice(
    context,
    rows.map(({ item, supplierId }) => ({ item, cost: item.cost, supplierName: nameOf(supplierId) })),
  );
}
