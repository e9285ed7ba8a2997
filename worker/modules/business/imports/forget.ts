import { and, lt, ne } from "drizzle-orm";
import { imports } from "@/db/business";
import type { DailyWork } from "@/worker/engine/runtime";

/** How long a file that was brought in is kept with its lines, and can be taken back. */
const LIFETIME = 90 * 86_400_000;

/** Forgets old files, but for one that is still being written. */
export const forgetImports: DailyWork = async ({ databases, now }, { database }) => {
  const isOld = lt(imports.updatedAt, now - LIFETIME);
  await databases
    .business(database)
    .delete(imports)
    .where(and(ne(imports.state, "running"), isOld));
};
