import { eq } from "drizzle-orm";
import { undoneJobs } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { job } from "@/worker/core/jobs";
import type { PlatformDatabase } from "@/worker/engine/ports";
import type { UndoneJob } from "./contract";

type UndoneRow = typeof undoneJobs.$inferSelect;

/** The job that is kept under this identifier. @throws Refusal `not_found` */
export async function fetchUndone(platform: PlatformDatabase, id: string): Promise<UndoneRow> {
  const [row] = await platform.select().from(undoneJobs).where(eq(undoneJobs.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A row as the doors show it. */
export function toUndone({ job: body, updatedAt, dueAt, heldUntil, ...row }: UndoneRow, now: number): UndoneJob {
  const read = job.safeParse(body);
  const age = Math.max(0, Math.floor((now - row.createdAt) / 60_000));
  return { ...row, age, type: read.success ? read.data.type : "", content: JSON.stringify(body) };
}
