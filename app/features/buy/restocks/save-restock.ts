import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { withForm } from "@/app/shell/form-request";

/** What is typed of a line besides the number of packs, and makes it count all the same. */
const others = ["refused.value", "amount.value"];
/** What is only typed of a line that came: with it, packs left empty are all that was still to come, as at every door. */
const arrived = ["supplierLot", "temperature", "dlc", "ddm", "discrepancy"];

/**
 * The same request without the lines whose packs are left blank or at nothing: forms show all that a supplier sells, or all that
 * is to come, and one fills in what one wants.
 */
export async function withoutBlankLines(args: ActionFunctionArgs): Promise<ActionFunctionArgs> {
  const form = await args.request.clone().formData();
  const said = (name: string) => String(form.get(name) ?? "").trim();
  const isBlank = (row: string) => {
    const packs = said(`${row}.packs`);
    const telling = packs ? others : [...others, ...arrived];
    return /^0*([.,]0*)?$/.test(packs) && telling.every((name) => !said(`${row}.${name}`));
  };
  for (const name of [...new Set(form.keys())]) {
    const row = /^lines\.\d+/.exec(name)?.[0];
    if (row && name !== `${row}.packs` && isBlank(row)) form.delete(name);
  }
  for (const name of [...new Set(form.keys())]) {
    const row = /^(lines\.\d+)\.packs$/.exec(name)?.[1];
    if (row && isBlank(row)) form.delete(name);
  }
  return { ...args, request: withForm(args.request, form) };
}
