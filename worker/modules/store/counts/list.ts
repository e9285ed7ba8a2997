import { and, count, eq, sql } from "drizzle-orm";
import { counts as table, locations } from "@/db/business";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { counts } from "./contract";
import { toListed } from "./records";

/** The count sheets, the newest first. */
export const list = handle(counts.list, async ({ db }, question) => {
  const page = newestFirst(table, question);
  const matching = and(
    question.status && eq(table.status, question.status),
    holdsWords(sql`(lower(${table.reference}) || ' ' || ${locations.sortName})`, question.search),
  );
  const [rows, [counted]] = await db.batch([
    db
      .select({ count: table, locationName: locations.name })
      .from(table)
      .innerJoin(locations, eq(locations.id, table.locationId))
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).innerJoin(locations, eq(locations.id, table.locationId)).where(matching),
  ]);
  const dated = rows.map((row) => ({ ...row, id: row.count.id, createdAt: row.count.createdAt }));
  return { ...page.pageOf(dated, toListed), total: counted?.total ?? 0 };
});
