import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { bytesOf } from "@/worker/core/contract/printing";
import { fileHeaders } from "@/worker/core/files/file-kind";
import { paperBundles } from "@/worker/modules/papers/paper-bundles/contract";

/** Many papers as one file, part after part as they are asked for: the whole is nowhere in memory. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs): Promise<Response> {
  const [bundle, first] = await Promise.all([context.read(paperBundles.show, { id }), context.read(paperBundles.part, { id, part: 0 })]);
  let next = 1;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(bytesOf(first)),
    async pull(stream) {
      if (next >= bundle.parts) return stream.close();
      stream.enqueue(bytesOf(await context.read(paperBundles.part, { id, part: next })));
      next += 1;
    },
  });
  return new Response(body, { headers: { ...fileHeaders(first), "content-length": String(bundle.size) } });
}
