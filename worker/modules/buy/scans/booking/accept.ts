import { sql } from "drizzle-orm";
import { scans as table } from "@/db/business";
import type { Reading } from "@/worker/core/trade/reading";
import type { CommandContext } from "@/worker/engine/handler";
import { documentOf } from "../reading/document";
import { applyLessons } from "../reading/lessons";
import { linkLines } from "./links";
import { monthOf, readQuota } from "../quota";
import type { ScanRow } from "../records";
import { identify } from "./supplier";

/** What becomes of a document that was read: its supplier is found, what was learned of it applied, and it counts. */
export async function accepted(context: CommandContext, row: ScanRow, reading: Reading): Promise<Partial<typeof table.$inferInsert>> {
  // A page from which nothing was read costs nothing.
  if (isNothing(reading)) return { status: "failed", failure: "nothing_read", pages: reading.pages.length, reading };
  const pages = Math.max(1, reading.pages.length);
  const counting = row.countedIn === null ? await count(context, row, pages) : {};
  if (!counting) return { status: "failed", failure: "over_quota" };
  const read = documentOf(reading);
  const supplier = await identify(context.db, read.values);
  const lines = supplier ? await linkLines(context.db, supplier.id, read.lines) : read.lines;
  const fields = supplier ? await applyLessons(context.db, supplier.id, { ...read, lines }, reading) : read;
  return {
    status: "to_review",
    failure: "",
    pages,
    reading,
    fields,
    confidence: Math.round(reading.confidence * 10_000),
    supplierId: supplier?.id ?? null,
    supplierName: supplier?.name ?? fields.values.supplier ?? "",
    ...counting,
  };
}

const isNothing = ({ fields, lineItems }: Reading) => lineItems.length === 0 && Object.values(fields).every(({ value }) => value === null);

/** Counts it in its month: within the plan, or at the price that was agreed to. Null when neither. */
async function count(context: CommandContext, row: ScanRow, pages: number) {
  const { figures, counts } = await readQuota(context);
  const countedIn = monthOf(context.now);
  if (figures.used < figures.most) {
    context.assumes(sql`(select count(*) from ${table} where ${counts}) < ${figures.most}`);
    return { countedIn, extraPages: 0 };
  }
  return row.agreed && figures.extraPage !== null ? { countedIn, extraPages: pages } : null;
}
