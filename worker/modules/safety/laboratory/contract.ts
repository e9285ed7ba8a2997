import { exportOf } from "@/worker/core/contract/exporting";
import { civil, identifier, line, note, pageOf, paging, recordOf, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { details, listedSample, plannedAnalysis, sample, writtenAnalysis } from "./shapes";
import { criterionNames, analysisOutcomes, samplePurposes, sampleStatuses } from "./status";

const columns = ["reference", "takenOn", "itemName", "lot", "purpose", "laboratory", "outcome", "status", "reportedOn"] as const;
/** Its identifier or its reference. */
const one = { id: line(64) };
/** More analyses than anyone asks for of one sample. */
const analyses = z.array(writtenAnalysis).max(40);

const list = query({
  isDerived: true,
  input: z.strictObject({
    ...paging,
    status: z.enum(sampleStatuses).optional(),
    outcome: z.enum(analysisOutcomes).optional(),
    purpose: z.enum(samplePurposes).optional(),
    item: recordOf("items").optional(),
    lot: recordOf("lots").optional(),
  }),
  output: pageOf(listedSample),
  columns,
  telling: ["reference", "itemName", "lot", "outcome", "takenOn"],
});

/** Samples of lots: what is looked for in them, and what the laboratory found, judged by n, c, m and M. */
export const laboratory = defineModule("laboratory", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject(one),
    output: sample,
    columns: [...columns, "analyses", "report", "holds", "nonConformity", "recall", "notes", "by"],
    isDerived: true,
  }),

  /** What is looked for in the samples of a product when nobody says otherwise; empty where nobody ever did. */
  plan: query({
    input: z.strictObject({ item: recordOf("items") }),
    output: z.object({ itemId: z.string(), itemName: z.string(), items: z.array(plannedAnalysis) }),
    columns: ["name", "kind", "unit", "n", "c", "least", "m", "most", "safety"],
  }),

  create: command({
    risk: "writes",
    input: z.strictObject({
      lot: recordOf("lots"),
      purpose: details.purpose.default("monitoring"),
      takenOn: details.takenOn.optional(),
      laboratory: details.laboratory.default(""),
      /** Known criteria to begin with. */
      criteria: z.array(z.enum(criterionNames)).max(20).default([]),
      /** Others. With neither, those of the product's plan. */
      analyses: analyses.default([]),
      /** The samples of this product to come are looked at for the same. */
      asPlan: z.boolean().default(false),
      /** The lot is held until the results are there, and let go when they are good. */
      holds: z.boolean().default(false),
      notes: details.notes.default(""),
    }),
    output: sample,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, analyses: analyses.min(1).optional(), version }),
    output: sample,
  }),

  /** Writes down what was found; what fails opens a non-conformity and holds the lot. */
  report: command({
    risk: "writes",
    input: z.strictObject({
      ...one,
      reportedOn: civil.nullable().default(null),
      report: note(60).default(""),
      /** What was found, analysis by analysis: in each unit, as the laboratory writes it. */
      analyses: z
        .array(z.strictObject({ analysis: identifier, results: z.array(z.strictObject({ value: note(30) })).max(30) }))
        .min(1)
        .max(40),
      version,
    }),
    output: sample,
  }),

  cancel: command({ risk: "writes", input: z.strictObject({ ...one, version }), output: sample }),

  /** Begins to look into a recall of its lot. */
  openRecall: command({ risk: "writes", input: z.strictObject({ ...one, version }), output: sample }),
});
