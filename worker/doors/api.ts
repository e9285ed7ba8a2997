import type { ServerBuild } from "@remix-run/cloudflare";
import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { Refusal } from "@/worker/core/errors";
import { defaultLanguage } from "@/worker/core/language";
import { TERMINAL } from "@/worker/core/contract/route";
import { businessOf, type Door } from "@/worker/engine/actor";
import { newId } from "@/worker/engine/identifier";
import { makeLog } from "@/worker/engine/log";
import type { Meter } from "@/worker/adapters/database/meter";
import { isLocal } from "@/worker/env";
import { assistantDoor } from "./assistant/index";
import { authDoor } from "./auth";
import { outboxDoor } from "./dev";
import { discardBody, withinLimit } from "./body";
import { docsPage } from "./docs";
import { eventsDoor } from "./events";
import { formsOnly } from "./form";
import { readyDoor } from "./ready";
import { mcpDoor, METADATA_PATH, metadataDoor } from "./mcp/index";
import { openRuntime } from "./runtime";
import { openApi } from "./openapi";
import { pagesDoor } from "./pages";
import { paymentsDoor } from "./payments";
import { asRefusal, problemAnswer } from "./problem";
import { restDoor } from "./rest";
import { refuseCrossSite, securityHeaders } from "./security";
import { callerOf } from "./session";
import { languageOf, type RequestState, type RequestContext } from "./request-context";

/** Every HTTP door of the product: the API under /api, pages everywhere else. */
export function httpDoors(build: ServerBuild): Hono<RequestState> {
  const doors = new Hono<RequestState>();
  doors.use(dressed);
  doors.get("/api/health", (context) => context.json({ status: "ok" }, 200, timing(context, { trips: 0, time: 0 })));
  doors.use(guarded, withinLimit);
  doors.get("/api/ready", readyDoor);
  doors.get("/api/openapi.json", (context) => context.json(openApi(context.var.language, context.var.runtime.origin)));
  doors.get("/api/docs", (context) => context.html(docsPage(context.var.language, context.var.runtime.origin, context.var.nonce)));
  doors.route("/api/auth", authDoor());
  doors.post("/api/ai-assistant", assistantDoor);
  doors.get("/api/events", eventsDoor);
  doors.all("/api/mcp", mcpDoor);
  doors.get(METADATA_PATH, metadataDoor);
  doors.post("/api/payments/stripe", paymentsDoor);
  doors.route("/", restDoor());
  doors.all("/api/*", () => {
    throw new Refusal("not_found");
  });
  doors.get("/dev/outbox", outboxDoor);
  doors.all("*", formsOnly, pagesDoor(build));
  doors.onError(refuse);
  return doors;
}

/** Gives every answer its headers, refusals included. They come last: an answer made elsewhere would lose earlier ones. */
async function dressed(context: RequestContext, next: () => Promise<void>): Promise<void> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  context.set("nonce", nonce);
  const sent = context.req.raw;
  await next();
  await discardBody(sent);
  const isSecure = new URL(context.req.url).protocol === "https:";
  // A file that is handed over may do less than a page, and says so itself.
  const { "content-security-policy": policy = "", ...others } = securityHeaders(nonce, isSecure);
  if (!context.res.headers.has("content-security-policy")) context.header("content-security-policy", policy);
  for (const [name, value] of Object.entries(others)) context.header(name, value);
  // An answer without a cache-control header is stored by nobody: it may be one person's, or in one language.
  if (!context.res.headers.has("cache-control")) context.header("cache-control", "no-store");
  const { sessionCookie } = context.var;
  if (sessionCookie) context.header("set-cookie", sessionCookie, { append: true });
}

/** What every request but the health check gets: its language, the runtime, and who calls. */
async function guarded(context: RequestContext, next: () => Promise<void>): Promise<void> {
  const request = context.req.raw;
  const { origin, pathname } = new URL(request.url);
  const isApi = pathname.startsWith("/api/");
  const language = languageOf(getCookie(context, "lang"), request.headers.get("accept-language"), isApi);
  context.set("language", language);
  refuseCrossSite(request);

  const meter: Meter = { trips: 0, time: 0 };
  let business: string | undefined;
  const id = newId().slice(-12);
  const log = makeLog(() => ({ request: id, business, path: context.var.screen ?? context.req.routePath }));
  const runtime = await openRuntime(context.env, (work) => context.executionCtx.waitUntil(work), origin, meter, log);
  context.set("runtime", runtime);
  context.set(
    "caller",
    once(async () => {
      const caller = await callerOf(context, isApi ? programDoor(request) : "web");
      business = businessOf(caller)?.id;
      return caller;
    }),
  );
  const start = Date.now();
  await next();
  log.info("request", { method: request.method, status: context.res.status, ms: Date.now() - start });
  for (const [name, value] of Object.entries(timing(context, meter))) context.header(name, value);
}

/** On a developer's machine and in tests, every answer carries the number of its round trips to databases and their time. */
function timing({ env }: Pick<RequestContext, "env">, { trips, time }: Meter): Record<string, string> {
  return isLocal(env) ? { "server-timing": `db;dur=${time};desc="${trips} round trips"` } : {};
}

/** Our own terminal names itself; whoever else calls the API is a program. The audit shows it, and nothing depends on it. */
function programDoor(request: Request): Door {
  return request.headers.get("user-agent") === TERMINAL ? "terminal" : "rest";
}

/** Asks once, and gives the same answer afterwards. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}

/** A refusal, in the caller's language; it may come before the runtime is open. */
function refuse(error: Error, context: RequestContext): Response {
  const log = context.var.runtime?.log ?? makeLog();
  return problemAnswer(asRefusal(error, log), context.var.language ?? defaultLanguage);
}
