import { exportOf } from "@/worker/core/contract/exporting";
import { line, pageOf, paging, quantity, recordOf, thousandths, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { check, details, listedCheck, packs, weights } from "./shapes";
import { checkStatuses, verdicts } from "./status";

const columns = ["reference", "checkedOn", "itemName", "lot", "nominal", "weighed", "needed", "mean", "defective", "verdict"] as const;
/** Its identifier or its reference. */
const one = { id: line(64) };

const list = query({
  isDerived: true,
  input: z.strictObject({
    ...paging,
    status: z.enum(checkStatuses).optional(),
    verdict: z.enum(verdicts).optional(),
    item: recordOf("items").optional(),
    lot: recordOf("lots").optional(),
  }),
  output: pageOf(listedCheck),
  columns,
  telling: ["reference", "itemName", "lot", "verdict", "checkedOn"],
});

/** Checks of what packs hold against what their label says: the e mark of Directive 76/211/EEC, and decree 78-166 in France. */
export const netContents = defineModule("netContents", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject(one),
    output: check,
    columns: [...columns, "status", "batch", "destructive", "tare", "density", "error", "deviation", "least", "accept", "reject", "packs"],
    isDerived: true,
  }),

  create: command({
    risk: "writes",
    input: z.strictObject({
      lot: recordOf("lots"),
      /** What the label says; left out, the net weight on the product's sheet. */
      nominal: quantity.nullable().default(null),
      batch: packs,
      /** Packs are opened to be weighed: fewer are. */
      destructive: z.boolean().default(false),
      /** What an empty pack weighs, in grams. */
      tare: thousandths.default(0),
      /** Grams in a millilitre, where the label tells a volume; left out, that of the product's sheet. */
      density: thousandths.nullable().default(null),
      checkedOn: details.checkedOn.optional(),
      weights: weights.default(""),
      notes: details.notes.default(""),
    }),
    output: check,
  }),

  /** Writes down what the scale shows; a batch that cannot pass any more is refused at once. */
  weigh: command({ risk: "writes", input: z.strictObject({ ...one, weights: weights.min(1), version }), output: check }),

  /** Takes the last weight back, that was mistyped. */
  takeBack: command({ risk: "writes", input: z.strictObject({ ...one, version }), output: check }),

  cancel: command({ risk: "writes", input: z.strictObject({ ...one, version }), output: check }),
});
