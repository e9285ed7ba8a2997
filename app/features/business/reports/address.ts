import type { Parsed } from "@/worker/core/contract/operation";
import type { figures } from "@/worker/modules/business/figures/contract";
import type { Report } from "@/worker/modules/business/reports/contract";
import { daysOfStretch, shared } from "@/worker/core/figures/stretches";
import { isReady, type ReadyReportName, readyReports } from "@/worker/modules/business/reports/rules";

/** Where the reports are. */
export const base = "/customer/tools/reports";

export type Question = Pick<Parsed<typeof figures.query>, "measures" | "by" | "filters"> &
  Partial<Pick<Parsed<typeof figures.query>, "period" | "from" | "to" | "compare" | "order" | "direction">>;

/** What the address asks for: a ready report or one that was kept, with what the reader chose besides. */
export interface Choice {
  name: ReadyReportName | null;
  question: Question;
}

const FIRST: ReadyReportName = "sales";
/** What says no question of its own. */
const identifying = ["report", "saved"];

/** Reads the address. `only` narrows, as `client:019b…`; `by`, `period`, `from`, `to` and `compare` stand over the report's own. */
export function choiceIn(params: URLSearchParams, saved: Report | null): Choice {
  const report = params.get("report");
  const name = isReady(report) ? report : FIRST;
  const { measures, by, period } = readyReports[name];
  const preset: Question = saved ? saved.question : { measures: [...measures], by: [by[0]], filters: [], ...(period && { period }) };
  const text = (key: string) => params.get(key)?.trim() || undefined;
  const axes = params.getAll("by").filter(Boolean).slice(0, 2);
  const days = text("from") || text("to") ? { from: text("from"), to: text("to"), period: undefined } : {};
  const narrowed = params.getAll("only").map((one) => {
    const [dimension = "", ...rest] = one.split(":");
    return { dimension, is: rest.join(":").split(",") };
  });
  const question = {
    ...preset,
    ...(params.has("measures") && { measures: params.getAll("measures") }),
    ...(axes.length && { by: [...new Set(axes)] }),
    ...(text("period") && { period: text("period"), from: undefined, to: undefined }),
    ...days,
    ...(params.has("compare") && { compare: (text("compare") as Question["compare"]) ?? undefined }),
    ...(text("order") && { order: text("order") }),
    ...(text("direction") && { direction: text("direction") as Question["direction"] }),
    filters: [...preset.filters, ...narrowed],
  };
  return { name: saved ? null : name, question };
}

/** The address of another question of the same report. */
export function changed(params: URLSearchParams, change: (next: URLSearchParams) => void): string {
  const next = new URLSearchParams(params);
  next.delete("cursor");
  change(next);
  return `?${next}`;
}

/** The address with one group more to narrow to; of time, with its days alone. */
export function narrowedTo(params: URLSearchParams, dimension: string, key: string | null, period: Days | null): string {
  const days = key === null ? null : daysOfStretch(dimension, key);
  return changed(params, (next) => {
    if (!days) return next.append("only", `${dimension}:${key ?? ""}`);
    next.delete("period");
    for (const [name, value] of Object.entries(period ? shared(days, period) : days)) next.set(name, value);
  });
}

type Days = { from: string; to: string };

/** The address of the report, without what was chosen besides. */
export const plainOf = (params: URLSearchParams) => `?${new URLSearchParams([...params].filter(([key]) => identifying.includes(key)))}`;
