import { and, eq } from "drizzle-orm";
import { paperBundles as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { paperBundles } from "./contract";
import { toBundle } from "./records";

/** A page of bundles, the newest first. */
export const list = handle(paperBundles.list, async ({ db }, { kind, ...question }) => {
  const page = newestFirst(table, question);
  const rows = await db
    .select()
    .from(table)
    .where(and(kind && eq(table.kind, kind), page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, toBundle);
});
