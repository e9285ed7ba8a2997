import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { migrations } from "@/db/migrations/platform";
import { outbox } from "@/db/kernel";
import { businesses, undoneJobs } from "@/db/platform";
import { meteredFetch } from "@/worker/adapters/database/meter";
import { type Job, job, type Message } from "@/worker/core/jobs";
import { cronDoor } from "@/worker/doors/cron";
import { problemOf } from "@/worker/doors/problem";
import { queueDoor } from "@/worker/doors/queue";
import { refusalOf as refusalIn } from "@/worker/engine/failure";
import { openBusiness } from "@/worker/engine/open";
import type { Runtime } from "@/worker/engine/runtime";
import { runRecorded, recordJobs } from "@/worker/engine/upkeep/undone-jobs";
import { migrate } from "@/worker/engine/upkeep/migrate";
import { items } from "@/worker/modules/catalogue/items/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { type FaultyDatabases, faultyDatabases } from "../support/faulty-databases";
import { callAs, refusalOf } from "../support/in-process";
import { startService } from "../support/local-service";
import { testRuntime } from "../support/runtime";

/** The first hour of what goes wrong around the product: told in a sentence, and nothing is lost. */

const MINUTE = 60_000;
let databases: FaultyDatabases;
let runtime: ReturnType<typeof testRuntime>;
let actor: Parameters<typeof callAs>[0];
let database: string;

beforeEach(async () => {
  databases = faultyDatabases();
  await databases.create("platform");
  await migrate(databases.platform, migrations);
  const [id, now] = [randomUUID(), Date.now()];
  database = `b-${id}`;
  const plan = { plan: "growth" as const, trialEndsAt: now };
  const row = { id, name: "Atelier", database, schemaVersion: 0, ...plan, period: "monthly" as const, planStatus: "active" as const };
  await databases.platform.insert(businesses).values({ ...row, createdAt: now, updatedAt: now });
  const business = { ...row, status: "active" as const };
  await openBusiness(databases, business);
  const person = { type: "person" as const, userId: randomUUID(), role: "customer" as const, sessionId: "", email: "a@b.fr" };
  actor = { ...person, firstName: "Camille", lastName: "Martin", business: { ...business, schemaVersion: 10_000 } };
  runtime = testRuntime({ databases });
});

const fail = (message: string) => () => {
  throw new Error(message);
};

