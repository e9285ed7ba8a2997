import { documents as table, documentPages as pages } from "@/db/business";
import { type SQL, sql } from "drizzle-orm";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { documents } from "./contract";
import { beginningsOf, eitherOf, EXCERPT_WINDOW, excerptOf, rootsOf, rootsQuery, searchQuery, wordsOf } from "./words-of";

/** The newest documents that say every word. */
const MOST_FOUND = 200;
/** Of these, the ones whose pages are opened. */
const MOST_OPENED = 40;

/** The page of a document that says what is searched for, with what stands around it. */
export interface Passage {
  id: string;
  title: string;
  folder: string;
  fileName: string;
  page: number;
  excerpt: string;
}

/** What documents say, each with the page that says it; where none says it so, those that say nearly so, or in the other language's like words. */
export const search = handle(documents.search, async ({ db }, { search: text, limit }) => {
  const items = await passagesSaying(db, text, limit, true);
  return { items, nextCursor: null, total: items.length };
});

/**
 * Documents that say every word of a text: those called so first, then those with all of it on one page, then the newest.
 * @param isLoose is one of the words enough, with the roots of the others?
 */
export async function passagesSaying(db: BusinessDatabase, text: string, limit: number, isLoose = false): Promise<Passage[]> {
  const near = beginningsOf(text);
  if (!near) return [];
  const rows = await db.all<Omit<Passage, "excerpt"> & { start: number; length: number; around: string }>(
    passages(text, near, limit, isLoose),
  );
  return rows.map(({ start, length, around, ...row }) => ({
    ...row,
    excerpt: excerptOf(around, text, { isCutBefore: start > 1, isCutAfter: start + EXCERPT_WINDOW <= length }),
  }));
}

/** One statement. Only what stands around the words leaves the database: whole pages take longer than finding them. */
function passages(text: string, near: string, limit: number, isLoose: boolean): SQL {
  const exact = wordsOf(text);
  const begun = wordsOf(near);
  const roots = wordsOf(rootsOf(text));
  const query = asNearAsFound([searchQuery(text), searchQuery(near), isLoose ? rootsQuery(text) : null]);
  return sql`
    with newest as materialized (
      select rowid as place from documents_found where documents_found match (${query}) order by rowid desc limit ${MOST_FOUND}
    ),
    -- Older ones that are called so, where there are more than the newest.
    called as materialized (
      select ${table.place} as place from ${table}
      where ${table.trashed} = 0 and (select count(*) from newest) = ${MOST_FOUND} and ${table.place} < (select min(place) from newest)
        and ${every(exact, table.sortTitle)}
      order by ${table.place} desc limit ${MOST_OPENED}
    ),
    said as materialized (
      select ${table.id} as id, ${table.title} as title, ${table.folder} as folder, ${table.fileName} as fileName,
        ${table.createdAt} as createdAt, ${every(exact, table.sortTitle)} as isCalledSo
      from ${table}
      where ${table.trashed} = 0 and ${table.place} in (
        select place from newest
        union all select place from called
          where exists (select 1 from documents_found where documents_found.rowid = called.place and documents_found match (${query}))
      )
    ),
    opened as materialized (
      select *, ${bestPage(exact, begun, roots)} as seq
      from (select * from said order by isCalledSo desc, createdAt desc limit ${MOST_OPENED})
    ),
    shown as (
      select opened.*, ${pages.page} as page, ${pages.text} as text, max(1, ${firstPlace(exact, begun, roots)} - ${EXCERPT_WINDOW / 3}) as start,
        ${every(exact, pages.words)} as isWhole
      from opened join ${pages} on ${pages.seq} = opened.seq
      order by isCalledSo desc, isWhole desc, createdAt desc, opened.id desc limit ${limit}
    )
    select id, title, folder, fileName, page, start, length(text) as length, substr(text, start, ${EXCERPT_WINDOW}) as around from shown`;
}

/** What the index is asked: the words themselves where a document has them all, or how they begin, or else their roots. */
function asNearAsFound(all: readonly (string | null)[]): SQL {
  const queries = all.filter((one) => one !== null);
  const ways = queries
    .slice(0, -1)
    .map((words) => sql`when exists (select 1 from documents_found where documents_found match ${words}) then ${words}`);
  return sql`select case ${sql.join(ways, sql` `)} else ${queries.at(-1)} end`;
}

const holds = (words: readonly string[], column: unknown) =>
  words.map((word) => {
    const names = eitherOf(word).map((name) => sql`instr(${column}, ${name}) > 0`);
    return sql`(${sql.join(names, sql` or `)})`;
  });
const every = (words: readonly string[], column: unknown): SQL => sql`(${sql.join(holds(words, column), sql` and `)})`;
const any = (words: readonly string[], column: unknown): SQL => sql`(${sql.join(holds(words, column), sql` or `)})`;

/** The first page with every word, or with how they all begin, or their roots, or with one of them, or else the head. */
function bestPage(...ways: (readonly string[])[]): SQL {
  const where = [...ways.map((words) => every(words, pages.words)), any(ways.flat(), pages.words), sql`${pages.page} = 0`];
  const first = where.map(
    (one) => sql`(select ${pages.seq} from ${pages} where ${pages.documentId} = id and ${one} order by ${pages.page} limit 1)`,
  );
  return sql`coalesce(${sql.join(first, sql`, `)})`;
}

/** Where the first of the words stands on its page, or how one begins, or a root; 1 where none does. */
function firstPlace(...ways: (readonly string[])[]): SQL {
  const places = (words: readonly string[]) =>
    words.flatMap(eitherOf).map((word) => sql`coalesce(nullif(instr(${pages.words}, ${word}), 0), 1e9)`);
  const least = (words: readonly string[]) =>
    places(words).length > 1 ? sql`min(${sql.join(places(words), sql`, `)})` : (places(words)[0] ?? sql`1`);
  const first = ways.map((words) => sql`nullif(${least(words)}, 1e9)`);
  return sql`cast(coalesce(${sql.join(first, sql`, `)}, 1) as integer)`;
}
