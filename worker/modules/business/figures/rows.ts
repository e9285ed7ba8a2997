import { civilDate } from "@/worker/core/figures/dates";
import { feedsOf, groupsOf, recordsOf } from "@/worker/engine/figures/plan";
import { listPathOf } from "@/worker/engine/figures/listed";
import { partsIn, readValue } from "@/worker/engine/figures/values";
import { handle } from "@/worker/engine/handler";
import { figures } from "./contract";
import { batch } from "./query";
import { withPeople } from "./people";
import { measuresOf, narrowingOf, periodOf, requireMembers } from "./read-question";
import { understoodAs } from "./understood";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** The records behind a figure, each with its part: they come to the figure. Of a ratio, each with what it adds to both its parts. */
export const rows = handle(figures.rows, async (context, question) => {
  const { db, now, caller, figures: catalogue } = context;
  const { limit, cursor } = question;
  const found = measuresOf(context, [question.measure], () => "measure");
  const [one] = found;
  if (!one) throw new Error("No measure");
  const period = periodOf(context, question, found);
  const { filters, people } = await withPeople(context, question.filters);
  const { narrowed, looked, labels } = narrowingOf(catalogue, filters, found, caller.language);
  for (const [place, names] of people) labels.set(place, names);
  const feeds = await feedsOf({ ...context, language: caller.language }, [one.source]);
  const fed = feeds.get(one.source);
  const selection = { source: one.source, measures: [one.name], by: [], narrowed, period, today: civilDate(now), fed };
  const answers = await batch(context, [
    ...looked.map(({ statement }) => statement),
    groupsOf(selection),
    recordsOf(selection, one.name, cursor ?? null, limit + 1),
  ]);
  const members = answers.slice(0, looked.length) as unknown as { id: string; label: string }[][];
  await requireMembers(db, looked, members, caller.language);
  for (const [place, { place: at }] of looked.entries()) labels.set(at, (members[place] ?? []).map(({ label }) => label).join(", "));
  const [total = [], records = []] = answers.slice(looked.length);
  const { source, name, measure } = one;
  const parts = "parts" in measure ? [...measure.parts] : [];
  const shown = records.slice(0, limit).map(({ id, label, day, path, ...row }) => ({
    id: String(id),
    label: String(label ?? "") || (isBefore(day) ? { fr, en }[caller.language].sentence.opening : ""),
    day: day === null || isBefore(day) ? null : String(day),
    path: `${path}${id}`,
    value: readValue(source, name, partsIn(row)),
    parts: parts.map((part) => readValue(source, part, partsIn(row))),
  }));
  const read = { catalogue, found, by: [], filters, labels, period, other: null, language: caller.language };
  const narrowing = narrowed.map(({ dimension, keys }, place) => {
    const at = looked.findIndex((one) => one.place === place);
    return { dimension, keys: Array.isArray(keys) ? keys : (members[at] ?? []).map(({ id }) => id) };
  });
  return {
    understood: understoodAs(read),
    listPath: listPathOf(one, narrowing, period),
    items: shown,
    nextCursor: records.length > limit ? (shown.at(-1)?.id ?? null) : null,
    sum: readValue(source, name, partsIn(total[0] ?? {})),
    parts: parts.map((part) => ({
      name: part,
      label: source.measures[part]?.names[caller.language][0] ?? "",
      sum: readValue(source, part, partsIn(total[0] ?? {})),
    })),
    period: period && { from: period.from, to: period.to },
  };
});

/** A balance begins with what no record explains: it stands before any day. */
const isBefore = (day: string | number | null | undefined) => String(day) < "0002";
