import { createHash } from "node:crypto";
import type { CommandContext } from "../command-context";
import type { Row } from "../output/show";
import { operationOf } from "../registry";
import type { Kind } from "./kinds";
import type { Step } from "./steps";

/** How a step is taken: for good or to see, and on what the first one made. */
interface Taking {
  isDryRun?: boolean;
  made?: Row;
}

/** One step; a record moves on from the version that it has by then. @returns what came of it */
export async function take(
  { client, translator }: CommandContext,
  kind: Kind,
  old: string,
  { module = kind.name, verb, input, onRecord }: Step,
  { isDryRun, made }: Taking,
): Promise<Row> {
  const operation = await operationOf(module, verb, translator.language).catch(() => null);
  // A state that this kind has no word for needs nothing.
  if (!operation) return {};
  const id = onRecord ? made?.id : input.id;
  const isVersioned = "version" in operation.input.shape && input.version === undefined;
  const version = isVersioned && kind.show && id !== undefined ? (await client.call<Row>(kind.show, { id })).version : made?.version;
  const sent = { ...input, ...(onRecord && { id }), ...(isVersioned && { version }) };
  const key = keyOf(kind.name, old, { verb, module, input, onRecord });
  return client.call<Row>(operation, sent, { key, isDryRun });
}

/** What is called anew inside a record, so that a later edition of it calls it the same: the points of a plan, in their order. */
export function innerNames(record: Row, made: Row): [string, string][] {
  const [before, after] = [record.points, made.points] as (Row[] | undefined)[];
  if (record.follows === undefined && record.seriesId === undefined) return [];
  return before?.length === after?.length ? (before ?? []).map(({ id }, place) => [String(id), String(after?.[place]?.id)]) : [];
}

/** The same step of the same record has the same key: sent twice, it acts once. */
const keyOf = (kind: string, old: string, step: Step) =>
  `import-${createHash("sha256")
    .update(JSON.stringify([kind, old, step]))
    .digest("hex")
    .slice(0, 40)}`;
