import { Writable } from "node:stream";
import type { renderToPipeableStream } from "react-dom/server.node";

type Rendering = ReturnType<typeof renderToPipeableStream>;

/** What React writes, as the platform's own stream: buffers that it fills in one go are handed over as one. */
export function streamOf(pipe: Rendering["pipe"], abort: Rendering["abort"]): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let buffers: Uint8Array[] = [];
      const flush = () => {
        if (buffers.length) controller.enqueue(joined(buffers));
        buffers = [];
      };
      const write = (buffer: Uint8Array, _: string, done: () => void) => {
        buffers.push(withoutGap(buffer));
        done();
      };
      const final = (done: () => void) => {
        flush();
        controller.close();
        done();
      };
      pipe(Object.assign(new Writable({ write, final }), { flush }));
    },
    cancel: (reason) => abort(reason),
  });
}

function joined(buffers: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(buffers.reduce((length, buffer) => length + buffer.length, 0));
  let at = 0;
  for (const buffer of buffers) {
    whole.set(buffer, at);
    at += buffer.length;
  }
  return whole;
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
