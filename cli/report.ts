import { setTimeout as pause } from "node:timers/promises";
import { type Command, Option } from "commander";
import type { Result } from "@/worker/core/contract/operation";
import { fold } from "@/worker/core/language";
import { lengthOf } from "@/worker/core/text/figure-text";
import type { figures } from "@/worker/modules/business/figures/contract";
import { comparisons } from "@/worker/modules/business/figures/status";
import { type ReadyReport, readyReportNames, readyReports } from "@/worker/modules/business/reports/rules";
import { kebab } from "@/worker/core/contract/operation";
import { bytesOf } from "./bytes";
import { command, withJson } from "./command-line";
import type { OperationOutline } from "./catalogue/outline";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";
import { figuresText } from "./figures-answer";
import { printJson } from "./output/json";
import { readAnswer } from "./output/show";
import { operationOf } from "./registry";
import { csvOf, namedRows, plainText } from "./report-rows";
import { sparkline } from "./output/sparkline";
import { type Column, tableText } from "./output/table";
import { writeTo } from "./write-to";

export interface ReportOptions {
  by?: string;
  period?: string;
  compare?: string | true;
  only?: string[];
  limit?: string;
  json?: boolean;
  columns?: string;
  csv?: boolean;
  pdf?: string;
  jq?: string;
  /** Seconds between two looks. */
  watch?: string | true;
}

/** A command for each ready report. */
export function addReportCommands(group: Command, context: CommandContext): void {
  const { translator } = context;
  const { say } = translator;
  const several = (value: string, before: string[]) => [...before, value];
  for (const name of readyReportNames) {
    const label = translator.of("reports").values?.report?.[name] ?? name;
    withJson(command(group, kebab(name), label, translator), translator)
      .addOption(new Option("--csv", say("report.csv")).conflicts("json"))
      .option("--pdf <file>", say("report.pdf"))
      .option("--by <…>", say("report.by", { choices: readyReports[name].by.join(", ") }))
      .option("--period <…>", say("report.period"))
      .addOption(new Option("--compare [year|previous]", say("report.compare")).choices(comparisons))
      .option("--only <…=…>", say("report.only"), several, [])
      .option("-L, --limit <n>", translator.of("figures").fields.limit)
      .option("--watch [n]", say("report.watch"))
      .action((options) => (options.watch ? watchReport(context, name, options) : showReport(context, name, options)));
  }
}

/** Empties the screen, and goes to its top. */
const ANEW = "\u001b[2J\u001b[H";

/** Shows a report again and again, until it is interrupted. */
async function watchReport(context: CommandContext, name: string, options: ReportOptions): Promise<void> {
  const seconds = options.watch === true ? 10 : Number(options.watch);
  if (!(seconds >= 1)) throw new Stop(context.translator.say("badSeconds"), exitCodes.usage);
  for (;;) {
    if (context.terminal.screen) context.terminal.bytes(ANEW);
    await showReport(context, name, options);
    await pause(seconds * 1_000);
  }
}

type Answer = Result<typeof figures.query>;

/** Asks for a ready report and shows it with bars; or writes it for programs, for spreadsheets or on paper. */
export async function showReport(context: CommandContext, name: string, options: ReportOptions): Promise<void> {
  const { client, terminal, translator } = context;
  const { language } = translator;
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
    const file = await client.call<{ content: string }>(await operationOf("figures", "paper", language), { ...question, title });
    if (options.pdf === "-") return terminal.bytes(bytesOf(file));
    return writeTo(context, options.pdf, bytesOf(file));
  }
  const query = await operationOf("figures", "query", language);
  const fields = options.columns?.split(",");
  if (options.csv) return terminal.out(await csvOf(context, query, question, { limit: options.limit, fields }));
  const raw = await client.call<unknown>(query, { ...question, limit: Number(options.limit ?? 30) });
  const answer = readAnswer(query, raw) as Answer;
  // Fields that are named are those of its table, as CSV has them.
  if (fields) return printJson(terminal, namedRows(answer, fields, context), { jq: options.jq });
  if (options.json || options.jq) return printJson(terminal, raw, options);
  if (terminal.screen) terminal.out(answer.understood);
  else terminal.aside(answer.understood);
  if (!terminal.screen) return terminal.out(plainText(answer));
  const trend = await trendOf(context, ready, question, query);
  if (trend.length) terminal.out(`${tableText(trend, terminal.screen)}\n`);
  terminal.out(figuresText(context, answer, terminal.screen));
}

/** Each measure month by month as a small line, where the report can tell months apart and does not do so already. */
async function trendOf(
  { client, translator }: CommandContext,
  { by }: ReadyReport,
  question: { measures: readonly string[]; by: string[] },
  query: OperationOutline,
): Promise<Column[]> {
  if (!by.includes("month") || question.by.some((one) => grains.includes(one))) return [];
  const raw = await client.call<unknown>(query, { ...question, compare: undefined, by: ["month"], limit: MONTHS });
  const { measures, items } = readAnswer(query, raw) as Answer;
  if (items.length < 2) return [];
  const lines = measures.map((_, place) => sparkline(items.map(({ figures }) => lengthOf(figures[place] ?? {}))));
  const [first, last] = [items[0], items.at(-1)].map((item) => item?.keys[0]?.label ?? "");
  return [
    { label: translator.say("report.trend"), isFigure: false, cells: measures.map(({ label }) => label) },
    { label: `${first} → ${last}`, isFigure: false, cells: lines },
  ];
}

/** What a report by months or years shows as a trend by itself. */
const grains = ["day", "week", "month", "quarter", "year", "expiryMonth"];
/** Months of the longest trend. */
const MONTHS = 36;

/** A dimension by its name or by any word for it, in the language of the terminal. */
async function dimensionNamed({ client, translator }: CommandContext, text: string): Promise<string> {
  const { dimensions, grains } = await client.call<Result<typeof figures.catalogue>>(
    await operationOf("figures", "catalogue", translator.language),
    {},
  );
  const grainLabels = translator.of("figures").values?.grain ?? {};
  const all = [...dimensions, ...grains.map((name) => ({ name, label: grainLabels[name] ?? name, synonyms: [] as string[] }))];
  const word = fold(text);
  const found =
    all.find(({ name }) => name === text) ?? all.find(({ label, synonyms }) => [label, ...synonyms].some((one) => fold(one) === word));
  return found?.name ?? text;
}

/** "client=Épicerie Etxe Ona" narrows to one client. */
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
