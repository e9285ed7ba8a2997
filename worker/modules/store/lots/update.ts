import { lots as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { lots } from "./contract";
import { fetchLot, toLot } from "./records";

/** Changes the facts of a lot: its dates, the supplier's number, notes; the audit keeps what they were. */
export const update = handle(lots.update, async (context, { id, version, ...changes }) => {
  const saved = await fetchLot(context.db, id);
  const dates = { dlc: saved.lot.dlc, ddm: saved.lot.ddm, ...changes };
  if (dates.dlc && dates.ddm) refuseField(changes.ddm ? "ddm" : "dlc", "one_date");
  context.update(table, saved.lot, changes, version);
  const after = { ...saved.lot, ...changes, version: saved.lot.version + 1, updatedAt: context.now };
  return toLot({ ...saved, lot: after }, context.now);
});
