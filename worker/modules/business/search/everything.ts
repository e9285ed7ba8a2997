import { type SQL, sql } from "drizzle-orm";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { passagesSaying } from "@/worker/modules/papers/documents";
import { type Found, search } from "./contract";
import { holdingAll, isNumber, likeness, resembling } from "./rules";
import { searched, type Searched } from "./shapes";
import { searchedRecords } from "./status";

/** Rows of one kind that a page of mixed records shows at most, so that a name's twenty orders do not hide its client. */
const OF_ONE_KIND = 6;

/**
 * Finds records of every kind by their names, references, numbers and words: those that hold all the words first, and where there
 * are none, those that resemble them; and the pages of documents that say them. What is called exactly so comes first;
 * then things with a name before what was done with them, the newest first.
 */
export const everything = handle(search.everything, async ({ db }, { words, limit }) => {
  const all = holdingAll(words);
  const [named, held, passages] = await Promise.all([
    calledSo(db, words),
    all ? matching(db, all, limit) : [],
    all ? passagesSaying(db, words, OF_ONE_KIND) : [],
  ]);
  const whole = fold(words.trim());
  const isCalledSo = ({ name }: Omit<Found, "page">) => fold(name) === whole;
  const byName = held.toSorted((one, other) => Number(isCalledSo(other)) - Number(isCalledSo(one)));
  const exact = [...named, ...byName, ...newPages(passages, held)].slice(0, limit);
  if (exact.length || !all || isNumber(words)) return { items: exact.map(toFound), isNear: false };
  const candidates = await matching(db, resembling(words) ?? all, limit);
  const near = candidates
    .map((row) => ({ row, share: likeness(words, row.words) }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share);
  return { items: near.map(({ row }) => toFound(row)), isNear: near.length > 0 };
});

type Row = Omit<Found, "page"> & { words: string };

const toFound = ({ id, kind, name, about, page = null }: Omit<Found, "page"> & Partial<Found>): Found => {
  return { id, kind, name, about: about === name ? "" : about, page };
};

/** The best page of each document that says the words, those apart whose name has them already. */
function newPages(passages: Awaited<ReturnType<typeof passagesSaying>>, held: Row[]): Found[] {
  const known = new Set(held.flatMap(({ kind, id }) => (kind === "document" ? [id] : [])));
  return passages
    .filter(({ id, page }) => page > 0 && !known.has(id))
    .map(({ id, title, page, excerpt }) => ({ id, kind: "document", name: title, about: excerpt, page }));
}

/** What the index finds, the best of each kind, with what each is called. One statement. */
function matching(db: BusinessDatabase, expression: string, limit: number): Promise<Row[]> {
  return db.all<Row>(sql`
    with hits as materialized (select rowid as seq, rank as distance from records_search where records_search match ${expression}),
    entries as (
      select record, record_id, words, distance, e.seq,
        row_number() over (partition by record order by distance, e.seq desc) as place
      from hits join search_entries e on e.seq = hits.seq
    ),
    best as (select * from entries where place <= ${OF_ONE_KIND} order by place > 3, ${order}, place limit ${limit})
    select record_id as id, words, ${perRecord(({ kind }) => (typeof kind === "string" ? `'${kind}'` : kind.sql))} as kind,
      coalesce(${perRecord(({ name }) => name)}, '') as name, coalesce(${perRecord(({ about }) => about)}, '') as about
    from best order by ${order}, place`);
}

/** Places by their name, recalls and counts by their number: there are too few of them, or too little is said of them, for the index. */
function calledSo(db: BusinessDatabase, words: string): Promise<Omit<Found, "page">[]> {
  const number = words.trim().toUpperCase();
  return db.all<Omit<Found, "page">>(sql`
    select id, 'recall' as kind, reference as name, subject as about from recalls where reference = ${number}
    union all select id, 'count', reference, (select name from locations where locations.id = location_id) from counts where reference = ${number}
    union all select id, 'location', name, '' from locations where archived_at is null and instr(sort_name, ${fold(words.trim())})`);
}

/** The place of a record's table in `searchedRecords`. */
export const order = sql`case record ${sql.join(
  searchedRecords.map((record, place) => sql`when ${record} then ${place}`),
  sql` `,
)} end`;

/** An expression over the row of each record's own table. */
export const perRecord = (expression: (one: Searched) => string): SQL =>
  sql`case record ${sql.join(
    searchedRecords.map(
      (record) =>
        sql`when ${record} then (select ${sql.raw(expression(searched[record]))} from ${sql.identifier(record)} where id = record_id)`,
    ),
    sql` `,
  )} end`;
