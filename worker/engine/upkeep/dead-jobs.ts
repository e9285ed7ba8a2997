import { deadJobs } from "@/db/platform";
import { job } from "@/worker/core/jobs";
import { newId } from "../identifier";
import type { PlatformDatabase } from "../ports";

/** Keeps a job that nobody could do until a person replays or discards it. @param body what the queue carried, unread */
export async function setAside(platform: PlatformDatabase, now: number, body: unknown, reason: "failed" | "not_queued"): Promise<void> {
  const why = job.safeParse(body).success ? reason : "unreadable";
  const row = { id: newId(), job: body, reason: why, createdAt: now, updatedAt: now } as const;
  await platform.insert(deadJobs).values(row).onConflictDoNothing();
}
