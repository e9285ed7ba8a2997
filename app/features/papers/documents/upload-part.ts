import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { inputFrom } from "@/worker/core/contract/input-from";
import { contentOf } from "@/worker/core/contract/printing";
import { documents } from "@/worker/modules/papers/documents/contract";
import { textsOf } from "@/app/shell/action";
import type { Upload } from "./upload";

/** What became of a part; once all are there, of the file. */
export interface PartAnswer extends Upload {
  /** What came does not make the file that was announced: all of it is sent again. */
  isTorn?: boolean;
}

/** Which parts of a file have come. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const digest = new URL(request.url).searchParams.get("digest") ?? "";
  return Response.json(await context.read(documents.arrived, { digest }));
}

/** Takes in a part of a file. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const file = form.get("file");
  const content = file instanceof File ? contentOf(new Uint8Array(await file.arrayBuffer())) : "";
  const { file: _, ...texts } = textsOf(form);
  try {
    const { document } = await context.call(documents.uploadPart, { ...inputFrom(documents.uploadPart, texts), content });
    return Response.json((document ? { id: document.id, known: document.known, title: document.title } : {}) satisfies PartAnswer);
  } catch (error) {
    const { status, detail, errors = [] } = context.phrase(error);
    const problem = errors.length ? errors.map(({ message }) => message).join(" ") : detail;
    const isTorn = errors.some(({ code }) => code === "file_cut");
    return Response.json({ problem, isTorn } satisfies PartAnswer, { status });
  }
}
