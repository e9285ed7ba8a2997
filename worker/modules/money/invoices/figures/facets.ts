import { answersTo } from "@/worker/engine/figures/answers";
import { handle } from "@/worker/engine/handler";
import { invoices } from "../contract";
import { ours } from "../list";
import { invoiceStatuses } from "../status";

/** How many invoices, credit notes and proformas there are in each status, what they come to, and what clients owe. */
export const facets = handle(invoices.facets, async (context) => {
  const { rows } = await answersTo(context, {
    rows: { measures: ["papers", "papersTotal", "papersDue"], by: ["paperType", "paperStatus"] },
  });
  const statuses = ours.flatMap((type) =>
    invoiceStatuses.flatMap((status) => {
      const figures = rows.find(({ keys }) => keys[0] === type && keys[1] === status)?.figures;
      if (!figures) return [];
      return [{ type, status, count: figures.papers.count ?? 0, total: figures.papersTotal.money ?? 0, due: figures.papersDue.money ?? 0 }];
    }),
  );
  const dueOf = (some: typeof statuses) => some.reduce((sum, { due }) => sum + due, 0);
  return { statuses, due: dueOf(statuses), overdue: dueOf(statuses.filter(({ status }) => status === "overdue")) };
});
