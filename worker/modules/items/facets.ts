import { and, asc, count, eq, gt, inArray, sql } from "drizzle-orm";
import { items as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { items } from "./contract";
import { sections as allSections } from "./status";

/** How many items each section holds, how many of them sell at a loss, and the categories they use. */
export const facets = handle(items.facets, async ({ db }, { sections = [...allSections] }) => {
  const kept = and(eq(table.archived, false), inArray(table.section, sections));
  const [counts, categories] = await db.batch([
    db
      .select({ section: table.section, count: count(), atLoss: sql<number>`total(${table.margin} < 0)`.mapWith(Number) })
      .from(table)
      .where(kept)
      .groupBy(table.section),
    db
      .selectDistinct({ category: table.category })
      .from(table)
      .where(and(kept, gt(table.category, "")))
      .orderBy(asc(table.category)),
  ]);
  return { sections: counts, categories: categories.map((row) => row.category) };
});
