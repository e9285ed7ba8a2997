import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { Log, LogLevel, Miniflare, type WorkerOptions } from "miniflare";
import type { ReaderService } from "@/worker/reader/index";
import { readBound } from "./bound";
import { endWithUs } from "./watchdog";

const FOLDER = "dist/reader";

/** The Worker that reads documents, as it was built: its code first, then its engines. */
export function readerWorker(): WorkerOptions {
  const files = readdirSync(FOLDER).filter((name) => /\.(js|wasm|gz)$/.test(name));
  return {
    ...readBound(`${FOLDER}.json`),
    name: "cellier-reader",
    modulesRoot: resolve(FOLDER),
    modules: files
      .sort((a, b) => Number(b.endsWith(".js")) - Number(a.endsWith(".js")))
      .map((name) => ({ type: typeOf(name), path: resolve(FOLDER, name) })),
  } as WorkerOptions;
}

function typeOf(name: string): "ESModule" | "CompiledWasm" | "Data" {
  if (name.endsWith(".js")) return "ESModule";
  return name.endsWith(".wasm") ? "CompiledWasm" : "Data";
}

/** Asks the reader for whoever is outside, and answers with JSON or the bytes of a page. */
const script = `export default { async fetch(request, { READER }) {
  const { verb, more } = JSON.parse(decodeURIComponent(request.headers.get("x-call")));
  const document = verb === "memory" ? [] : [new Uint8Array(await request.arrayBuffer())];
  const { bytes, ...answer } = await READER[verb](...document, ...more.map((one) => one ?? undefined));
  return bytes ? new Response(bytes, { headers: { "content-type": answer.type } }) : Response.json(answer);
} }`;

/** The reader alone in workerd, for the command that reads a folder and for tests. */
export async function startReader(): Promise<{ reader: ReaderService; stop(): Promise<void> }> {
  const caller = {
    name: "caller",
    modules: true,
    script,
    compatibilityDate: "2026-04-20",
    serviceBindings: { READER: "cellier-reader" },
  } as WorkerOptions;
  const miniflare = new Miniflare({ cf: false, logRequests: false, log: new Log(LogLevel.ERROR), workers: [caller, readerWorker()] });
  await miniflare.ready;
  endWithUs("workerd");
  const ask = async <Answer>(verb: keyof ReaderService, body?: Uint8Array, ...more: unknown[]): Promise<Answer> => {
    const headers = { "x-call": encodeURIComponent(JSON.stringify({ verb, more })) };
    const answer = await miniflare.dispatchFetch("http://reader", { method: "POST", body, headers });
    if (!answer.ok) throw new Error(await answer.text());
    const type = answer.headers.get("content-type") ?? "";
    if (type.startsWith("image/")) return { type, bytes: new Uint8Array(await answer.arrayBuffer()) } as Answer;
    return (await answer.json()) as Answer;
  };
  const reader: ReaderService = {
    read: (bytes, options) => ask("read", bytes, options),
    page: (bytes, ...more) => ask("page", bytes, ...more),
    text: (bytes) => ask("text", bytes),
    words: (bytes) => ask("words", bytes),
    memory: () => ask("memory"),
  };
  return { reader, stop: () => miniflare.dispose() };
}
