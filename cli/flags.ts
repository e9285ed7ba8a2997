import { type Command, Option } from "commander";
import { coerce, type Texts } from "@/worker/core/contract/coerce";
import { kebab, nameOf } from "@/worker/core/contract/operation";
import type { OperationOutline } from "./catalogue/outline";
import { isFigure, type Shape, type Shapes } from "@/worker/core/contract/shape";
import { fold } from "@/worker/core/language";
import { choiceLabel, fieldLabel, valueText } from "@/worker/core/text/format-value";
import { numbersRead } from "./english-numbers";
import { exitCodes, Stop } from "./exit-codes";
import { fieldFlags } from "./flag-values";
import type { Choice } from "./pick";
import { moduleOf } from "./registry";
import type { Translator } from "./translator";

/** The values of a yes-or-no flag; without one, it means yes. */
const answers = ["true", "false", "oui", "non", "yes", "no"];

/**
 * Gives a command the flags of an operation's input, named as its fields. `id` is an argument, not a flag.
 * @param omitted fields that the command settles by itself
 */
export function addFlags(command: Command, operation: OperationOutline, translator: Translator, omitted: string[] = []): void {
  for (const [field, shape] of Object.entries(operation.input.shape)) {
    if (field === "id" || omitted.includes(field)) continue;
    const { flag, value } = flagOf(field, shape);
    const option = new Option(`${flag}${value}`, describe(operation, field, shape, translator));
    if (shape.kind === "boolean") option.choices(answers);
    fieldFlags.add(option);
    command.addOption(option);
  }
}

function flagOf(field: string, { kind }: Shape): { flag: string; value: string } {
  const flag = `--${kebab(field)}`;
  if (kind === "boolean") return { flag, value: " [true|false]" };
  return { flag: field === "limit" ? `-L, ${flag}` : flag, value: ` <${signs[kind] ?? "…"}>` };
}

/** What a flag expects, by the kind of its field. */
const signs: Partial<Record<Shape["kind"], string>> = {
  money: "€",
  rate: "%",
  number: "n",
  quantity: "2,5 kg",
  date: "YYYY-MM-DD",
  record: "{…}",
  records: "[{…}]",
};

const SHORT_ROWS = '"RIL-CAN-180:12, SEL:2,5 kg"';

/** What a field is called and how it is written. */
export function describe(operation: OperationOutline, field: string, shape: Shape, { of, say, language }: Translator): string {
  const { module } = nameOf(operation);
  const isOtherwise = shape.kind === "money" && isQuantityToo(module, field);
  const name = isOtherwise ? say("flags.amount") : fieldLabel({ words: of(module), language }, field);
  const label = shape.isOptional ? name : say("flags.required", { label: name });
  if (shape.kind === "record" || shape.kind === "records") {
    const { item, amount } = shape.fields;
    const whole = JSON.stringify(exampleOf(shape));
    // Rows of an item and how much of it have a short way of being written.
    const example = shape.kind === "records" && item && amount?.kind === "quantity" ? `${SHORT_ROWS} · ${whole}` : whole;
    return say("flags.written", { label, example });
  }
  const choices = shape.options.join(", ");
  if (!choices) return label;
  return say(shape.kind === "choices" ? "flags.list" : "flags.choices", { label, choices });
}

/** Is it the name of a quantity elsewhere in the module, in the rows of an invoice for instance? Then its word is that quantity's. */
function isQuantityToo(module: string, field: string): boolean {
  const holds = (fields: Shapes): boolean =>
    Object.entries(fields).some(([name, { kind, fields: inner }]) => (name === field && kind === "quantity") || holds(inner));
  return Object.values(moduleOf(module)?.operations ?? {}).some(({ input, output }) => holds(input.shape) || holds(output.fields));
}

/** What a field is called where a person is asked for it: a day with how it is written, choices without, for they stand below. */
export function questionOf(operation: OperationOutline, field: string, shape: Shape, translator: Translator): string {
  const isPicked = choicesOf(operation, field, shape, translator).length > 0;
  const label = describe(operation, field, { ...shape, isOptional: true, ...(isPicked && { options: [] }) }, translator);
  return shape.kind === "date" ? `${label} (2026-11-27)` : label;
}

