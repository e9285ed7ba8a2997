import { join } from "node:path";
import { seed, type SeedKind } from "@/db/seed/index";
import { sqldDatabases } from "@/worker/adapters/database/sqld";
import { type Sqld, startSqld } from "./sqld";

/** Starts the database's server on a folder of data, and fills it unless it is full. @throws Error when it cannot be filled */
export async function startDatabase(data: string, kind: SeedKind): Promise<Sqld> {
  const sqld = await startSqld(join(data, "databases"));
  try {
    await seed(kind, sqldDatabases(sqld.url, sqld.adminUrl, { trips: 0, time: 0 }));
    return sqld;
  } catch (error) {
    await sqld.stop();
    throw error;
  }
}
