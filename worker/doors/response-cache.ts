import { civilDate } from "@/worker/core/figures/dates";
import { revisionOf } from "@/worker/engine/writing/revision";
import { sessionCookieOf } from "@/worker/modules/business/account/index";
import type { RequestContext } from "./request-context";

/** Characters that all cached answers may have together: an isolate has 128 MB for everything. */
const MOST = 12_000_000;
const LONGEST = 1_000_000;
const KEPT_FOR = 60 * 60_000;

interface CachedAnswer {
  body: string;
  headers: [string, string][];
  /** The nonce it was made with, where it has one: each reader gets it anew. */
  nonce: string | null;
  until: number;
}

/** The cached answers of this isolate, the least recently used first. */
const answers = new Map<string, CachedAnswer>();
let length = 0;

/**
 * What an answer to a person of a business depends on, as one text: who asks, in which state, on which day, and the revision
 * of the business, which every change at any door moves. Null when that is not known. It is read before the data, so that
 * it is never newer than the answer.
 */
export async function cacheTagOf(context: RequestContext): Promise<string | null> {
  const { runtime, language, caller } = context.var;
  if (context.req.method !== "GET") return null;
  const { actor } = await caller();
  // What somebody sees on a visit is written down each time.
  if (actor.type !== "person" || actor.visit) return null;
  const revision = await revisionOf(runtime.databases, actor);
  if (!revision) return null;
  const { sessionId, ...person } = actor;
  const isTrialOver = runtime.now > (actor.business?.trialEndsAt ?? 0);
  return JSON.stringify([revision, person, isTrialOver, language, civilDate(runtime.now)]);
}

/**
 * Gives the answer that was made for the same question while nothing had changed, or makes it. Pages and lists are asked
 * for again and again between two changes; a cached answer needs neither the rows nor the rendering.
 * @param tag what the answer depends on besides the request; null keeps nothing, and nor does an answer that is `no-store`
 */
export async function cachedAnswer(context: RequestContext, tag: string | null, make: () => Promise<Response>): Promise<Response> {
  if (!tag) return make();
  const { nonce, runtime } = context.var;
  const key = JSON.stringify([context.req.url, tag, ownCookies(context)]);
  const cached = answers.get(key);
  if (cached && cached.until > runtime.now) {
    keep(key, cached);
    const etag = new Headers(cached.headers).get("etag");
    if (etag && context.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers: cached.headers });
    const body = cached.nonce ? cached.body.replaceAll(cached.nonce, nonce) : cached.body;
    return new Response(body, { headers: cached.headers });
  }
  const answer = await make();
  const mayKeep = answer.headers.get("cache-control")?.includes("no-store") === false;
  if (answer.status !== 200 || !mayKeep || answer.headers.has("set-cookie")) return answer;
  const body = await answer.text();
  const entry: CachedAnswer = {
    body,
    headers: [...answer.headers.entries()],
    nonce: body.includes(nonce) ? nonce : null,
    until: runtime.now + KEPT_FOR,
  };
  if (body.length < LONGEST) keep(key, entry);
  return new Response(body, answer);
}

function keep(key: string, answer: CachedAnswer): void {
  forget(key);
  answers.set(key, answer);
  length += key.length + answer.body.length;
  for (const oldest of answers.keys()) if (length > MOST) forget(oldest);
}

function forget(key: string): void {
  const cached = answers.get(key);
  if (cached) length -= key.length + cached.body.length;
  answers.delete(key);
}

/** What the browser remembers of theme and layout; its session's secret is nobody's key. */
function ownCookies(context: RequestContext): string {
  const cookies = (context.req.header("cookie") ?? "").split(/;\s*/);
  return cookies.filter((cookie) => !cookie.startsWith(`${sessionCookieOf(context.var.runtime)}=`)).join(";");
}
