import { complaints as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { findNamed } from "@/worker/modules/safety/named";
import { complaints } from "./contract";
import { fetchComplaint, toComplaint } from "./records";
import { complaintStatus } from "./status";
import { requirePast, searchTextOf } from "./write";

/**
 * Changes what is known of a complaint; what is left out stays.
 * @throws Refusal `not_allowed_now` once it is answered; `invalid_input` as `create`
 */
export const update = handle(complaints.update, async (context, { id, version, client, item, lot, ...changes }) => {
  const saved = await fetchComplaint(context.db, id);
  const { row } = saved;
  complaintStatus.require(row.status, "update", "complaints");
  if (changes.receivedOn) requirePast(changes.receivedOn, civilDate(context.now));
  const named = await findNamed(context.db, {
    client: client === undefined ? row.clientId : client,
    // A new lot says which item it is of.
    item: item === undefined ? (lot ? null : row.itemId) : item,
    lot: lot === undefined ? row.lotId : lot,
  });
  const ids = { clientId: named.client?.id ?? null, itemId: named.item?.id ?? null, lotId: named.lot?.id ?? null };
  const names = { clientName: named.client?.name ?? null, itemName: named.item?.name ?? null, lot: named.lot?.number ?? null };
  const searchText = searchTextOf({ ...row, ...changes }, Object.values(names));
  const after = context.update(table, row, { ...changes, ...ids, searchText }, version);
  return toComplaint({ ...saved, ...names, row: after });
});
