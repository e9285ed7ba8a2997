import { refuseField } from "@/worker/core/errors";
import type { Template } from "@/worker/core/files/paper";
import type { Language } from "@/worker/core/language";
import type { PaperTemplate } from "./contract";
import { columnsOf, type OptionalColumn, optionalColumns, type TemplateKind } from "./status";

/** Titles are large letters on white: they are read from this contrast on (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 3;

/** A colour is dark enough for titles on white. @throws Refusal `invalid_input` naming `accent` */
export function requireReadable(accent: string): void {
  if (contrastWithWhite(accent) < LEAST_CONTRAST) refuseField("accent", "too_pale");
}

/** From 1 for white to 21 for black. @param colour "#1f6b4a" */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** Columns are of those that this paper may have. @throws Refusal `invalid_input` naming the first that is not */
export function requireColumns(kind: TemplateKind, columns: readonly OptionalColumn[]): void {
  const at = columns.findIndex((column) => !columnsOf[kind].includes(column));
  if (at >= 0) refuseField(`columns.${at}`, "no_such_column");
}

/** A template as the printer takes it, in the language of the paper. */
export function toPrinted(template: Omit<PaperTemplate, "version">, language: Language): Template {
  const { accent, titles, columns } = template;
  const [opening, closing] = language === "fr" ? [template.openingFr, template.closingFr] : [template.openingEn, template.closingEn];
  return { accent, titles, opening, closing, hidden: optionalColumns.filter((column) => !columns.includes(column)) };
}
