import { refuseField } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import type { selectNamed } from "@/worker/modules/safety/instruments";
import { calibrationOn, calibrationState } from "@/worker/modules/safety/instruments/rules";
import type { CalibrationState } from "@/worker/modules/safety/instruments/status";

/** What something was read with, and how that stood on the day: it stays with the reading. */
export interface ReadWith {
  id: string;
  name: string;
  calibration: CalibrationState;
}

/**
 * The instrument that a reading names, with the calibration that held on its day.
 * @param rows instruments with their calibrations, those in use first and the earliest calibrations first
 * @throws Refusal `invalid_input` naming the field: nobody knows it, or it is out of use
 */
export function readWith(
  rows: Awaited<ReturnType<typeof selectNamed>>,
  name: string | null,
  { day, field }: { day: string; field: string },
): ReadWith | null {
  if (name === null) return null;
  const isMeant = ({ id, reference, sortName }: (typeof rows)[number]["instrument"]) =>
    id === name || reference === name.toUpperCase() || sortName === fold(name);
  const instrument = rows.find((row) => isMeant(row.instrument))?.instrument ?? refuseField(field, "not_found");
  if (instrument.status === "retired") refuseField(field, "instrument_retired");
  const own = rows.flatMap((row) => (row.instrument.id === instrument.id && row.calibration ? [row.calibration] : []));
  return { id: instrument.id, name: instrument.name, calibration: calibrationState(calibrationOn(own, day), day) };
}
