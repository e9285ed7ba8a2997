import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { itemTallies as tallies } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { items } from "./contract";
import { sections as allSections } from "./status";

/** How many items each section holds, how many of them sell at a loss, and the categories they use. */
export const facets = handle(items.facets, async ({ db }, { sections = [...allSections] }) => {
  const rows = await db
    .select({
      section: tallies.section,
      category: tallies.category,
      count: sql<number>`total(${tallies.count})`,
      atLoss: sql<number>`total(${tallies.atLoss})`,
    })
    .from(tallies)
    .where(and(eq(tallies.archived, false), inArray(tallies.section, sections)))
    .groupBy(tallies.section, tallies.category)
    .orderBy(asc(tallies.category));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const groups = sections.map((section) => ({ section, rows: rows.filter((row) => row.section === section) }));
  return {
    sections: groups
      .filter((entry) => entry.rows.length)
      .map((entry) => ({
        section: entry.section,
        count: sum(entry.rows.map(({ count }) => count)),
        atLoss: sum(entry.rows.map(({ atLoss }) => atLoss)),
      })),
    categories: [...new Set(rows.map(({ category }) => category))].filter(Boolean),
  };
});
