import { and, eq, notInArray } from "drizzle-orm";
import { scans as table } from "@/db/business";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { scans } from "./contract";
import { toListed } from "./records";
import { ended } from "./status";

/** The documents that were brought in, the newest first; those given up only when they are asked for. */
export const list = handle(scans.list, async ({ db }, question) => {
  const page = newestFirst(table, question);
  const ofStatus = question.status ? eq(table.status, question.status) : notInArray(table.status, ended);
  const rows = await db
    .select()
    .from(table)
    .where(and(ofStatus, page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, toListed);
});
