import { type AppLoadContext, redirect, type ServerBuild } from "@remix-run/cloudflare";
import type { Account } from "@/app/context";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import type { Operation, Result } from "@/worker/core/contract/operation";
import { call } from "@/worker/engine/call";
import { isLocal } from "@/worker/env";
import { cachedAnswer, cacheTagOf } from "./response-cache";
import { asRefusal, problemAnswer, problemOf } from "./problem";
import { screensOf } from "./screens";
import { identityFor } from "./session";
import type { RequestContext } from "./request-context";

/** The web: Remix pages, rendered here, with operations called in-process. */
export function pagesDoor(build: ServerBuild) {
  const screenOf = screensOf(build);
  return async (context: RequestContext): Promise<Response> => {
    const { pattern, render } = screenOf(context.req.path);
    context.set("screen", pattern);
    const tag = await cacheTagOf(context);
    const etag = tag && context.req.path.endsWith(".data") ? await etagOf(build.assets.version + tag) : null;
    const fresh = await cachedAnswer(context, tag, async () => {
      const headers = new Headers();
      let dependsOnMore = false;
      const onCall = ({ scope }: Operation) => {
        dependsOnMore ||= scope !== "business";
      };
      const answer = await render(context.req.raw, loadContextFor(context, headers, onCall));
      const dressed = new Response(answer.body, answer);
      for (const [name, value] of headers) dressed.headers.append(name, value);
      // A file is handed over as it is, and by nobody twice.
      if (!tag || answer.headers.get("cache-control") === "no-store") return dressed;
      dressed.headers.set("cache-control", dependsOnMore ? "no-store" : "private, no-cache");
      // The browser keeps a screen's data and asks again; while nothing has changed, nothing is sent twice.
      if (etag && !dependsOnMore) dressed.headers.set("etag", etag);
      return dressed;
    });
    return (await isPrivate(context)) ? keptByNobody(fresh) : fresh;
  };
}

/** A screen of somebody's: going back after signing out must not show it. Its data alone is asked for anew each time. */
async function isPrivate({ var: { caller }, req }: RequestContext): Promise<boolean> {
  return !req.path.endsWith(".data") && (await caller()).actor.type === "person";
}

function keptByNobody(answer: Response): Response {
  const own = new Response(answer.body, answer);
  own.headers.set("cache-control", "no-store");
  return own;
}

async function etagOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `"${btoa(String.fromCharCode(...new Uint8Array(bytes)))}"`;
}

/** What the pages of one request know and may do. @param onCall is called with every operation that runs */
function loadContextFor(context: RequestContext, headers: Headers, onCall: (operation: Operation) => void): AppLoadContext {
  const { runtime, language, nonce, caller } = context.var;
  const theme = themeOf(context.req.header("cookie"));
  const run = async <O extends Operation>(operation: O, input: unknown, key?: string): Promise<Result<O>> => {
    onCall(operation);
    return call(runtime, await caller(), operation, input, key);
  };
  const phrase = (error: unknown) => problemOf(asRefusal(error, runtime.log), language);

  return {
    nonce,
    lang: language,
    theme,
    local: isLocal(context.env),
    today: civilDate(runtime.now),
    headers,
    account: async () => accountOf(await caller()),
    call: run,
    read: async (operation, input) => {
      try {
        return await run(operation, input);
      } catch (error) {
        const refusal = asRefusal(error, runtime.log);
        throw elsewhere(refusal, context.req.url) ?? problemAnswer(isNoRecord(refusal) ? new Refusal("not_found") : refusal, language);
      }
    },
    phrase,
    identity: identityFor(context),
  };
}

/** An address that names no record by any means is as good as one whose record is gone. */
function isNoRecord({ code, detail }: Refusal): boolean {
  return code === "invalid_input" && !!detail.fields?.some(({ field }) => field === "id");
}

/** Where the guard would lead: a session may end between two screens of the same frame, which is not loaded again. */
function elsewhere({ code }: Refusal, url: string): Response | null {
  if (code === "forbidden") return redirect("/unauthorized");
  if (code !== "not_signed_in") return null;
  const { pathname, search } = new URL(url);
  return redirect(`/login?to=${encodeURIComponent(pathname.replace(/\.data$/, "") + search.replace(/[?&]_routes=[^&]*/, ""))}`);
}

function accountOf({ actor }: Awaited<ReturnType<RequestContext["var"]["caller"]>>): Account | null {
  if (actor.type !== "person") return null;
  const { userId, firstName, lastName, email, role, business, visit } = actor;
  return {
    userId,
    firstName,
    lastName,
    email,
    role,
    visitEndsAt: visit?.endsAt ?? null,
    business: business && {
      id: business.id,
      name: business.name,
      plan: business.plan,
      planStatus: business.status,
      trialEndsAt: business.trialEndsAt,
    },
  };
}

function themeOf(cookies: string | undefined): AppLoadContext["theme"] {
  const theme = /(?:^|;\s*)theme=(cellier(?:-nuit)?)(?:;|$)/.exec(cookies ?? "")?.[1];
  return theme === "cellier" || theme === "cellier-nuit" ? theme : null;
}
