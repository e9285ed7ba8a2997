import { type Job, job } from "@/worker/core/jobs";
import { setAside } from "@/worker/engine/upkeep/dead-jobs";
import type { Runtime, JobWork, JobWorks, ModuleJobs } from "@/worker/engine/runtime";
import { sendLetter } from "@/worker/engine/upkeep/letters";
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
      message.retry({ delaySeconds: 2 ** message.attempts });
    }
  }
}

/** Keeps a message that failed every time for a person; its module may tell whom it concerns. */
async function giveUp(runtime: Runtime, body: unknown): Promise<void> {
  await setAside(runtime.databases.platform, runtime.now, body, "failed");
  const todo = job.safeParse(body).data;
  if (todo) await workOf(runtime, todo).giveUp?.(runtime, todo);
}

async function work(runtime: Runtime, body: unknown, isAgain: boolean): Promise<void> {
  const todo = job.parse(body);
  await workOf(runtime, todo).run(runtime, todo, isAgain);
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
