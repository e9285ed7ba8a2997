import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { inputFrom } from "@/worker/core/contract/input-from";
import { type Simulation, simulations } from "@/worker/modules/make/simulations/contract";
import { textsOf } from "@/app/shell/action";

/** What the batches being written would take; null while it cannot be worked out. */
export async function action({ request, context }: ActionFunctionArgs) {
  try {
    const { facility, ...texts } = textsOf(await request.formData());
    const input = inputFrom(simulations.run, texts);
    return data<Simulation | null>(await context.call(simulations.run, input));
  } catch (error) {
    // What is wrong is shown when the form is sent; until then it is only unfinished.
    context.phrase(error);
    return data<Simulation | null>(null);
  }
}
