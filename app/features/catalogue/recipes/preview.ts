import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { Result } from "@/worker/core/contract/operation";
import { inputFrom } from "@/worker/core/contract/input-from";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { textsOf } from "@/app/shell/action";

export type Previewed = Result<typeof recipes.preview> | null;

/** What the recipe being written would cost; nothing while it cannot be told. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { version, ...texts } = textsOf(await request.formData());
  try {
    return Response.json((await context.call(recipes.preview, inputFrom(recipes.preview, texts))) satisfies Previewed);
  } catch (error) {
    // What is wrong is said when the form is sent; until then it is only unfinished.
    context.phrase(error);
    return Response.json(null satisfies Previewed);
  }
}
