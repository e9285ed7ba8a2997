import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { bytesOf } from "@/worker/core/contract/printing";
import { fileHeaders } from "@/worker/core/files/file-kind";
import { signatures } from "@/worker/modules/papers/signatures/contract";

/** Wide enough to be read on a phone that is turned. */
const WIDTH = 1_100;

/** A page of what somebody is asked to sign. */
export async function loader({ context, params: { link, page } }: LoaderFunctionArgs) {
  const file = await context.read(signatures.invitedPage, { id: link, page: Number(page), width: WIDTH });
  return new Response(bytesOf(file), { headers: fileHeaders(file) });
}
