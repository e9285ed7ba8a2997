import { exportOf } from "@/worker/core/contract/exporting";
import { identifier, pageOf, paging, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { validities } from "@/worker/modules/papers/documents/status";
import { details, training } from "./shapes";

const columns = ["person", "subject", "heldOn", "validUntil", "validity", "trainer", "proofs"] as const;
const one = { id: identifier };

const list = query({
  isDerived: true,
  input: z.strictObject({ ...paging, validity: z.enum(validities).optional() }),
  output: pageOf(training),
  columns,
  telling: ["person", "subject", "heldOn", "validUntil", "validity"],
});

/** Who was trained in what, by whom, until when; what proves it is a document about it. */
export const trainings = defineModule("trainings", customers, {
  list,
  export: exportOf(list),
  show: query({ input: z.strictObject(one), output: training, columns: [...columns, "note"], isDerived: true }),

  create: command({
    risk: "writes",
    input: z.strictObject({
      person: details.person,
      subject: details.subject,
      heldOn: details.heldOn,
      trainer: details.trainer.default(""),
      validUntil: details.validUntil.default(null),
      note: details.note.default(""),
    }),
    output: training,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, version }),
    output: training,
  }),

  remove: command({ risk: "irreversible", input: z.strictObject({ ...one, version }), output: training }),
});
