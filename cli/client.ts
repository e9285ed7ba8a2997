import { setTimeout as pause } from "node:timers/promises";
import type { OperationOutline } from "./catalogue/outline";
import { KEY_WORDING, routeOf, TERMINAL, trialOf } from "@/worker/core/contract/route";
import { type Answered, askService, type Sent, Silence } from "./ask-service";
import { eventsIn } from "./event-stream";
import { exitCodes, Stop } from "./exit-codes";
import { type ProblemBody, stopFor } from "./problem";
import { queryOf } from "./query-of";
import type { DeviceStart, Letter, TokenAnswer } from "./answers";
import type { Session, SessionStore } from "./session";
import type { Translator } from "./translator";

type Body = Record<string, unknown>;

/** How any request is sent. */
interface Requesting {
  /** The caller's own name for the request: sent twice, it acts once. */
  key?: string;
  /** What the key stands for, as a person typed it or its digest, where the input is made of more than that. */
  wording?: string;
  /** Headers of the person's own, by their names in small letters. */
  headers?: Record<string, string>;
  /** Sees an answer before it is read. */
  seen?: (answer: Answered) => void;
}

/** How a command is sent. */
export interface Sending extends Requesting {
  /** The service does everything but keep it. */
  isDryRun?: boolean;
}

const JSON_BODY = { "content-type": "application/json" };
/** Seconds of silence after which nobody waits for an answer any more. */
const PATIENCE = 30;
/** Milliseconds before a question is put once more to a service that was busy. */
const BREATH = 400;
/** Seconds before a token ends at which a new one is asked for. */
const MARGIN = 30;

/**
 * Talks to the service for the person who is signed in.
 * @param standard the address of the service to speak to before signing in
 * @param patience seconds of silence that are waited for
 */
