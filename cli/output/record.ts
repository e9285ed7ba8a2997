import { width } from "./width";
import type { OperationOutline } from "../catalogue/outline";
import { isFigure, type Shape } from "@/worker/core/contract/shape";
import { fieldLabel, type FormatContext } from "@/worker/core/text/format-value";
import type { Translator } from "../translator";
import { columnsOf, type Field, type Row, rowFieldsOf, rowsText, formatOf, isIdentifier, textOf } from "./show";
import { NOTHING } from "./table";
import { ranked } from "./telling";

/** A line of a record: its label and its text. */
interface Fact {
  label: string;
  text: string;
  isFigure: boolean;
}

/** A text is not broken into lines narrower than this. */
const NARROWEST = 20;

/**
 * One record in the order of its declaration: a line for each field; rows inside it as a table under their name, figures that
 * belong together as a block under theirs.
 * @param screen columns of the terminal; undefined when nothing needs to fit
 * @param chosen the fields that a person chose, in their order
 */
export function recordText(operation: OperationOutline, record: Row, translator: Translator, screen?: number, chosen?: string[]): string {
  const shapes = rowFieldsOf(operation);
  const fields = chosen?.flatMap((field) => (shapes[field] ? [{ field, shape: shapes[field] }] : [])) ?? columnsOf(operation);
  const hidden = new Set<string>();
  const blocks = blocksOf(fields, record, formatOf(operation, translator), { screen, hidden });
  const lacking = translator.say("list.hidden", { columns: [...hidden].join(", ") });
  if (hidden.size) blocks.push(linesOf(lacking, screen ?? Number.POSITIVE_INFINITY).join("\n"));
  return blocks.join("\n\n");
}

/** Where a record is written: how wide it may be, and what tables inside it had no room for. */
interface Room {
  screen: number | undefined;
  hidden?: Set<string>;
}

/** The sums that a list gives beside its rows; empty where it gives none. */
export function sumsText(operation: OperationOutline, page: object, translator: Translator, screen?: number): string {
  const fields = Object.entries(operation.output.fields).map(([field, shape]) => ({ field, shape }));
  const sums = fields.filter(
    ({ field, shape }) => (shape.kind === "money" && (page as Row)[field] !== null) || (shape.kind === "record" && isAllFigures(shape)),
  );
  return blocksOf(sums, page as Row, formatOf(operation, translator), { screen }).join("\n\n");
}

function blocksOf(fields: Field[], record: Row, format: FormatContext, room: Room): string[] {
  const blocks: string[] = [];
  let facts: Fact[] = [];
  const add = (...texts: string[]) => {
    blocks.push(...[factsText(facts, room.screen), ...texts].filter(Boolean));
    facts = [];
  };
  for (const { field, shape, label = fieldLabel(format, field) } of fields) {
    const value = record[field];
    if (shape.kind === "records") {
      if (Array.isArray(value) && value.length) add(...tablesOf(label, inside(field, shape, format), value as Row[], format, room));
    } else if (value && (isAllFigures(shape) || isAllAnswers(shape))) {
      add(`${label}\n${blocksOf(inside(field, shape, format), value as Row, format, room).join("\n\n")}`);
    } else {
      facts.push({ label, text: textOf(shape, field, value, format) ?? NOTHING, isFigure: isFigure(shape) });
    }
  }
  add();
  return blocks;
}

/** Rows as a table under their name; rows inside them as another, each led by the first field of the row it belongs to. */
function tablesOf(label: string, fields: Field[], rows: Row[], format: FormatContext, room: Room): string[] {
  const plain = fields.filter(({ shape }) => shape.kind !== "records");
  const nested = fields.filter((field) => !plain.includes(field));
  const others = nested.flatMap(({ field, shape }) => {
    const inner = inside(field, shape, format);
    const [first] = plain.filter(({ field: name }) => !inner.some((innerField) => innerField.field === name));
    const within = rows.flatMap((row) =>
      ((row[field] as Row[] | undefined) ?? []).map((innerRow) => ({ ...innerRow, ...(first && { [first.field]: row[first.field] }) })),
    );
    const name = `${label} – ${fieldLabel(format, field)}`;
    return within.length ? tablesOf(name, first ? [{ ...first, rank: 0 }, ...inner] : inner, within, format, room) : [];
  });
  // What no row says leaves its place to what one does.
  const filled = plain.filter(({ field, shape }) => rows.some((row) => textOf(shape, field, row[field], format) !== null));
  const { head, rule, rows: lines, hidden } = rowsText(ranked(filled), rows, format, room.screen);
  for (const name of hidden) room.hidden?.add(name);
  return [[label, ...head, rule, ...lines].join("\n"), ...others];
}

/** The fields of a record inside a record; identifiers and places on a page, which mean nothing to people, are left out. */
function inside(parent: string, { fields }: Shape, { words }: FormatContext): Field[] {
  return Object.entries(fields)
    .filter(([field]) => field !== "at" && !isIdentifier(field))
    .map(([field, shape]) => ({ field, shape, label: words.fields[`${parent}.${field}`] }));
}

function isAllFigures(shape: Shape): boolean {
  const inner = Object.values(shape.fields);
  return shape.kind === "record" && inner.length > 0 && inner.every(isFigure);
}

/** Is it a record of several fields that are each yes or no? */
function isAllAnswers(shape: Shape): boolean {
  const inner = Object.values(shape.fields);
  return shape.kind === "record" && inner.length > 1 && inner.every(({ kind }) => kind === "boolean");
}

/** Figures alone stand under each other to the right, as in an addition. */
function factsText(facts: Fact[], screen?: number): string {
  const size = Math.max(0, ...facts.map(({ label }) => width(label)));
  const room = screen === undefined ? Number.POSITIVE_INFINITY : Math.max(NARROWEST, screen - size - 2);
  const isAddition = facts.every((fact) => fact.isFigure);
  const figures = isAddition ? Math.max(0, ...facts.map(({ text }) => width(text))) : 0;
  const indent = `\n${" ".repeat(size + 2)}`;
  return facts
    .map(
      ({ label, text }) =>
        padded(label, size) +
        linesOf(text, room)
          .map((line) => alignedRight(line, figures))
          .join(indent),
    )
    .join("\n");
}

const padded = (label: string, size: number) => label + " ".repeat(size - width(label) + 2);
const alignedRight = (text: string, size: number) => " ".repeat(Math.max(0, size - width(text))) + text;

/** A text in lines that fit, broken between words. */
export function linesOf(text: string, room: number): string[] {
  return text.split("\n").flatMap((line) => {
    const lines: string[] = [];
    for (const word of line.split(" ")) {
      const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
      if (lines.length && width(longer) <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}
