import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { inputFrom } from "@/worker/core/contract/input-from";
import type { Result } from "@/worker/core/contract/operation";
import { sales } from "@/worker/modules/sell/sales/contract";
import { textsOf } from "@/app/shell/action";
import { readBasket } from "./read-basket";

/** What the basket comes to for a client, whose prices may be others than those of the stall; null while that cannot be told. */
export type Previewed = Result<typeof sales.preview> | null;

/** Reads only what a preview takes of the form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  readBasket(form);
  const fields = Object.entries(textsOf(form)).filter(([name]) => name === "client" || name.startsWith("lines"));
  try {
    return Response.json((await context.call(sales.preview, inputFrom(sales.preview, Object.fromEntries(fields)))) satisfies Previewed);
  } catch {
    return Response.json(null satisfies Previewed);
  }
}
