import { sql } from "drizzle-orm";
import { clients, counts, deliveries, lots, orders, productions, promises, restocks, sales } from "@/db/business";
import type { NamedRecord } from "@/worker/core/errors";
import type { Unit } from "@/worker/core/figures/quantity";
import { formatDate } from "@/worker/core/figures/dates";
import { quantityText } from "@/worker/core/text/format-value";
import type { CommandContext } from "@/worker/engine/handler";
import { en } from "@/worker/modules/store/movements/words.en";
import { fr } from "@/worker/modules/store/movements/words.fr";
import type { MovementType } from "./status";

const types = { fr: fr.values.type, en: en.values.type };

/** Where goods lay, and the record that is put right. */
interface Place {
  lotId: string;
  locationId: string;
  unit: Unit;
  causeId: string;
}

interface Taker {
  type: MovementType;
  day: string;
  amount: number;
  record: string | null;
  id: string;
  name: string | null;
}

/**
 * Everything that took of a lot in a place and stands, the record that is put right aside: deliveries, productions and counts by their
 * references, what left over the counter by its ticket, which undoes it; what came back and was set apart by its lot; what was thrown
 * away or moved by hand by what it was, how much and when, on the page of its lot, which undoes it.
 */
export async function takersOf({ db, caller }: CommandContext, { lotId, locationId, unit, causeId }: Place): Promise<NamedRecord[]> {
  const rows = await db.all<Taker>(sql`
    with moved as (select m.cause_id, m.type, min(m.day) day, sum(m.amount) amount from movements m
      where m.lot_id = ${lotId} and m.location_id = ${locationId} and m.cause_id <> ${causeId} and m.reverses is null
        and not exists (select 1 from movements undoing where undoing.reverses = m.id)
      group by m.cause_id, iif(m.type = 'return', 'shipment', m.type) having sum(m.amount) < 0)
    select moved.type, moved.day, moved.amount,
      case when s.id is not null then 'sales' when d.id is not null then 'deliveries' when p.id is not null then 'productions'
        when c.id is not null then 'counts' when r.id is not null then 'restocks' when a.id is not null then 'lots' end record,
      coalesce(s.id, moved.cause_id) id, coalesce(s.number || ' (' || k.company_name || ')', d.reference || ' (' || k.company_name || ')', p.reference, c.reference, r.reference, a.number) name
    from moved left join ${deliveries} d on d.id = moved.cause_id left join ${clients} k on k.id = d.client_id
      left join ${sales} s on s.delivery_id = d.id and s.reverses is null left join ${productions} p on p.id = moved.cause_id
      left join ${counts} c on c.id = moved.cause_id left join ${restocks} r on r.id = moved.cause_id left join ${lots} a on a.id = moved.cause_id
    order by moved.day, moved.cause_id`);
  return rows.map(({ type, day, amount, record, id, name }) => {
    if (record && name) return { record, id, name };
    const text = [types[caller.language][type], quantityText({ amount: -amount, unit }, caller.language)].join(" ");
    return { record: "lots", id: lotId, name: `${text} (${formatDate(day, caller.language)})` };
  });
}

/** The orders and productions to which some of a lot is promised. */
export function promisedOf({ db }: CommandContext, { lotId, locationId }: Pick<Place, "lotId" | "locationId">): Promise<NamedRecord[]> {
  return db.all<NamedRecord>(sql`
    select distinct iif(${orders.id} is null, 'productions', 'orders') record, ${promises.causeId} id,
      coalesce(${orders.reference}, ${productions.reference}) name from ${promises}
      left join ${orders} on ${orders.id} = ${promises.causeId} left join ${productions} on ${productions.id} = ${promises.causeId}
      where ${promises.lotId} = ${lotId} and ${promises.locationId} = ${locationId}`);
}
