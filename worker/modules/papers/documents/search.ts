import { and, asc, eq, sql } from "drizzle-orm";
import { documentPages as pages, documents as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { documents } from "./contract";
import { excerptOf } from "./rules";
import { searchQuery } from "./words-of";

/** Pages that are looked at to name a document's best. */
const MOST_PAGES = 200;

/** What documents say: the page that says it best of each, the best first. */
export const search = handle(documents.search, async ({ db }, { search: text, limit }) => {
  const words = searchQuery(text);
  if (!words) return { items: [], nextCursor: null };
  const rows = await db
    .select({ id: table.id, title: table.title, folder: table.folder, fileName: table.fileName, page: pages.page, text: pages.text })
    .from(
      sql`(select rowid as place, bm25(documents_search, 0.4, 1.0) as score from documents_search where documents_search match ${words} order by score limit ${MOST_PAGES}) as hits`,
    )
    .innerJoin(pages, eq(pages.seq, sql`hits.place`))
    .innerJoin(table, and(eq(table.id, pages.documentId), eq(table.trashed, false)))
    .orderBy(asc(sql`hits.score`), asc(pages.page));
  const best = new Map(rows.map((row) => [row.id, row] as const).reverse());
  const inOrder = rows.filter((row) => best.get(row.id) === row).slice(0, limit);
  const items = inOrder.map(({ text: whole, ...row }) => ({ ...row, excerpt: excerptOf(whole, text) }));
  return { items, nextCursor: null, total: items.length };
});
