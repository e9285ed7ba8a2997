import { statusTable } from "@/worker/core/contract/status";
import type { Measure } from "@/worker/modules/safety/control-plans/status";

export const instrumentStatuses = ["in_use", "retired"] as const;
type InstrumentStatus = (typeof instrumentStatuses)[number];

/** One that is retired measures no more; what was read with it stays. */
export const instrumentStatus = statusTable<InstrumentStatus, "update" | "calibrate" | "retire" | "restore">({
  in_use: { update: "in_use", calibrate: "in_use", retire: "retired" },
  retired: { restore: "in_use" },
});

export const instrumentKinds = [
  "thermometer",
  "logger",
  "scale",
  "ph_meter",
  "aw_meter",
  "refractometer",
  "pressure_gauge",
  "metal_detector",
  "other",
] as const;
export type InstrumentKind = (typeof instrumentKinds)[number];

/** What each kind measures; one of another kind may measure anything. */
export const measuredBy: Partial<Record<InstrumentKind, readonly Measure[]>> = {
  thermometer: ["temperature"],
  logger: ["temperature", "pressure", "duration"],
  scale: ["weight"],
  ph_meter: ["ph"],
  aw_meter: ["aw"],
  refractometer: ["brix"],
  pressure_gauge: ["pressure"],
  metal_detector: ["metal"],
};

export const calibrationOutcomes = ["conforms", "fails"] as const;
export type CalibrationOutcome = (typeof calibrationOutcomes)[number];

/** How an instrument stands by its last calibration: good, to be renewed soon, past its day, found wrong, never calibrated. */
export const standings = ["valid", "soon", "expired", "failed", "none"] as const;
export type Standing = (typeof standings)[number];

/** How it stood when something was read with it. */
export const calibrationStates = ["valid", "expired", "failed", "none"] as const;
export type CalibrationState = (typeof calibrationStates)[number];
