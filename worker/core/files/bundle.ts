import { bytesOf, contentOf, type SheetFile } from "../contract/printing";
import { fileHeaders } from "./file-kind";
import { zipOf } from "./zip";

/** Many papers as one file that is packed while it is read. */
interface OpenBundle {
  fileName: string;
  mediaType: "application/zip";
  packed: ReadableStream<Uint8Array>;
}

/** What a bundle says of itself. */
export interface Printed {
  papers: readonly string[];
  fileName: string;
  createdAt: number;
}

/**
 * Opens many papers as one file, paper after paper as they are read: the whole is nowhere in memory.
 * @param read a paper by its place; what cannot be opened is refused before the first byte is sent
 */
export async function openBundle(
  { papers, fileName, createdAt }: Printed,
  read: (place: number) => Promise<SheetFile>,
): Promise<OpenBundle> {
  const first = bytesOf(await read(0));
  const packed = zipOf(papers, async (place) => (place === 0 ? first : bytesOf(await read(place))), createdAt);
  return { fileName, mediaType: "application/zip", packed };
}

/** The file itself. */
export function bundleAnswer({ packed, ...file }: OpenBundle): Response {
  return new Response(packed, { headers: { ...fileHeaders(file), vary: "accept" } });
}

/** The same in JSON, as a file's bytes are there: in base64, as they come. */
export function bundleInJson({ packed, ...file }: OpenBundle): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const head = JSON.stringify({ ...file, content: "" } satisfies SheetFile).slice(0, -2);
  let rest = new Uint8Array(0);
  return packed.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: (stream) => stream.enqueue(encoder.encode(head)),
      transform(chunk, stream) {
        const bytes = new Uint8Array(rest.length + chunk.length);
        bytes.set(rest);
        bytes.set(chunk, rest.length);
        // Three bytes make four letters: what is left over waits for the next.
        const whole = bytes.length - (bytes.length % 3);
        rest = bytes.slice(whole);
        stream.enqueue(encoder.encode(contentOf(bytes.subarray(0, whole))));
      },
      flush: (stream) => stream.enqueue(encoder.encode(`${contentOf(rest)}"}`)),
    }),
  );
}
