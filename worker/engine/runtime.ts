import type { SQL } from "drizzle-orm";
import type { Job, JobOf } from "@/worker/core/jobs";
import type { Limit } from "@/worker/core/contract/plans";
import type { Catalogue } from "./figures/catalogue";
import type { Handler } from "./handler";
import type { Databases, Mailer, PlatformDatabase, Statement } from "./ports";
import type { Services } from "./services";

/** Everything one request, message or tick of the clock works with. Never kept beyond it. */
export interface Runtime extends Services {
  databases: Databases;
  mailer: Mailer;
  registry: Registry;
  /** Nothing that a command writes stays; what it would have done is counted here. */
  trial?: Trial;
}

/** What comes of a command of which nothing is kept. */
export interface Trial {
  /** Rows that would be otherwise, and letters and jobs that would be sent. */
  changes: number;
}

/** What the modules do. The doors hand it over, so that the engine knows no module. */
export interface Registry {
  /** The code of every operation, by its id. */
  handlers: ReadonlyMap<string, Handler>;
  /** How to count, in a business's database, what plans limit. */
  quotas: Partial<Record<Limit, SQL>>;
  jobs: ModuleJobs;
  /** What can be measured, and by what it is told apart. */
  figures: Catalogue;
  /** What the provider's database forgets or ends every night, in one batch. */
  nightly: readonly ((platform: PlatformDatabase, now: number) => Statement[])[];
  /** What is looked after every minute. Done twice, it changes nothing. */
  everyMinute: readonly ((runtime: Runtime) => Promise<void>)[];
  /** What each business needs once a day, in this order. */
  daily: readonly DailyWork[];
}

/** A part of a business's day's work. Done twice, it changes nothing. @throws whatever makes the whole day be tried again */
export type DailyWork = (runtime: Runtime, business: { id: string; database: string }) => Promise<void>;

/** A message that is being done. */
export interface Turn {
  /** Somebody began before, and it was not done then. */
  isAgain: boolean;
  /** Leaves the rest to another message: the job is not done yet. */
  goOn(): void;
}

/** How a message of the queue is done. */
export interface JobWork<One extends Job = Job> {
  run(runtime: Runtime, job: One, turn: Turn): Promise<void>;
  /** What is done when it failed every time, besides setting it aside. */
  giveUp?(runtime: Runtime, job: One): Promise<void>;
}

/** How every message is done. */
export type JobWorks = { [Type in Job["type"]]: JobWork<JobOf<Type>> };
/** Those of the modules; the others are the engine's own. */
export type ModuleJobs = Omit<JobWorks, "mail.send" | "business.open" | "business.daily">;
