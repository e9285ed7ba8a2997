import { stated } from "@/worker/core/contract/meaning";
import { civil, instant, line, measured, note, z } from "@/worker/core/contract/fields";
import { lotStates, lotMeanings } from "@/worker/modules/store/lots/status";
import { dispositions, nonConformityStatuses, nonConformityMeanings, origins, severities, taskKinds } from "./status";

/** Something to do about it. */
export const task = z.object({
  id: z.string(),
  kind: z.enum(taskKinds),
  text: line(250),
  who: note(80),
  dueOn: civil.nullable(),
  doneOn: civil.nullable(),
  /** What came of it. */
  note: note(250),
  late: z.boolean(),
});
export type Task = z.output<typeof task>;

/** What a person may write of it. */
export const details = {
  title: line(160),
  severity: z.enum(severities),
  description: note(2_000),
};

/** As lists show it. */
export const listedNonConformity = z.object({
  id: z.string(),
  reference: z.string(),
  ...details,
  status: stated(nonConformityStatuses, nonConformityMeanings),
  origin: z.enum(origins),
  originId: z.string(),
  disposition: z.enum(dispositions).nullable(),
  openedOn: civil,
  closedOn: civil.nullable(),
  /** Tasks that are not done yet, and those of them past their day. */
  open: z.int(),
  late: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedNonConformity = z.output<typeof listedNonConformity>;

/** As every door shows it. */
export const nonConformity = listedNonConformity.extend({
  tasks: z.array(task),
  conclusion: z.string(),
  lots: z.array(
    z.object({ lotId: z.string(), lot: z.string(), itemName: z.string(), amount: measured, state: stated(lotStates, lotMeanings) }),
  ),
});
export type NonConformity = z.output<typeof nonConformity>;
