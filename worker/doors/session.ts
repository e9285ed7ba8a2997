import { getCookie } from "hono/cookie";
import type { Cookie } from "lucia";
import type { Identity } from "@/app/context";
import { Refusal } from "@/worker/core/errors";
import type { Caller, Door, Person } from "@/worker/engine/actor";
import { call } from "@/worker/engine/call";
import { personOfAccessToken, TOKEN_PREFIX } from "@/worker/modules/business/access-tokens/index";
import { account, credentials } from "@/worker/modules/business/account/contract";
import {
  answerDevice,
  checkCredentials,
  readDevice,
  sessionCookieOf,
  sessionOfToken,
  sessionsOf,
} from "@/worker/modules/business/account/index";
import type { RequestContext } from "./request-context";

/**
 * Who calls: the person of the bearer token or of the browser's cookie, or a visitor.
 * @throws Refusal `invalid_token` when a token is given that opens nothing: a program must know
 */
export async function callerOf(context: RequestContext, door: Door): Promise<Caller> {
  const bearer = /^Bearer\s*(.*)$/i.exec(context.req.header("authorization") ?? "")?.[1];
  const person = bearer === undefined ? await personOfCookie(context) : await personOfToken(context, bearer);
  return { ...visitorOf(context, door), ...(person && { actor: person }) };
}

/** The caller as nobody known, whatever the request carries: for what one does before signing in. */
export function visitorOf(context: RequestContext, door: Door): Caller {
  return { actor: { type: "visitor" }, door, language: context.var.language, address: addressOf(context) };
}

/** A person's own token works until it ends, any other as long as the session it names; a browser's session is opened by its cookie only. */
async function personOfToken(context: RequestContext, token: string): Promise<Person> {
  if (token.startsWith(TOKEN_PREFIX)) return personOfAccessToken(context.var.runtime, token);
  const id = await sessionOfToken(context.env.SIGNING_KEY, token, context.var.runtime.now);
  const session = await sessionsOf(context.var.runtime).read(id);
  if (!session) throw new Refusal("invalid_token");
  return session.person;
}

async function personOfCookie(context: RequestContext): Promise<Person | null> {
  const secret = getCookie(context, sessionCookieOf(context.var.runtime));
  if (!secret) return null;
  const sessions = sessionsOf(context.var.runtime);
  const session = await sessions.readCookie(secret);
  const cookie = session ? session.cookie : sessions.forgetting();
  if (cookie && !context.var.sessionCookie) keep(context, cookie);
  return session?.person ?? null;
}

/** The network address of the caller: Cloudflare sets this header, and overwrites one that a client sends. */
export function addressOf(context: RequestContext): string {
  return context.req.header("cf-connecting-ip") ?? "local";
}

/** Sets the cookie that leaves with the answer; the last one that is set counts. */
function keep(context: RequestContext, cookie: Cookie): void {
  context.set("sessionCookie", cookie.serialize());
}

/** Ends the session of a browser, and makes it forget. */
export async function endBrowserSession(context: RequestContext): Promise<void> {
  const secret = getCookie(context, sessionCookieOf(context.var.runtime));
  if (!secret) return;
  const sessions = sessionsOf(context.var.runtime);
  const session = await sessions.readCookie(secret);
  if (session) await sessions.close(session.person.sessionId, session.person.userId);
  keep(context, sessions.forgetting());
}

/** Who is signed in by a browser, for themself: nobody lets a program in from a visit. */
async function ownerOf(caller: RequestContext["var"]["caller"]): Promise<string> {
  const { actor } = await caller();
  if (actor.type !== "person") throw new Refusal("not_signed_in");
  if (actor.visit || actor.token) throw new Refusal("forbidden");
  return actor.userId;
}

/** Signing up, in and out for the pages; each keeps the browser's cookie in step. */
export function identityFor(context: RequestContext): Identity {
  const { runtime, caller } = context.var;

  const enter = async (userId: string, remember: boolean): Promise<Pick<Person, "role">> => {
    await endBrowserSession(context);
    const sessions = sessionsOf(runtime);
    const { id, cookie } = await sessions.open(userId, { door: "web", remember });
    keep(context, cookie);
    return { role: (await sessions.read(id))?.person.role ?? "customer" };
  };

  return {
    async signIn({ remember, ...login }) {
      return enter(await checkCredentials(runtime, addressOf(context), login), remember);
    },
    async signUp(input, key) {
      await call(runtime, await caller(), account.signUp, input, key);
    },
    async resend(email) {
      await call(runtime, await caller(), credentials.resend, { email });
    },
    async confirm(confirmation) {
      const { userId } = await call(runtime, await caller(), credentials.verify, { type: "signup", ...confirmation });
      await enter(userId, false);
    },
    signOut: () => endBrowserSession(context),
    device: async (code) => readDevice(runtime, await ownerOf(caller), code),
    answerDevice: async (code, isApproved) => answerDevice(runtime, await ownerOf(caller), code, isApproved),
    async recover(email) {
      await call(runtime, await caller(), credentials.recover, { email });
    },
    async reset(input) {
      await call(runtime, await caller(), credentials.reset, input);
      // Without a password the code is only checked.
      if (input.password) runtime.log.security("password_changed");
    },
  };
}
