import { isExport } from "@/worker/core/contract/exporting";
import { isSheet } from "@/worker/core/contract/printing";
import type { AssistantTools, Tool } from "../port";
import { asksFor } from "./changes";
import { is } from "./lexicon";
import type { Reading as Heard } from "./reading";
import { fieldsOf } from "@/worker/core/contract/schema";
import { libraryOf } from "./shelf";
import { isReference, stemOf, tokensOf } from "./text";
import { heardWords, isKnown, type Likely, rank, speaksOf } from "./model/model";
import { wordsOf, written } from "./model/spelling";

/** A way to ask, as it stands in the model: an operation or a measure, and what the way of asking says by itself. */
export interface Reading {
  /** Its name in the model: `orders.list?late=true`, `salesInvoiced~client`. */
  name: string;
  chance: number;
  /** The same before what is named was weighed. */
  alone: number;
  /** The operation; `figures.ask` for a measure. */
  tool: Tool;
  measure?: string;
  by?: string;
  preset: Record<string, string>;
}

/** What the model calls that which nobody here can answer. */
export const UNKNOWN = "unknown";

/** The operation that answers figures. */
const FIGURES = "figures.ask";

/** What a message may ask for among what a person may ask, the likeliest first; and how likely it is that nobody can answer it. */
export function readingsOf(message: string, desk: AssistantTools): { readings: Reading[]; unknown: number } {
  const tokens = tokensOf(message);
  const isFile = tokens.some(({ word }) => is.filing(word));
  const isReferred = tokens.some(isReference);
  const heard = { tokens } as Heard;
  const isMeant = ({ tool }: Reading) =>
    tool.operation.kind === "command"
      ? isReferred || asksFor(tool, heard)
      : isExport(tool.operation) === isFile || (isFile && isSheet(tool.operation));
  const likely = rank(message);
  const readings = likely
    .slice(0, MOST * 3)
    .flatMap((one) => readingFrom(one, desk) ?? [])
    .filter(isMeant)
    .slice(0, MOST);
  const unknown = likely.find(({ reading }) => reading === UNKNOWN)?.chance ?? 0;
  const whole = unknown + readings.reduce((sum, { chance }) => sum + chance, 0) || 1;
  const shared = readings.map((one) => ({ ...one, chance: one.chance / whole, alone: one.chance / whole }));
  return { readings: shared, unknown: unknown / whole };
}

/** The parts of a list that are asked for by some words which the whole list is not asked by, the likeliest first. */
export function partsSaying(message: string, whole: Reading, words: readonly string[], desk: AssistantTools): Reading[] {
  const [list = ""] = whole.name.split("?");
  const isPart = ({ reading }: Likely) =>
    reading.startsWith(`${list}?`) && reading !== whole.name && words.every((word) => speaksOf(reading, word));
  return words.length
    ? rank(message)
        .filter(isPart)
        .slice(0, 2)
        .flatMap((one) => readingFrom(one, desk) ?? [])
    : [];
}

/** What else of a module tells apart by the choices that some words mean: "prix resto" is one of the prices by kind of client. */
export function takersOf({ tool }: Reading, words: readonly string[], desk: AssistantTools): Reading[] {
  const shelf = libraryOf(desk.all).shelves.find(({ module }) => module === tool.module);
  const meantBy = (word: string) =>
    shelf?.phrases.flatMap(({ stems, meaning }) => (meaning.of === "choice" && stems.join(" ") === stemOf(word) ? meaning : [])) ?? [];
  const takes = (one: Tool) =>
    words.every((word) =>
      meantBy(word).some(({ field, choice }) =>
        Object.values(fieldsOf(one.operation.output)).some(({ fields }) => fields[field]?.options.includes(choice)),
      ),
    );
  return words.length
    ? (shelf?.summaries.filter(takes).flatMap(({ operation }) => readingFrom({ reading: operation.id, chance: 0 }, desk) ?? []) ?? [])
    : [];
}

const MOST = 12;

/** How much less likely a change is for each known word that it is not ordered with: "ajoute l'ingrédient" adds no tariff. */
const UNSPOKEN = 0.2;

/** The changes that a message may order, the likeliest first. */
export function changesOf(message: string, desk: AssistantTools): Reading[] {
  const heard = { tokens: tokensOf(message) } as Heard;
  const words = heardWords(message).filter(isKnown);
  return rank(message)
    .flatMap((one) => readingFrom(one, desk) ?? [])
    .filter(({ tool }) => tool.operation.kind === "command" && asksFor(tool, heard))
    .map((one) => ({ ...one, chance: one.chance * UNSPOKEN ** words.filter((word) => !speaksOf(one.name, word)).length }))
    .sort((one, other) => other.chance - one.chance)
    .slice(0, MOST);
}

/** A reading by its name in the model; null where the person may not ask it. */
export function readingFrom({ reading: name, chance }: Likely, desk: AssistantTools): Reading | null {
  const [id = "", presets = ""] = name.split("?");
  const [measure = "", by] = id.split("~");
  const isFigure = !id.includes(".");
  const tool = desk.tools.find(({ operation }) => operation.id === (isFigure ? FIGURES : id));
  if (!tool || name === UNKNOWN) return null;
  return { name, chance, alone: chance, tool, ...(isFigure && { measure, by }), preset: Object.fromEntries(new URLSearchParams(presets)) };
}

/** The words of a message that ask for what a reading is of. */
export function spokenIn(message: string, reading: Pick<Reading, "name">): string[] {
  return [...new Set(wordsOf(written(message)).filter((word) => speaksOf(reading.name, word)))];
}

/** Does any word of a message ask for something that is known? */
export const saysAnything = (message: string) => heardWords(message).some((word) => word.length > 2 && isKnown(word));
