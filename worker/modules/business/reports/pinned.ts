import { asc, isNotNull } from "drizzle-orm";
import { savedReports } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { answerTo } from "@/worker/modules/business/figures";
import { reports } from "./contract";
import type { PinnedFigure, Report } from "./shapes";

/** The figures that stand on the dashboard, each with its last twelve months. One that can no longer be told stops no other. */
export const pinned = handle(reports.pinned, async (context) => {
  const rows = await context.db.select().from(savedReports).where(isNotNull(savedReports.place)).orderBy(asc(savedReports.place));
  return { items: await Promise.all(rows.map((row) => figureOf(context, row))), nextCursor: null };
});

async function figureOf(context: QueryContext, { id, name, question }: Pick<Report, "id" | "name" | "question">): Promise<PinnedFigure> {
  const [measure = ""] = question.measures;
  const { filters, period, from, to } = question;
  const isOverTime = context.figures.measures.get(measure)?.source.day !== undefined;
  const one = { measures: [measure], filters, limit: 1, by: [] };
  const whole = { ...one, period, from, to, ...(isOverTime && { compare: "year" as const }) };
  const months = { ...one, by: ["month"], period: "last 12 months", limit: 12 };
  try {
    const [answer, trend] = await Promise.all([answerTo(context, whole), isOverTime ? answerTo(context, months) : null]);
    const { figures, changes } = answer.totals;
    return {
      id,
      name,
      label: answer.measures[0]?.label ?? "",
      understood: answer.understood,
      value: figures[0] ?? null,
      change: changes?.[0] ?? null,
      trend: (trend?.items ?? []).map((item) => ({ label: item.keys[0]?.label ?? "", value: item.figures[0] ?? {} })),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { id, name, label: "", understood: "", value: null, change: null, trend: [] };
  }
}
