import { sql } from "drizzle-orm";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { say } from "@/scripts/words.mjs";
import { largeDatabase } from "./figures";
import { GROWTH_MOST } from "./growth";
import { most, round } from "./lines";
import { median, strange } from "./load";
import type { Bench } from "./part";

/** Movements before and after: a page of the stock must not cost more for what happened long ago. */
const HISTORY = [10_000, 100_000] as const;
/** Movements of one lot, lots that still lie somewhere, and the items they are of. */
const PER_LOT = 10;
const STOCKED = 1_000;
/** Lots of one write: the server gives each some seconds. */
const PART = 500;
const ITEMS = 500;

/** A page of levels and one item's stock, with a short and with a long history. */
export async function stockLines({ system, keys }: Bench): Promise<string[]> {
  const db = await largeDatabase(system);
  const paths = { levels: "/api/stock?limit=50", item: `/api/stock/${await firstItem(db)}` };
  const times: Record<keyof typeof paths, number[]> = { levels: [], item: [] };
  let lots = 0;
  for (const size of HISTORY) {
    for (; lots < size / PER_LOT; lots += PART) await insertHistory(db, lots, lots + PART);
    for (const name of ["levels", "item"] as const) times[name].push(await median(() => ask(system.url + paths[name], keys.api)));
  }
  return Object.entries(times).map(([name, [short = 0, long = 0]]) => {
    const history = say("history", say(name), ...HISTORY);
    return `${history}: ${round(short)} ms → ${round(long)} ms, ${most(say("growing"), long / short, "×", GROWTH_MOST)}`;
  });
}

/** The items that the lots are of, numbered. */
const numbered = sql`some(id, place) as (select id, row_number() over (order by sort_name, seq) - 1
  from (select id, sort_name, seq from items where archived = 0 and kind <> 'service' order by sort_name, seq limit ${sql.raw(String(ITEMS))}))`;

async function firstItem(db: BusinessDatabase): Promise<string> {
  const [row] = await db.all<{ id: string }>(
    sql`select id from items where archived = 0 and kind <> 'service' order by sort_name, seq limit 1`,
  );
  return row?.id ?? "";
}

/** Lots that came and were used bit by bit: the first ones keep a rest, the others are used up. Triggers keep all the sums. */
async function insertHistory(db: BusinessDatabase, from: number, until: number): Promise<void> {
  const numbers = sql`n(i) as (select ${sql.raw(String(from))} union all select i + 1 from n where i + 1 < ${sql.raw(String(until))})`;
  const day = sql`date('2026-01-01', '+' || (n.i % 300) || ' days')`;
  await db.run(sql`with recursive ${numbers}, ${numbered} insert into lots (id, number, item_id, unit_cost, born_on, cause, cause_id, ddm, created_at, updated_at)
    select 'bench-' || i, 'BENCH-' || i, some.id, 20000, ${day}, 'hand', 'bench', date('2027-01-01', '+' || (i % 300) || ' days'), 0, 0
    from n join some on some.place = n.i % ${sql.raw(String(ITEMS))}`);
  await db.run(sql`with recursive ${numbers},
    step(k) as (select 0 union all select k + 1 from step where k + 1 < ${sql.raw(String(PER_LOT))})
    insert into movements (id, at, day, type, item_id, lot_id, location_id, amount, unit_cost, cause, cause_id, actor)
    select printf('bench-%08d-%02d', n.i, k), 0, lots.born_on, iif(k = 0, 'receipt', 'consumption'), lots.item_id, lots.id, 'main',
      case when k = 0 then 9000 + iif(n.i < ${sql.raw(String(STOCKED))}, 1000, 0) else -1000 end, 20000, 'hand', 'bench', 'system'
    from n cross join step join lots on lots.id = 'bench-' || n.i order by n.i, k`);
}

async function ask(address: string, api: Record<string, string>): Promise<void> {
  const answer = await fetch(address, { headers: strange(api) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await answer.text();
}
