import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { counts } from "@/worker/modules/store/counts/contract";
import { fileAnswer } from "@/app/shell/file-answer";

/** A count sheet as a file to print. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return fileAnswer(() => context.read(counts.sheet, { id: params.id }));
}
