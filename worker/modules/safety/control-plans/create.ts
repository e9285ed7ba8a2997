import { controlPlans as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { controlPlans } from "./contract";
import { toPlan } from "./records";
import { weekdays } from "./status";
import { fromTemplate } from "./templates";

/** Begins a plan, blank or from what is usual in a trade; it is a draft until it is approved. */
export const create = handle(controlPlans.create, async (context, { name, template, category }) => {
  const { now, caller } = context;
  const id = newId();
  const { steps, points } = fromTemplate(template, caller.language);
  const row = {
    id,
    seriesId: id,
    edition: 1,
    name,
    template,
    status: "draft" as const,
    category,
    steps,
    worksOn: weekdays.slice(0, 5),
    points: points.map((point) => ({ ...point, id: newId() })),
    notes: "",
    approvedOn: null,
    approvedBy: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  context.insert(table, row);
  return toPlan(row);
});
