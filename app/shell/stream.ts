import { Writable } from "node:stream";
import type { renderToPipeableStream } from "react-dom/server.node";

type Rendering = ReturnType<typeof renderToPipeableStream>;

/** What React writes, as the platform's own stream. */
export function streamOf(pipe: Rendering["pipe"], abort: Rendering["abort"]): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (chunk: Uint8Array, _: string, done: () => void) => {
        controller.enqueue(withoutGap(chunk));
        done();
      };
      const final = (done: () => void) => {
        controller.close();
        done();
      };
      pipe(new Writable({ write, final }));
    },
    cancel: (reason) => abort(reason),
  });
}

/**
 * React 18 fills buffers of a fixed size; where a letter of several bytes does not fit any more, it leaves zeros at the end,
 * which a browser shows as a broken sign within an attribute.
 */
function withoutGap(chunk: Uint8Array): Uint8Array {
  let end = chunk.length;
  while (end > 0 && chunk[end - 1] === 0) end -= 1;
  return chunk.subarray(0, end);
}
