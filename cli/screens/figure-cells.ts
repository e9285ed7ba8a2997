import type { CommandContext } from "../command-context";
import { columnsOf, formatOf, readAnswer, type Row, textOf } from "../output/show";
import { shorten } from "../output/table";
import { width } from "../output/width";
import { moduleOf } from "../registry";
import { fieldLabel } from "@/worker/core/text/format-value";

const GAP = "   ";
/** A figure with its label is readable in so many columns. */
const CELL = 36;

/** The figures of the day, with their labels, in as many columns as the screen holds. @returns lines */
export function figureCells(kpis: Row, { translator }: CommandContext, screen: number): string[] {
  const operation = moduleOf("dashboard")?.operations.kpis;
  if (!operation) return [];
  const format = formatOf(operation, translator);
  const values = readAnswer(operation, kpis) as Row;
  const cells = columnsOf(operation).map(({ field, shape }) => [
    fieldLabel(format, field),
    textOf(shape, field, values[field], format) ?? "",
  ]);
  const count = Math.max(1, Math.floor((screen + GAP.length) / (CELL + GAP.length)));
  const size = Math.floor((screen - GAP.length * (count - 1)) / count);
  const texts = cells.map(([label = "", value = ""]) => {
    const short = shorten(label, size - width(value) - 1);
    return short + " ".repeat(Math.max(1, size - width(short) - width(value))) + value;
  });
  const lines = Math.ceil(texts.length / count);
  return Array.from({ length: lines }, (_, line) => texts.filter((_, place) => place % lines === line).join(GAP));
}
