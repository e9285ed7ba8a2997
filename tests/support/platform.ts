import { sqldDatabases } from "@/worker/adapters/database/sqld";

/** The databases of the running system, for what no door lets a test prepare. */
export const databases = sqldDatabases(process.env.CELLIER_TEST_DATABASE_URL ?? "", process.env.CELLIER_TEST_ADMIN_URL ?? "", {
  trips: 0,
  time: 0,
});
