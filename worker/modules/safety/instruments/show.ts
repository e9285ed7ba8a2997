import { Refusal } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { namesOf } from "@/worker/engine/people";
import { instruments } from "./contract";
import { selectCalibrations, selectCalled, selectReadingCount, toInstrument } from "./records";

/** An instrument with its calibrations, by its identifier, its reference or its name. */
export const show = handle(instruments.show, async ({ db, platform, now }, { id }) => {
  const [[row], all] = await db.batch([selectCalled(db, id), selectCalibrations(db, id)]);
  if (!row) throw new Refusal("not_found");
  const [[counted]] = await db.batch([selectReadingCount(db, row.id)]);
  // A name may be the one of several: those of the others are left out.
  const found = all.filter(({ calibration }) => calibration.instrumentId === row.id);
  const names = await namesOf(
    platform,
    found.map(({ calibration }) => calibration.actor),
  );
  return toInstrument(row, found, { readings: counted?.total ?? 0, names, today: civilDate(now) });
});
