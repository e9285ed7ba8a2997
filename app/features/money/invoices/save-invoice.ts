import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { withForm } from "@/app/shell/form-request";

/** What of a line says nothing alone: choices that have a value before one has chosen. */
const silent = /\.(amount\.unit|per|line)$/;

/** The same request without the lines that are left blank, whose unit alone was chosen. @param needed the field without which a line says nothing */
export async function withoutBlankLines(args: ActionFunctionArgs, needed?: string): Promise<ActionFunctionArgs> {
  const form = await args.request.clone().formData();
  const rows = new Map<string, boolean>();
  for (const [name, value] of form) {
    const row = /^lines\.\d+/.exec(name)?.[0];
    if (!row) continue;
    const counts = needed ? name === `${row}.${needed}` : !silent.test(name);
    rows.set(row, (rows.get(row) ?? false) || (counts && String(value).trim() !== ""));
  }
  for (const name of [...new Set(form.keys())]) {
    const row = /^lines\.\d+/.exec(name)?.[0];
    if (row && !rows.get(row)) form.delete(name);
  }
  return { ...args, request: withForm(args.request, form) };
}
