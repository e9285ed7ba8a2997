import { exportOf } from "@/worker/core/contract/exporting";
import { businessDay, civil, identifier, line, note, pageOf, paging, recordOf, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { details, listedNonConformity, nonConformity, task } from "./shapes";
import { dispositions, nonConformityStatuses, origins, severities, taskKinds } from "./status";

const columns = ["reference", "title", "severity", "origin", "status", "open", "late", "openedOn", "closedOn"] as const;
/** Its identifier or its reference. */
const one = { id: line(64) };

const list = query({
  isDerived: true,
  input: z.strictObject({
    ...paging,
    status: z.enum(nonConformityStatuses).optional(),
    /** Those that are not closed. */
    isOpen: z.boolean().optional(),
    severity: z.enum(severities).optional(),
    origin: z.enum(origins).optional(),
    lot: recordOf("lots").optional(),
  }),
  output: pageOf(listedNonConformity),
  columns,
  telling: ["reference", "title", "severity", "status", "openedOn"],
});

/** What is not as it should be: registered, worked on by tasks, closed with what becomes of the goods. */
export const nonConformities = defineModule("nonConformities", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject(one),
    output: nonConformity,
    columns: [...columns, "description", "lots", "tasks", "disposition", "conclusion"],
    isDerived: true,
  }),

  create: command({
    risk: "writes",
    input: z.strictObject({
      title: details.title,
      severity: details.severity.default("major"),
      description: details.description.default(""),
      /** Lots that it concerns: they are put on hold. */
      lots: z.array(line(64)).max(100).default([]),
    }),
    output: nonConformity,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, version }),
    output: nonConformity,
  }),

  start: command({ risk: "writes", input: z.strictObject({ ...one, version }), output: nonConformity }),

  /** Other lots that it concerns: they are put on hold. */
  addLots: command({
    risk: "writes",
    input: z.strictObject({ ...one, lots: z.array(line(64)).min(1).max(100), version }),
    output: nonConformity,
  }),

  addTask: command({
    risk: "writes",
    input: z.strictObject({
      ...one,
      kind: z.enum(taskKinds),
      text: task.shape.text,
      who: task.shape.who.default(""),
      dueOn: civil.nullable().default(null),
      version,
    }),
    output: nonConformity,
  }),

  changeTask: command({
    risk: "writes",
    input: z.strictObject({
      ...one,
      task: identifier,
      kind: z.enum(taskKinds).optional(),
      text: task.shape.text.optional(),
      who: task.shape.who.optional(),
      dueOn: civil.nullable().optional(),
      version,
    }),
    output: nonConformity,
  }),

  /** Takes away a task that is of no use. */
  dropTask: command({ risk: "writes", input: z.strictObject({ ...one, task: identifier, version }), output: nonConformity }),

  doTask: command({
    risk: "writes",
    input: z.strictObject({ ...one, task: identifier, doneOn: businessDay.optional(), note: note(250).default(""), version }),
    output: nonConformity,
  }),

  /** Ends it: what becomes of its lots is done to the stock in the same write. */
  close: command({
    risk: "irreversible",
    input: z.strictObject({
      ...one,
      disposition: z.enum(dispositions).nullable().default(null),
      conclusion: note(1_000).default(""),
      version,
    }),
    output: nonConformity,
  }),
});
