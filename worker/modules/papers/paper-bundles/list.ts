import { and, eq, sql } from "drizzle-orm";
import { paperBundles as table } from "@/db/business";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { paperBundles } from "./contract";
import { toBundle } from "./records";

/** A page of bundles, the newest first; those whose file is called by every word that is searched for. */
export const list = handle(paperBundles.list, async ({ db }, { kind, search = "", ...question }) => {
  const page = newestFirst(table, question);
  const rows = await db
    .select()
    .from(table)
    .where(and(kind && eq(table.kind, kind), ...wordsIn(search).map((word) => sql`instr(${table.fileName}, ${word}) > 0`), page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(rows, toBundle);
});

const wordsIn = (search: string) => fold(search).match(/[\p{L}\p{N}]+/gu) ?? [];
