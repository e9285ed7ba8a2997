import type { Databases } from "@/worker/engine/ports";
import type { Env } from "@/worker/env";
import type { Meter } from "./meter";
import { sqldDatabases } from "./sqld";
import { tursoDatabases } from "./turso";

/** Turso where it is configured, the local libSQL server otherwise. @throws Error when neither is configured */
export function openDatabases(env: Env, meter: Meter): Databases {
  if (env.TURSO_ORGANIZATION && env.TURSO_GROUP && env.TURSO_API_TOKEN && env.TURSO_GROUP_TOKEN) {
    const settings = {
      organization: env.TURSO_ORGANIZATION,
      group: env.TURSO_GROUP,
      apiToken: env.TURSO_API_TOKEN,
      groupToken: env.TURSO_GROUP_TOKEN,
      platformDatabase: env.TURSO_PLATFORM_DATABASE ?? "cellier-platform",
      apiUrl: env.TURSO_API_URL ?? "https://api.turso.tech",
      databaseUrl: env.TURSO_DATABASE_URL ?? "https://{name}-{organization}.turso.io",
    };
    return tursoDatabases(settings, meter);
  }
  if (env.DATABASE_URL && env.DATABASE_ADMIN_URL) return sqldDatabases(env.DATABASE_URL, env.DATABASE_ADMIN_URL, meter);
  throw new Error("No database is configured: set TURSO_* or DATABASE_URL and DATABASE_ADMIN_URL (see README)");
}
