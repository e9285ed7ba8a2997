/** What of a line says nothing alone: choices that have a value before one has chosen. */
const silent = /\.(amount\.unit|per|line|container|nature)$/;

/** Leaves out the lines and deliveries that are blank, whose unit alone was chosen. */
export const withoutBlankLines = (form: FormData): void => removeLines(form, (name) => !silent.test(name));

/** Leaves out the lines of which nobody said how much. */
export const withoutLinesOfNothing = (form: FormData): void => removeLines(form, (name) => name.endsWith(".amount.value"));

/** @param counts whether a line says something by a field of this name that is filled in */
function removeLines(form: FormData, counts: (name: string) => boolean): void {
  const lineOf = (name: string) => /^(lines|deliveries)\.\d+/.exec(name)?.[0];
  const filled = new Set([...form].flatMap(([name, value]) => (counts(name) && String(value).trim() !== "" ? [lineOf(name)] : [])));
  for (const name of [...new Set(form.keys())]) if (lineOf(name) && !filled.has(lineOf(name))) form.delete(name);
}
