import { coerce } from "@/worker/core/contract/coerce";
import { nameOf } from "@/worker/core/contract/operation";
import { isFigure, type Shape } from "@/worker/core/contract/shape";
import { civilDateOf } from "@/worker/core/figures/dates";
import { problemText } from "@/worker/core/problem-text";
import type { OperationOutline } from "./catalogue/outline";
import type { CommandContext } from "./command-context";
import type { Options } from "./complete";
import { subjectOf } from "./confirm";
import { exitCodes, Stop } from "./exit-codes";
import { describe, textsOf } from "./flags";
import { dayNamed } from "./tools/day";

/**
 * Asks a person for what a command line lacks, field by field; an answer that cannot be is told at once, and asked for again.
 * @returns the line, complete
 * @throws Stop when nothing is answered to one
 */
export async function askMissing(
  context: CommandContext,
  operation: OperationOutline,
  id: string | undefined,
  options: Options,
): Promise<{ id: string | undefined; options: Options }> {
  const { terminal, translator } = context;
  /** @param check gives the answer as it is sent, or throws why it cannot be */
  const answerTo = async (label: string, check: (answer: string) => Promise<string>, isSecret = false): Promise<string> => {
    const answer = (await terminal.ask(translator.say("ask.field", { label }), isSecret)).trim();
    if (!answer) throw new Stop(translator.say("ask.dropped"), exitCodes.declined);
    try {
      return await check(answer);
    } catch (error) {
      if (!(error instanceof Stop) || !mended.some((code) => code === error.exitCode)) throw error;
      for (const line of [error.message, ...error.lines.map((text) => `  ${text}`)]) terminal.problem(line);
      return answerTo(label, check, isSecret);
    }
  };
  const { module, verb } = nameOf(operation);
  const missing = Object.entries(operation.input.shape).filter(
    ([field, shape]) => field !== "id" && field !== "version" && !shape.isOptional && options[field] === undefined,
  );
  const needsId = "id" in operation.input.shape && id === undefined;
  if (needsId || missing.length) terminal.aside(translator.of(module).operations[verb]?.title ?? verb);
  const named = needsId ? await answerTo(translator.say("flags.id"), (answer) => recordNamed(context, operation, "id", answer)) : id;
  const whole = { ...options };
  for (const [field, shape] of missing) {
    const sign = shape.kind === "date" ? " (2026-11-27)" : "";
    const label = describe(operation, field, { ...shape, isOptional: true }, translator) + sign;
    whole[field] = await answerTo(label, (answer) => answerRead(context, operation, field, answer), /password/i.test(field));
  }
  return { id: named, options: whole };
}

/** Refusals after which another answer may do. */
const mended = [exitCodes.usage, exitCodes.notFound, exitCodes.declined];

/** The identifier of the record that an answer names, or the answer where its module shows none. */
async function recordNamed(context: CommandContext, operation: OperationOutline, field: string, answer: string): Promise<string> {
  const { id } = (await subjectOf(context, operation, answer, field)) ?? {};
  return typeof id === "string" ? id : answer;
}

/** An answer as its field takes it. @throws Stop where it cannot be that field */
async function answerRead(context: CommandContext, operation: OperationOutline, field: string, answer: string): Promise<string> {
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
  const value = coerce(operation.input.shape, { [field]: text })[field];
  if (shape.kind === "choice" && !shape.options.includes(text)) refuse("choice", { choices: shape.options.join(", ") });
  if (isFigure(shape) && typeof value === "string") refuse("type_number");
  if (shape.kind === "quantity" && typeof value === "string") refuse("quantity");
  return text;
}
