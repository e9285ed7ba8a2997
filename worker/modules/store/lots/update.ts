import { lots as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { lots } from "./contract";
import { fetchLot, toLot } from "./records";

/** Changes what is said of a lot: its dates, the supplier's number, notes; the audit keeps what they were. */
export const update = handle(lots.update, async (context, { id, version, ...said }) => {
  const found = await fetchLot(context.db, id);
  const dates = { dlc: found.lot.dlc, ddm: found.lot.ddm, ...said };
  if (dates.dlc && dates.ddm) refuseField(said.ddm ? "ddm" : "dlc", "one_date");
  context.update(table, found.lot, said, version);
  const after = { ...found.lot, ...said, version: found.lot.version + 1, updatedAt: context.now };
  return toLot({ ...found, lot: after }, context.now);
});
