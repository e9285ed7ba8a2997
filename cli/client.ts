import { randomUUID } from "node:crypto";
import { kebab, type Operation } from "@/worker/core/operation";
import { routeOf, TERMINAL } from "@/worker/core/route";
import { exitCodeOf, exitCodes, Stop } from "./exit-codes";
import type { Session, SessionStore } from "./session";
import type { Voice } from "./voice";

type Body = Record<string, unknown>;

/** Tokens as the auth API gives them. */
export interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

interface ProblemBody {
  detail?: string;
  errors?: { field: string; message: string }[];
}

/** Seconds before a token ends at which a new one is asked for. */
const MARGIN = 30;

/** Talks to the service for the person who is signed in. */
export function clientFor(store: SessionStore, voice: Voice) {
  const { say } = voice;

  /** Sends once more what the network lost: the key makes sure that it acts once. */
  async function send(api: string, path: string, init: RequestInit): Promise<Response> {
    const headers = { "accept-language": voice.language, "user-agent": TERMINAL, ...init.headers };
    const attempt = () => fetch(new URL(path, api), { ...init, headers });
    try {
      return await attempt().catch(attempt);
    } catch {
      throw new Stop(say("unreachable", { api }), exitCodes.unavailable);
    }
  }

  async function post<T>(api: string, path: string, body: Body, token?: string): Promise<T> {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    return answerOf<T>(api, await send(api, path, { method: "POST", body: JSON.stringify(body), headers }));
  }

  async function answerOf<T>(api: string, answer: Response): Promise<T> {
    if (answer.status === 204) return undefined as T;
    const body = (await answer.json().catch(() => null)) as (T & ProblemBody) | null;
    if (!body) throw new Stop(say("notOurs", { api }), exitCodes.unavailable);
    if (answer.ok) return body;
    const lines = (body.errors ?? []).map(({ field, message }) => say("flag", { flag: kebab(field), message }));
    throw new Stop(body.detail ?? answer.statusText, exitCodeOf(answer.status), lines);
  }

  function keep(api: string, tokens: TokenAnswer): Session {
    const { access_token: accessToken, refresh_token: refreshToken, expires_at: expiresAt } = tokens;
    const session = { api, accessToken, refreshToken, expiresAt };
    store.write(session);
    return session;
  }

  /** The session, with a token that is still good. @throws Stop when nobody is signed in, or no longer */
  async function session(): Promise<Session> {
    const known = store.read();
    if (!known) throw new Stop(say("login.needed"), exitCodes.notSignedIn);
    if (known.expiresAt - MARGIN > Date.now() / 1_000) return known;
    const body = { refresh_token: known.refreshToken };
    return keep(known.api, await post<TokenAnswer>(known.api, "/api/auth/token?grant_type=refresh_token", body));
  }

  return {
    async signIn(api: string, email: string, password: string): Promise<void> {
      keep(api, await post<TokenAnswer>(api, "/api/auth/token?grant_type=password", { email, password }));
    },

    /** Ends the session on both sides; a service that cannot be reached does not keep anyone signed in here. */
    async signOut(): Promise<void> {
      const known = store.read();
      store.forget();
      if (known) await post(known.api, "/api/auth/logout?scope=local", {}, known.accessToken).catch(() => {});
    },

    /** Does an operation. @throws Stop saying why not, with a line for each flag at fault */
    async call<T>(operation: Operation, input: Body): Promise<T> {
      const { api, accessToken } = await session();
      const { method, path } = routeOf(operation);
      const { id, ...rest } = input;
      const address = path.replace("{id}", encodeURIComponent(String(id)));
      const authorization = `Bearer ${accessToken}`;
      if (method === "GET") return answerOf<T>(api, await send(api, `${address}${queryOf(rest)}`, { headers: { authorization } }));
      const headers = { authorization, "content-type": "application/json", "idempotency-key": randomUUID() };
      return answerOf<T>(api, await send(api, address, { method, body: JSON.stringify(rest), headers }));
    },

    async ask<T>(body: Body): Promise<T> {
      const { api, accessToken } = await session();
      return post<T>(api, "/api/ai-assistant", body, accessToken);
    },
  };
}

export type Client = ReturnType<typeof clientFor>;

function queryOf(input: Body): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : String(value)]));
  return given.length ? `?${query}` : "";
}
