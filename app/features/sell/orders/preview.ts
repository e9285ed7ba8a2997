import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { coerce } from "@/worker/core/contract/coerce";
import type { Result } from "@/worker/core/contract/operation";
import { orders } from "@/worker/modules/sell/orders/contract";
import { textsOf } from "@/app/shell/action";

/** What the order being written comes to; or why it cannot be told, once its client and a line are there. */
export type Previewed = { order: Result<typeof orders.preview> } | { problems: string[] };

/** Reads only what a preview takes of the form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const texts = textsOf(await request.formData());
  const fields = Object.entries(texts).filter(([name]) => name === "client" || name === "dueOn" || name.startsWith("lines"));
  try {
    return data<Previewed>({ order: await context.call(orders.preview, coerce(orders.preview.input, Object.fromEntries(fields))) });
  } catch (error) {
    const problems = context.phrase(error).errors ?? [];
    // A line that is not finished is not wrong yet; what it says and cannot be is.
    const ofLines = problems.filter(({ field }) => field.startsWith("lines."));
    const shown = ofLines.filter(({ code }) => ["not_found", "counted_in", "no_sale_price", "too_dear"].includes(code));
    return data<Previewed>({ problems: shown.map(({ message }) => message) });
  }
}
