import { MONEY_SCALE } from "@/worker/core/figures/money";
import { QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import { fold } from "@/worker/core/language";
import type { KeptLine } from "../shapes";

/** Fields of lines that a supplier's papers teach: words that never belong to a description, and which column is which. */
export type LineField = "words" | "columns";
/** What a line teaches, or teaches no more: how what was read looks, and what is made of it. */
export interface LineLesson {
  field: LineField;
  seen: string;
  meant: string;
}

/** Quantity and price stand in each other's columns: their product is the same, so that no arithmetic tells. */
const SWAPPED = "swapped";
/** Papers have their columns in one order whatever their lines say. */
const EVERY_LINE = "*";

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
/** Words as they look on every paper: "Lot 24B118" and "lot 31C007" are the same; a lone number is never a word that one leaves out. */
const lookOf = (words: string[]) => words.map((word) => (/\d/.test(word) ? "#" : fold(word))).join(" ");
const isTelling = (words: string[]) => words.some((word) => /\p{L}{2}/u.test(word) && !/\d/.test(word));

/** What of a description a person left out: the words before or behind the rest. Null where it was written anew. */
function leftOut(read: string, right: string): { side: "start" | "end"; look: string } | null {
  const [was, is] = [wordsOf(read), wordsOf(right)];
  const count = was.length - is.length;
  if (!is.length || count <= 0) return null;
  const isRest = (from: number) => is.every((word, at) => fold(word) === fold(was[from + at] ?? ""));
  const [side, words] = isRest(0) ? (["end", was.slice(is.length)] as const) : (["start", was.slice(0, count)] as const);
  if (side === "start" && !isRest(count)) return null;
  return isTelling(words) ? { side, look: lookOf(words) } : null;
}

/** A description without the words that never belong to it; as it is where nothing would be left. */
function without(description: string, { side, look }: { side: string; look: string }): string {
  const words = wordsOf(description);
  const count = wordsOf(look).length;
  const [cut, rest] = side === "end" ? [words.slice(-count), words.slice(0, -count)] : [words.slice(0, count), words.slice(count)];
  return rest.length && lookOf(cut) === look ? rest.join(" ") : description;
}

type Columns = Pick<KeptLine, "quantity" | "unitPrice">;
/** Thousandths that are counted as ten-thousandths of a euro, and back: the same figure in the other column. */
const asPrice = (quantity: number) => (quantity * MONEY_SCALE) / QUANTITY_SCALE;
const asQuantity = (price: number) => Math.round((price * QUANTITY_SCALE) / MONEY_SCALE);
const swapped = ({ quantity, unitPrice }: Columns): Columns | null =>
  quantity === null || unitPrice === null ? null : { quantity: asQuantity(unitPrice), unitPrice: asPrice(quantity) };
const isSame = (one: Columns, other: Columns | null) =>
  other !== null && one.quantity === other.quantity && one.unitPrice === other.unitPrice;

/** What a person's correction of a line teaches of its supplier's papers. @param read the line as the paper was read */
export function lineLessons(read: KeptLine, right: KeptLine): LineLesson[] {
  const words = leftOut(read.description, right.description);
  return [
    ...(words ? [{ field: "words" as const, seen: `${words.side} ${words.look}`, meant: "" }] : []),
    ...(!isSame(read, right) && isSame(right, swapped(read)) ? [{ field: "columns" as const, seen: EVERY_LINE, meant: SWAPPED }] : []),
  ];
}

/** Which of its supplier's lessons a line shows to be wrong: it is right as it was read, and they would have it otherwise. */
export function wrongLessons(read: KeptLine, right: KeptLine, lessons: LineLesson[]): LineLesson[] {
  return lessons.filter(({ field, ...lesson }) => {
    if (field === "columns") return isSame(right, read) && !isSame(read, swapped(read));
    return right.description === read.description && without(read.description, ofSeen(lesson.seen)) !== read.description;
  });
}

/** A line as the corrections of its supplier's earlier ones have it. */
export function taughtLine(line: KeptLine, lessons: LineLesson[]): KeptLine {
  const description = lessons
    .filter(({ field }) => field === "words")
    .reduce((text, { seen }) => without(text, ofSeen(seen)), line.description);
  const columns = lessons.some(({ field }) => field === "columns") ? swapped(line) : null;
  return { ...line, description, ...columns };
}

const ofSeen = (seen: string) => ({ side: seen.slice(0, seen.indexOf(" ")), look: seen.slice(seen.indexOf(" ") + 1) });
