import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { inputFrom } from "@/worker/core/contract/input-from";
import { calculations, type Outcome } from "@/worker/modules/catalogue/calculations/contract";
import { textsOf } from "@/app/shell/action";

/** What the calculation being written comes to; nothing while it cannot be told. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { version, ...texts } = textsOf(await request.formData());
  const name = texts.name || "-";
  try {
    return Response.json(
      (await context.call(calculations.preview, inputFrom(calculations.preview, { ...texts, name }))) satisfies Outcome | null,
    );
  } catch (error) {
    // What is wrong is said when the form is sent; until then it is only unfinished.
    context.phrase(error);
    return Response.json(null satisfies Outcome | null);
  }
}
