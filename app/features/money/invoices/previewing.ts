import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { inputFrom } from "@/worker/core/contract/input-from";
import type { Result } from "@/worker/core/contract/operation";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { type Act, textsOf } from "@/app/shell/action";
import { referenceOf } from "./reference-of";
import { withoutBlankLines } from "./save-invoice";

/** What the draft being written comes to; or why it cannot be told, once a line is there. */
export type Previewed = { totals: Result<typeof invoices.preview> } | { problems: string[] };

/** What a line says that it cannot be, and not what it does not say yet. */
const faults = ["not_found", "conversion", "too_dear", "negative_total", "sums_differ"];

/** Reads what a preview takes of the form. */
export async function previewOf(form: FormData, context: AppLoadContext): Promise<Previewed> {
  withoutBlankLines(form);
  const client = String(form.get("client") ?? "").trim();
  if (client) form.set("client", await referenceOf(context, client));
  const texts = textsOf(form);
  const isRead = (name: string) => /^(id|client|soldOn|discount|discountAmount|lines|deliveries)(\.|$)/.test(name) && texts[name] !== "";
  const fields = Object.fromEntries(Object.entries(texts).filter(([name]) => isRead(name)));
  try {
    return { totals: await context.call(invoices.preview, inputFrom(invoices.preview, fields)) };
  } catch (error) {
    const problems = context.phrase(error).errors ?? [];
    return { problems: problems.filter(({ code }) => faults.includes(code)).map(({ message }) => message) };
  }
}

/** Asked by a button, where there are no scripts: the form comes back as it was typed, with its totals beside it. */
export const previewing: Act = async ({ request, context, params }) => {
  const form = await request.formData();
  const values = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === "string" ? value : ""]));
  if (params.id) form.set("id", params.id);
  return data({ values, previewed: await previewOf(form, context) });
};
