import { sqldDatabases } from "@/worker/adapters/database/sqld";

/** Where no system runs, nothing answers: what a test without one asks fails. */
const nowhere = "http://127.0.0.1:9";
const { CELLIER_TEST_DATABASE_URL: url = nowhere, CELLIER_TEST_ADMIN_URL: adminUrl = nowhere } = process.env;

/** The databases of the running system, for what no door lets a test prepare. */
export const databases = sqldDatabases(url, adminUrl, { trips: 0, time: 0 });

/** Makes a copy of a business's database under a new name, faster than what is in it would be made again. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const { status } = await fetch(`${adminUrl}/v1/namespaces/${from}/fork/${to}`, { method: "POST" });
  if (status !== 200) throw new Error(`${from} was not copied: ${status}`);
}
