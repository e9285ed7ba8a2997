import { sqldDatabases } from "@/worker/adapters/database/sqld";
import type { Databases } from "@/worker/engine/ports";
import { running } from "./running";

let opened: Databases | undefined;

/** Opened when a test first reads or writes: what is refused before that needs no database. */
function open(): Databases {
  opened ??= sqldDatabases(running("CELLIER_TEST_DATABASE_URL"), running("CELLIER_TEST_ADMIN_URL"), { trips: 0, time: 0 });
  return opened;
}

/** The databases of the running system, for what no door lets a test prepare. */
export const databases: Databases = {
  get platform() {
    return open().platform;
  },
  business: (name) => open().business(name),
  create: (name) => open().create(name),
  drop: (name) => open().drop(name),
};

/** Makes a copy of a business's database under a new name, faster than what is in it would be made again. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const { status } = await fetch(`${running("CELLIER_TEST_ADMIN_URL")}/v1/namespaces/${from}/fork/${to}`, { method: "POST" });
  if (status !== 200) throw new Error(`${from} was not copied: ${status}`);
}
