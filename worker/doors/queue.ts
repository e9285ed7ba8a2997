import { type Job, job, undoneOf } from "@/worker/core/jobs";
import { runRecorded, recordJobs, releaseJob, setAside } from "@/worker/engine/upkeep/undone-jobs";
import type { JobWork, JobWorks, ModuleJobs, Runtime, Turn } from "@/worker/engine/runtime";
import { letterName, sendLetter } from "@/worker/engine/upkeep/letters";
import { openNewBusiness } from "@/worker/engine/open";
import { businessDay } from "@/worker/engine/upkeep/upkeep";

/** Set in wrangler.toml: where messages go that failed every retry. */
const DEAD_QUEUE = "cellier-dead-jobs";

/** Does the messages of a batch one by one; a failed one comes back later, and delays no other. */
export async function queueDoor(runtime: Runtime, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    try {
      if (batch.queue === DEAD_QUEUE) await giveUp(runtime, message.body);
      else await work(runtime, message.body, message.attempts > 1);
      message.ack();
    } catch (error) {
      runtime.log.error("job", error, { attempts: message.attempts });
      const undone = undoneOf(message.body);
      if (undone) await releaseJob(runtime.databases.platform, undone).catch(() => {});
      message.retry({ delaySeconds: 2 ** message.attempts });
    }
  }
}

/** Keeps what failed every time for a person; its module may say so to whom it belongs. */
async function giveUp(runtime: Runtime, body: unknown): Promise<void> {
  const parsed = job.safeParse(body).data;
  const name = undoneOf(body) ?? (parsed?.type === "mail.send" ? letterName(parsed.id) : undefined);
  await setAside(runtime.databases.platform, runtime.now, parsed ?? body, name);
  if (parsed) await workOf(runtime, parsed).giveUp?.(runtime, parsed);
}

async function work(runtime: Runtime, body: unknown, isAgain: boolean): Promise<void> {
  const parsed = job.parse(body);
  const undone = undoneOf(body);
  const run = (turn: Turn) => workOf(runtime, parsed).run(runtime, parsed, turn);
  if (undone) return runRecorded(runtime, { ...parsed, undone }, run);
  // What such a job leaves to another message is recorded, so that it cannot be lost.
  let rest: Job[] = [];
  const goOn = () => {
    rest = [parsed];
  };
  await run({ isAgain, goOn });
  if (rest.length) await runtime.jobs.send(await recordJobs(runtime.databases.platform, runtime.now, rest));
}

/** The engine's own messages; the modules' are in the registry. */
const own: Omit<JobWorks, keyof ModuleJobs> = {
  "mail.send": { run: (runtime, { database, id }) => sendLetter(runtime, database, id) },
  "business.open": { run: ({ databases }, { businessId }) => openNewBusiness(databases, businessId) },
  "business.daily": { run: (runtime, { businessId }) => businessDay(runtime, businessId) },
};

function workOf({ registry }: Runtime, { type }: Job): JobWork {
  const works: JobWorks = { ...own, ...registry.jobs };
  return works[type];
}
