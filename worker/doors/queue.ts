import { type Job, job } from "@/worker/core/jobs";
import { callForBusiness } from "@/worker/engine/chore";
import { setAside } from "@/worker/engine/upkeep/dead-jobs";
import type { House } from "@/worker/engine/house";
import { openNewBusiness } from "@/worker/engine/open";
import { sendLetter } from "@/worker/engine/upkeep/letters";
import { businessDay } from "@/worker/engine/upkeep/upkeep";
import { refreshCosts } from "@/worker/modules/catalogue/costing";
import { writePart } from "@/worker/modules/business/imports/index";
import { giveUpBundle, printPart } from "@/worker/modules/money/invoice-bundles/index";
import { scans } from "@/worker/modules/buy/scans/contract";
import { giveUpReading, readDocument } from "@/worker/modules/buy/scans/index";
import { makeDue } from "./morning";

/** Pieces of costs recomputed before the other messages of a batch have their turn. */
const PIECES = 10;
/** Set in wrangler.toml: where messages go that failed every retry. */
const DEAD_QUEUE = "cellier-dead-jobs";

/** Does the messages of a batch one by one; a failed one comes back later, and delays no other. */
export async function queueDoor(house: House, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    try {
      if (batch.queue === DEAD_QUEUE) await giveUp(house, message.body);
      else await work(house, message.body, message.attempts > 1);
      message.ack();
    } catch (error) {
      house.log.error("job", error, { attempts: message.attempts });
      message.retry({ delaySeconds: 2 ** message.attempts });
    }
  }
}

/** Keeps what failed every time; a document that nobody could read says so to whom it belongs. */
async function giveUp(house: House, body: unknown): Promise<void> {
  await setAside(house, body, "failed");
  const todo = job.safeParse(body).data;
  if (todo?.type === "scans.read") await giveUpReading(house, todo);
  if (todo?.type === "invoices.print") await callForBusiness(house, todo.businessId, giveUpBundle, { id: todo.bundleId });
}

/** @param isAgain the message has come before, and was not done then */
async function work(house: House, body: unknown, isAgain: boolean): Promise<void> {
  const todo = job.parse(body);
  switch (todo.type) {
    case "mail.send":
      return sendLetter(house, todo.database, todo.id);
    case "business.open":
      return openNewBusiness(house, todo.businessId);
    case "costs.refresh":
      return refreshSome(house, todo);
    case "business.daily":
      await businessDay(house, todo.businessId);
      // Looking at what waits sends anew the messages that were lost.
      await callForBusiness(house, todo.businessId, scans.list, { limit: 100, status: "queued" });
      return makeDue(house, todo.businessId);
    case "imports.write":
      return writeImport(house, todo);
    case "scans.read":
      return readDocument(house, todo, isAgain);
    case "invoices.print":
      return printSome(house, todo);
    default:
      return todo satisfies never;
  }
}

/** Part after part, each a write of its own: what was stopped goes on where it was. */
async function writeImport(house: House, { businessId, importId, behalf }: Extract<Job, { type: "imports.write" }>): Promise<void> {
  let done: { isMore: boolean } | undefined;
  do done = await callForBusiness({ ...house, now: Date.now() }, businessId, writePart, { id: importId }, { behalf });
  while (done?.isMore);
}

/** Prints some invoices, and leaves the others to another message: each has its own time on the processor. */
async function printSome(house: House, todo: Extract<Job, { type: "invoices.print" }>): Promise<void> {
  const done = await callForBusiness(
    { ...house, now: Date.now() },
    todo.businessId,
    printPart,
    { id: todo.bundleId },
    { behalf: todo.behalf },
  );
  if (done?.isMore) await house.jobs.send([todo]);
}

/** Recomputes costs piece by piece, and leaves what is left to another message. */
async function refreshSome(house: House, todo: Extract<Job, { type: "costs.refresh" }>): Promise<void> {
  for (let piece = 0; piece < PIECES; piece += 1) {
    const done = await callForBusiness(house, todo.businessId, refreshCosts, { id: todo.id });
    if (done?.isOver !== false) return;
  }
  await house.jobs.send([todo]);
}
