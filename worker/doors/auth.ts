import { type Context, Hono } from "hono";
import { Refusal, refuseField } from "@/worker/core/errors";
import { isBroken } from "@/worker/core/contract/parse";
import type { Caller, Person } from "@/worker/engine/actor";
import { call } from "@/worker/engine/call";
import { account, credentials } from "@/worker/modules/business/account/contract";
import {
  checkCredentials,
  firstTokens,
  pair,
  publicKeys,
  sessionsOf,
  spendRefreshToken,
  startDevice,
  takeDevice,
} from "@/worker/modules/business/account/index";
import { authProblem, userOf } from "./auth-answers";
import { asRefusal } from "./problem";
import { bodyOf, keyOf } from "./rest";
import { addressOf, endBrowserSession, visitorOf } from "./session";
import type { RequestState, RequestContext } from "./request-context";

type Body = Record<string, unknown>;

/** What hosted auth services offer besides, and we do not. */
const absent = ["/otp", "/magiclink", "/authorize", "/callback", "/factors", "/factors/*"];

/** Where people let programs in. */
const DEVICE_PATH = "/device";
/** Signs of the name that a program gives itself. */
const MOST_NAME = 80;

/** The auth API that hosted auth clients speak (GoTrue's REST), for programs. */
export function authDoor(): Hono<RequestState> {
  const door = new Hono<RequestState>();
  door.use(async (context, next) => {
    await next();
    context.header("cache-control", context.req.path.endsWith("/jwks.json") ? "public, max-age=600" : "no-store");
  });
  door.post("/signup", signUp);
  door.post("/token", token);
  door.post("/device", device);
  door.post("/logout", logout);
  door.get("/user", async (context) => context.json(await ownUser(context, await context.var.caller())));
  door.put("/user", updateUser);
  door.post("/recover", recover);
  door.post("/resend", resend);
  door.post("/verify", verify);
  door.post("/reauthenticate", reauthenticate);
  door.get("/.well-known/jwks.json", async (context) => context.json(await publicKeys(context.env.SIGNING_KEY)));
  for (const path of absent) door.all(path, () => refuse("not_supported"));
  door.onError((error, context: Context<RequestState>) => authProblem(asRefusal(error, context.var.runtime.log), context.var.language));
  return door;
}

/** Facts of the person come under `data`, in either spelling. The answer is the same whether the address was known or not. */
async function signUp(context: RequestContext): Promise<Response> {
  const body = await bodyOf(context);
  const { email, password } = body;
  const input = { passwordConfirmation: password, ...factsOf(body), email, password };
  await call(context.var.runtime, visitorOf(context, "rest"), account.signUp, input, keyOf(context));
  return context.json({ user: { aud: "authenticated", role: "authenticated", email }, session: null });
}

async function token(context: RequestContext): Promise<Response> {
  const { runtime } = context.var;
  const grant = context.req.query("grant_type");
  if (grant === "pkce" || grant === "id_token") refuse("not_supported");
  const isKnown = grant === "password" || grant === "refresh_token" || grant === "device_code";
  if (!isKnown) refuseField("grant_type", "choice", { choices: "password, refresh_token, device_code" });

  const body = await bodyOf(context);
  if (grant === "device_code") return letIn(context, textOf(body, "device_code") ?? refuseField("device_code", "required"));
  if (grant === "password") {
    const input = { email: textOf(body, "email"), phone: textOf(body, "phone"), password: textOf(body, "password") };
    return openSession(context, await checkCredentials(runtime, addressOf(context), input));
  }
  const refresh = textOf(body, "refresh_token") ?? refuseField("refresh_token", "required");
  const { next, sessionId } = await spendRefreshToken(runtime, context.env.SIGNING_KEY, refresh);
  return answerSession(context, sessionId, (person) => pair(runtime, context.env.SIGNING_KEY, person, next));
}

/** Begins a sign-in that a person agrees to in a browser (RFC 8628). */
async function device(context: RequestContext): Promise<Response> {
  const body = await bodyOf(context);
  const { runtime } = context.var;
  const started = await startDevice(runtime, addressOf(context), (textOf(body, "name") ?? "").slice(0, MOST_NAME));
  const address = `${runtime.origin}${DEVICE_PATH}`;
  return context.json({ ...started, verification_uri: address, verification_uri_complete: `${address}?code=${started.user_code}` });
}

/** A session for a program that was let in; until then, why it is not, in the words of the RFC. */
async function letIn(context: RequestContext, secret: string): Promise<Response> {
  const answer = await takeDevice(context.var.runtime, secret);
  if (typeof answer === "string") return context.json({ error: answer }, 400);
  context.var.runtime.log.security("program_let_in");
  return openSession(context, answer.userId);
}

