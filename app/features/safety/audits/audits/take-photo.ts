import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { contentOf } from "@/worker/core/contract/printing";
import { audits } from "@/worker/modules/safety/audits/contract";
import { nothingThere } from "@/app/shell/action";

/** Keeps a photograph that an audit's screen sends by itself, and says what became of it. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const file = form.get("file");
  const isThere = file instanceof File;
  try {
    const content = isThere ? contentOf(new Uint8Array(await file.arrayBuffer())) : "";
    const fileName = isThere ? file.name.slice(0, 1_000) : "";
    await context.call(audits.addPhoto, {
      id: String(form.get("audit") ?? ""),
      question: String(form.get("question") ?? ""),
      content,
      fileName,
    });
    return Response.json({});
  } catch (error) {
    const { status, detail, errors = [] } = context.phrase(error);
    const problem = errors.length ? errors.map(({ message }) => message).join(" ") : detail;
    return Response.json({ problem }, { status });
  }
}

/** There is nothing to look at here. */
export const loader = ({ context }: ActionFunctionArgs) => nothingThere(context);
