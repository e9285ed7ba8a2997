import { exportOf } from "@/worker/core/contract/exporting";
import { line, note, pageOf, paging, recordOf, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { moments } from "@/worker/modules/safety/checklists/status";
import { givenAnswer, listedLotCheck, lotCheck } from "./shapes";
import { lotCheckStatuses } from "./status";

const columns = ["reference", "name", "moment", "itemName", "lot", "supplierName", "status", "failing", "answeredAt"] as const;
/** Its identifier or its reference. */
const one = { id: line(64) };

const list = query({
  isDerived: true,
  input: z.strictObject({
    ...paging,
    status: z.enum(lotCheckStatuses).optional(),
    moment: z.enum(moments).optional(),
    /** Those whose lot still waits for them, or those that nobody waits for. */
    isDue: z.boolean().optional(),
    item: recordOf("items").optional(),
    lot: recordOf("lots").optional(),
    /** The restock or the production from which the lots come. */
    origin: recordOf("restocks", "production").optional(),
  }),
  output: pageOf(listedLotCheck),
  columns,
  telling: ["reference", "itemName", "lot", "status", "name"],
});

/** Checks of lots by the list of their family: until one is answered, its lot is on hold. */
export const lotChecks = defineModule("lotChecks", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject(one),
    output: lotCheck,
    columns: [...columns, "points", "note", "reason", "by", "nonConformity"],
    isDerived: true,
  }),

  /** Asks for a check of a lot that has none: it waits on hold until it is answered. */
  create: command({
    risk: "writes",
    input: z.strictObject({
      lot: recordOf("lots"),
      /** Its identifier or its name; left out, the list that the lot's item has. */
      checklist: line(80).optional(),
    }),
    output: lotCheck,
  }),

  /** Answers all that is asked. When all conforms the lot is let go; what fails opens a non-conformity, and holds or refuses the lot. */
  answer: command({
    risk: "writes",
    input: z.strictObject({
      ...one,
      answers: z.array(givenAnswer).max(40).default([]),
      /** All that is not answered conforms. */
      conforms: z.boolean().default(false),
      note: note(500).default(""),
      version,
    }),
    output: lotCheck,
  }),

  /** Lets the lot go without its check: who did, when and why is kept. */
  waive: command({
    risk: "irreversible",
    input: z.strictObject({ ...one, reason: line(200), version }),
    output: lotCheck,
  }),
});
