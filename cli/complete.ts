import { kebab, nameOf } from "@/worker/core/contract/operation";
import type { OperationOutline } from "./catalogue/outline";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";
import { describe } from "./flags";

/** What every operation's command takes besides its own fields. */
export interface Options extends Record<string, unknown> {
  json?: boolean;
  jq?: string;
  csv?: boolean;
  /** A list to its end, page after page. */
  all?: boolean;
  /** Fields, separated by commas: which columns, and in which order. */
  columns?: string;
  yes?: boolean;
  dryRun?: boolean;
  idempotencyKey?: string;
  /** A file of records to do it for, one after the other; `-` is standard input. */
  each?: string;
  /** Where a file goes. */
  out?: string;
}

/** Is nothing of it to be kept? An operation that has a trial of its own decides by itself. */
export const isTrial = (operation: OperationOutline, { dryRun }: Options): boolean =>
  Boolean(dryRun) && !("dryRun" in operation.input.shape);

/** @throws Stop with what is missing of a command line, each with its form, or with how it goes when nothing is to change */
export function requireComplete(
  { translator }: CommandContext,
  operation: OperationOutline,
  id: string | undefined,
  options: Options,
): void {
  const { say, of } = translator;
  const { module, verb } = nameOf(operation);
  if ("id" in operation.input.shape && id === undefined) throw new Stop(say("wrongUsage.missingArgument", { name: "id" }), exitCodes.usage);
  const fields = Object.entries(operation.input.shape).filter(([field]) => field !== "id");
  const missing = fields.filter(([field, shape]) => !shape.isOptional && options[field] === undefined);
  const lines = missing.map(([field, shape]) => `--${kebab(field)}  ${describe(operation, field, shape, translator)}`);
  if (missing.length) throw new Stop(say("missing", { count: missing.length }), exitCodes.usage, lines);
  const isChange = verb === "update" && fields.every(([field]) => field === "version" || options[field] === undefined);
  const flags = fields.flatMap(([field]) => (field === "version" ? [] : [`--${kebab(field)}`])).join(" ");
  if (isChange) throw new Stop(say("nothingToChange", { title: of(module).operations[verb]?.title }), exitCodes.usage, [flags]);
}
