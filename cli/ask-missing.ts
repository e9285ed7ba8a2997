import { nameOf } from "@/worker/core/contract/operation";
import type { OperationOutline } from "./catalogue/outline";
import type { CommandContext } from "./command-context";
import type { Options } from "./complete";
import { exitCodes, Stop } from "./exit-codes";
import { describe } from "./flags";

/**
 * Asks a person for what a command line lacks, field by field.
 * @returns the line, complete
 * @throws Stop when nothing is answered to one
 */
export async function askMissing(
  { terminal, translator }: CommandContext,
  operation: OperationOutline,
  id: string | undefined,
  options: Options,
): Promise<{ id: string | undefined; options: Options }> {
  const answerTo = async (label: string, isSecret = false) => {
    const answer = (await terminal.ask(translator.say("ask.field", { label }), isSecret)).trim();
    if (!answer) throw new Stop(translator.say("ask.dropped"), exitCodes.declined);
    return answer;
  };
  const { module, verb } = nameOf(operation);
  const missing = Object.entries(operation.input.shape).filter(
    ([field, shape]) => field !== "id" && field !== "version" && !shape.isOptional && options[field] === undefined,
  );
  const needsId = "id" in operation.input.shape && id === undefined;
  if (needsId || missing.length) terminal.aside(translator.of(module).operations[verb]?.title ?? verb);
  const named = needsId ? await answerTo(translator.say("flags.id")) : id;
  const whole = { ...options };
  for (const [field, shape] of missing)
    whole[field] = await answerTo(describe(operation, field, { ...shape, isOptional: true }, translator), /password/i.test(field));
  return { id: named, options: whole };
}
