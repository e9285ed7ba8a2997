import type { Texts } from "@/worker/core/contract/coerce";
import { kebab } from "@/worker/core/contract/operation";
import { isFigure, type Shape, type Shapes } from "@/worker/core/contract/shape";
import { exitCodes, Stop } from "./exit-codes";
import type { Translator } from "./translator";

/** A number with commas between its thousands: "1,234", "1,234,567", "1,234.50". */
const GROUPED = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?(?![\d.,])/g;

/**
 * What was typed in English, with its numbers as every door reads them: "1,234.50" is 1234.50. In French a comma stands before
 * decimals, and nothing changes.
 * @throws Stop for "1,234", which is 1.234 to one and 1234 to another
 */
export function numbersRead(shapes: Shapes, texts: Texts, translator: Translator): Texts {
  if (translator.language !== "en") return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, typeof text === "string" ? readIn(shapes[field], text, field, translator) : text]),
  );
}

function readIn(shape: Shape | undefined, text: string, field: string, translator: Translator): string {
  if (!shape) return text;
  if (isFigure(shape) || shape.kind === "quantity") return plain(text, field, translator);
  if (shape.kind !== "record" && shape.kind !== "records") return text;
  if (!/^\s*[[{]/.test(text)) return plain(text, field, translator);
  try {
    const row = shape.element ?? shape;
    return JSON.stringify(
      JSON.parse(text, (name, value) => (typeof value === "string" ? readIn(row.fields[name], value, field, translator) : value)),
    );
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

function plain(text: string, field: string, { say }: Translator): string {
  return text.replace(GROUPED, (number) => {
    const whole = number.replaceAll(",", "");
    if (!/^\d+,\d+$/.test(number)) return whole;
    const message = say("twoNumbers", { number, decimal: number.replace(",", "."), whole });
    throw new Stop(`--${kebab(field)}: ${message}`, exitCodes.usage);
  });
}
