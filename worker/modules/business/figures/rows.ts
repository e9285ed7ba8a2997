import { refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { groupsOf, recordsOf } from "@/worker/engine/figures/plan";
import { partsIn, readValue } from "@/worker/engine/figures/values";
import { handle } from "@/worker/engine/handler";
import { figures } from "./contract";
import { batch } from "./query";
import { measuresOf, narrowingOf, periodOf, requireMembers } from "./read-question";
import { understoodAs } from "./understood";

/** The records behind a figure, each with its part: they come to the figure. @throws Refusal naming `measure` where it is computed from others */
export const rows = handle(figures.rows, async (context, question) => {
  const { db, now, caller, figures: catalogue } = context;
  const { limit, cursor } = question;
  const found = measuresOf(context, [question.measure], () => "measure");
  const [one] = found;
  if (!one) throw new Error("No measure");
  if ("parts" in one.measure) refuseField("measure", "has_parts", { parts: one.measure.parts.join(", ") });
  const period = periodOf(context, question, found);
  const { narrowed, looked, labels } = narrowingOf(catalogue, question.filters, found, caller.language);
  const selection = { source: one.source, measures: [one.name], by: [], narrowed, period, today: civilDate(now) };
  const answers = await batch(context, [
    ...looked.map(({ statement }) => statement),
    groupsOf(selection),
    recordsOf(selection, one.name, cursor ?? null, limit + 1),
  ]);
  const members = answers.slice(0, looked.length) as unknown as { id: string; label: string }[][];
  await requireMembers(db, looked, members, caller.language);
  for (const [place, { place: at }] of looked.entries()) labels.set(at, (members[place] ?? []).map(({ label }) => label).join(", "));
  const [total = [], records = []] = answers.slice(looked.length);
  const { path } = ("rows" in one.measure && one.measure.rows) || one.source.rows;
  const shown = records.slice(0, limit).map(({ id, label, day, ...row }) => ({
    id: String(id),
    label: String(label ?? ""),
    day: day === null ? null : String(day),
    path: path + String(id),
    value: readValue(one.source, one.name, partsIn(row)),
  }));
  const read = { catalogue, found, by: [], filters: question.filters, labels, period, other: null, language: caller.language };
  return {
    understood: understoodAs(read),
    items: shown,
    nextCursor: records.length > limit ? (shown.at(-1)?.id ?? null) : null,
    sum: readValue(one.source, one.name, partsIn(total[0] ?? {})),
    period: period && { from: period.from, to: period.to },
  };
});
