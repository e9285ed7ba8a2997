import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { bytesOf } from "@/worker/core/contract/printing";
import { fileHeaders } from "@/worker/core/files/file-kind";
import { documents } from "@/worker/modules/papers/documents/contract";

/** The file behind an address that ends soon. */
export async function loader({ context, params: { token } }: LoaderFunctionArgs) {
  const file = await context.read(documents.sharedFile, { id: token });
  return new Response(bytesOf(file), { headers: { ...fileHeaders(file), "x-robots-tag": "noindex" } });
}
