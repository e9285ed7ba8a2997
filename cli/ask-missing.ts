import { nameOf } from "@/worker/core/contract/operation";
import { isFigure, type Shape } from "@/worker/core/contract/shape";
import { civilDateOf } from "@/worker/core/figures/dates";
import { problemText } from "@/worker/core/problem-text";
import type { OperationOutline } from "./catalogue/outline";
import type { CommandContext } from "./command-context";
import type { Options } from "./complete";
import { subjectOf } from "./confirm";
import { exitCodes, Stop } from "./exit-codes";
import { choicesOf, inputOf, questionOf, textsOf } from "./flags";
import { dayNamed } from "./tools/day";

/** A command line: what its command is about, and its flags. */
interface Line {
  id: string | undefined;
  options: Options;
}

/**
 * Asks a person for what a command line lacks, field by field: one of several is picked, and an answer that cannot be is told at
 * once, and asked for again.
 * @returns the line, complete
 * @throws Stop when nothing is answered to one
 */
export async function askMissing(
  context: CommandContext,
  operation: OperationOutline,
  id: string | undefined,
  options: Options,
): Promise<Line> {
  const { terminal, translator } = context;
  const { say } = translator;
  const answered = (answer: string): string => {
    if (!answer) throw new Stop(say("ask.dropped"), exitCodes.declined);
    return answer;
  };
  /** @param check gives the answer as it is sent, or throws why it cannot be */
  const answerTo = async (label: string, check: (answer: string) => Promise<string>, isSecret = false): Promise<string> => {
    const answer = answered((await terminal.ask(say("ask.field", { label }), isSecret)).trim());
    try {
      return await check(answer);
    } catch (error) {
      if (!(error instanceof Stop) || !mended.some((code) => code === error.exitCode)) throw error;
      tell(context, error);
      return answerTo(label, check, isSecret);
    }
  };
  const { module, verb } = nameOf(operation);
  const missing = Object.entries(operation.input.shape).filter(
    ([field, shape]) => field !== "id" && field !== "version" && !shape.isOptional && options[field] === undefined,
  );
  const needsId = "id" in operation.input.shape && id === undefined;
  if (needsId || missing.length) terminal.aside(translator.of(module).operations[verb]?.title ?? verb);
  const named = needsId ? await answerTo(say("flags.id"), (answer) => recordNamed(context, operation, "id", answer)) : id;
  const whole = { ...options };
  for (const [field, shape] of missing) {
    const label = questionOf(operation, field, shape, translator);
    const choices = choicesOf(operation, field, shape, translator);
    whole[field] = choices.length
      ? answered(await terminal.choose(say("ask.field", { label }), say("ask.keys"), choices))
      : await answerTo(label, (answer) => answerRead(context, operation, field, answer), /password/i.test(field));
  }
  return { id: named, options: whole };
}

/**
 * Does something with a complete line, and asks again for the answers that are refused of those a person gave.
 * @param typed the line as it was typed: what stands on it is nobody's answer
 */
export async function untilTaken(
  context: CommandContext,
  operation: OperationOutline,
  typed: Line,
  run: (line: Line) => Promise<void>,
): Promise<void> {
  let line = await askMissing(context, operation, typed.id, typed.options);
  for (;;) {
    try {
      return await run(line);
    } catch (error) {
      const refused = error instanceof Stop && error.exitCode === exitCodes.usage ? error.faults : [];
      const fields = new Set(refused.map(({ field }) => field.split(".")[0] ?? ""));
      const areAnswers = [...fields].every((field) => line.options[field] !== undefined && typed.options[field] === undefined);
      if (!fields.size || !areAnswers) throw error;
      tell(context, error as Stop);
      const options = Object.fromEntries(Object.entries(line.options).filter(([field]) => !fields.has(field)));
      line = await askMissing(context, operation, line.id, options);
    }
  }
}

/** Says why something cannot be. */
function tell({ terminal }: CommandContext, { message, lines }: Stop): void {
  for (const line of [message, ...lines.map((text) => `  ${text}`)]) terminal.problem(line);
}

/** Refusals after which another answer may do. */
const mended = [exitCodes.usage, exitCodes.notFound, exitCodes.declined];

/** The identifier of the record that an answer names, or the answer where its module shows none. */
async function recordNamed(context: CommandContext, operation: OperationOutline, field: string, answer: string): Promise<string> {
  const { id } = (await subjectOf(context, operation, answer, field)) ?? {};
  return typeof id === "string" ? id : answer;
}

/** An answer as its field takes it. @throws Stop where it cannot be that field */
export async function answerRead(context: CommandContext, operation: OperationOutline, field: string, answer: string): Promise<string> {
  const shape = operation.input.shape[field] as Shape;
  if (shape.kind === "text" && shape.names.length) return recordNamed(context, operation, field, answer);
  const { translator } = context;
  const refuse = (code: string, params = {}): never => {
    throw new Stop(problemText({ code, params }, translator.language), exitCodes.usage);
  };
  if (shape.kind === "date") {
    const day = dayNamed(answer);
    const [year = 0, month = 0, date = 0] = (day ?? "").split("-").map(Number);
    return day && civilDateOf(year, month, date) ? day : refuse("date");
  }
  const text = textsOf(operation, { [field]: answer }, translator)[field] as string;
  const value = inputOf(operation, { [field]: text }, translator)[field];
  if (shape.kind === "choice" && !shape.options.includes(text)) refuse("choice", { choices: shape.options.join(", ") });
  if (isFigure(shape) && typeof value === "string") refuse("type_number");
  if (shape.kind === "quantity" && typeof value === "string") refuse("quantity");
  return text;
}
