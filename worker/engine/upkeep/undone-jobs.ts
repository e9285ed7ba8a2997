import { and, asc, eq, gt, isNull, lt, lte, or, sql } from "drizzle-orm";
import { undoneJobs } from "@/db/platform";
import { type Job, job, type Message } from "@/worker/core/jobs";
import { newId } from "../identifier";
import type { PlatformDatabase } from "../ports";
import type { Runtime, Turn } from "../runtime";

/** How long a job may wait in line, in milliseconds, before one asks whether its message was lost. */
const PATIENCE = 30_000;
/** How long, in milliseconds, a job that is being done belongs to one worker, and how often that worker says it is still at it. */
const HELD = 30_000;
const HEARTBEAT = 10_000;
const LONGEST_HELD = 2 * HELD;
/** While others of its type are being done the line moves: a waiting job is not sent a second time for so many milliseconds. */
const MOVING = 15 * 60_000;
/** Messages that one tick of the clock may send. */
const MESSAGES_PER_TICK = 100;

/**
 * Records jobs until they are done. This happens before the command is written: whatever stops between the two, the clock finds
 * the job, and a job whose command was not written finds nothing to do.
 */
export async function recordJobs(platform: PlatformDatabase, now: number, jobs: Job[]): Promise<Message[]> {
  if (!jobs.length) return [];
  const messages = jobs.map((one) => ({ ...one, undone: newId() }));
  const times = { createdAt: now, updatedAt: now, dueAt: now + PATIENCE };
  await platform
    .insert(undoneJobs)
    .values(jobs.map((one, place) => ({ id: messages[place]?.undone ?? "", job: one, state: "waiting" as const, ...times })));
  return messages;
}

/** Forgets jobs that are done, or whose command was refused. */
export async function forgetJobs(platform: PlatformDatabase, messages: Message[]): Promise<void> {
  for (const { undone } of messages) if (undone) await platform.delete(undoneJobs).where(eq(undoneJobs.id, undone));
}

/**
 * Runs a recorded job, unless it is done, given up, or another worker is at it.
 * @param run does it. It may leave the rest to another message
 */
export async function runRecorded(runtime: Runtime, message: Message, run: (turn: Turn) => Promise<void>): Promise<void> {
  const { platform } = runtime.databases;
  const id = message.undone ?? "";
  const tries = await take(platform, id);
  if (!tries) return;
  const heartbeat = setInterval(() => void hold(platform, id, HELD).catch(() => {}), HEARTBEAT);
  let isOver = true;
  const goOn = () => {
    isOver = false;
  };
  try {
    await run({ isAgain: tries > 1, goOn });
  } finally {
    clearInterval(heartbeat);
  }
  if (isOver) return forgetJobs(platform, [message]);
  await releaseJob(platform, id);
  await runtime.jobs.send([message]);
}

/** Releases a job that failed: the queue brings it again. */
export const releaseJob = (platform: PlatformDatabase, id: string): Promise<void> => hold(platform, id, 0);

/**
 * A worker is at it until `heldUntil`. Clocks differ a little, so a claim may end somewhat later than ours would; one that ends much
 * later was written by a clock that ran ahead, and counts for nothing.
 */
const isHeld = (now: number) => and(gt(undoneJobs.heldUntil, now), lte(undoneJobs.heldUntil, now + LONGEST_HELD));
const isFree = (now: number) => or(lte(undoneJobs.heldUntil, now), gt(undoneJobs.heldUntil, now + LONGEST_HELD));

/** @returns how often somebody began, this time included; nothing when there is nothing to begin */
async function take(platform: PlatformDatabase, id: string): Promise<number | undefined> {
  const now = Date.now();
  const isOurs = and(eq(undoneJobs.id, id), isNull(undoneJobs.replayedAt), isFree(now));
  const set = { heldUntil: now + HELD, tries: sql`${undoneJobs.tries} + 1`, updatedAt: now };
  const [row] = await platform.update(undoneJobs).set(set).where(isOurs).returning({ tries: undoneJobs.tries });
  return row?.tries;
}

async function hold(platform: PlatformDatabase, id: string, time: number): Promise<void> {
  const now = Date.now();
  const set = { heldUntil: time && now + time, dueAt: now + PATIENCE };
  await platform.update(undoneJobs).set(set).where(eq(undoneJobs.id, id));
}

/**
 * Sends again what has waited for too long, each minute. While a line moves, what stands in it is not lost: documents are read
 * one after the other, and a hundred may wait.
 */
export async function resendUndone({ databases, jobs, now }: Pick<Runtime, "databases" | "jobs" | "now">): Promise<void> {
  const { platform } = databases;
  const isWaiting = and(eq(undoneJobs.state, "waiting"), isNull(undoneJobs.replayedAt));
  const isDue = or(lt(undoneJobs.dueAt, now), gt(undoneJobs.dueAt, now + 2 * PATIENCE));
  const type = sql<string>`${undoneJobs.job} ->> 'type'`;
  const [due, held] = await platform.batch([
    platform
      .select()
      .from(undoneJobs)
      .where(and(isWaiting, isDue, isFree(now)))
      .orderBy(asc(undoneJobs.dueAt))
      .limit(MESSAGES_PER_TICK),
    platform
      .selectDistinct({ type })
      .from(undoneJobs)
      .where(and(isWaiting, isHeld(now))),
  ]);
  const moving = held.map((one) => one.type);
  const messages = due.flatMap(({ id, job: body, dueAt }) => {
    const parsed = job.safeParse(body).data;
    return parsed && (dueAt < now - MOVING || !moving.includes(parsed.type)) ? [{ ...parsed, undone: id }] : [];
  });
  if (!messages.length) return;
  await jobs.send(messages);
  const ids = JSON.stringify(messages.map(({ undone }) => undone));
  await platform
    .update(undoneJobs)
    .set({ dueAt: now + PATIENCE })
    .where(sql`${undoneJobs.id} in (select value from json_each(${ids}))`);
}

/**
 * Leaves a job that nobody could do to a person, who replays or discards it.
 * @param body what the queue carried, unread
 * @param id the name it is kept under; a letter that fails again and again has one of its own
 */
export async function setAside(platform: PlatformDatabase, now: number, body: unknown, id: string = newId()): Promise<void> {
  const state = job.safeParse(body).success ? "failed" : "unreadable";
  const row = { id, job: body, state, dueAt: now, createdAt: now, updatedAt: now } as const;
  await platform
    .insert(undoneJobs)
    .values(row)
    .onConflictDoUpdate({ target: undoneJobs.id, set: { state, heldUntil: 0, updatedAt: now } });
}
