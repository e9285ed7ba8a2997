import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { bytesOf } from "@/worker/core/contract/printing";
import { fileHeaders } from "@/worker/core/files/file-kind";
import { zipOf } from "@/worker/core/files/zip";
import { paperBundles } from "@/worker/modules/papers/paper-bundles/contract";

/** Many papers as one file, paper after paper as they are asked for: the whole is nowhere in memory. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs): Promise<Response> {
  const { papers, fileName, createdAt } = await context.read(paperBundles.show, { id });
  const read = async (place: number) => bytesOf(await context.read(paperBundles.paper, { id, place }));
  // What cannot be opened is refused before the first byte is sent.
  const first = await read(0);
  const packed = zipOf(papers, async (place) => (place === 0 ? first : read(place)), createdAt);
  return new Response(packed, { headers: fileHeaders({ fileName, mediaType: "application/zip" }) });
}
