import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { homeOf, settingsOf, writeSetting } from "./settings";

/** What the terminal keeps of a sign-in: where, and the tokens that open it. */
export interface Session {
  api: string;
  accessToken: string;
  refreshToken: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Where the service of this machine answers. */
const LOCAL = "http://127.0.0.1:8787";
/** How profiles are named: each is a file of its own. */
const PROFILE = /^[\w-]{1,40}$/;
/** What the account is called that one has without naming any. */
export const USUAL = "default";

/** Is it an address that a service may answer at? */
export const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);

/** The service to speak to before anyone has signed in. */
export function defaultApi(environment: NodeJS.ProcessEnv): string {
  return environment.CELLIER_API || settingsOf(environment).server || LOCAL;
}

/** Can a profile be called so? */
export const isProfileName = (name: string): boolean => PROFILE.test(name);

/** The profiles that somebody is signed in to, without the usual one. */
export function profilesIn(environment: NodeJS.ProcessEnv): string[] {
  const folder = homeOf(environment);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => /^session-([\w-]+)\.json$/.exec(file)?.[1] ?? []);
}

/** Everybody that somebody is signed in as here, the usual one first. */
export function accountsIn(environment: NodeJS.ProcessEnv): string[] {
  const others = profilesIn(environment).filter((name) => name !== USUAL);
  return [...(sessionStore(environment).written() ? [USUAL] : []), ...others];
}

/**
 * Keeps the session of a profile. A token in `CELLIER_TOKEN` stands before any, for the service at `CELLIER_API`, or else the one signed in to; it is used as
 * it is, never renewed and never written down.
 */
export function sessionStore(environment: NodeJS.ProcessEnv, profile?: string) {
  const name = profile && profile !== USUAL ? `session-${profile}.json` : "session.json";
  const path = join(homeOf(environment), name);
  const token = environment.CELLIER_TOKEN;
  return {
    path,
    /** What signs in to this profile. */
    signIn: ["cellier login", ...(profile ? ["--profile", profile] : [])].join(" "),
    isToken: Boolean(token),
    /** What is written down, of whichever service. */
    written(): Session | null {
      if (!existsSync(path)) return null;
      try {
        return JSON.parse(readFileSync(path, "utf8")) as Session;
      } catch {
        return null;
      }
    },
    /** The session that counts: whoever names a service means that one, and may be signed in to another alone. */
    read(): Session | null {
      const here = environment.CELLIER_API || this.written()?.api || defaultApi(environment);
      if (token) return { api: here, accessToken: token, refreshToken: "", expiresAt: Number.MAX_SAFE_INTEGER };
      const session = this.written();
      return session && environment.CELLIER_API && !isSameService(environment.CELLIER_API, session.api) ? null : session;
    },
    write(session: Session): void {
      writeSetting(environment, name, JSON.stringify(session));
    },
    forget(): void {
      rmSync(path, { force: true });
    },
  };
}

/** A slash at the end, or the case of a host, make no other service. */
function isSameService(one: string, other: string): boolean {
  return URL.canParse(one) && URL.canParse(other) ? new URL(one).origin === new URL(other).origin : one === other;
}

export type SessionStore = ReturnType<typeof sessionStore>;
