import { identifier, line, pageOf, paging, version, z } from "@/worker/core/contract/fields";
import { defineModule, finance } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { mailing, pinnedFigure, report, written } from "./shapes";
import { MOST_PINNED } from "./status";

export type { PinnedFigure, Report } from "./shapes";

const byId = { id: identifier };
const { limit, cursor } = paging;
const columns = ["name", "rhythm", "nextOn", "createdAt"] as const;

/** Reports that people kept: questions about figures, under a name. The ready ones stand in rules.ts. */
export const reports = defineModule("reports", finance, {
  list: query({ input: z.strictObject({ limit, cursor, due: z.boolean().optional() }), output: pageOf(report), columns }),
  show: query({ input: z.strictObject(byId), output: report, columns }),
  create: command({ risk: "writes", input: z.strictObject(written), output: report, columns }),
  update: command({ risk: "writes", input: z.strictObject({ ...byId, name: line(80), version }), output: report, columns }),
  /** Sends it by mail each week or month, as PDF; no rhythm ends that. A plan that prints reports sends them. */
  schedule: command({
    access: { feature: "exports" },
    risk: "writes",
    input: z.strictObject({ ...byId, ...mailing, version }),
    output: report,
    columns,
  }),
  /** Sends it by mail now. */
  mail: command({ access: { feature: "exports" }, risk: "writes", input: z.strictObject(byId), output: report, columns }),
  /** The figures of the reports that stand on the dashboard, in their order. */
  pinned: query({ input: z.strictObject({}), output: pageOf(pinnedFigure), columns: ["name", "label", "value", "change"] }),
  /** Puts it on the dashboard, at this place or at the end. */
  pin: command({
    risk: "writes",
    input: z.strictObject({ ...byId, place: z.int().min(1).max(MOST_PINNED).optional(), version }),
    output: report,
    columns,
  }),
  /** Takes it off the dashboard. */
  unpin: command({ risk: "writes", input: z.strictObject({ ...byId, version }), output: report, columns }),
  remove: command({ risk: "irreversible", input: z.strictObject({ ...byId, version }), output: report, columns }),
});
