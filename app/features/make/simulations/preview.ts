import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { inputFrom } from "@/worker/core/contract/input-from";
import { type Simulation, simulations } from "@/worker/modules/make/simulations/contract";
import { textsOf } from "@/app/shell/action";

/** What the batches being written would take; null while it cannot be worked out. */
export async function action({ request, context }: ActionFunctionArgs) {
  try {
    const { facility, ...texts } = textsOf(await request.formData());
    const input = inputFrom(simulations.run, texts);
    return Response.json((await context.call(simulations.run, input)) satisfies Simulation | null);
  } catch (error) {
    // What is wrong is shown when the form is sent; until then it is only unfinished.
    context.phrase(error);
    return Response.json(null satisfies Simulation | null);
  }
}
