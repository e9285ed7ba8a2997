/**
 * Leaves out the lots of a form where no quantity was typed: it offers all that one may take from. Where none was typed at all, they
 * stay, so that what is missing is said.
 */
export function withoutBlankParts(form: FormData): void {
  const places = [...new Set([...form.keys()].flatMap((name) => /^parts\.(\d+)\./.exec(name)?.[1] ?? []))];
  const blank = places.filter((place) => !String(form.get(`parts.${place}.amount.value`) ?? "").trim());
  if (blank.length === places.length) return;
  for (const name of [...form.keys()]) if (blank.some((place) => name.startsWith(`parts.${place}.`))) form.delete(name);
}
