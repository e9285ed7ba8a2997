import { deadJobs } from "@/db/platform";
import { job } from "@/worker/core/jobs";
import type { House } from "../house";
import { newId } from "../identifier";

/** Keeps a job that nobody could do until a person replays or discards it. @param body what the queue carried, unread */
export async function setAside(house: House, body: unknown, reason: "failed" | "not_queued"): Promise<void> {
  const why = job.safeParse(body).success ? reason : "unreadable";
  const row = { id: newId(), job: body, reason: why, createdAt: house.now, updatedAt: house.now } as const;
  await house.databases.platform.insert(deadJobs).values(row).onConflictDoNothing();
}
