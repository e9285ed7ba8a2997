import { exportOf } from "@/worker/core/contract/exporting";
import { celsius, gauged, instant, line, note, pageOf, paging, recordOf, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { listedTreatment, scaleOfItem, treatment } from "./shapes";
import { treatmentKinds, treatmentOutcomes } from "./status";

const columns = ["reference", "startedAt", "equipment", "itemName", "lot", "value", "scale", "outcome"] as const;
/** The longest file of a logger that is read, in characters, and the most points that one types. */
const CHARACTERS = 500_000;
const POINTS = 2_000;

const list = query({
  isDerived: true,
  input: z.strictObject({
    ...paging,
    outcome: z.enum(treatmentOutcomes).optional(),
    production: recordOf("production").optional(),
    lot: recordOf("lots").optional(),
  }),
  output: pageOf(listedTreatment),
  columns,
  telling: ["reference", "startedAt", "itemName", "lot", "outcome"],
});

/** Cycles of autoclaves and pasteurisers, with the sterilisation or pasteurisation value that they reached. */
export const heatTreatments = defineModule("heatTreatments", customers, {
  list,
  export: exportOf(list),

  show: query({
    /** Its identifier or its reference. */
    input: z.strictObject({ id: line(64) }),
    output: treatment,
    columns: [...columns, "kind", "production", "peak", "duration", "referenceTemperature", "z", "action", "note", "by"],
    isDerived: true,
  }),

  /** What the cycles of products must reach. */
  scales: query({
    input: z.strictObject({ item: recordOf("items").optional() }),
    output: z.object({ items: z.array(scaleOfItem) }),
    columns: ["itemName", "sku", "kind", "scale", "referenceTemperature", "z", "source"],
    isDerived: true,
  }),

  /** Says what the cycles of a product must reach; no scale takes the one that is there away. */
  setScale: command({
    risk: "writes",
    input: z.strictObject({
      item: recordOf("items"),
      kind: z.enum(treatmentKinds).default("sterilisation"),
      /** What is usual for its kind, when left out. */
      referenceTemperature: celsius.nullable().default(null),
      z: celsius.nullable().default(null),
      scale: gauged.nullable(),
      /** Where it comes from: a validation, a guide of the trade. */
      source: note(200).default(""),
    }),
    output: scaleOfItem.extend({ scale: gauged.nullable() }),
  }),

  /** Writes a cycle down, from a logger's file or points; one that stays below the product's scale holds the lot. */
  create: command({
    risk: "writes",
    input: z.strictObject({
      /** The one of the product's scale, or a sterilisation, when left out. */
      kind: z.enum(treatmentKinds).nullable().default(null),
      equipment: line(80),
      startedAt: instant.nullable().default(null),
      production: recordOf("production").nullable().default(null),
      /** The lot that was treated, where no production says it. */
      lot: line(64).nullable().default(null),
      /** Where they differ from the product's scale, or from what is usual for its kind: F0 at 121.1 °C with z = 10 °C, pasteurisation at 70 °C with z = 7.5 °C. */
      referenceTemperature: celsius.nullable().default(null),
      z: celsius.nullable().default(null),
      /** Minutes at the reference temperature to reach; the product's scale, when left out. */
      scale: gauged.nullable().default(null),
      /** What the logger wrote: times, then the temperatures of its probes, of which the coldest counts. */
      content: z.string().max(CHARACTERS).default(""),
      points: z
        .array(z.strictObject({ seconds: z.int().min(0).max(1_000_000), temperature: celsius }))
        .max(POINTS)
        .default([]),
      /** What was done at once: asked for when it stays below the scale. */
      action: note(250).default(""),
      note: note(500).default(""),
    }),
    output: treatment,
  }),
});
