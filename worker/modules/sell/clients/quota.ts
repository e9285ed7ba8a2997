import { sql } from "drizzle-orm";

/** What a plan counts of the clients: who is archived no longer counts. */
export const clientQuota = { clients: sql`select count(*) from clients where archived_at is null` };
