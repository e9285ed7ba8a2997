import { nameOf } from "@/worker/core/contract/operation";
import type { OperationOutline } from "./catalogue/outline";
import type { Sending } from "./client";
import type { CommandContext } from "./command-context";
import { isTrial, type Options } from "./complete";
import { exitCodes, Stop } from "./exit-codes";
import { withNames } from "./names";
import type { Row } from "./output/show";
import { moduleOf } from "./registry";

/** What else is known of an input that is sent. */
interface Known {
  /** Sees the answer before it is read. */
  seen?: Sending["seen"];
  /** What the person typed, where the input is more than that. */
  wording?: Row;
}

/**
 * Sends an input whose records are named as lists show them. Under a key of the person's own it acts once: the same wording is the same
 * request, and is answered the same, whatever version its record has by then, and whether it still bears that name or is there at all.
 */
export function callNamed(
  context: CommandContext,
  operation: OperationOutline,
  input: Row,
  options: Options,
  { seen, wording = input }: Known = {},
): Promise<unknown> {
  const { client } = context;
  const { idempotencyKey: key } = options;
  const how = { key, wording: key && digestOf(wording), isDryRun: isTrial(operation, options), seen };
  let isSent = false;
  const answer = withNames(context, operation, input, async (named) => {
    const complete = await withVersion(context, operation, named);
    isSent = true;
    return client.call<unknown>(operation, complete, how);
  });
  if (!key || how.isDryRun || operation.kind === "query") return answer;
  return answer.catch((error: unknown) => {
    // What bears the name no more may have been done before: the service knows its answer, and refuses the bare name otherwise.
    if (isSent || !(error instanceof Stop) || !unnamed.includes(error.exitCode)) throw error;
    return client.call<unknown>(operation, wording, how).catch(() => Promise.reject(error));
  });
}

/** How a look-up ends that finds no record, or several. */
const unnamed: readonly number[] = [exitCodes.notFound, exitCodes.usage];

/** A digest of what was typed, in whatever order its flags stood. */
export function digestOf(wording: Row): string {
  const text = JSON.stringify(Object.entries(wording).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return process.getBuiltinModule("node:crypto").createHash("sha256").update(text).digest("hex");
}

/** A change names the version it was decided on: without --version, the one the record has now. */
async function withVersion({ client }: CommandContext, operation: OperationOutline, input: Row): Promise<Row> {
  const show = showOf(operation);
  const isChange = operation.kind === "command" && "version" in operation.input.shape && "id" in operation.input.shape;
  if (!isChange || input.version !== undefined || !show) return input;
  const { id, version } = await client.call<{ id: string; version: number }>(show, { id: input.id });
  return { ...input, id, version };
}

/** The operation that shows one record of the same module. */
export function showOf(operation: OperationOutline): OperationOutline | undefined {
  return moduleOf(nameOf(operation).module)?.operations.show;
}
