import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { documentPages as pages, documents as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { documents } from "./contract";
import { excerptOf } from "./rules";
import { beginningsOf, foundBy, isFound, searchQuery, wordsOf } from "./words-of";

/** A word that more documents say than these tells none of them apart: the newest come first. */
const TELLING = 300;
/** Documents that are looked at to find the newest. */
const MOST_NEW = 200;
/** Words among which the rarest is looked for; the others are asked for all the same. */
const MOST_WORDS = 5;

/** What documents say: the page that says it best of each, the best first. Where none says it so, those that say nearly so. */
export const search = handle(documents.search, async ({ db }, { search: text, limit }) => {
  const near = beginningsOf(text);
  if (!near) return { items: [], nextCursor: null, total: 0 };
  const [exact, nearly] = await db.batch([
    pagesThatSay(db, text, limit),
    // Where something says it so, no index is opened for what nearly does.
    pagesThatSay(db, near, limit, sql`not ${isFound(text)}`),
  ]);
  const rows = exact.length ? exact : nearly;
  const items = rows.map(({ text: whole, ...row }) => ({ ...row, excerpt: excerptOf(whole, exact.length ? text : near) }));
  return { items, nextCursor: null, total: items.length };
});

/** Of each document that says every word of a text its best page; none where the text has no word. */
export async function pagesSaying(db: BusinessDatabase, text: string, limit: number) {
  return beginningsOf(text) ? pagesThatSay(db, text, limit) : [];
}

/** Of each document that says every word its best page: weighed where a word is rare enough, and else of the newest. */
function pagesThatSay(db: BusinessDatabase, text: string, limit: number, isWanted = sql`true`) {
  const words = wordsOf(text);
  const hits = sql`(with
    tally as materialized (${countsOf(words.slice(0, MOST_WORDS))}),
    weighed as materialized (${weighed(words.slice(0, MOST_WORDS), isWanted)}),
    newest as materialized (${newest(text, limit, isWanted)})
    select seq, score, says from (${best(text)}) where nth = 1
    union all select ${firstPage(words)}, 0, 0 from newest) as hits`;
  return db
    .select({ id: table.id, title: table.title, folder: table.folder, fileName: table.fileName, page: pages.page, text: pages.text })
    .from(hits)
    .innerJoin(pages, eq(pages.seq, sql`hits.seq`))
    .innerJoin(table, eq(table.id, pages.documentId))
    .orderBy(desc(sql`hits.says`), asc(sql`hits.score`), desc(table.createdAt), desc(table.id))
    .limit(limit);
}

const column = (at: number) => sql.raw(`c${at}`);
const columns = (words: readonly string[]) =>
  sql.join(
    words.map((_, at) => column(at)),
    sql`, `,
  );

/** How many documents say each word, and how many the rarest, up to what tells them apart. */
function countsOf(words: readonly string[]): SQL {
  const many = words.map(
    (word, at) =>
      sql`(select count(*) from (select 1 from documents_found where documents_found match ${searchQuery(word)} limit ${TELLING + 1})) as ${column(at)}`,
  );
  const least = words.length === 1 ? column(0) : sql`min(${columns(words)})`;
  return sql`select *, ${least} as least from (select ${sql.join(many, sql`, `)})`;
}

/** What an index is asked: nothing at all where a condition does not hold, which it would otherwise look at row by row. */
const onlyWhere = (condition: SQL, text: string) => sql`case when ${condition} then ${searchQuery(text)} else '""' end`;

/** The pages that say the rarest word, weighed by it. */
function weighed(words: readonly string[], isWanted: SQL): SQL {
  const isRarest = (at: number) =>
    sql`(select least <= ${TELLING} and ${sql.join(
      words.map((_, other) => (other < at ? sql`${column(other)} > least` : other === at ? sql`${column(at)} = least` : sql`true`)),
      sql` and `,
    )} from tally)`;
  return sql.join(
    words.map(
      (word, at) =>
        sql`select rowid as seq, bm25(documents_search, 0.4, 1.0) as score from documents_search where documents_search match ${onlyWhere(sql`${isRarest(at)} and ${isWanted}`, word)}`,
    ),
    sql` union all `,
  );
}

/** Those of documents that say every word, pages with most of them first, numbered for each document. */
function best(text: string): SQL {
  const words = wordsOf(text);
  const says = sql.join(
    words.map((word) => (words.length === 1 ? sql`1` : sql`(instr(${pages.words}, ${word}) > 0 or instr(${pages.head}, ${word}) > 0)`)),
    sql` + `,
  );
  const found = sql`select weighed.seq as seq, weighed.score as score, ${pages.documentId} as document, ${pages.page} as page, ${says} as says from weighed cross join ${pages} on ${pages.seq} = weighed.seq cross join ${table} on ${table.id} = ${pages.documentId} where ${table.trashed} = 0 and ${foundBy(text)}`;
  return sql`select *, row_number() over (partition by document order by says desc, score, page) as nth from (${found})`;
}

/** The newest documents that say every word, where each of the words is said by many. */
function newest(text: string, limit: number, isWanted: SQL): SQL {
  const found = sql`select rowid from documents_found where documents_found match ${onlyWhere(sql`(select least > ${TELLING} from tally) and ${isWanted}`, text)} order by rowid desc limit ${MOST_NEW}`;
  return sql`select ${table.id} as id from ${table} where ${table.place} in (${found}) and ${table.trashed} = 0 order by ${table.createdAt} desc limit ${limit}`;
}

/** The first page of a document of `newest` that says every word, or else one of them, or else its head. */
function firstPage(words: readonly string[]): SQL {
  const holds = words.map((word) => sql`instr(${pages.words}, ${word})`);
  const first = (condition: SQL) =>
    sql`(select ${pages.seq} from ${pages} where ${pages.documentId} = newest.id and ${condition} order by ${pages.page} limit 1)`;
  const every = first(sql.join(holds, sql` and `));
  const any = words.length > 1 ? [first(sql`(${sql.join(holds, sql` or `)})`)] : [];
  return sql`coalesce(${sql.join([every, ...any, first(sql`${pages.page} = 0`)], sql`, `)})`;
}