/** Opens a session for a program; its tokens end with it. */
async function openSession(context: RequestContext, userId: string, door: "program" | "recovery" = "program"): Promise<Response> {
  const { runtime } = context.var;
  const { id } = await sessionsOf(runtime).open(userId, { door, remember: true });
  return answerSession(context, id, (person) => firstTokens(runtime, context.env.SIGNING_KEY, person));
}

async function answerSession(context: RequestContext, id: string, tokensFor: (person: Person) => Promise<object>): Promise<Response> {
  const session = await sessionsOf(context.var.runtime).read(id);
  if (!session) throw new Refusal("invalid_token");
  const caller: Caller = { ...visitorOf(context, "rest"), actor: session.person };
  const [tokens, user] = await Promise.all([tokensFor(session.person), ownUser(context, caller)]);
  return context.json({ ...tokens, user });
}

/** `scope`: `local` ends this session, `others` every other one, `global` all. */
async function logout(context: RequestContext): Promise<Response> {
  const { userId, sessionId } = await personOf(context);
  const sessions = sessionsOf(context.var.runtime);
  const scope = context.req.query("scope") ?? "global";
  if (scope === "others") await sessions.closeOthers(sessionId, userId);
  else if (scope === "local") await sessions.close(sessionId, userId);
  else if (scope === "global") await sessions.closeAll(userId);
  else refuseField("scope", "choice", { choices: "local, others, global" });
  if (scope !== "others") await endBrowserSession(context);
  return context.body(null, 204);
}

/** Changes the facts under `data`, the phone number, the password: all that is sent, or nothing. */
async function updateUser(context: RequestContext): Promise<Response> {
  const { runtime } = context.var;
  const caller = await context.var.caller();
  await personOf(context);
  const body = await bodyOf(context);
  if (body.email !== undefined) refuse("not_supported");
  const facts = { ...factsOf(body), ...(body.phone !== undefined && { phone: body.phone }) };
  if (body.password !== undefined) {
    const { password, nonce, current_password: currentPassword } = body;
    await call(runtime, caller, credentials.changePassword, { ...facts, password, nonce, currentPassword });
    runtime.log.security("password_changed");
  } else if (Object.keys(facts).length > 0) {
    await call(runtime, caller, account.update, facts);
  }
  return context.json(await ownUser(context, caller));
}

async function recover(context: RequestContext): Promise<Response> {
  const { email } = await bodyOf(context);
  await call(context.var.runtime, visitorOf(context, "rest"), credentials.recover, { email });
  return context.json({});
}

/** Two letters can be sent again: the one of a sign-up, and the one of a forgotten password. */
async function resend(context: RequestContext): Promise<Response> {
  const { type, email } = await bodyOf(context);
  if (type === "recovery") return recover(context);
  if (type !== "signup") refuse("not_supported");
  await call(context.var.runtime, visitorOf(context, "rest"), credentials.resend, { email });
  return context.json({});
}

/** Takes the code that was mailed, and opens a session: after a sign-up, or to choose a new password in. */
async function verify(context: RequestContext): Promise<Response> {
  const { type, email, token } = await bodyOf(context);
  if (type !== "signup" && type !== "recovery") refuse("not_supported");
  const { userId } = await call(context.var.runtime, visitorOf(context, "rest"), credentials.verify, { type, email, token });
  return openSession(context, userId, type === "recovery" ? "recovery" : "program");
}

async function reauthenticate(context: RequestContext): Promise<Response> {
  await call(context.var.runtime, await context.var.caller(), credentials.reauthenticate, {});
  return context.json({});
}

async function ownUser(context: RequestContext, caller: Caller) {
  return userOf(await call(context.var.runtime, caller, account.show, {}));
}

async function personOf(context: RequestContext): Promise<Person> {
  const { actor } = await context.var.caller();
  if (actor.type !== "person") throw new Refusal("not_signed_in");
  if (actor.token) throw new Refusal("scope_missing");
  return actor;
}

/** The facts about a person under `data`; `first_name` and `firstName` are the same. */
function factsOf({ data }: Body): Body {
  if (typeof data !== "object" || data === null) return {};
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value]),
  );
}

/** A text of the body; undefined when it is not given. @throws Refusal `invalid_input` when it is anything else */
function textOf(body: Body, field: string): string | undefined {
  const value = body[field] ?? undefined;
  if (value !== undefined && typeof value !== "string") refuseField(field, "type_string");
  if (value && isBroken(value)) refuseField(field, "control");
  return value || undefined;
}

function refuse(code: "not_supported"): never {
  throw new Refusal(code);
}
