import { and, asc, desc, eq, sql } from "drizzle-orm";
import { documentPages as pages, documents as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { documents } from "./contract";
import { excerptOf } from "./rules";
import { beginningsOf, searchQuery } from "./words-of";

/** Pages that are looked at to name a document's best. */
const MOST_PAGES = 200;
/** A word that more pages say than these tells none of them apart: the newest come first. */
const TELLING = 600;

/** What documents say: the page that says it best of each, the best first. Where none says it so, those that say nearly so. */
export const search = handle(documents.search, async ({ db }, { search: text, limit }) => {
  const exact = await pagesThatSay(db, text, limit);
  const near = exact.length ? text : beginningsOf(text);
  const rows = exact.length ? exact : await pagesThatSay(db, near, limit);
  const items = rows.map(({ text: whole, ...row }) => ({ ...row, excerpt: excerptOf(whole, near) }));
  return { items, nextCursor: null, total: items.length };
});

/** The page of each document that says all the words best, the best first. */
export async function pagesThatSay(db: BusinessDatabase, text: string, limit: number) {
  const words = searchQuery(text);
  if (!words) return [];
  const pagesFound = sql`from documents_search where documents_search match ${words}`;
  const isTelling = sql`(select count(*) from (select 1 ${pagesFound} limit ${TELLING + 1})) <= ${TELLING}`;
  const best = sql`select rowid as place, bm25(documents_search, 0.4, 1.0) as score ${pagesFound} and ${isTelling} order by score limit ${MOST_PAGES}`;
  const newest = sql`select rowid as place, 0 as score ${pagesFound} and not ${isTelling} order by rowid desc limit ${MOST_PAGES}`;
  const hits = sql`(select * from (${best}) union all select * from (${newest})) as hits`;
  // Of each document its best page alone: what the others say is not read.
  const ranked = db
    .select({
      seq: pages.seq,
      score: sql<number>`hits.score`.as("score"),
      nth: sql<number>`row_number() over (partition by ${pages.documentId} order by hits.score, ${pages.page})`.as("nth"),
    })
    .from(hits)
    .innerJoin(pages, eq(pages.seq, sql`hits.place`))
    .as("ranked");
  return db
    .select({ id: table.id, title: table.title, folder: table.folder, fileName: table.fileName, page: pages.page, text: pages.text })
    .from(ranked)
    .innerJoin(pages, eq(pages.seq, ranked.seq))
    .innerJoin(table, and(eq(table.id, pages.documentId), eq(table.trashed, false)))
    .where(eq(ranked.nth, 1))
    .orderBy(asc(ranked.score), desc(ranked.seq), asc(pages.page))
    .limit(limit);
}