/** What a person picks among for a field, in its words; empty where it is typed. */
export function choicesOf(operation: OperationOutline, field: string, shape: Shape, { of, language }: Translator): Choice[] {
  const format = { words: of(nameOf(operation).module), language };
  if (shape.kind === "boolean")
    return [true, false].map((value) => ({ value: String(value), label: valueText(shape, field, value, format) ?? "" }));
  if (shape.kind !== "choice") return [];
  return shape.options.map((value) => ({ value, label: choiceLabel(format, field, value) }));
}

/** What one may write for a field that holds others, in the exchange form. */
function exampleOf(shape: Shape): unknown {
  const { kind, options, fields } = shape;
  const inside = () => Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, exampleOf(inner)]));
  if (kind === "record") return inside();
  if (kind === "records") return [inside()];
  if (kind === "quantity") return { value: 2.5, unit: "kg" };
  if (kind === "boolean") return true;
  return isFigure(shape) ? 1 : (options[0] ?? "…");
}

/** What clears a field that may be empty: JSON's own word. */
const CLEARED = "null";

/**
 * A flag with nothing behind it is a variable that a script did not fill: it clears nothing and filters nothing. A text that may be blank,
 * and a list, are emptied by it.
 * @throws Stop naming the flag, and what clears its field
 */
export function requireFilled(operation: OperationOutline, options: Record<string, unknown>, { say }: Translator): void {
  for (const [field, value] of Object.entries(options)) {
    const shape = operation.input.shape[field];
    if (!shape || typeof value !== "string" || value.trim() !== "" || shape.mayBeBlank || shape.element) continue;
    throw new Stop(say(shape.isNullable ? "emptyToClear" : "emptyFlag", { flag: `--${kebab(field)}` }), exitCodes.usage);
  }
}

/** May a field be empty: null, a blank text, a list of nothing? */
const mayBeEmpty = ({ isNullable, mayBeBlank, element }: Shape): boolean => Boolean(isNullable || mayBeBlank || element);

/**
 * Is a field cleared by what was typed? A question may look for the word itself.
 * @throws Stop naming a field that a change cannot clear: nobody is called null
 */
function isCleared({ kind, input }: OperationOutline, field: string, value: unknown, { say }: Translator): boolean {
  const shape = input.shape[field];
  if (value !== CLEARED || !shape) return false;
  if (kind === "query") return Boolean(shape.isNullable);
  if (mayBeEmpty(shape)) return true;
  throw new Stop(say("neverEmpty", { flag: `--${kebab(field)}` }), exitCodes.usage);
}

/** What was typed after the flags, under the names of the fields. @throws Stop for what cannot be cleared */
export function textsOf(operation: OperationOutline, options: Record<string, unknown>, translator: Translator): Texts {
  const typed = Object.entries(options).filter(([field]) => field in operation.input.shape);
  const textOf = (field: string, value: unknown) => {
    if (isCleared(operation, field, value, translator)) return "";
    return value === true ? "true" : choiceNamed(operation, field, String(value), translator);
  };
  const texts = Object.fromEntries(typed.map(([field, value]) => [field, textOf(field, value)]));
  return numbersRead(operation.input.shape, texts, translator);
}

/** What was typed after the flags, as the service takes it. @throws Stop for rows that cannot be read, with how one writes them */
export function inputOf(operation: OperationOutline, options: Record<string, unknown>, translator: Translator): Record<string, unknown> {
  const { shape } = operation.input;
  const input = coerce(shape, textsOf(operation, options, translator));
  for (const [field, value] of Object.entries(input)) {
    const unread = shape[field]?.kind === "records" && Array.isArray(value) ? value.find((row) => typeof row === "string") : undefined;
    if (unread === undefined) continue;
    const form = describe(operation, field, { ...(shape[field] as Shape), isOptional: true }, translator);
    throw new Stop(translator.say("noRow", { name: unread }), exitCodes.usage, [`--${kebab(field)}  ${form}`]);
  }
  return input;
}

/** A choice may be typed as one reads it: "en retard" for `overdue`. */
function choiceNamed(operation: OperationOutline, field: string, text: string, { of, language }: Translator): string {
  const { kind, options = [] } = operation.input.shape[field] ?? {};
  if (kind !== "choice" || options.includes(text)) return text;
  const format = { words: of(nameOf(operation).module), language };
  return options.find((option) => fold(choiceLabel(format, field, option)) === fold(text)) ?? text;
}
