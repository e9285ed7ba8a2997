import type { IncomingMessage } from "node:http";

/** What is sent to a service. */
export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What a service answers; its body is read once. */
export interface Answered {
  status: number;
  statusText: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  ok: boolean;
  /** Does it come as server-sent events? */
  isEvents: boolean;
  /** The body as it comes. */
  pieces: AsyncIterable<Uint8Array>;
  json(): Promise<unknown>;
  /** Reads the body no further: an answer that nobody reads would keep the program from ending. */
  drop(): void;
}

/** The service took the request, and stayed silent for longer than anybody waits. */
export class Silence extends Error {}

/**
 * Sends a request. Node's own `fetch` says the same, and takes longer to load than most commands to run.
 * @param patience milliseconds of silence after which nobody waits any more; events come when they come
 * @throws Silence after them @throws Error when nothing answers
 */
export async function askService(address: URL, { method = "GET", headers = {}, body }: Sent, patience: number): Promise<Answered> {
  // Imported as a module, every export would be read, and one of them loads the whole of `fetch` (Node 22: 40 ms).
  const { request } = process.getBuiltinModule(address.protocol === "https:" ? "node:https" : "node:http");
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(address, { method, headers: { ...headers, ...length }, timeout: patience }, resolve);
    sent.on("error", reject).on("timeout", () => sent.destroy(new Silence()));
    sent.end(body);
  });
  const { statusCode: status = 0, statusMessage: statusText = "" } = answer;
  const json = async () => {
    const pieces: Uint8Array[] = [];
    for await (const piece of answer) pieces.push(piece as Uint8Array);
    return JSON.parse(Buffer.concat(pieces).toString("utf8")) as unknown;
  };
  const isEvents = answer.headers["content-type"]?.startsWith("text/event-stream") ?? false;
  if (isEvents) answer.setTimeout(0);
  const { headers: heads } = answer;
  return {
    status,
    statusText,
    headers: heads,
    ok: status >= 200 && status < 300,
    isEvents,
    pieces: answer,
    json,
    drop: () => void answer.resume(),
  };
}
