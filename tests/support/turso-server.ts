import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a test may know of the server: where it is, and what it was asked. */
export interface TursoServer {
  url: string;
  requests: { method: string; path: string; authorization: string | undefined; body: unknown }[];
  close(): void;
}

/**
 * A server that speaks Turso's Platform API and serves the databases it makes, which are namespaces of a real sqld.
 * Databases answer under `/db/{name}/`, and only to the group's token.
 */
export function tursoServer(sqld: { url: string; adminUrl: string }, tokens: { api: string; group: string }): Promise<TursoServer> {
  const requests: TursoServer["requests"] = [];
  const server = createServer(async (request, response) => {
    const body = await readAll(request);
    const path = request.url ?? "/";
    const database = /^\/db\/([\w-]+)(\/.*)$/.exec(path);
    if (database) return forward(sqld.url, tokens.group, request, response, database[1] ?? "", database[2] ?? "/", body);
    const { authorization } = request.headers;
    requests.push({ method: request.method ?? "", path, authorization, body: body.length ? JSON.parse(body.toString()) : null });
    if (authorization !== `Bearer ${tokens.api}`) return say(response, 401, { error: "invalid token" });
    return platform(sqld.adminUrl, request.method ?? "", path, body, response);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, requests, close: () => server.close() });
    });
  });
}

async function platform(adminUrl: string, method: string, path: string, body: Buffer, response: ServerResponse): Promise<void> {
  if (method === "POST" && path.endsWith("/databases")) {
    const { name, group } = JSON.parse(body.toString()) as { name: string; group: string };
    if (!/^[a-z0-9-]{1,64}$/.test(name) || !group) return say(response, 400, { error: "invalid database name or group" });
    const created = await fetch(`${adminUrl}/v1/namespaces/${name}/create`, json("POST", "{}"));
    if (!created.ok) return say(response, 409, { error: `database with name ${name} already exists` });
    return say(response, 200, { database: { Name: name, DbId: name, Hostname: `${name}.example.test` } });
  }
  const name = /\/databases\/([\w-]+)$/.exec(path)?.[1];
  if (method === "DELETE" && name) {
    const removed = await fetch(`${adminUrl}/v1/namespaces/${name}`, json("DELETE"));
    return removed.ok ? say(response, 200, { database: name }) : say(response, 404, { error: "could not find database" });
  }
  return say(response, 404, { error: "not found" });
}

async function forward(
  url: string,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  path: string,
  body: Buffer,
): Promise<void> {
  if (request.headers.authorization !== `Bearer ${token}`) return say(response, 401, { error: "unauthorized" });
  const headers = {
    "content-type": request.headers["content-type"] ?? "application/json",
    "x-namespace-bin": btoa(name).replaceAll("=", ""),
  };
  const answer = await fetch(url + path, { method: request.method, headers, body: body.length ? new Uint8Array(body) : undefined });
  response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "application/json" });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function json(method: string, body?: string): RequestInit {
  return { method, body, headers: { "content-type": "application/json" } };
}

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
