import { type SQL, sql } from "drizzle-orm";
import type { BusinessDatabase } from "@/worker/engine/ports";

/** Lots and edges that a trace reads at most: beyond them it says that there is more. */
export const MOST = 5_000;

/** A row of a trace, whatever it tells: `detail` is JSON. */
export interface TraceRow {
  kind: "lot" | "input" | "output" | "apart" | "shipment" | "moved" | "place";
  lot: string;
  other: string | null;
  /** Thousandths of the item's base unit. */
  amount: number;
  detail: string | null;
}

/** What goes where. `up` also asks what the lots come from. */
type Direction = "both" | "down";

/**
 * All that a trace of some lots tells, in one statement. Lots lead to lots by the productions that used the ones and made the
 * others (both movements name the production), and by what came back and was set apart (both name the new lot); `union` visits
 * each lot once, so that a circle ends.
 * `cross join` keeps SQLite to the order written: from the few lots to their movements, never from all clients or items.
 * @param lots a query of the identifiers of lots
 */
export function readTrace(db: BusinessDatabase, lots: SQL, direction: Direction): Promise<TraceRow[]> {
  const isUp = direction === "both" ? 1 : 0;
  return db.all<TraceRow>(sql`
    with recursive
    seeds(lot) as materialized (${lots}),
    down(lot) as materialized (
      select lot from seeds union
      select made.lot_id from down
        cross join movements used on used.lot_id = down.lot and (used.type = 'consumption' or used.type = 'transfer' and used.cause = 'lot')
        cross join movements made on made.cause_id = used.cause_id and made.type = iif(used.type = 'transfer', 'transfer', 'output')
      limit ${MOST + 1}),
    up(lot) as materialized (
      select lot from seeds union
      select used.lot_id from up
        cross join movements made on made.lot_id = up.lot and ${isUp}
          and (made.type = 'output' or made.type = 'transfer' and made.cause = 'lot' and made.cause_id = made.lot_id)
        cross join movements used on used.cause_id = made.cause_id and used.type = iif(made.type = 'transfer', 'transfer', 'consumption')
      limit ${MOST + 1}),
    reached(lot) as materialized (select lot from down union select lot from up),
    productions_of(id) as materialized (
      select used.cause_id from down cross join movements used on used.lot_id = down.lot and used.type = 'consumption'
      union select made.cause_id from up cross join movements made on made.lot_id = up.lot and made.type = 'output' and ${isUp}),
    inputs as (${inputs})
    ${rowsOf(
      "lot",
      sql`
      select 'lot' kind, l.id lot, null other,
        (select coalesce(sum(m.amount), 0) from movements m where m.lot_id = l.id
          and (m.type in ('receipt', 'output') or m.cause = 'lot' and m.cause_id = l.id)) amount,
        ${lotDetail} detail
      from reached cross join lots l on l.id = reached.lot cross join items i on i.id = l.item_id left join suppliers s on s.id = l.supplier_id
        left join restocks r on l.cause = 'restock' and r.id = l.cause_id`,
    )}
    union all ${rowsOf(
      "input",
      sql`
      select 'input' kind, lot, production other, inputs.amount, json_array(mass, whole, p.reference, p.completed_on) detail
      from inputs left join productions p on p.id = production where lot in (select lot from reached)`,
    )}
    union all ${rowsOf(
      "output",
      sql`
      select 'output' kind, m.lot_id lot, m.cause_id other, sum(m.amount) amount, json_array(p.reference, p.completed_on) detail
      from productions_of made cross join movements m on m.cause_id = made.id and m.type = 'output'
        left join productions p on p.id = made.id group by m.lot_id, m.cause_id`,
    )}
    union all ${rowsOf(
      "apart",
      sql`
      select 'apart' kind, m.lot_id lot, m.cause_id other, -sum(m.amount) amount, json_array(d.reference, l.born_on) detail
      from reached cross join movements m on m.lot_id = reached.lot and m.type = 'transfer' and m.cause = 'lot' and m.cause_id <> m.lot_id
        cross join lots l on l.id = m.cause_id left join deliveries d on d.id = l.cause_id group by m.lot_id, m.cause_id`,
    )}
    union all ${rowsOf(
      "shipment",
      sql`
      select 'shipment' kind, m.lot_id lot, d.client_id other, -sum(m.amount) amount,
        json_array(d.reference, d.shipped_on, c.reference, c.company_name, c.phone, c.email) detail
      from down cross join movements m on m.lot_id = down.lot and m.type in ('shipment', 'return')
        cross join deliveries d on d.id = m.cause_id cross join clients c on c.id = d.client_id group by m.lot_id, d.id`,
    )}
    union all ${rowsOf(
      "moved",
      sql`
      select 'moved' kind, m.lot_id lot, case when m.type = 'count' then iif((m.amount > 0) = (m.reverses is null), 'found', 'missing')
        when m.cause = 'lot' then iif(m.cause_id = m.lot_id, 'return', 'apart') else m.type end other, sum(m.amount) amount, null detail
      from seeds cross join movements m on m.lot_id = seeds.lot group by 2, 3`,
    )}
    union all ${rowsOf(
      "place",
      sql`
      select 'place' kind, v.lot_id lot, v.location_id other, v.amount, json_array(p.name) detail
      from down cross join levels v on v.lot_id = down.lot and v.amount > 0 cross join locations p on p.id = v.location_id`,
    )}`);
}

/** Each part of the answer is bounded by itself. */
const rowsOf = (_part: TraceRow["kind"], rows: SQL) => sql`select * from (${rows} limit ${MOST + 1})`;

const lotDetail = sql`json_object(
  'number', l.number, 'itemId', l.item_id, 'itemName', i.name, 'sku', i.sku, 'unit', i.unit, 'supplierId', l.supplier_id,
  'supplierName', coalesce(s.name, ''), 'supplierLot', l.supplier_lot, 'bornOn', l.born_on, 'dlc', l.dlc, 'ddm', l.ddm,
  'state', l.state, 'amount', l.amount, 'restock', r.reference, 'supplier', json_array(s.reference, s.phone, s.email))`;

/** What went into each production, and what of it weighs how much of the whole; packaging weighs nothing in it. */
const inputs = sql`
  select production, lot, amount, mass, sum(mass) over (partition by production) whole from (
    select m.cause_id production, m.lot_id lot, -sum(m.amount) amount,
      -sum(m.amount) * case when i.kind = 'packaging' then 0.0 when i.unit in ('g', 'kg') then 1.0
        when i.unit = 'piece' then i.weight / 1000.0 else i.density / 1000.0 end mass
    from productions_of made cross join movements m on m.cause_id = made.id and m.type = 'consumption' cross join items i on i.id = m.item_id
    group by m.cause_id, m.lot_id)`;
