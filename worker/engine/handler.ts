import type { Mail } from "@/worker/core/files/mail";
import type { Job } from "@/worker/core/jobs";
import type { Operation, Parsed, Result } from "@/worker/core/contract/operation";
import type { BusinessOfActor, Caller } from "./actor";
import type { BusinessDatabase, PlatformDatabase } from "./ports";
import type { Catalogue } from "./figures/catalogue";
import type { Services } from "./services";
import type { Writes } from "./writing/writes";

interface Context extends Services {
  caller: Caller;
  platform: PlatformDatabase;
  /** The business's own database. Operations of scope "business" always have one. */
  db: BusinessDatabase;
  /** What can be measured. */
  figures: Catalogue;
  /** The database of a business, for what the platform answers of it. @throws Refusal `unavailable` when it cannot be made */
  open(business: BusinessOfActor): Promise<BusinessDatabase>;
}

/** What a query may do: read. */
export type QueryContext = Context;

/** What a command may do: read, then say what to write. Nothing is written until it returns; then all of it is, or nothing. */
export interface CommandContext extends Context, Writes {
  /** Sends a letter once the command is committed. */
  send(mail: Mail): void;
  /** Puts a job on the queue once the command is committed. */
  enqueue(job: Job): void;
}

type ContextOf<O extends Operation> = O["kind"] extends "query" ? QueryContext : CommandContext;

/** An operation with the code that does it. */
export interface Handler<O extends Operation = Operation> {
  operation: O;
  run(context: CommandContext, input: Parsed<O>): Promise<Result<O>>;
}

/** The code of a module: one handler for each of its operations, and no other. */
export type Handlers<Operations> = {
  readonly [Verb in keyof Operations]: Operations[Verb] extends Operation ? Handler<Operations[Verb]> : never;
};

/** Binds the effect of an operation to its declaration. */
export function handle<O extends Operation>(
  operation: O,
  run: (context: ContextOf<O>, input: Parsed<O>) => Promise<Result<O>>,
): Handler<O> {
  return { operation, run: run as Handler<O>["run"] };
}