export function clientFor(store: SessionStore, translator: Translator, standard: string, patience = PATIENCE) {
  const { say } = translator;

  /** Why no answer came. */
  function away(api: string, error: unknown, lines: string[] = []): Stop {
    const message = error instanceof Silence ? say("silent", { api, seconds: patience }) : say("unreachable", { api });
    return new Stop(message, exitCodes.unavailable, lines);
  }

  /**
   * Sends, and sends once more what may be: what the network lost where it only reads or its key makes sure that it acts once, and
   * what a busy service turned away. Nobody waits twice for one that is silent.
   */
  async function send(api: string, path: string, init: Sent): Promise<Answered> {
    const key = init.headers?.["idempotency-key"];
    const headers = { "accept-language": translator.language, "user-agent": TERMINAL, ...init.headers };
    const attempt = () => askService(new URL(path, api), { ...init, headers }, patience * 1_000);
    const mayRepeat = (init.method ?? "GET") === "GET" || key !== undefined || path.startsWith("/api/auth/");
    try {
      const answer = await attempt().catch((error: unknown) => {
        if (!mayRepeat || error instanceof Silence) throw error;
        return null;
      });
      if (answer && answer.status !== 503) return answer;
      answer?.drop();
      if (answer) await pause(BREATH);
      return await attempt();
    } catch (error) {
      throw away(api, error, key ? [say("again", { key })] : []);
    }
  }

  async function post<T>(api: string, path: string, body: Body): Promise<T> {
    return answerOf<T>(api, await send(api, path, { method: "POST", body: JSON.stringify(body), headers: JSON_BODY }));
  }

  async function answerOf<T>(api: string, answer: Answered, key?: string): Promise<T> {
    if (answer.status === 204) {
      answer.drop();
      return undefined as T;
    }
    const body = (await answer.json().catch((error: unknown) => {
      if (error instanceof SyntaxError) return null;
      throw away(api, error);
    })) as (T & ProblemBody) | null;
    // What answers in its place may stand before a service that did the command.
    if (!body) throw new Stop(say("notOurs", { api }), exitCodes.unavailable, key ? [say("again", { key })] : []);
    if (answer.ok) return body;
    throw stopFor(translator, body, answer.status, answer.statusText);
  }

  function keep(api: string, tokens: TokenAnswer): Session {
    const { access_token: accessToken, refresh_token: refreshToken, expires_at: expiresAt } = tokens;
    const session = { api, accessToken, refreshToken, expiresAt };
    store.write(session);
    return session;
  }

  /** The session, with a token that is still good. @throws Stop when nobody is signed in, or no longer */
  async function session(): Promise<Session> {
    const stored = store.read();
    if (!stored) throw new Stop(say("login.needed", { command: store.signIn }), exitCodes.notSignedIn);
    return stored.expiresAt - MARGIN > Date.now() / 1_000 ? stored : renew(stored);
  }

  /** The next pair of tokens. Programs that ask in the same moment are given the same one. */
  async function renew({ api, refreshToken }: Session): Promise<Session> {
    return keep(api, await post<TokenAnswer>(api, "/api/auth/token?grant_type=refresh_token", { refresh_token: refreshToken }));
  }

  /** Sends a request as the person; a token that the service no longer accepts, while our clock says it should, is renewed once. */
  async function request<T>(path: string, init: Sent, seen?: Requesting["seen"]): Promise<T> {
    const { api, answer } = await sendAsPerson(path, init);
    seen?.(answer);
    return answerOf<T>(api, answer, init.headers?.["idempotency-key"]);
  }

  async function sendAsPerson(path: string, init: Sent): Promise<{ api: string; answer: Answered }> {
    const current = await session();
    const withToken = ({ accessToken }: Session) => ({ ...init, headers: { ...init.headers, authorization: `Bearer ${accessToken}` } });
    const answer = await send(current.api, path, withToken(current));
    if (answer.status !== 401 || !current.refreshToken) return { api: current.api, answer };
    answer.drop();
    const stored = store.read() ?? current;
    const renewed = stored.accessToken === current.accessToken ? await renew(stored) : stored;
    return { api: renewed.api, answer: await send(renewed.api, path, withToken(renewed)) };
  }

  return {
    async signIn(api: string, email: string, password: string): Promise<void> {
      keep(api, await post<TokenAnswer>(api, "/api/auth/token?grant_type=password", { email, password }));
    },

    /** Begins a sign-in that a person agrees to in a browser. @param name what this program calls itself */
    async startDevice(api: string, name: string): Promise<DeviceStart> {
      return post(api, "/api/auth/device", { name });
    },

    /** Keeps the session of a sign-in once it was agreed to. @returns until then, why it was not */
    async takeDevice(api: string, code: string): Promise<string | null> {
      const init = { method: "POST", body: JSON.stringify({ device_code: code }), headers: JSON_BODY };
      const answer = await send(api, "/api/auth/token?grant_type=device_code", init);
      if (answer.status === 400) return String(((await answer.json().catch(() => ({}))) as { error?: string }).error);
      keep(api, await answerOf<TokenAnswer>(api, answer));
      return null;
    },

    /** Keeps a token that somebody made for a program: it is used as it is, and never renewed. */
    keepToken(api: string, token: string): void {
      store.write({ api, accessToken: token, refreshToken: "", expiresAt: Number.MAX_SAFE_INTEGER });
    },

    /** What is written down of the session, to be put back. @returns puts it back as it was, or forgets what came instead */
    remember(): () => void {
      const before = store.written();
      return () => (before ? store.write(before) : store.forget());
    },

    /** Opens the account that was signed up for, and signs in. @throws Stop when the code is wrong */
    async confirm(api: string, email: string, token: string): Promise<void> {
      keep(api, await post<TokenAnswer>(api, "/api/auth/verify", { type: "signup", email, token }));
    },

    /**
     * Ends the session on both sides; a service that cannot be reached does not keep anyone signed in here.
     * @returns whether it is over on the service's side too
     */
    async signOut(): Promise<boolean> {
      try {
        if (store.read()?.refreshToken) await request("/api/auth/logout?scope=local", { method: "POST", body: "{}", headers: JSON_BODY });
        return true;
      } catch (error) {
        return error instanceof Stop && error.exitCode === exitCodes.notSignedIn;
      } finally {
        store.forget();
      }
    },

    /** Does an operation. @throws Stop saying why not, with a line for each flag at fault */
    async call<T>(operation: OperationOutline, input: Body, { key, wording, isDryRun, seen }: Sending = {}): Promise<T> {
      const route = routeOf(operation);
      const { method, path } = isDryRun ? trialOf(route) : route;
      const { id, ...rest } = input;
      const address = path.replace("{id}", encodeURIComponent(String(id)));
      const isAnyones = operation.access.role === "public" && !store.read();
      const go = async (to: string, init: Sent) =>
        isAnyones ? answerOf<T>(standard, await send(standard, to, init)) : request<T>(to, init, seen);
      if (method === "GET") return go(`${address}${queryOf(rest)}`, {});
      const named = { "idempotency-key": key ?? crypto.randomUUID(), ...(key && wording && { [KEY_WORDING]: wording }) };
      const headers = { ...JSON_BODY, ...(!isDryRun && named) };
      return go(address, { method, body: JSON.stringify(rest), headers });
    },

    /** Any request to the API, as the person. @param path such as `/api/orders` */
    async api<T>(method: string, path: string, body: string | undefined, { key, seen, headers }: Requesting = {}): Promise<T> {
      const sent = { ...(body !== undefined && JSON_BODY), ...headers, ...(key && { "idempotency-key": key }) };
      return request<T>(path, { method, headers: sent, ...(body !== undefined && { body }) }, seen);
    },

    /** Where the person is signed in; null where they are not. */
    where(): string | null {
      return store.read()?.api ?? null;
    },

    /** How long the service takes to say that it is there, in milliseconds. @throws Stop when it is not */
    async ping(): Promise<number> {
      const api = store.read()?.api ?? standard;
      const start = Date.now();
      await answerOf(api, await send(api, "/api/health", {}));
      return Date.now() - start;
    },

    /** Puts a question to the assistant, or agrees to what it proposed. @param hear hears the answer as it comes, where it comes in pieces */
    async ask<T>(body: Body, hear: (text: string) => void = () => {}): Promise<T> {
      const headers = { ...JSON_BODY, accept: "text/event-stream, application/json" };
      const { api, answer } = await sendAsPerson("/api/ai-assistant", { method: "POST", body: JSON.stringify(body), headers });
      if (!answer.isEvents) return answerOf<T>(api, answer);
      for await (const { name, data } of eventsIn<unknown>(answer.pieces)) {
        if (name === "text") hear(String(data));
        if (name === "reply") return data as T;
        if (name === "problem") throw stopFor(translator, data as ProblemBody, (data as { status: number }).status);
      }
      throw new Stop(say("unreachable", { api }), exitCodes.unavailable);
    },

    /**
     * What is done in the business, as it happens, until the service asks to come back.
     * @param last the entry that was heard last
     */
    async *events<T>(last: string | undefined): AsyncGenerator<T> {
      const { api, accessToken } = await session();
      const headers = {
        accept: "text/event-stream",
        "accept-language": translator.language,
        "user-agent": TERMINAL,
        authorization: `Bearer ${accessToken}`,
        ...(last && { "last-event-id": last }),
      };
      const answer = await askService(new URL("/api/events", api), { headers }, patience * 1_000).catch((error: unknown) => {
        throw away(api, error);
      });
      if (!answer.ok) return void (await answerOf(api, answer));
      for await (const { data } of eventsIn<T>(answer.pieces)) yield data;
    },

    /** The letters that a service on this machine has not really sent, the newest first. */
    async outbox(): Promise<Letter[]> {
      const api = store.read()?.api ?? standard;
      return (await answerOf<{ letters: Letter[] }>(api, await send(api, "/dev/outbox", { headers: { accept: "application/json" } })))
        .letters;
    },
  };
}

export type Client = ReturnType<typeof clientFor>;
