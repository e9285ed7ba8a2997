import { eq, getTableColumns } from "drizzle-orm";
import type { Adapter, DatabaseSession, DatabaseUser, Lucia } from "lucia";
import { businesses, sessions, users } from "@/db/platform";
import type { BusinessOfActor } from "@/worker/engine/actor";
import type { PlatformDatabase } from "@/worker/engine/ports";

declare module "lucia" {
  interface Register {
    Lucia: Lucia<SessionFacts, UserFacts>;
    DatabaseSessionAttributes: SessionFacts;
    DatabaseUserAttributes: UserFacts;
  }
}

/** What we keep of a session besides Lucia's own. */
export interface SessionFacts {
  door: "web" | "program";
  remember: boolean;
}

/** What a session tells of its person. */
export interface UserFacts {
  firstName: string;
  lastName: string;
  email: string;
  business: BusinessOfActor | null;
}

type Found = [session: DatabaseSession | null, user: DatabaseUser | null];

/** Lucia's adapter over our tables. What one request has read it does not read again. */
export function sessionAdapter(db: PlatformDatabase): Adapter {
  const found = new Map<string, Found>();
  return {
    async getSessionAndUser(id) {
      const known = found.get(id) ?? (await readSession(db, id));
      found.set(id, known);
      return known;
    },
    getUserSessions: async (userId) => (await db.select().from(sessions).where(eq(sessions.userId, userId))).map(asSession),
    async setSession({ id, userId, expiresAt, attributes }) {
      const row = { id, userId, expiresAt: expiresAt.getTime(), createdAt: Date.now(), ...attributes };
      await db.insert(sessions).values(row);
    },
    async updateSessionExpiration(id, expiresAt) {
      await db.update(sessions).set({ expiresAt: expiresAt.getTime() }).where(eq(sessions.id, id));
    },
    async deleteSession(id) {
      await db.delete(sessions).where(eq(sessions.id, id));
    },
    async deleteUserSessions(userId) {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },
    // The nightly round deletes expired sessions for all (worker/engine/upkeep.ts).
    async deleteExpiredSessions() {},
  };
}

const person = { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email };
const { id, name, database, schemaVersion, plan, planStatus, trialEndsAt } = getTableColumns(businesses);
const subscribed = { id, name, database, schemaVersion, plan, planStatus, trialEndsAt };

/** The session, the person and their business, in one read. */
async function readSession(db: PlatformDatabase, id: string): Promise<Found> {
  const [row] = await db
    .select({ sessions, users: person, businesses: subscribed })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(businesses, eq(businesses.id, users.businessId))
    .where(eq(sessions.id, id));
  if (!row) return [null, null];
  const { firstName, lastName, email } = row.users;
  const business = row.businesses && asBusiness(row.businesses);
  return [asSession(row.sessions), { id: row.users.id, attributes: { firstName, lastName, email, business } }];
}

function asSession({ id, userId, expiresAt, door, remember }: typeof sessions.$inferSelect): DatabaseSession {
  return { id, userId, expiresAt: new Date(expiresAt), attributes: { door, remember } };
}

function asBusiness({ planStatus, ...row }: Pick<typeof businesses.$inferSelect, keyof typeof subscribed>): BusinessOfActor {
  return { ...row, status: planStatus };
}
