import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { Account } from "@/app/context";
import { civilDate } from "@/worker/core/dates";
import type { Operation, Result } from "@/worker/core/operation";
import { call } from "@/worker/engine/call";
import { markOf } from "@/worker/engine/mark";
import { isLocal } from "@/worker/env";
import { asRefusal, problemAnswer, problemOf } from "./problem";
import { identityFor } from "./session";
import type { VisitContext } from "./visit";

/** The web: Remix pages, rendered here, with operations called in-process. */
export function pagesDoor(build: ServerBuild) {
  const render = createRequestHandler(build, "production");
  return async (context: VisitContext): Promise<Response> => {
    const tag = await tagOf(context, build.assets.version);
    const headers = new Headers({ "cache-control": "private, no-cache", ...(tag && { etag: tag }) });
    if (tag && context.req.header("if-none-match") === tag) return new Response(null, { status: 304, headers });
    const answer = await render(context.req.raw, loadContextFor(context, headers));
    const whole = new Response(answer.body, answer);
    for (const [name, value] of headers) whole.headers.append(name, value);
    return whole;
  };
}

/**
 * The entity tag of a screen's data: the browser keeps the data and asks again; while nothing has changed in the
 * business, at any door, nothing is read or sent twice. It is taken before the data is read, so it is never too new.
 */
async function tagOf(context: VisitContext, version: string): Promise<string | null> {
  const { house, language, caller } = context.var;
  if (context.req.method !== "GET" || !context.req.path.endsWith(".data")) return null;
  const { actor } = await caller();
  const mark = await markOf(house, actor);
  if (!mark || actor.type !== "person") return null;
  const { userId, business } = actor;
  return `"${[version, mark, userId, language, civilDate(house.now), business?.plan, business?.status].join(".")}"`;
}

/** What the pages of one request know and may do. */
export function loadContextFor(context: VisitContext, headers: Headers): AppLoadContext {
  const { house, language, nonce, caller } = context.var;
  const theme = themeOf(context.req.header("cookie"));
  const run = async <O extends Operation>(operation: O, input: unknown, key?: string): Promise<Result<O>> =>
    call(house, await caller(), operation, input, key);
  const phrase = (error: unknown) => problemOf(asRefusal(error, house.log), language);

  return {
    nonce,
    lang: language,
    theme,
    local: isLocal(context.env),
    today: civilDate(house.now),
    headers,
    account: async () => accountOf(await caller()),
    call: run,
    read: async (operation, input) => {
      try {
        return await run(operation, input);
      } catch (error) {
        throw problemAnswer(asRefusal(error, house.log), language);
      }
    },
    phrase,
    identity: identityFor(context),
  };
}

function accountOf({ actor }: Awaited<ReturnType<VisitContext["var"]["caller"]>>): Account | null {
  if (actor.type !== "person") return null;
  const { userId, firstName, lastName, email, role, business } = actor;
  return {
    userId,
    firstName,
    lastName,
    email,
    role,
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
