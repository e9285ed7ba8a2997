import { exportOf } from "@/worker/core/contract/exporting";
import { civil, gauged, identifier, instant, line, note, pageOf, paging, recordOf, z } from "@/worker/core/contract/fields";
import { CSV_CHARACTERS } from "@/worker/core/files/csv-limits";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { measures, pointKinds } from "@/worker/modules/safety/control-plans/status";
import { calibrationStates } from "@/worker/modules/safety/instruments/status";
import { charted, chartedPoint, due, missedControl, reading, takenReading } from "./shapes";
import { outcomes, verdicts } from "./status";

const columns = [
  "at",
  "pointName",
  "kind",
  "value",
  "unit",
  "verdict",
  "outcome",
  "instrument",
  "calibration",
  "by",
  "production",
  "nonConformity",
] as const;

const list = query({
  isDerived: true,
  input: z.strictObject({
    ...paging,
    /** The identifier of a point. */
    point: identifier.optional(),
    kind: z.enum(pointKinds).optional(),
    measure: z.enum(measures).optional(),
    outcome: z.enum(outcomes).optional(),
    production: recordOf("production").optional(),
    instrument: line(80).optional(),
    calibration: z.enum(calibrationStates).optional(),
    from: civil.optional(),
    to: civil.optional(),
  }),
  output: pageOf(reading),
  columns,
  telling: ["at", "pointName", "value", "unit", "verdict", "outcome", "by"],
});

const opened = z.object({ id: z.string(), reference: z.string(), title: z.string() });
const signed = z.object({
  items: z.array(reading),
  /** What was opened because of readings out of their limits, and the lots put on hold. */
  nonConformities: z.array(opened),
  held: z.array(z.string()),
});

/** Readings are signed once: they are never changed, only put right by another. */
export const readings = defineModule("readings", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject({ id: identifier }),
    output: reading,
    columns: [...columns, "lower", "upper", "target", "action", "note", "corrects", "reason", "correctedBy"],
    isDerived: true,
  }),

  /** What is to be read today, and what was missed. */
  due: query({
    isDerived: true,
    input: z.strictObject({}),
    output: z.object({ day: civil, items: z.array(due), missedCritical: z.int() }),
    columns: ["pointName", "kind", "state", "taken", "wanted", "missed", "production"],
  }),

  /** The periods and batches of the last weeks that lack readings. */
  missed: query({
    isDerived: true,
    input: z.strictObject({ kind: z.enum(pointKinds).optional() }),
    output: z.object({ items: z.array(missedControl) }),
    columns: ["day", "pointName", "kind", "taken", "wanted", "production"],
  }),

  /** The values of a point over time, at most 250 spans of them. */
  chart: query({
    isDerived: true,
    input: z.strictObject({ point: line(120), from: civil.optional(), to: civil.optional() }),
    output: z.object({ ...chartedPoint, from: civil, to: civil, count: z.int(), outside: z.int(), items: z.array(charted) }),
    columns: ["at", "low", "high", "count"],
  }),

  /** Signs readings, several at once: by a person, or by a probe with a token of its own. */
  take: command({
    risk: "writes",
    input: z.strictObject({ readings: z.array(takenReading).min(1).max(500) }),
    output: signed,
  }),

  /** Signs what a probe or a logger wrote, from its file: whole, or not at all. */
  import: command({
    risk: "writes",
    input: z.strictObject({
      content: z.string().min(1).max(CSV_CHARACTERS),
      /** The point that they are of, where the file does not say. */
      point: line(120).nullable().default(null),
      /** Headings of the columns, where their shape does not tell them. */
      timeColumn: note(80).default(""),
      valueColumn: note(80).default(""),
      pointColumn: note(80).default(""),
      /** The unit of the file, where it says none: another than the point's is refused. */
      unit: note(12).default(""),
      instrument: line(80).nullable().default(null),
      production: recordOf("production").nullable().default(null),
      lots: z.array(line(64)).max(50).default([]),
      /** What was done about those that are out of their limits. */
      action: note(250).default(""),
      note: note(250).default(""),
      /** Says what would be signed, and signs nothing. */
      dryRun: z.boolean().default(false),
    }),
    output: z.object({
      /** Readings of the file: those that are new, and those that were signed before. */
      count: z.int(),
      added: z.int(),
      known: z.int(),
      outside: z.int(),
      from: instant,
      to: instant,
      timeColumn: z.string(),
      valueColumn: z.string(),
      pointColumn: z.string(),
      dryRun: z.boolean(),
      nonConformities: z.array(opened),
      held: z.array(z.string()),
    }),
  }),

  /** Puts a reading right by a new one; both stay. */
  correct: command({
    risk: "writes",
    input: z.strictObject({
      id: identifier,
      value: gauged.nullable().default(null),
      verdict: z.enum(verdicts).nullable().default(null),
      reason: line(200),
      action: note(250).default(""),
    }),
    output: signed,
  }),
});
