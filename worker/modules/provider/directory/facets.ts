import { and, count, isNotNull, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { directoryEntries as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { directory } from "./contract";
import { matching, type Narrowing } from "./matching";
import type { certifications } from "./status";

/** How many entries each further choice would leave, in one batch: a facet is counted under all filters but its own. */
export const facets = handle(directory.facets, async ({ platform, caller }, question) => {
  const by = <Column extends SQLiteColumn>(column: Column, own: keyof Narrowing) =>
    platform
      .select({ value: column, count: count() })
      .from(table)
      .where(and(matching(caller, question, own), isNotNull(column)))
      .groupBy(column);
  const certified = sql`json_each(${table.certifications})`;
  const [[all], kinds, categories, regions, certificates] = await platform.batch([
    platform.select({ total: count() }).from(table).where(matching(caller, question)),
    by(table.kind, "kind"),
    by(table.category, "category"),
    by(table.region, "region"),
    platform
      .select({ value: sql<(typeof certifications)[number]>`json_each.value`, count: count() })
      .from(table)
      .innerJoin(certified, sql`true`)
      .where(matching(caller, question, "certification"))
      .groupBy(sql`json_each.value`),
  ]);
  const present = regions.flatMap(({ value, count: entries }) => (value === null ? [] : [{ value, count: entries }]));
  return { total: all?.total ?? 0, kinds, categories, regions: present, certifications: certificates };
});
