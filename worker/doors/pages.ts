import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { Account } from "@/app/context";
import { civilDate } from "@/worker/core/dates";
import type { Operation, Result } from "@/worker/core/operation";
import { call } from "@/worker/engine/call";
import { isLocal } from "@/worker/env";
import { asRefusal, problemAnswer, problemOf } from "./problem";
import { identityFor } from "./session";
import type { VisitContext } from "./visit";

/** The web: Remix pages, rendered here, with operations called in-process. */
export function pagesDoor(build: ServerBuild) {
  const render = createRequestHandler(build, "production");
  return async (context: VisitContext): Promise<Response> => {
    const headers = new Headers();
    const answer = await render(context.req.raw, loadContextFor(context, headers));
    const whole = new Response(answer.body, answer);
    for (const [name, value] of headers) whole.headers.append(name, value);
    return whole;
  };
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
