import type { Result } from "@/worker/core/contract/operation";
import { changeText, figureText, lengthOf } from "@/worker/core/text/figure-text";
import type { figures } from "@/worker/modules/business/figures/contract";
import type { OperationOutline } from "./catalogue/outline";
import type { CommandContext } from "./command-context";
import type { Options } from "./complete";
import { printJson } from "./output/json";
import { readAnswer, type Row } from "./output/show";
import { type Column, columnsThatFit, tableText } from "./output/table";
import { width } from "./output/width";
import { csvOf, namedRows, plainText } from "./report-rows";
import { wholePage } from "./stream-rows";

type Answer = Result<typeof figures.query>;

/** Columns of a bar. */
const BAR = 24;

/** Is the answer shown as a report, with its groups and bars? Asked for as JSON it is written like any other answer. */
export const isShownAsReport = ({ id }: OperationOutline, { json, jq, columns }: Options): boolean =>
  id === "figures.query" && (columns !== undefined || !(json || jq));

/** Asks for figures and shows their groups as a report does: a table with bars; plain in a pipe; CSV or fields under the names of both. */
export async function showFigures(context: CommandContext, query: OperationOutline, input: Row, options: Options): Promise<void> {
  const { client, terminal } = context;
  const fields = options.columns?.split(",");
  const limit = options.limit as string | undefined;
  if (options.csv) return terminal.out(await csvOf(context, query, input, { limit, fields }));
  const raw = options.all ? { ...(await wholePage(context, query, input)), others: null } : await client.call<unknown>(query, input);
  const answer = readAnswer(query, raw) as Answer;
  if (fields) return printJson(terminal, namedRows(answer, fields, context), { jq: options.jq });
  if (terminal.screen) terminal.out(answer.understood);
  else terminal.aside(answer.understood);
  terminal.out(terminal.screen ? figuresText(context, answer, terminal.screen) : plainText(answer));
}

/** Groups and their total as a table that fits the screen. */
export function figuresText(context: CommandContext, answer: Answer, screen: number): string {
  return tableText(fitting(columnsOf(answer, context), screen), screen);
}

/** A table without its bars where they would not fit, and then without what tells least. */
function fitting(columns: Column[], screen: number): Column[] {
  const [figures, all] = [columns.slice(0, -1), columns];
  const widthOf = (some: Column[]) =>
    Math.max(
      ...tableText(some)
        .split("\n")
        .map((line) => width(line)),
    );
  return widthOf(all) <= screen ? all : columnsThatFit(figures, screen);
}

/** A table whose last row is the total; its first figure is drawn as a bar beside it. */
function columnsOf({ by, measures, items, others, totals }: Answer, { translator: { language, say } }: CommandContext): Column[] {
  const rows = [...items, ...(others ? [others] : []), totals];
  const most = Math.max(1e-9, ...items.map(({ figures: [first] }) => lengthOf(first ?? {})));
  const bar = (length: number) => "█".repeat(Math.max(length > 0 ? 1 : 0, Math.round((length / most) * BAR)));
  const names = by.map(({ label }, place) => ({
    label,
    isFigure: false,
    cells: [
      ...items.map(({ keys }) => keys[place]?.label ?? ""),
      ...(others ? [place ? "" : say("report.others")] : []),
      place ? "" : say("report.total"),
    ],
  }));
  const figured = measures.flatMap(({ label }, place): Column[] => [
    { label, isFigure: true, cells: rows.map((row) => figureText(row.figures[place] ?? {}, language)) },
    ...(totals.before
      ? [
          { label: say("report.before"), isFigure: true, cells: rows.map(({ before }) => figureText(before?.[place] ?? {}, language)) },
          { label: say("report.change"), isFigure: true, cells: rows.map(({ changes }) => changeText(changes?.[place], language)) },
        ]
      : []),
  ]);
  const bars = {
    label: "",
    isFigure: false,
    cells: rows.map((row, place) => (place < items.length ? bar(lengthOf(row.figures[0] ?? {})) : "")),
  };
  return [...names, ...figured, bars];
}
