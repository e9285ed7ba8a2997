import { addDays, formatDate } from "@/worker/core/figures/dates";
import { type Condition, labelOf, type Reader, type Row } from "./conditions";
import { is } from "./lexicon";
import { periodOf } from "./periods";
import type { Mention, Reading } from "./reading";
import type { List } from "./shelf";
import { fieldsFor } from "./superlatives";

/** A condition on the dates of a list's rows, and the mention that names them. */
interface Dated {
  condition: Condition;
  mention: Mention | undefined;
}

/** What a message asks of dates: those it names, or else the first of the list; null when it names no period. */
export function datedBy({ tokens, mentions }: Reading, reader: Reader, today: string): Dated | null {
  const { list, language } = reader;
  const period = periodOf(tokens, today);
  const dates = Object.keys(list.row).filter((field) => datesIn(reader, field));
  if (!period || !dates.length) return null;
  // The module's own name ("commandes") names no date ("commandé le").
  const namedBy = ({ meanings }: Mention) =>
    (meanings.some(({ of }) => of === "module") ? [] : meanings).flatMap((meaning) =>
      meaning.of === "field" && dates.includes(meaning.field) ? meaning.field : [],
    );
  const mention = mentions.find((one) => namedBy(one).length);
  // "un délai sous 5 jours" counts days; it speaks of dates only where it names them.
  if (!mention && is.day(tokens[period.to - 1]?.word ?? "")) return null;
  // Days gone by are those on which something was made; days to come, those on which it is wanted.
  const made = fieldsFor("age", list.row).find((field) => dates.includes(field));
  const coming = fieldsFor("coming", list.row).find((field) => dates.includes(field));
  const isPast = period.start < addDays(today, -6) || (period.end <= today && period.start < today);
  const isAhead = period.start >= today && period.end > today;
  const other = isPast ? made : isAhead ? coming : undefined;
  // "Valable encore deux mois": until when, not since when.
  const isSince = mention !== undefined && isAhead && coming !== undefined && namedBy(mention).includes("validFrom");
  const fields = mention && !isSince ? namedBy(mention) : other ? [other] : dates.slice(0, 1);
  const shown = fields.find((field) => list.row[field]?.kind === "date") ?? fields[0] ?? "";
  const [start, end] = [period.start, period.end].map((date) => formatDate(date, language));
  const labels = [...new Set(fields.map((field) => labelOf(reader, field)))].join(" / ");
  const inputs = fields.length === 1 ? boundsFor(shown, dates[0] === shown, list.input) : null;
  return {
    mention,
    condition: {
      from: period.from,
      to: period.to,
      field: shown,
      dates: fields,
      text: `${labels} ${start === end ? start : `${start} – ${end}`}`,
      ...(inputs && { inputs: { [inputs[0]]: period.start, [inputs[1]]: period.end } }),
      test: (row) => fields.some((field) => datesIn(reader, field)?.(row).some((date) => date >= period.start && date <= period.end)),
    },
  };
}

/** The inputs of a list that bound a date: its own (`dueFrom` for `dueOn`), or those of the first date of its rows. */
function boundsFor(field: string, isFirst: boolean, input: List["input"]): [string, string] | null {
  const base = field.replace(/On$/, "");
  const pairs: [string, string][] = [
    [`${base}From`, `${base}To`],
    ...(isFirst
      ? ([
          ["since", "until"],
          ["from", "to"],
        ] as [string, string][])
      : []),
  ];
  return pairs.find((pair) => pair.every((name) => input[name]?.kind === "date")) ?? null;
}

/** How to read the dates of a field: its own, or those of the records it holds; null when it has none. */
function datesIn({ list }: Reader, field: string): ((row: Row) => string[]) | null {
  const shape = list.row[field];
  if (shape?.kind === "date") return (row) => [row[field]].filter(isText);
  const inner = Object.keys(shape?.fields ?? {}).filter((name) => shape?.fields[name]?.kind === "date");
  if (shape?.kind !== "records" || !inner.length) return null;
  return (row) => (row[field] as Row[]).flatMap((record) => inner.map((name) => record[name]).filter(isText));
}

const isText = (value: unknown): value is string => typeof value === "string";
