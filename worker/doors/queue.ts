import { type Job, job, undoneOf } from "@/worker/core/jobs";
import { doKept, keepJobs, letGo, setAside } from "@/worker/engine/upkeep/undone-jobs";
import type { JobWork, JobWorks, ModuleJobs, Runtime, Turn } from "@/worker/engine/runtime";
import { letterName, sendLetter } from "@/worker/engine/upkeep/letters";
import { openNewBusiness } from "@/worker/engine/open";
import { businessDay } from "@/worker/engine/upkeep/upkeep";

/** Set in wrangler.toml: where messages go that failed every retry. */
const DEAD_QUEUE = "cellier-dead-jobs";

/** Does the messages of a batch one by one; a failed one comes back later, and delays no other. */
export async function queueDoor(house: Runtime, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    try {
      if (batch.queue === DEAD_QUEUE) await giveUp(house, message.body);
      else await work(house, message.body, message.attempts > 1);
      message.ack();
    } catch (error) {
      house.log.error("job", error, { attempts: message.attempts });
      const undone = undoneOf(message.body);
      if (undone) await letGo(house.databases.platform, undone).catch(() => {});
      message.retry({ delaySeconds: 2 ** message.attempts });
    }
  }
}

/** Keeps what failed every time for a person; its module may say so to whom it belongs. */
async function giveUp(house: Runtime, body: unknown): Promise<void> {
  const todo = job.safeParse(body).data;
  const name = undoneOf(body) ?? (todo?.type === "mail.send" ? letterName(todo.id) : undefined);
  await setAside(house.databases.platform, house.now, todo ?? body, name);
  if (todo) await workOf(house, todo).giveUp?.(house, todo);
}

async function work(house: Runtime, body: unknown, isAgain: boolean): Promise<void> {
  const todo = job.parse(body);
  const undone = undoneOf(body);
  const run = (turn: Turn) => workOf(house, todo).run(house, todo, turn);
  if (undone) return doKept(house, { ...todo, undone }, run);
  // One that nobody keeps goes on as one that is kept.
  let rest: Job[] = [];
  const goOn = () => {
    rest = [todo];
  };
  await run({ isAgain, goOn });
  if (rest.length) await house.jobs.send(await keepJobs(house.databases.platform, house.now, rest));
}

/** The engine's own messages; the modules' are in the registry. */
const own: Omit<JobWorks, keyof ModuleJobs> = {
  "mail.send": { run: (house, { database, id }) => sendLetter(house, database, id) },
  "business.open": { run: ({ databases }, { businessId }) => openNewBusiness(databases, businessId) },
  "business.daily": { run: (house, { businessId }) => businessDay(house, businessId) },
};

function workOf({ registry }: Runtime, { type }: Job): JobWork {
  const works: JobWorks = { ...own, ...registry.jobs };
  return works[type];
}
