/** Nothing was typed, or nothing at all: 0, 0,00. */
const isNothing = (typed: string) => /^0*([.,]0*)?$/.test(typed.trim());

/** The same where 0 says, too, that a lot is not used: what leaves or comes back is more than nothing. */
export const withoutUnusedParts = (form: FormData) => without(form, isNothing);

/**
 * Leaves out the lots of a form where no quantity was typed: it offers all that one may take from. Where none was typed at all, they
 * stay, so that what is missing is said.
 */
export const withoutBlankParts = (form: FormData) => without(form, (typed) => !typed.trim());

function without(form: FormData, isLeftOut: (typed: string) => boolean): void {
  const places = [...new Set([...form.keys()].flatMap((name) => /^parts\.(\d+)\./.exec(name)?.[1] ?? []))];
  const blank = places.filter((place) => isLeftOut(String(form.get(`parts.${place}.amount.value`) ?? "")));
  if (blank.length === places.length) return;
  for (const name of [...form.keys()]) if (blank.some((place) => name.startsWith(`parts.${place}.`))) form.delete(name);
}
