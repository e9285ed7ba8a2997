import { exportOf } from "@/worker/core/contract/exporting";
import { businessDay, line, pageOf, paging, version, z } from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { paperOf } from "@/worker/core/contract/printing";
import { details, listedPlan, plan } from "./shapes";
import { planStatuses, planTemplates } from "./status";

const columns = ["name", "edition", "status", "size", "critical", "category", "approvedOn"] as const;
/** Its identifier, or the name of the edition in force. */
const one = { id: line(120) };

const list = query({
  input: z.strictObject({ ...paging, status: z.enum(planStatuses).optional() }),
  output: pageOf(listedPlan),
  columns,
  telling: ["name", "edition", "status", "approvedOn"],
});

/** The plans that keep food safe; what has been approved is never rewritten. */
export const controlPlans = defineModule("controlPlans", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject(one),
    output: plan,
    columns: [...columns, "approvedBy", "steps", "worksOn", "points", "notes"],
  }),

  /** The plan on paper: its diagram, hazards, limits and what one does out of them. */
  paper: paperOf(z.strictObject({ ...one, language: z.enum(languages).optional() })),

  create: command({
    risk: "writes",
    input: z.strictObject({
      name: details.name,
      /** What it begins with. */
      template: z.enum(planTemplates).default("blank"),
      category: details.category.default(""),
    }),
    output: plan,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, version }),
    output: plan,
  }),

  /** Puts a draft in force; the edition before it is replaced. */
  approve: command({
    risk: "writes",
    input: z.strictObject({ ...one, approvedOn: businessDay.optional(), version }),
    output: plan,
  }),

  /** Begins the next edition. */
  revise: command({
    risk: "writes",
    input: z.strictObject({ ...one, version }),
    output: plan,
  }),

  retire: command({
    risk: "writes",
    input: z.strictObject({ ...one, version }),
    output: plan,
  }),
});
