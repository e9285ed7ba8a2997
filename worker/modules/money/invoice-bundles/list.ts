import { invoiceBundles as table } from "@/db/business";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { invoiceBundles } from "./contract";
import { toBundle } from "./records";

/** A page of bundles, the newest first. */
export const list = handle(invoiceBundles.list, async ({ db }, question) => {
  const page = newestFirst(table, question);
  const rows = await db
    .select()
    .from(table)
    .where(page.start)
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, toBundle);
});
