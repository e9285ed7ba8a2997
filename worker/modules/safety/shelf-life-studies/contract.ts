import { exportOf } from "@/worker/core/contract/exporting";
import { identifier, note, pageOf, paging, recordOf, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { writtenAnalysis } from "@/worker/modules/safety/laboratory/shapes";
import { criterionNames } from "@/worker/modules/safety/laboratory/status";
import { details, listedStudy, one, study } from "./shapes";
import { studyStatuses, studyVerdicts } from "./status";

const columns = ["reference", "itemName", "lot", "startedOn", "targetDays", "lastDay", "proposedDays", "verdict", "status"] as const;
/** More criteria than anyone follows at once. */
const analyses = z.array(writtenAnalysis).max(20);

const list = query({
  isDerived: true,
  input: z.strictObject({
    ...paging,
    status: z.enum(studyStatuses).optional(),
    verdict: z.enum(studyVerdicts).optional(),
    item: recordOf("items").optional(),
    lot: recordOf("lots").optional(),
  }),
  output: pageOf(listedStudy),
  columns,
  telling: ["reference", "itemName", "verdict", "proposedDays", "status"],
});

/** How long a product keeps: points over days, judged by their limits, and the date that follows from them. */
export const shelfLifeStudies = defineModule("shelfLifeStudies", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject(one),
    output: study,
    columns: [...columns, "margin", "conditions", "failedDay", "limiting", "analyses", "points", "itemDays", "appliedOn", "notes", "by"],
    isDerived: true,
  }),

  create: command({
    risk: "writes",
    input: z.strictObject({
      /** Of the lot, when left out. */
      item: recordOf("items").nullable().default(null),
      lot: recordOf("lots").nullable().default(null),
      /** The item's own, when left out. */
      dateKind: details.dateKind.optional(),
      /** Today, when left out. */
      startedOn: details.startedOn.optional(),
      targetDays: details.targetDays,
      margin: details.margin.default(0),
      conditions: details.conditions.default(""),
      /** Known criteria to begin with; with none, and no others, those of the product's plan of analyses. */
      criteria: z.array(z.enum(criterionNames)).max(20).default([]),
      analyses: analyses.default([]),
      notes: details.notes.default(""),
    }),
    output: study,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, analyses: analyses.min(1).optional(), version }),
    output: study,
  }),

  /** Writes down what was found on a day, all at once or as it comes: typed, or taken from a sample of the laboratory. */
  writePoint: command({
    risk: "writes",
    input: z.strictObject({
      ...one,
      /** Days since the first; the one of the sample, or today, when left out. */
      day: z.int().min(0).max(3_650).nullable().default(null),
      sample: recordOf("laboratory").nullable().default(null),
      analyses: z
        .array(z.strictObject({ analysis: identifier, results: z.array(z.strictObject({ value: note(30) })).max(30) }))
        .max(20)
        .default([]),
      note: note(250).default(""),
      version,
    }),
    output: study,
  }),

  removePoint: command({ risk: "writes", input: z.strictObject({ ...one, point: identifier, version }), output: study }),

  /** Draws the conclusion: no points come after it. */
  conclude: command({ risk: "writes", input: z.strictObject({ ...one, version }), output: study }),

  /** Puts the date that was shown on the product: lots to come bear it. */
  apply: command({
    risk: "writes",
    input: z.strictObject({
      ...one,
      /** What was proposed, when left out; fewer may be chosen, never more. */
      days: z.int().min(1).max(3_650).nullable().default(null),
      version,
    }),
    output: study,
  }),

  abandon: command({ risk: "writes", input: z.strictObject({ ...one, version }), output: study }),
});
