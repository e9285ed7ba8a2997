import { eq, sql } from "drizzle-orm";
import type { Adapter, DatabaseSession, DatabaseUser, Lucia } from "lucia";
import { businesses, sessions, users, visits } from "@/db/platform";
import type { BusinessOfActor, Person } from "@/worker/engine/actor";
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
  /** Where it was opened; `recovery` by a code that was mailed to who forgot the password. */
  door: "web" | "program" | "recovery";
  remember: boolean;
}

/** What a session tells of its person. */
export interface UserFacts {
  firstName: string;
  lastName: string;
  email: string;
  business: BusinessOfActor | null;
  /** The visit that the session is on, while it lasts: the business is then the one that is visited. */
  visit: Person["visit"] | null;
}

type StoredSession = [session: DatabaseSession | null, user: DatabaseUser | null];

/** Lucia's adapter over our tables. What one request has read it does not read again. */
export function sessionAdapter(db: PlatformDatabase, now: number): Adapter {
  const reads = new Map<string, StoredSession>();
  return {
    async getSessionAndUser(id) {
      const stored = reads.get(id) ?? (await readSession(db, id, now));
      reads.set(id, stored);
      return stored;
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
    // The nightly round deletes expired sessions for all (worker/engine/upkeep/upkeep.ts).
    async deleteExpiredSessions() {},
  };
}

/** A row of the read below; flags and times as the database keeps them. */
interface SessionRow {
  id: string;
  expiresAt: number;
  door: SessionFacts["door"];
  remember: number;
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  businessId: string | null;
  name: string;
  database: string;
  schemaVersion: number;
  plan: BusinessOfActor["plan"];
  status: BusinessOfActor["status"];
  trialEndsAt: number;
  visitId: string | null;
  visitEndsAt: number;
}

/** The session, the person and their business, in one read. In SQL, since every request of the product asks this. */
async function readSession(db: PlatformDatabase, id: string, now: number): Promise<StoredSession> {
  const [row] = await db.all<SessionRow>(sql`
    select s.id, s.expires_at as "expiresAt", s.door, s.remember, u.id as "userId", u.first_name as "firstName",
      u.last_name as "lastName", u.email, b.id as "businessId", b.name, b.database, b.schema_version as "schemaVersion",
      b.plan, b.plan_status as "status", b.trial_ends_at as "trialEndsAt", v.id as "visitId", v.ends_at as "visitEndsAt"
    from ${sessions} s join ${users} u on u.id = s.user_id
      left join ${visits} v on v.id = s.visit_id and v.withdrawn_at is null and v.ends_at > ${now}
      left join ${businesses} b on b.id = coalesce(v.business_id, u.business_id)
    where s.id = ${id}`);
  if (!row) return [null, null];
  const { firstName, lastName, email, businessId, name, database, schemaVersion, plan, status, trialEndsAt } = row;
  const business = businessId ? { id: businessId, name, database, schemaVersion, plan, status, trialEndsAt } : null;
  const visit = row.visitId ? { id: row.visitId, endsAt: row.visitEndsAt } : null;
  const user = { id: row.userId, attributes: { firstName, lastName, email, business, visit } };
  return [asSession({ ...row, remember: row.remember === 1 }), user];
}

type SessionColumns = Pick<typeof sessions.$inferSelect, "id" | "userId" | "expiresAt" | "door" | "remember">;

function asSession({ id, userId, expiresAt, door, remember }: SessionColumns): DatabaseSession {
  return { id, userId, expiresAt: new Date(expiresAt), attributes: { door, remember } };
}
