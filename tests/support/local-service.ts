import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** One request that a service was sent. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface LocalService {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

/** An outside service on this machine: keeps what it is sent, and answers as the test says. */
export async function startService(answer: (request: Received) => Promise<Response> | Response): Promise<LocalService> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = "", url: path = "", headers } = request;
    const one = { method, path, headers, body: Buffer.concat(parts).toString() };
    received.push(one);
    const reply = await answer(one);
    response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
  return { url: `http://127.0.0.1:${port}`, received, close };
}

/** Waits until something holds, asking again and again. @throws Error after `seconds` */
export async function until<T>(ask: () => Promise<T | undefined | false> | T | undefined | false, seconds = 120): Promise<T> {
  const deadline = Date.now() + seconds * 1_000;
  while (Date.now() < deadline) {
    const result = await ask();
    if (result) return result;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`It did not happen within ${seconds} s`);
}
