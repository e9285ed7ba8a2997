import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { Log, LogLevel, Miniflare, type WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as optionsOf } from "wrangler";
import type { ReaderService } from "@/worker/reader/index";
import { endWithUs } from "./watchdog";

const FOLDER = "dist/reader";

/** The Worker that reads documents, as it was built: its code first, then its engines. */
export function readerWorker(): WorkerOptions {
  const { workerOptions: given } = optionsOf("wrangler.reader.toml");
  const { modulesRules, ...options } = given;
  const files = readdirSync(FOLDER).filter((name) => /\.(js|wasm|gz)$/.test(name));
  return {
    ...options,
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

/** The reader alone in workerd, for the command that reads a folder and for tests. */
export async function startReader(): Promise<{ reader: ReaderService; stop(): Promise<void> }> {
  const caller = {
    name: "caller",
    modules: true,
    script: "export default { fetch: () => new Response() }",
    compatibilityDate: "2026-04-20",
    serviceBindings: { READER: "cellier-reader" },
  } as WorkerOptions;
  const miniflare = new Miniflare({ cf: false, logRequests: false, log: new Log(LogLevel.ERROR), workers: [caller, readerWorker()] });
  await miniflare.ready;
  endWithUs("workerd");
  const { READER } = await miniflare.getBindings<{ READER: ReaderService }>("caller");
  return { reader: READER, stop: () => miniflare.dispose() };
}