describe("a disk that is full", () => {
  it("is told in a sentence, writes nothing, and the same request is done once there is room", async () => {
    await callAs(actor, items.create, { name: "Rillettes", kind: "product", unit: "piece" }, { runtime });
    const before = await databases.rowsOf(database);
    const requests = [
      [items.create, { name: "Confit", kind: "product", unit: "piece" }],
      [clients.create, { companyName: "Bistrot", category: "horeca" }],
    ] as const;
    databases.onAsked = fail("SQLITE_FULL: database or disk is full");
    for (const [operation, input] of requests) {
      const refusal = await refusalOf(callAs(actor, operation, input, { runtime, key: operation.id }));
      expect([refusal.code, problemOf(refusal, "fr").detail]).toEqual([
        "storage_full",
        expect.stringMatching(/plus de place.*rien n'est perdu/),
      ]);
    }
    databases.onAsked = () => {};
    expect(await databases.rowsOf(database)).toEqual(before);
    for (const [operation, input] of requests)
      for (let time = 0; time < 2; time += 1) await callAs(actor, operation, input, { runtime, key: operation.id });
    const after = await databases.rowsOf(database);
    expect([after.items?.length, after.clients?.length]).toEqual([2, 1]);
  });
});

describe("a database that hangs for half a minute", () => {
  it("is given up and told in a sentence; what was written all the same is not written twice", async () => {
    const service = await startService(() => new Promise(() => {}));
    const error = await meteredFetch({ trips: 0, time: 0 }, {}, 50)(new Request(service.url)).catch((fault: Error) => fault);
    await service.close();
    expect(refusalIn(error)?.code).toBe("timed_out");

    // The write is done, and its answer comes too late.
    const input = { name: "Confit", kind: "product", unit: "piece" };
    let isLate = true;
    databases.onAsked = (when, written) => {
      const isWrite = when === "after" && written > 0 && JSON.stringify(databases.written.at(-1)).includes("Confit");
      if (isLate && isWrite) {
        isLate = false;
        throw Object.assign(new Error("Failed query", { cause: error }));
      }
    };
    const first = await callAs(actor, items.create, input, { runtime, key: "once" }).catch((refusal: Error) => refusal.message);
    const second = await callAs(actor, items.create, input, { runtime, key: "once" });
    expect(first === "timed_out" || JSON.stringify(first) === JSON.stringify(second)).toBe(true);
    expect((await databases.rowsOf(database)).items).toHaveLength(1);
  });
});

describe("a mail service that answers 500 for a day", () => {
  it("loses no letter, is not asked without end, and leaves one line for a person, which goes with the letter", async () => {
    const start = Date.now();
    let isAway = true;
    let requests = 0;
    const mailer = {
      send: async () => {
        requests += 1;
        if (isAway) throw new Error("500");
      },
    };
    await databases.platform
      .insert(outbox)
      .values({ id: "lettre", message: { to: "a@b.fr", subject: "Essai", text: "Bonjour" }, at: start });
    for (let minute = 0; minute < 25 * 60; minute += 1) {
      if (minute === 24 * 60) isAway = false;
      await ring(testRuntime({ databases, mailer, now: start + minute * MINUTE }));
      if (minute === 24 * 60 - 1)
        expect((await databases.platform.select().from(undoneJobs)).map(({ state }) => state)).toEqual(["failed"]);
    }
    const [letter] = await databases.platform.select().from(outbox);
    expect([letter?.sentAt, await databases.platform.select().from(undoneJobs)]).toEqual([expect.any(Number), []]);
    expect(requests).toBeLessThan(4 * 70);
  });
});

/** A minute of the clock, and what the queue does of it: four tries, then the line of those nobody could do. */
async function ring(at: Runtime): Promise<void> {
  const line: Message[] = [];
  await cronDoor({ ...at, jobs: { send: async (messages) => void line.push(...messages) } }, "* * * * *");
  for (const body of line) {
    for (let attempts = 1; attempts <= 4; attempts += 1) if (await deliver(at, body, attempts)) break;
    const isLeft = !(await deliver(at, body, 5, true));
    expect(isLeft).toBe(false);
  }
}

async function deliver(at: Runtime, body: unknown, attempts: number, isLast = false): Promise<boolean> {
  let isDone = false;
  const message = { id: "m", timestamp: new Date(), attempts, body, ack: () => (isDone = true), retry: () => {} };
  if (isLast && (await databases.platform.select().from(outbox)).some(({ sentAt }) => sentAt)) return true;
  await queueDoor(at, { queue: isLast ? "cellier-dead-jobs" : "cellier-jobs", messages: [message] } as unknown as MessageBatch);
  return isDone;
}

describe("a clock that jumps", () => {
  it.each([
    ["a day ahead", 1_440],
    ["a day back", -1_440],
  ])("%s keeps what was said and gives the same answer once", async (_, minutes) => {
    const input = { name: "Confit", kind: "product", unit: "piece" };
    const first = await callAs(actor, items.create, input, { runtime, key: "once" });
    const later = testRuntime({ databases, now: runtime.now + minutes * MINUTE });
    expect(await callAs(actor, items.create, input, { runtime: later, key: "once" })).toEqual(first);
    const changed = await callAs(actor, items.update, { id: first.id, name: "Confit d'oie", version: first.version }, { runtime: later });
    expect([changed.name, changed.version]).toEqual(["Confit d'oie", 2]);
    expect((await databases.rowsOf(database)).items).toHaveLength(1);
  });

  it("a day back leaves no job to a clock that was ahead", async () => {
    const todo: Job = { type: "business.open", businessId: "x" };
    const ahead = Date.now() + 1_440 * MINUTE;
    const [message] = await recordJobs(databases.platform, ahead, [todo]);
    await databases.platform.update(undoneJobs).set({ heldUntil: ahead });
    const sent: Message[] = [];
    await cronDoor(testRuntime({ databases, jobs: { send: async (messages) => void sent.push(...messages) } }), "* * * * *");
    expect(sent.map((one) => job.parse(one))).toEqual([todo]);
    let runs = 0;
    await runRecorded(runtime, message as Message, async () => {
      runs += 1;
    });
    expect(runs).toBe(1);
  });
});
