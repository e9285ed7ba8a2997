import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { bytesOf } from "@/worker/core/contract/printing";
import { fileHeaders } from "@/worker/core/files/file-kind";
import { signatures } from "@/worker/modules/papers/signatures/contract";

/** What somebody is asked to sign, as a file; sealed, once it is. */
export async function loader({ context, params: { link } }: LoaderFunctionArgs) {
  const file = await context.read(signatures.invitedFile, { id: link });
  return new Response(bytesOf(file), { headers: { ...fileHeaders(file), "x-robots-tag": "noindex" } });
}
