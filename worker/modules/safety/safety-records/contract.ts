import { civil, line, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { query } from "@/worker/core/contract/operation";
import { scaleOfItem } from "@/worker/modules/safety/heat-treatments/shapes";
import { parts, standings, subjects } from "./status";

const record = z.object({
  part: z.enum(parts),
  id: z.string(),
  reference: z.string(),
  title: z.string(),
  standing: z.enum(standings),
  day: civil.nullable(),
});
export type SafetyRecord = z.output<typeof record>;

/** What food safety knows of a product, a lot, a supplier or an order: for their own screens. */
export const safetyRecords = defineModule("safetyRecords", customers, {
  /** The latest records of each room, those to be dealt with first. */
  about: query({
    isDerived: true,
    input: z.strictObject({
      subject: z.enum(subjects),
      /** Its identifier, its reference, its SKU or its number. */
      record: line(64),
    }),
    output: z.object({
      items: z.array(record),
      /** What the cycles of the product must reach, where it has a scale. */
      scale: scaleOfItem.nullable(),
      /** What is looked for in its samples. */
      plan: z.array(z.string()),
    }),
    columns: ["part", "reference", "title", "standing", "day"],
  }),
});
