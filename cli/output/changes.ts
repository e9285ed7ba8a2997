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
 * What a command changes of a record: a line for each field, before and after. Where it changes what nothing shows of the record, it
 * is said that it does, with what its answer tells besides.
 * @param before the record as it is, in the exchange form
 * @param after what the command answers
 * @param isChange would it change anything? Only the service knows
 */
export function changesText(operation: OperationOutline, before: Row, after: Row, translator: Translator, isChange: boolean): string {
  if (!isChange) return translator.say("dryRun.same");
  const format = formatOf(operation, translator);
  // The record that it names stands by its name in a field of its own.
  const fields = Object.entries(operation.output.fields).filter(([field]) => !ever.includes(field) && !isIdentifier(field));
  const lines = fields.flatMap(([field, shape]) =>
    before[field] === undefined ? [] : lineOf(shape, field, [before[field], after[field]], format),
  );
  if (lines.length) return lines.join("\n");
  const { module, verb } = nameOf(operation);
  const { title = verb } = translator.of(module).operations[verb] ?? {};
  const besides = fields.flatMap(([field, shape]) =>
    before[field] === undefined ? lineOf(shape, field, [undefined, after[field]], format) : [],
  );
  return [translator.say("dryRun.would", { title, name: titleOf(before) }), ...besides].join("\n");
}

/** A field before and after; alone where nothing is known of before. */
function lineOf(shape: Shape, field: string, [old, next]: [unknown, unknown], format: FormatContext): string[] {
  if (JSON.stringify(old) === JSON.stringify(next)) return [];
  if (shape.kind === "records" && shape.element) {
    const rows = rowsChanged(shape.element, field, [old, next], format);
    return rows.length ? [`${fieldLabel(format, field)}\n${rows.join("\n")}`] : [];
  }
  const text = (value: unknown) => {
    const shown = textOf(shape, field, internalOf(shape, value), format);
    return shown ?? (typeof value === "object" && value !== null ? JSON.stringify(value, withoutIdentifiers) : NOTHING);
  };
  return [`${fieldLabel(format, field)}  ${old === undefined ? "" : `${text(old)} → `}${text(next)}`];
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
