import { sql } from "drizzle-orm";

/** What a plan counts of suppliers: what is archived no longer counts. */
export const supplierQuota = { suppliers: sql`select count(*) from suppliers where archived = 0` };
