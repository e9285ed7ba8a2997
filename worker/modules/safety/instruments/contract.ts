import { exportOf } from "@/worker/core/contract/exporting";
import { civil, line, pageOf, paging, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { calibrated, details, instrument, listedInstrument } from "./shapes";
import { instrumentKinds, instrumentStatuses, standings } from "./status";

const columns = ["reference", "name", "kind", "place", "serial", "lastOn", "dueOn", "standing", "status"] as const;
/** Its identifier, its reference or its name. */
const one = { id: line(80) };

const list = query({
  isDerived: true,
  input: z.strictObject({
    ...paging,
    status: z.enum(instrumentStatuses).default("in_use"),
    standing: z.enum(standings).optional(),
    kind: z.enum(instrumentKinds).optional(),
  }),
  output: pageOf(listedInstrument),
  columns,
  telling: ["reference", "name", "standing", "dueOn"],
});

/** What readings are taken with, and whether it may be trusted: each has calibrations, and a day until which the last one holds. */
export const instruments = defineModule("instruments", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject(one),
    output: instrument,
    columns: [...columns, "everyMonths", "notes", "readings", "calibrations"],
    isDerived: true,
  }),

  create: command({
    risk: "writes",
    input: z.strictObject({
      name: details.name,
      kind: details.kind.default("thermometer"),
      serial: details.serial.default(""),
      place: details.place.default(""),
      everyMonths: details.everyMonths.default(12),
      notes: details.notes.default(""),
      /** The day of its last calibration, where there is one already. */
      calibratedOn: calibrated.day.nullable().default(null),
    }),
    output: listedInstrument,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, version }),
    output: listedInstrument,
  }),

  /** Writes a calibration down; one that fails opens a non-conformity that counts the readings to look at again. */
  calibrate: command({
    risk: "writes",
    input: z.strictObject({
      ...one,
      outcome: calibrated.outcome,
      day: calibrated.day.optional(),
      /** The last day on which it holds; left out, as many months later as the instrument is calibrated. */
      dueOn: civil.nullable().default(null),
      deviation: calibrated.deviation.default(""),
      doneBy: calibrated.doneBy.default(""),
      certificate: calibrated.certificate.default(""),
      note: calibrated.note.default(""),
      version,
    }),
    output: listedInstrument.extend({ nonConformityId: z.string().nullable(), nonConformity: z.string() }),
  }),

  retire: command({ risk: "writes", input: z.strictObject({ ...one, version }), output: listedInstrument }),
  restore: command({ risk: "writes", input: z.strictObject({ ...one, version }), output: listedInstrument }),
});
