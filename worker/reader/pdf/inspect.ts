import { Readable } from "node:stream";
import { createInflate } from "node:zlib";
import { limits } from "../limits";
import { Unreadable } from "../refusal";

/**
 * Looks at a PDF before any engine unpacks it: a file of some kilobytes may ask for gigabytes.
 * @throws Unreadable truncated, decompression_bomb, too_many_pixels
 */
export async function inspectPdf(bytes: Uint8Array): Promise<void> {
  const text = new TextDecoder("latin1").decode(bytes);
  if (!text.slice(-2048).includes("%%EOF") && !/%%EOF\s*$/.test(text)) throw new Unreadable("truncated");
  let inAll = 0;
  for (const { dictionary, start, end } of streamsOf(text)) {
    if (pixelsOf(dictionary) > limits.pixels * 4) throw new Unreadable("too_many_pixels");
    const times = flatesOf(dictionary);
    // A byte of deflate becomes 1,032 bytes at most: what is too small to do harm need not be counted.
    if (!times || ((end - start) * 1032 ** times < limits.inflated / 16 && times === 1)) continue;
    inAll += await inflatedSize(bytes.subarray(start, end), times);
    if (inAll > limits.inflatedInAll) throw new Unreadable("decompression_bomb");
  }
}

function* streamsOf(text: string): Generator<{ dictionary: string; start: number; end: number }> {
  const opening = /stream\r?\n/g;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const start = match.index + match[0].length;
    const end = text.indexOf("endstream", start);
    if (end < 0) throw new Unreadable("truncated");
    const from = text.lastIndexOf("obj", match.index);
    yield { dictionary: text.slice(Math.max(from, match.index - 4_000), match.index), start, end };
    opening.lastIndex = end + 9;
  }
}

function pixelsOf(dictionary: string): number {
  if (!/\/Subtype\s*\/Image/.test(dictionary)) return 0;
  const size = (name: string) => Number(new RegExp(`/${name}\\s+(\\d+)`).exec(dictionary)?.[1] ?? 0);
  return size("Width") * size("Height");
}

/** How many times a stream is deflated; 0 when what must be undone first is something else. */
function flatesOf(dictionary: string): number {
  const filters = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1]?.match(/\/\w+/g) ?? [];
  const other = filters.findIndex((name) => name !== "/FlateDecode" && name !== "/Fl");
  return other < 0 ? filters.length : other;
}

/** Unpacks and counts, keeping nothing. @throws Unreadable decompression_bomb as soon as it is one */
function inflatedSize(packed: Uint8Array, times: number): Promise<number> {
  const steps = Array.from({ length: times }, () => createInflate({ chunkSize: 64 * 1024 }));
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return Promise.resolve(0);
  return new Promise((resolve, reject) => {
    let size = 0;
    // What is no proper deflate, or ends with a line break, was counted as far as it goes.
    const end = () => resolve(size);
    last.on("data", (part: Uint8Array) => {
      size += part.length;
      if (size <= limits.inflated) return;
      for (const step of steps) step.destroy();
      reject(new Unreadable("decompression_bomb"));
    });
    for (const step of steps) step.on("error", end);
    last.on("end", end);
    for (const [at, step] of steps.entries()) if (at > 0) steps[at - 1]?.pipe(step);
    Readable.from(slicesOf(packed)).pipe(first);
  });
}

/** Little at a time, so that little is unpacked at a time. */
function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 4_096) yield bytes.subarray(at, at + 4_096);
}
