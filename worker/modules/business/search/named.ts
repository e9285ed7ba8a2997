import { type SQL, sql } from "drizzle-orm";
import { handle } from "@/worker/engine/handler";
import { type Named, search } from "./contract";
import { order, perRecord } from "./everything";
import { holdingAny } from "./rules";
import type { searched } from "./shapes";

/** Records of one kind among which the words choose, and all that are looked at. */
const OF_ONE_KIND = 24;
const IN_ALL = 160;

/** Finds what any of some words may name. One statement: names are chosen among by whoever reads the sentence. */
export const named = handle(search.named, async ({ db }, { words }) => {
  const any = holdingAny(words);
  return { items: any ? await db.all<Named>(sql`${holding(any)} union all ${places}`) : [] };
});

const holding = (expression: string): SQL => sql`
  select * from (
    with hits as materialized (select rowid as seq, rank as distance from records_search where records_search match ${expression}),
    entries as (
      select record, record_id, words, distance, row_number() over (partition by record order by distance, e.seq desc) as place
      from hits join search_entries e on e.seq = hits.seq
    ),
    best as (select * from entries where place <= ${OF_ONE_KIND} order by place > 6, ${order}, place limit ${IN_ALL})
    select record_id as id, ${perRecord(({ kind }) => (typeof kind === "string" ? `'${kind}'` : kind.sql))} as kind,
      coalesce(${perRecord(({ name }) => name)}, '') as name, coalesce(${perRecord(({ about }) => about)}, '') as about, words,
      coalesce(case record when ${"items" satisfies keyof typeof searched} then (select category from items where id = record_id) end, '') as range
    from best)`;

/** Places and people who were trained are few, and not in the index: all of them. A person is the next one in the index of names. */
const places = sql`select * from (select id, 'location' as kind, name, '' as about, sort_name as words, '' as range
  from locations where archived_at is null limit 60)
  union all select * from (
    with recursive trained(person) as (
      select min(person) from trainings
      union all select (select min(person) from trainings where person > trained.person) from trained where person is not null
    )
    select person, 'person', person, '', '', '' from trained where person is not null limit 60)`;
