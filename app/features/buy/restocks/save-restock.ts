/** What is typed of a line besides the number of packs, and makes it count all the same. */
const others = ["refused.value", "amount.value"];
/** What is only typed of a line that came: with it, packs left empty are all that was still to come, as at every door. */
const arrived = ["supplierLot", "temperature", "dlc", "ddm", "discrepancy"];

/**
 * Leaves out the lines whose packs are left blank or at nothing: forms show all that a supplier sells, or all that is to come, and
 * one fills in what one wants.
 */
export function withoutBlankLines(form: FormData): void {
  const typed = (name: string) => String(form.get(name) ?? "").trim();
  const isBlank = (row: string) => {
    const packs = typed(`${row}.packs`);
    const telling = packs ? others : [...others, ...arrived];
    return /^0*([.,]0*)?$/.test(packs) && telling.every((name) => !typed(`${row}.${name}`));
  };
  const rows = new Set([...form.keys()].flatMap((name) => /^lines\.\d+/.exec(name)?.[0] ?? []));
  const blank = [...rows].filter(isBlank);
  for (const name of [...form.keys()]) if (blank.some((row) => name.startsWith(`${row}.`))) form.delete(name);
}
