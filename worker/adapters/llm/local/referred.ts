import type { AssistantTools } from "../port";
import { written } from "./model/spelling";
import { type Reading, readingFrom } from "./understanding";

/** What the number of a record begins with tells whose it is. */
const prefixes: Record<string, string> = {
  cmd: "orders",
  fa: "invoices",
  av: "invoices",
  bl: "deliveries",
  ach: "restocks",
  of: "production",
  nc: "nonConformities",
  inv: "counts",
  rap: "recalls",
  lot: "lots",
};

/** Less likely than this, a reading of such a record is a guess: the record itself is shown. */
const LEAST = 0.08;

/** Of a message with the number of a record, the readings about such records; nothing where it orders a change, or names none. */
export function ofReference(message: string, readings: readonly Reading[], desk: AssistantTools, isQuestion: boolean): Reading[] {
  const [, prefix = ""] = /\b([a-z]{2,3})-\d{4}-\d+\b/.exec(written(message)) ?? [];
  const module = prefixes[prefix];
  const [best] = readings;
  if (!module || (best?.tool.operation.kind === "command" && !isQuestion)) return [];
  const own = readings.filter(
    ({ tool, measure }) =>
      !measure && tool.operation.kind === "query" && (tool.module === module || (module === "lots" && tool.module === "traceability")),
  );
  if (own[0] && own[0].chance >= LEAST) return own;
  const shown = readingFrom({ reading: `${module}.show`, chance: 1 }, desk);
  return shown ? [shown] : [];
}
