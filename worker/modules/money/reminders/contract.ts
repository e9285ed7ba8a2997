import { pageOf, paging, recordOf, z } from "@/worker/core/contract/fields";
import { defineModule, finance } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { reminderSteps } from "./status";
import { debtors, language, letter, sent, step, stepRule, written } from "./shapes";

export type { Debtor } from "./shapes";

/** A client, by identifier or reference. */
const one = { id: recordOf("clients") };
const letterToWrite = { ...one, step: step.optional(), language: language.optional() };
const scenario = z.object({ items: z.array(stepRule) });

/** Who is late, and the letters that say so. */
export const reminders = defineModule("reminders", finance, {
  /** What each client owes, those who owe most of what is late first. */
  list: query({
    input: z.strictObject({ limit: paging.limit, cursor: paging.cursor, late: z.boolean().optional() }),
    output: debtors,
    isDerived: true,
    columns: ["partyName", "late", "daysLate", "total", "lastStep", "lastSentOn", "step"],
    telling: ["partyName", "late", "daysLate", "total", "step"],
  }),

  /** The letters that were sent, the newest first. */
  history: query({
    input: z.strictObject({ limit: paging.limit, cursor: paging.cursor, client: recordOf("clients").optional() }),
    output: pageOf(sent),
    columns: ["createdAt", "partyName", "step", "subject", "total", "sentTo"],
  }),

  /** After how many days each step is due. */
  scenario: query({
    input: z.strictObject({}),
    output: scenario,
    columns: ["step", "afterDays", "active"],
  }),

  setScenario: command({
    risk: "writes",
    input: z.strictObject({ items: z.array(stepRule).length(reminderSteps.length) }),
    output: scenario,
    columns: ["step", "afterDays", "active"],
  }),

  /** The letter as it would leave: of the step that is due and in the client's language unless said. */
  preview: query({
    input: z.strictObject(letterToWrite),
    output: z.object({ ...letter, to: z.string().nullable() }),
    isDerived: true,
    columns: ["partyName", "to", "step", "subject", "message", "invoices", "total"],
  }),

  send: command({
    risk: "irreversible",
    input: z.strictObject({ ...letterToWrite, ...z.object(written).partial().shape }),
    output: sent,
    columns: ["partyName", "sentTo", "step", "subject", "message", "invoices", "total"],
  }),
});
