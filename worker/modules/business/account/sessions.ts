import { and, eq, ne } from "drizzle-orm";
import { type Cookie, Lucia, TimeSpan, type User } from "lucia";
import { sessions } from "@/db/platform";
import type { Person } from "@/worker/engine/actor";
import type { Runtime } from "@/worker/engine/runtime";
import { forgetRole, type Role, roleOf } from "./roles";
import { hashOf, newSecret } from "./secret";
import { type SessionFacts, sessionAdapter } from "./session-adapter";

/**
 * The cookie a browser keeps its session by. Where the line is secure, its name has browsers take it from this very host alone,
 * and send it nowhere else.
 */
export const sessionCookieOf = ({ origin }: Pick<Runtime, "origin">): string =>
  origin.startsWith("https:") ? "__Host-session" : "session";
/** A remembered session lives a month from its last use; any other, half a day. */
const REMEMBERED = new TimeSpan(30, "d");
const SHORT = new TimeSpan(12, "h");

/**
 * Sessions of people, in the browser and in programs: Lucia's rules over our tables. A browser holds a secret; the
 * session's identifier is its hash, so that neither a token that names a session nor the database opens it.
 */
export function sessionsOf(runtime: Pick<Runtime, "databases" | "origin" | "now">) {
  const { platform } = runtime.databases;
  const adapter = sessionAdapter(platform, runtime.now);
  const isSecure = runtime.origin.startsWith("https:");
  const lucia = (remember: boolean) =>
    new Lucia(adapter, {
      sessionExpiresIn: remember ? REMEMBERED : SHORT,
      sessionCookie: { name: sessionCookieOf(runtime), expires: false, attributes: { secure: isSecure, sameSite: "lax", path: "/" } },
      getSessionAttributes: (facts) => facts,
      getUserAttributes: (facts) => facts,
    });

  /** A session that need not be remembered ends with the browser: its cookie carries no date. */
  const cookieFor = (secret: string, remember: boolean): Cookie => {
    const cookie = lucia(remember).createSessionCookie(secret);
    if (remember) cookie.attributes.maxAge = REMEMBERED.seconds();
    else delete cookie.attributes.maxAge;
    return cookie;
  };

  /** Who a session belongs to, if it lasts; `fresh` when it was just prolonged. */
  const read = async (id: string): Promise<{ person: Person; fresh: boolean; remember: boolean } | null> => {
    const [stored] = await adapter.getSessionAndUser(id);
    const { session, user } = await lucia(stored?.attributes.remember ?? false).validateSession(id);
    if (!session) {
      if (stored) forgetRole(stored.userId);
      return null;
    }
    const person = personOf(user, id, await roleOf(platform, user.id, runtime.now));
    return { person, fresh: session.fresh, remember: session.remember };
  };

  return {
    read,

    /** Opens a session. @returns its identifier, and the cookie a browser keeps it by */
    async open(userId: string, facts: SessionFacts): Promise<{ id: string; cookie: Cookie }> {
      forgetRole(userId);
      const secret = newSecret();
      const { id } = await lucia(facts.remember).createSession(userId, facts, { sessionId: await hashOf(secret) });
      return { id, cookie: cookieFor(secret, facts.remember) };
    },

    /**
     * Who shows this cookie; null when its session is over.
     * @returns with the cookie to set again when the session was prolonged
     */
    async readCookie(secret: string): Promise<{ person: Person; cookie: Cookie | null } | null> {
      const session = await read(await hashOf(secret));
      return session && { person: session.person, cookie: session.fresh ? cookieFor(secret, session.remember) : null };
    },

    /** Ends a session; the tokens bound to it end with it. */
    async close(id: string, userId: string): Promise<void> {
      forgetRole(userId);
      await lucia(false).invalidateSession(id);
    },

    /** Ends every session of a person. */
    async closeAll(userId: string): Promise<void> {
      forgetRole(userId);
      await lucia(false).invalidateUserSessions(userId);
    },

    /** Ends every session of a person but this one. */
    async closeOthers(id: string, userId: string): Promise<void> {
      await platform.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, id)));
    },

    /** The cookie that makes a browser forget its session. */
    forgetting: (): Cookie => lucia(false).createBlankSessionCookie(),
  };
}

/**
 * Who a session belongs to. On a visit, somebody of the staff sees the business as its maker does; whoever is not of the staff any
 * more sees nothing by it.
 */
function personOf({ id: userId, firstName, lastName, email, business, visit }: User, sessionId: string, role: Role): Person {
  const person = { type: "person" as const, userId, sessionId, firstName, lastName, email };
  if (!visit) return { ...person, role, business };
  return role === "admin" ? { ...person, role: "customer", business, visit } : { ...person, role, business: null };
}
