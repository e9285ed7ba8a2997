import type { AppLoadContext } from "@remix-run/cloudflare";
import { inputFrom } from "@/worker/core/contract/input-from";
import { contentOf } from "@/worker/core/contract/printing";
import { documents } from "@/worker/modules/papers/documents/contract";
import { textsOf } from "@/app/shell/action";

/** Brings in a file that a browser sent, with what its form says of it. */
export async function sendFile(context: AppLoadContext, file: File, form: FormData) {
  const content = contentOf(new Uint8Array(await file.arrayBuffer()));
  const { file: _, ...texts } = textsOf(form);
  return context.call(documents.upload, { ...inputFrom(documents.upload, texts), content, fileName: file.name.slice(0, 1_000) });
}

/** The files of a form; a field that was left empty sends one without a byte. */
export function filesOf(form: FormData): File[] {
  return form.getAll("file").filter((file): file is File => file instanceof File && (file.size > 0 || file.name !== ""));
}
