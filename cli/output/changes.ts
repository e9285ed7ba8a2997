import type { OperationOutline } from "../catalogue/outline";
import type { Shape } from "@/worker/core/contract/shape";
import { fieldLabel, type FormatContext } from "@/worker/core/text/format-value";
import { internalOf } from "@/worker/core/contract/internal";
import { nameOf } from "@/worker/core/contract/operation";
import { titleOf } from "../confirm";
import type { Translator } from "../translator";
import { formatOf, isIdentifier, type Row, textOf } from "./show";
import { NOTHING } from "./table";

/** Fields that every change changes. */
const ever = ["version", "updatedAt", "moves"];

/**
 * What a command changes of a record: a line for each field, before and after.
 * @param before the record as it is, in the exchange form
 * @param after what the command answers
 */
export function changesText(operation: OperationOutline, before: Row, after: Row, translator: Translator): string {
  const format = formatOf(operation, translator);
  const changed = Object.entries(operation.output.fields).filter(([field]) => {
    const [old, next] = [before[field], after[field]];
    return !ever.includes(field) && old !== undefined && JSON.stringify(old) !== JSON.stringify(next);
  });
  const lines = changed.flatMap(([field, shape]) => {
    const [old, next] = [before[field], after[field]];
    // The record that it names stands by its name in a field of its own.
    if (isIdentifier(field)) return [];
    if (shape.kind === "records" && shape.element) {
      const rows = rowsChanged(shape.element, field, [old, next], format);
      return rows.length ? [`${fieldLabel(format, field)}\n${rows.join("\n")}`] : [];
    }
    const text = (value: unknown) => {
      const shown = textOf(shape, field, internalOf(shape, value), format);
      return shown ?? (typeof value === "object" && value !== null ? JSON.stringify(value, withoutIdentifiers) : NOTHING);
    };
    return [`${fieldLabel(format, field)}  ${text(old)} → ${text(next)}`];
  });
  if (lines.length) return lines.join("\n");
  const { module, verb } = nameOf(operation);
  const { title = verb } = translator.of(module).operations[verb] ?? {};
  // What takes a record away, or is done for good, or puts another record without a name here in a field, changes nothing that one
  // sees: it is said.
  return operation.risk === "irreversible" || changed.length
    ? translator.say("dryRun.would", { title, name: titleOf(before) })
    : translator.say("dryRun.same");
}

/** For JSON: what its fields hold besides identifiers. */
const withoutIdentifiers = (field: string, value: unknown) => (isIdentifier(field) ? undefined : value);

/** The rows that go, and those that come: what they hold, in a line each. */
function rowsChanged(row: Shape, field: string, [before, after]: [unknown, unknown], format: FormatContext): string[] {
  const textsOfRows = (rows: unknown) =>
    (Array.isArray(rows) ? rows : []).map((one) => textOf(row, field, internalOf(row, one), format) ?? NOTHING);
  const [old, next] = [textsOfRows(before), textsOfRows(after)];
  return [
    ...old.filter((text) => !next.includes(text)).map((text) => `  - ${text}`),
    ...next.filter((text) => !old.includes(text)).map((text) => `  + ${text}`),
  ];
}
