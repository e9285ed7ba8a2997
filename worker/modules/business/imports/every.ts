import { columnLabel, foldHeading } from "@/worker/core/files/cells";
import type { CsvFile } from "@/worker/core/files/csv";
import { refuseField } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import type { Target } from "./targets";

/**
 * A file as if it had a column for each field that every line says: in place of its column of that name, or beside the others.
 * @returns the file, and the headings of those columns with their fields
 * @throws Refusal `invalid_input` naming `every` when a field is none of such a file
 */
export function fillEvery(target: Target, file: CsvFile, every: Record<string, string>, language: Language) {
  const paths = target.columns.map(({ path }) => path);
  const filled: Record<string, string> = {};
  let { headings, lines } = file;
  for (const [field, text] of Object.entries(every)) {
    if (!paths.includes(field)) refuseField("every", "choice", { choices: paths.join(", ") });
    const label = columnLabel(field, { words: target.words[language], language });
    const own = headings.findIndex((heading) => foldHeading(heading) === foldHeading(label));
    const place = own < 0 ? headings.length : own;
    const heading = headings[place] ?? label;
    headings = [...headings.slice(0, place), heading, ...headings.slice(place + 1)];
    lines = lines.map((line) => ({ ...line, cells: [...line.cells.slice(0, place), text, ...line.cells.slice(place + 1)] }));
    filled[heading] = field;
  }
  return { headings, lines, filled };
}
