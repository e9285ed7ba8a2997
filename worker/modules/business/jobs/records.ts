import { eq } from "drizzle-orm";
import { deadJobs } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { job } from "@/worker/core/jobs";
import type { PlatformDatabase } from "@/worker/engine/ports";
import type { DeadJob } from "./contract";

type DeadJobRow = typeof deadJobs.$inferSelect;

/** The job that was set aside under this identifier. @throws Refusal `not_found` */
export async function fetchDeadJob(platform: PlatformDatabase, id: string): Promise<DeadJobRow> {
  const [row] = await platform.select().from(deadJobs).where(eq(deadJobs.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A row as the doors show it. */
export function toDeadJob({ job: body, updatedAt, ...row }: DeadJobRow): DeadJob {
  const read = job.safeParse(body);
  return { ...row, type: read.success ? read.data.type : "", content: JSON.stringify(body) };
}
