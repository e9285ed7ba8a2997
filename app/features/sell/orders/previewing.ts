import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { inputFrom } from "@/worker/core/contract/input-from";
import type { Result } from "@/worker/core/contract/operation";
import { orders } from "@/worker/modules/sell/orders/contract";
import { type Act, textsOf } from "@/app/shell/action";

/** What the order being written comes to; or why it cannot be told, once its client and a line are there. */
export type Previewed = { order: Result<typeof orders.preview> } | { problems: string[] };

/** Asked by a button, where there are no scripts: the form comes back as it was typed, with its totals beside it. */
export const previewing: Act = async ({ request, context }) => {
  const form = await request.formData();
  const values = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === "string" ? value : ""]));
  return data({ values, previewed: await previewOf(form, context) });
};

/** Reads only what a preview takes of the form. */
export async function previewOf(form: FormData, context: AppLoadContext): Promise<Previewed> {
  const texts = textsOf(form);
  const fields = Object.entries(texts).filter(([name]) => /^(client|dueOn|lines|deliveryAddress)(\.|$)/.test(name));
  try {
    return { order: await context.call(orders.preview, inputFrom(orders.preview, Object.fromEntries(fields))) };
  } catch (error) {
    const problems = context.phrase(error).errors ?? [];
    // A line that is not finished is not wrong yet; what it says and cannot be is.
    const ofLines = problems.filter(({ field }) => field.startsWith("lines."));
    const shown = ofLines.filter(({ code }) => ["not_found", "counted_in", "no_sale_price", "too_dear"].includes(code));
    return { problems: shown.map(({ message }) => message) };
  }
}
