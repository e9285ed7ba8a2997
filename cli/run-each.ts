import { coerce } from "@/worker/core/contract/coerce";
import { type CsvFile, readCsv } from "@/worker/core/files/csv";
import { Refusal } from "@/worker/core/errors";
import { problemText } from "@/worker/core/problem-text";
import { nameOf } from "@/worker/core/contract/operation";
import type { OperationOutline } from "./catalogue/outline";
import type { CommandContext } from "./command-context";
import { isTrial, type Options, requireComplete } from "./complete";
import { mustConfirm, subjectOf, titleOf } from "./confirm";
import { exitCodes, Stop } from "./exit-codes";
import { textsOf } from "./flags";
import { jsonText, wantsJson } from "./output/json";
import type { Row } from "./output/show";
import { readText } from "./read-text";
import { callNamed } from "./call-named";
import { foreseen } from "./run-operation";

/**
 * Does a command for each record of a file, one after the other: JSON lines, a JSON list, or CSV under the names of the fields. A
 * line of results is JSON. Repeated with the same --idempotency-key, what was done is not done again.
 * @throws Stop at the first record that is refused, with its place and its code
 */
export async function runEach(context: CommandContext, operation: OperationOutline, options: Options & { each: string }): Promise<void> {
  const { terminal, translator } = context;
  const { say } = translator;
  if (mustConfirm(operation) && !options.yes && !options.dryRun) throw new Stop(say("confirm.needed"), exitCodes.usage);
  const records = recordsIn(await readText(context, options.each), operation, context);
  const title = translator.of(nameOf(operation).module).operations[nameOf(operation).verb]?.title ?? "";
  for (const [place, record] of records.entries()) {
    const key = options.idempotencyKey && `${options.idempotencyKey}-${place + 1}`;
    try {
      requireComplete(context, operation, record.id as string | undefined, record);
      const keyed = { ...options, idempotencyKey: key };
      const before =
        isTrial(operation, options) && !wantsJson(options) ? await subjectOf(context, operation, record.id as string) : undefined;
      if (before) {
        const send: Parameters<typeof foreseen>[3] = async (seen) =>
          (await callNamed(context, operation, { ...record, id: before.id }, keyed, { seen })) as Row;
        terminal.out([titleOf(before), await foreseen(context, operation, before, send)].filter(Boolean).join("\n"));
        continue;
      }
      const answer = await callNamed(context, operation, record, keyed);
      const text = wantsJson(options) ? await jsonText(answer, options) : titleOf(answer as Row) || String((answer as Row).id ?? "ok");
      if (text) terminal.out(text);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      const message = say("each.stopped", { place: place + 1, count: records.length, reason: error.message });
      throw new Stop(message, error.exitCode, error.lines);
    }
  }
  terminal.aside(say(options.dryRun ? "each.dry" : "each.done", { title, count: records.length }));
}

function csvOf(text: string, translator: CommandContext["translator"]): CsvFile {
  try {
    return readCsv(text);
  } catch (error) {
    const [problem] = error instanceof Refusal ? (error.detail.fields ?? []) : [];
    if (!problem) throw error;
    throw new Stop(problemText(problem, translator.language), exitCodes.usage);
  }
}

function recordsIn(text: string, operation: OperationOutline, { translator, terminal }: CommandContext): Row[] {
  const { say } = translator;
  const start = text.trimStart()[0];
  try {
    if (start === "[") return JSON.parse(text) as Row[];
    if (start === "{")
      return text
        .split("\n")
        .filter((line) => line.trim())
        .map((line) => JSON.parse(line) as Row);
  } catch (error) {
    throw new Stop(say("each.notJson", { reason: (error as Error).message }), exitCodes.usage);
  }
  const { headings, lines } = csvOf(text, translator);
  const left = headings.filter((heading) => heading && !(heading in operation.input.shape));
  if (left.length) terminal.aside(say("each.left", { count: left.length, names: left.join(", ") }));
  return lines.map(({ cells }) => {
    const texts = Object.fromEntries(headings.map((heading, place) => [heading, cells[place] ?? ""]).filter(([, cell]) => cell !== ""));
    return coerce(operation.input.shape, textsOf(operation, texts, translator));
  });
}
