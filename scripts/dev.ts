/** `npm run dev`: the product with demo data; what is saved is on the screen at once, and the next request runs the new code. */
import { mkdirSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { parseArgs } from "node:util";
import { createServer as createVite } from "vite";
import type { httpDoors } from "@/worker/doors/api";
import { startOrGiveUp } from "./local/start-or-give-up";
import { metOtherwise } from "./local/made-with";
import { anyPort, freePort } from "./local/ports";
import { listenForSignals } from "./local/signals";
import { giveUp, say } from "./words.mjs";

const onSignal = listenForSignals();
const { values } = parseArgs({ options: { port: { type: "string", default: "8787" } } });
const port = Number(values.port);
if ((await freePort(port)) === null) giveUp(say("portBusy", port));
const data = resolve(".data/dev");
mkdirSync(data, { recursive: true });
const changed = metOtherwise(data);
if (changed) giveUp(say("metOtherwise", data, changed));

// The built Worker takes care of the queue and the clock; pages and the API come from the sources, through Vite.
const machine = await startOrGiveUp({ port: await anyPort(), data, seed: "demo" });
const bindings = await machine.bindings();
const front = createServer((request, response) => vite.middlewares(request, response, () => void answer(request, response)));
const vite = await createVite({
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: front } },
  // The terminal and the tests change nothing on a screen.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
});
vite.watcher.on("change", noticed);
front.listen(port, "127.0.0.1", () => {
  process.stdout.write(`${say("ready", `http://127.0.0.1:${port}`)}\n`);
  // Prepares the sources before anyone asks for a page.
  void fetch(`http://127.0.0.1:${port}/login`).then((page) => page.text());
});
onSignal(() => void stop());

/** After a change: answers that were kept are the old code's, and a page that the browser has no part of is asked for anew. */
function noticed(path: string): void {
  if (!/\.tsx?$/.test(path)) return;
  const { client, ssr } = vite.environments;
  ssr.moduleGraph.onFileChange(resolve("worker/doors/response-cache.ts"));
  const shown = [...(client.moduleGraph.getModulesByFile(path) ?? [])].some(({ type }) => type === "js");
  if (!shown) client.hot.send({ type: "full-reload" });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const doors = (await vite.ssrLoadModule("/worker/doors/api.ts")) as { httpDoors: typeof httpDoors };
    const build = await vite.ssrLoadModule("virtual:remix/server-build");
    const later = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
    const reply = await doors.httpDoors(build as never).fetch(asRequest(request), bindings as never, later);
    response.writeHead(reply.status, [...reply.headers].flat());
    if (reply.body) Readable.fromWeb(reply.body as NodeStream).pipe(response);
    else response.end();
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    process.stderr.write(`${(error as Error).stack}\n`);
    response.writeHead(500).end();
  }
}

function asRequest(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) for (const item of [value ?? []].flat()) headers.append(name, item);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const body = hasBody ? (Readable.toWeb(request) as unknown as BodyInit) : undefined;
  const url = `http://${request.headers.host}${request.url}`;
  return new Request(url, { method: request.method, headers, body, ...(hasBody && { duplex: "half" }) } as RequestInit);
}

async function stop(): Promise<void> {
  await vite.close();
  await machine.stop();
  process.exit(0);
}
