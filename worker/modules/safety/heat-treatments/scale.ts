import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { heatScales, items } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Scale } from "./shapes";
import { type ScaleOf, references } from "./status";

export type ScaleRow = typeof heatScales.$inferSelect;

/** Scales of products with what these are called; a query to await or to put in a batch. */
export function selectScales(db: BusinessDatabase, condition: SQL | undefined) {
  return db
    .select({ row: heatScales, itemName: items.name, sku: items.sku })
    .from(heatScales)
    .innerJoin(items, eq(items.id, heatScales.itemId))
    .where(condition)
    .$dynamic();
}

export type FoundScale = Awaited<ReturnType<typeof selectScales>>[number];

/** As the doors show it. */
export function toScale({ row, itemName, sku }: FoundScale): Scale {
  const { itemId, kind, referenceTemperature, z, scale, source, version } = row;
  return { id: row.id, itemId, itemName, sku, kind, referenceTemperature, z, scale, source, version };
}

/** The condition that a scale is of the item that somebody names. */
export const isOfItem = (name: string) => {
  const called = or(eq(items.id, name), eq(items.sku, name), eq(items.sku, name.toUpperCase()));
  return inArray(heatScales.itemId, sql`(select ${items.id} from ${items} where ${called})`);
};

interface Typed {
  kind: ScaleOf["kind"] | null;
  referenceTemperature: number | null;
  z: number | null;
  scale: number | null;
}

/**
 * What a cycle is compared with: what the product's scale says, and what was typed where it has none. A product that has a scale is
 * compared with it: more may be asked of a cycle, never less, and in no other minutes than its own.
 * @throws Refusal `invalid_input` naming `scale` that nobody says or that is less than the product's, or `kind`,
 *   `referenceTemperature` or `z` that differ from the product's
 */
export function scaleFor(own: ScaleRow | null, typed: Typed): ScaleOf {
  const kind = typed.kind ?? own?.kind ?? "sterilisation";
  const usual = own?.kind === kind ? { temperature: own.referenceTemperature, z: own.z } : references[kind];
  const { referenceTemperature = null, z = null } = typed;
  const target = { kind, referenceTemperature: referenceTemperature ?? usual.temperature, z: z ?? usual.z };
  if (!own) return { ...target, scale: typed.scale ?? refuseField("scale", "scale_missing") };
  for (const field of ["kind", "referenceTemperature", "z"] as const)
    if (target[field] !== own[field]) refuseField(field, "differs_from_scale");
  const scale = typed.scale ?? own.scale;
  if (scale < own.scale) refuseField("scale", "less_than_scale", { minutes: own.scale / 1_000 });
  return { ...target, scale };
}
