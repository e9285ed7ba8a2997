import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { sendDocument } from "./send-document";

/** What became of a document that was sent alone. */
export interface Upload {
  id?: string;
  known?: boolean;
  problem?: string;
}

/** Takes one document in, for the drop zone, which sends them one after the other. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const file = form.get("file");
  try {
    if (!(file instanceof File)) return Response.json({} satisfies Upload, { status: 422 });
    const { id, known } = await sendDocument(context, file, form.get("agreeToPay") === "on");
    return Response.json({ id, known } satisfies Upload);
  } catch (error) {
    const { status, detail, errors = [] } = context.phrase(error);
    const problem = errors.length ? errors.map(({ message }) => message).join(" ") : detail;
    return Response.json({ problem } satisfies Upload, { status });
  }
}
