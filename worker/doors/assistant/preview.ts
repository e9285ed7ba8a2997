import type { ProposedStep } from "@/worker/adapters/llm/port";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/schema";
import type { Shape } from "@/worker/core/contract/shape";
import { type FormatContext, fieldLabel, inSentence, valueText } from "@/worker/core/text/format-value";
import type { ModuleWords } from "@/worker/core/text/words-type";
import type { Caller } from "@/worker/engine/actor";
import { words } from "@/worker/modules/contracts";
import type { Records } from "./records";
import { type Input, isLater } from "./steps";

/** What a command would do, in plain words: its record, then each field as it is and as it would be. */
export function previewOf(
  operation: Operation,
  { language }: Pick<Caller, "language">,
  internal: Input,
  raw: Input,
  records: Records,
): ProposedStep {
  const format = { words: wordsOf(operation, language), language };
  const own = records.id;
  const shapes = fieldsOf(operation.input);
  const fields = Object.entries(shapes).filter(([field]) => field in raw && field !== "id" && field !== "version");
  const changes = fields.flatMap(([field, shape]) => changeOf(field, shape, internal, raw, records, format));
  const amount =
    own?.amount && !fields.length ? valueText(own.shapes[own.amount.field] as Shape, own.amount.field, own.amount.value, format) : null;
  return {
    title: format.words.operations[nameOf(operation).verb]?.title ?? operation.id,
    about: own?.label ?? null,
    lines: [...(amount ? [amount] : []), ...changes],
  };
}

/** "Prix HT : 5,20 € → 5,40 €"; a field that did not hold anything shows what it will. */
function changeOf(field: string, shape: Shape, internal: Input, raw: Input, records: Records, format: FormatContext): string[] {
  const colon = format.language === "fr" ? " : " : ": ";
  const after = textOf(field, shape, internal[field], raw[field], records, format);
  const own = records.id;
  const shownAs = own?.shapes[field];
  const before = shownAs ? valueText(shownAs, field, own?.record[field], format) : null;
  const text = before && before !== after && shape.kind !== "records" ? `${before} → ${after ?? "—"}` : (after ?? "—");
  return [`${fieldLabel(format, field)}${colon}${text}`];
}

/** A value of an input in words; identifiers are told by what their records are called. */
function textOf(field: string, shape: Shape, value: unknown, raw: unknown, records: Records, format: FormatContext): string | null {
  if (isLater(raw)) return null;
  if (records[field]) return records[field].label;
  if (shape.kind !== "records" || !Array.isArray(value)) return valueText(shape, field, value, format);
  const rows = value.map((row: Input, at) =>
    Object.entries(shape.fields)
      .flatMap(([inner, innerShape]) => {
        const named = records[`${field}.${at}.${inner}`];
        return named?.name ?? valueText(innerShape, inner, row[inner], format) ?? [];
      })
      .join(" "),
  );
  return rows.join(" ; ") || null;
}

/** The most remarks that are listed; the record shows the others. */
const MOST_REMARKS = 10;

/** The warnings of a command that was carried out: an order that is short of something, and who has it. */
export function remarksOf(operation: Operation, output: Input, { language }: Pick<Caller, "language">): string[] {
  const field = operation.warnings ?? "";
  const shape = fieldsOf(operation.output)[field];
  const rows = output[field];
  if (!shape || !Array.isArray(rows) || !rows.length) return [];
  const format = { words: wordsOf(operation, language), language };
  const colon = language === "fr" ? " : " : ": ";
  const remarks = (rows as Input[]).slice(0, MOST_REMARKS).map(({ name, ...row }) => {
    const facts = Object.entries(shape.fields).flatMap(([key, inner]) => {
      const text = key in row && !key.endsWith("Id") && key !== "sku" ? valueText(inner, key, row[key], format) : null;
      return text ? `${inSentence(fieldLabel(format, key))} ${text}` : [];
    });
    return `• ${name}${colon}${facts.join(", ")}`;
  });
  return [`${fieldLabel(format, field)}${colon}`, ...remarks];
}

/** The words of an operation's module. */
export function wordsOf(operation: Operation, language: Caller["language"]): ModuleWords {
  return words[nameOf(operation).module]?.[language] ?? { title: "", operations: {}, fields: {} };
}
