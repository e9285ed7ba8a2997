import { exportOf } from "@/worker/core/contract/exporting";
import { line, pageOf, paging, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { checklist, details, listedChecklist } from "./shapes";
import { checklistStatuses, moments } from "./status";

const columns = ["name", "moment", "families", "itemCount", "size", "status"] as const;
/** Its identifier or its name. */
const one = { id: line(80) };

const list = query({
  input: z.strictObject({ ...paging, status: z.enum(checklistStatuses).default("in_use"), moment: z.enum(moments).optional() }),
  output: pageOf(listedChecklist),
  columns,
  telling: ["name", "moment", "families", "size"],
});

/** What is looked at in lots, family by family: as they come from a supplier, or before what was made may be used. */
export const checklists = defineModule("checklists", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject(one),
    output: checklist,
    columns: [...columns, "items", "points"],
    isDerived: true,
  }),

  create: command({
    risk: "writes",
    input: z.strictObject({
      name: details.name,
      moment: z.enum(moments).default("receipt"),
      /** With no item either, it is for all that comes or is made. */
      families: details.families.default([]),
      items: details.items.default([]),
      /** Left out, what is usual in the trade. */
      points: details.points.optional(),
    }),
    output: checklist,
  }),

  /** Changes what will be asked; checks that are under way keep their points. */
  update: command({
    risk: "writes",
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, version }),
    output: checklist,
  }),

  retire: command({ risk: "writes", input: z.strictObject({ ...one, version }), output: checklist }),
  restore: command({ risk: "writes", input: z.strictObject({ ...one, version }), output: checklist }),
});
