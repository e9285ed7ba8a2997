import { writeFileSync } from "node:fs";
import type { Result } from "@/worker/core/contract/operation";
import { bytesOf } from "@/worker/core/contract/printing";
import { fold } from "@/worker/core/language";
import { changeText, figureText, lengthOf } from "@/worker/core/text/figure-text";
import { figures } from "@/worker/modules/business/figures/contract";
import { type ReadyReport, readyReports } from "@/worker/modules/business/reports/rules";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";
import { readAnswer } from "./output/show";
import { type Column, tableText } from "./output/table";

export interface ReportOptions {
  by?: string;
  period?: string;
  compare?: string | true;
  only?: string[];
  limit?: string;
  json?: boolean;
  csv?: boolean;
  pdf?: string;
}

type Answer = Result<typeof figures.query>;

/** Columns of a bar. */
const BAR = 24;

/** Asks for a ready report and shows it with bars; or writes it for programs, for spreadsheets or on paper. */
export async function showReport(context: CommandContext, name: string, options: ReportOptions): Promise<void> {
  const { client, terminal, translator } = context;
  const ready: ReadyReport = readyReports[name as keyof typeof readyReports];
  const period = options.period ?? ready.period ?? undefined;
  const question = {
    measures: ready.measures,
    by: [options.by ? await dimensionNamed(context, options.by) : ready.by[0]],
    filters: await Promise.all((options.only ?? []).map((one) => filterOf(context, one))),
    ...(period && { period }),
    ...(options.compare && { compare: options.compare === true ? "year" : options.compare }),
  };
  if (options.pdf) {
    const title = translator.of("reports").values?.report?.[name] ?? name;
    const file = await client.call<{ content: string }>(figures.paper, { ...question, title });
    writeFileSync(options.pdf, bytesOf(file));
    return terminal.aside(translator.say("file.written", { path: options.pdf }));
  }
  if (options.csv) return terminal.out((await client.call<{ text: string }>(figures.export, question)).text.trimEnd());
  const raw = await client.call<unknown>(figures.query, { ...question, limit: Number(options.limit ?? 30) });
  if (options.json) return terminal.out(JSON.stringify(raw, null, terminal.screen ? 2 : undefined));
  const answer = readAnswer(figures.query, raw) as Answer;
  terminal.out(answer.understood);
  terminal.out(tableText(columnsOf(answer, context), terminal.screen));
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

/** A dimension by its name or by any word for it, in the language of the terminal. */
async function dimensionNamed({ client, translator }: CommandContext, text: string): Promise<string> {
  const { dimensions, grains } = await client.call<Result<typeof figures.catalogue>>(figures.catalogue, {});
  const grainLabels = translator.of("figures").values?.grain ?? {};
  const all = [...dimensions, ...grains.map((name) => ({ name, label: grainLabels[name] ?? name, synonyms: [] as string[] }))];
  const word = fold(text);
  const found =
    all.find(({ name }) => name === text) ?? all.find(({ label, synonyms }) => [label, ...synonyms].some((one) => fold(one) === word));
  return found?.name ?? text;
}

/** "client=Etxe Ona" narrows to one client. */
async function filterOf(context: CommandContext, text: string): Promise<{ dimension: string; is: string[] }> {
  const [dimension = "", ...rest] = text.split("=");
  if (!rest.length) throw new Stop(context.translator.say("report.onlyForm", { text }), exitCodes.usage);
  return {
    dimension: await dimensionNamed(context, dimension.trim()),
    is: rest
      .join("=")
      .split(",")
      .map((one) => one.trim()),
  };
}
