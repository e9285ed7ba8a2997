import type { ExportedFile } from "@/worker/core/contract/exporting";
import { partsAfter } from "@/worker/core/contract/file-parts";

/**
 * A file to keep, as a page's loader answers it: each part is sent as it comes, so that a long list is nowhere held whole.
 * @param read asks for the part that begins at a cursor; without one, for the first
 */
export async function fileAnswer(read: (cursor?: string) => Promise<ExportedFile>): Promise<Response> {
  const first = await read();
  const rest = partsAfter(first, read);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(first.text)),
    async pull(stream) {
      const { value: next } = await rest.next();
      if (next) stream.enqueue(encoder.encode(next.text));
      else stream.close();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${first.fileName}"`,
      "cache-control": "no-store",
    },
  });
}
