import { and, eq, sql } from "drizzle-orm";
import { scanLessons } from "@/db/business";
import { addDays, daysBetween } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import type { Reading } from "@/worker/core/trade/reading";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { documentOf } from "./document";
import { nameOfLine } from "../booking/links";
import type { KeptDocument } from "../shapes";
import { type LineLesson, lineLessons, taughtLine, wrongLessons } from "./line-lessons";
import { type FieldName, fieldNames, SURE } from "../status";

/**
 * What a correction teaches of a supplier's papers. `constant`: it always says this; `days`: so long after the invoice date;
 * `field`: what stands where another field was read; `trim`: signs too many around the number; `series`: what stands before it. What
 * a person adds behind a number is that paper's own.
 */
type Lesson = { constant: string } | { days: number } | { field: FieldName } | { trim: [start: number, end: number] } | { series: string };

/** What a supplier prints on all its papers. */
const constants: FieldName[] = ["supplier", "supplierAddress", "vatNumber", "siret"];
const dates: FieldName[] = ["invoiceDate", "dueDate"];
const amounts: FieldName[] = ["totalExclTax", "vatAmount", "totalInclTax"];

/** What a correction teaches; null when nothing that holds for the next document. */
export function lessonOf(field: FieldName, read: KeptDocument["values"], right: KeptDocument["values"]): Lesson | null {
  const [was, is] = [read[field], right[field]];
  // Where to pay is read on every paper anew: what it says may be a change one must see.
  if (is === null || is === was || field === "iban") return null;
  if (constants.includes(field)) return { constant: String(is) };
  if (field === "invoiceNumber") return aroundNumber(String(was ?? ""), String(is));
  const peers = dates.includes(field) ? dates : amounts;
  const other = peers.find((name) => name !== field && read[name] === is);
  if (other) return { field: other };
  const { invoiceDate } = right;
  return field === "dueDate" && invoiceDate ? { days: daysBetween(invoiceDate, String(is)) } : null;
}

function aroundNumber(was: string, is: string): Lesson | null {
  const start = was.indexOf(is);
  if (start >= 0) return { trim: [start, was.length - start - is.length] };
  return was && is.endsWith(was) ? { series: is.slice(0, -was.length) } : null;
}

/** What a lesson makes of a document that was read. */
export function taught(lesson: Lesson, field: FieldName, { values }: KeptDocument): string | number | null {
  const was = values[field];
  if ("constant" in lesson) return lesson.constant;
  if ("days" in lesson) return values.invoiceDate && addDays(values.invoiceDate, lesson.days);
  if ("field" in lesson) return values[lesson.field];
  if (was === null) return null;
  if ("trim" in lesson) return String(was).slice(lesson.trim[0], String(was).length - lesson.trim[1]);
  return lesson.series + was;
}

/** How what was read looks, whatever its digits: a lesson is for what looks the same. Of a field that was not found, nothing. */
export function lookOf(field: FieldName, read: KeptDocument["values"]): string {
  const was = read[field];
  if (was === null) return "";
  if (constants.includes(field)) return fold(String(was));
  return field === "invoiceNumber" ? String(was).replace(/\d+/g, "9") : "*";
}

/** A document as the corrections of its supplier's earlier ones have it. */
export async function applyLessons(
  db: BusinessDatabase,
  supplierId: string,
  document: KeptDocument,
  reading: Reading,
): Promise<KeptDocument> {
  const lessons = await db.select().from(scanLessons).where(eq(scanLessons.supplierId, supplierId));
  const of = (field: string, seen: string) => lessons.find((lesson) => lesson.field === field && lesson.seen === seen)?.meant;
  const values: Record<string, string | number | null> = { ...document.values };
  const learned: string[] = [];
  for (const field of fieldNames) {
    const meant = of(field, lookOf(field, document.values));
    // Where a date or an amount stands is only doubted where the reader doubts it too.
    const isSure = (reading.fields[field]?.confidence ?? 0) * 10_000 >= SURE && !constants.includes(field) && field !== "invoiceNumber";
    const value = meant && !isSure ? taught(JSON.parse(meant) as Lesson, field, document) : null;
    if (value === null || value === document.values[field]) continue;
    values[field] = value;
    learned.push(field);
  }
  const lines = document.lines.map((line) => {
    const name = nameOfLine(line);
    const rate = of("vatRate", name);
    const itemId = of("item", name) ?? line.itemId;
    return taughtLine({ ...line, itemId, vatRate: line.vatRate ?? (rate === undefined ? null : Number(rate)) }, ofLines(lessons));
  });
  return { ...document, values: values as KeptDocument["values"], lines, learned };
}

const ofLines = (lessons: { field: string; seen: string; meant: string }[]): LineLesson[] =>
  lessons.flatMap(({ field, seen, meant }) => (field === "words" || field === "columns" ? [{ field, seen, meant }] : []));

/** Keeps what a person's corrections teach; what was right as it was read unteaches. */
export async function learn(context: CommandContext, supplierId: string, document: KeptDocument, reading: Reading): Promise<void> {
  const read = documentOf(reading);
  for (const field of document.corrected as FieldName[]) {
    if (!fieldNames.includes(field)) continue;
    const lesson = lessonOf(field, read.values, document.values);
    const seen = lookOf(field, read.values);
    if (lesson) keep(context, { supplierId, field, seen, meant: JSON.stringify(lesson) });
    else if (document.values[field] === read.values[field]) forget(context, supplierId, field, seen);
  }
  const lessons = ofLines(await context.db.select().from(scanLessons).where(eq(scanLessons.supplierId, supplierId)));
  for (const line of document.lines) {
    const before = line.read === null ? undefined : read.lines[line.read];
    if (!before) continue;
    const seen = nameOfLine(before);
    if (document.corrected.includes(`lines.${line.read}`)) {
      for (const lesson of lineLessons(before, line)) keep(context, { supplierId, ...lesson });
      for (const lesson of wrongLessons(before, line, lessons)) forget(context, supplierId, lesson.field, lesson.seen);
    }
    if (line.itemId) keep(context, { supplierId, field: "item", seen, meant: line.itemId });
    if (line.vatRate !== null && before.vatRate === null)
      keep(context, { supplierId, field: "vatRate", seen, meant: String(line.vatRate) });
  }
}

function keep({ db, write, now }: CommandContext, lesson: { supplierId: string; field: string; seen: string; meant: string }): void {
  if (!lesson.seen && lesson.field === "item") return;
  const row = { id: newId(), ...lesson, version: 1, createdAt: now, updatedAt: now };
  const target = [scanLessons.supplierId, scanLessons.field, scanLessons.seen];
  const set = { meant: lesson.meant, updatedAt: now, version: sql`${scanLessons.version} + 1` };
  write(db.insert(scanLessons).values(row).onConflictDoUpdate({ target, set }));
}

function forget({ db, write }: CommandContext, supplierId: string, field: string, seen: string): void {
  write(
    db.delete(scanLessons).where(and(eq(scanLessons.supplierId, supplierId), eq(scanLessons.field, field), eq(scanLessons.seen, seen))),
  );
}
