import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { undoneJobs } from "@/db/platform";
import type { Message } from "@/worker/core/jobs";
import { cronDoor } from "@/worker/doors/cron";
import { queueDoor } from "@/worker/doors/queue";
import type { Operation } from "@/worker/core/contract/operation";
import type { Runtime, Turn } from "@/worker/engine/runtime";
import { recordJobs, runRecorded } from "@/worker/engine/upkeep/undone-jobs";
import { type Maker, newAdmin, newMaker } from "../support/in-process";
import { databases } from "../support/platform";
import { operationOf } from "../support/records";
import { testRuntime } from "../support/runtime";
import { food } from "../support/workshop";

/** What was left undone, wherever the machine stopped, is found by the clock and goes on. */

const MINUTE = 60_000;
const { platform } = databases;

/** The rows of jobs about something. */
const undone = (words: string) => platform.select().from(undoneJobs).where(sql`instr(${undoneJobs.job}, ${words}) > 0`);

/** A machine that stops as soon as a command is written: nothing it left for later is done. */
const stopping = () => testRuntime({ later: () => {}, jobs: { send: async () => Promise.reject(new Error("the machine is off")) } });

/** The next minutes of another machine: the clock rings, and the queue does what it is given, for the jobs about these words. */
async function goOn(words: string, minutes = 1, runtime = testRuntime()): Promise<Message[]> {
  const messages: Message[] = [];
  const line: Message[] = [];
  const at = { ...runtime, now: Date.now() + minutes * MINUTE, jobs: { send: async (some: Message[]) => void line.push(...some) } };
  await cronDoor(at, "* * * * *");
  while (line.length) {
    const message = line.shift() as Message;
    if (!JSON.stringify(message).includes(words)) continue;
    messages.push(message);
    await deliver(at, message);
  }
  return messages;
}

async function deliver(runtime: Runtime, body: unknown, queue = "cellier-jobs"): Promise<string> {
  let fate = "";
  const message = { id: randomUUID(), timestamp: new Date(), attempts: 1, body, ack: () => (fate = "done"), retry: () => (fate = "later") };
  await queueDoor(runtime, { queue, messages: [message], ackAll: () => {}, retryAll: () => {} } as unknown as MessageBatch);
  return fate;
}

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
});

const call = (id: string, input: unknown, runtime?: Runtime) =>
  maker.call(operationOf(id) as Operation, input, { runtime }) as Promise<Record<string, unknown>>;

/** An import of more lines than are written while one waits. */
async function longImport(): Promise<string> {
  const lines = Array.from({ length: 700 }, (_, n) => `U-${randomUUID().slice(0, 8)}-${n};Pot ${n};3`);
  const { id } = await call("imports.create", { target: "products", content: ["Référence;Nom;Prix HT", ...lines].join("\n") });
  return String(id);
}

describe("an import whose machine stops between its write and the queue", () => {
  it("goes on within a minute, and can then be undone", async () => {
    const id = await longImport();
    expect(await call("imports.confirm", { id }, stopping())).toMatchObject({ state: "running" });
    expect((await undone(id)).map(({ state }) => state)).toEqual(["waiting"]);
    expect(await goOn(id)).toHaveLength(1);
    expect(await call("imports.show", { id })).toMatchObject({ state: "done", handled: 700 });
    expect(await undone(id)).toEqual([]);
    expect(await call("imports.undo", { id })).toMatchObject({ state: "undone" });
  });

  it("is not done for what was refused", async () => {
    const id = await longImport();
    await expect(call("imports.confirm", { id, version: 7 }, stopping())).rejects.toThrow("stale");
    expect(await undone(id)).toEqual([]);
  });
});

describe("a document whose machine stops", () => {
  const uploaded = async (runtime: Runtime) =>
    String((await call("scans.upload", { content: btoa(`<a>${randomUUID()}</a>`), fileName: "f.xml" }, runtime)).id);

  it("before it is read is read within a minute", async () => {
    const runtime = { ...testRuntime(), later: () => {} };
    const id = await uploaded(runtime);
    expect((await call("scans.show", { id })).status).toBe("queued");
    expect(await goOn(id)).toHaveLength(1);
    expect((await call("scans.show", { id })).status).toBe("failed");
    expect(await undone(id)).toEqual([]);
  });

  it("while it is read is read again once nobody is at it any more", async () => {
    const id = await uploaded({ ...testRuntime(), later: () => {} });
    const [row] = await undone(id);
    const cut = testRuntime({ reader: { ...testRuntime().reader, read: () => new Promise(() => {}) } });
    void deliver(cut, { ...(row?.job as object), undone: row?.id });
    await expect.poll(async () => (await call("scans.show", { id })).status).toBe("reading");
    // Its machine is gone: nobody says any more that they are at it.
    await platform
      .update(undoneJobs)
      .set({ heldUntil: 1, dueAt: 1 })
      .where(eq(undoneJobs.id, row?.id ?? ""));
    expect(await goOn(id)).toHaveLength(1);
    expect(await call("scans.show", { id })).toMatchObject({ status: "failed", attempts: 2 });
  });
});

describe("a recomputing of prices, and a bundle of papers", () => {
  it("go on piece by piece under one name, wherever they are stopped", async () => {
    const base = await call("items.create", {
      sku: `B-${randomUUID().slice(0, 8)}`,
      name: "Base",
      kind: "ingredient",
      unit: "kg",
      cost: 3,
      allergens: [],
      nutrition: food(),
    });
    const { costingJobs } = await import("@/worker/modules/catalogue/costing");
    const [message] = await recordJobs(platform, Date.now() - MINUTE, [
      { type: "costs.refresh", businessId: maker.businessId, id: String(base.id) },
    ]);
    let turns = 0;
    const run = async (_: unknown, __: unknown, { goOn }: Turn) => {
      turns += 1;
      if (turns < 3) goOn();
    };
    const registry = {
      ...testRuntime().registry,
      jobs: { ...testRuntime().registry.jobs, "costs.refresh": { ...costingJobs["costs.refresh"], run } },
    };
    const messages = await goOn(String(base.id), 1, testRuntime({ registry }));
    expect([turns, new Set(messages.map(({ undone: name }) => name))]).toEqual([3, new Set([message?.undone])]);
    expect(await undone(String(base.id))).toEqual([]);
  });
});

describe("a job that waits", () => {
  const waiting = async (words: string, minutesAgo = 1) =>
    (await recordJobs(platform, Date.now() - minutesAgo * MINUTE, [{ type: "business.open", businessId: words }]))[0] as Message;

  it("is sent again when it is due and not before, and once a minute at most", async () => {
    const words = randomUUID();
    const sent: Message[] = [];
    const runtime = (now: number) => ({ ...testRuntime(), now, jobs: { send: async (some: Message[]) => void sent.push(...some) } });
    const ours = () => sent.filter((message) => JSON.stringify(message).includes(words)).length;
    await waiting(words, 0);
    const start = Date.now();
    for (const [seconds, times] of [
      [20, 0],
      [31, 1],
      [50, 1],
      [62, 2],
    ] as const) {
      await cronDoor(runtime(start + seconds * 1_000), "* * * * *");
      expect([seconds, ours()]).toEqual([seconds, times]);
    }
  });

  it("is done by one of those who get it at the same time", async () => {
    const words = randomUUID();
    const message = await waiting(words);
    let runs = 0;
    const run = async () => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    };
    await Promise.all([1, 2, 3, 4].map(() => runRecorded(testRuntime(), message, run)));
    await runRecorded(testRuntime(), message, run);
    expect([runs, await undone(words)]).toEqual([1, []]);
  });

  it("is done by one of two although the second looked at its clock before the first took it", async () => {
    const message = await waiting(randomUUID());
    const now = Date.now();
    const clock = vi.spyOn(Date, "now");
    const runs: string[] = [];
    try {
      await runRecorded(testRuntime(), message, async () => {
        runs.push("first");
        clock.mockReturnValue(now - 1);
        await runRecorded(testRuntime(), message, async () => void runs.push("second"));
        clock.mockRestore();
      });
    } finally {
      clock.mockRestore();
    }
    expect(runs).toEqual(["first"]);
  });

  it("stands still while others of its kind are being done, and no longer than a quarter of an hour", async () => {
    const [busy, still] = [randomUUID(), randomUUID()];
    const holder = await waiting(busy);
    await waiting(still);
    const about = (words: string) => sql`instr(${undoneJobs.job}, ${words}) > 0`;
    const holdFor = (minutes: number) =>
      platform
        .update(undoneJobs)
        .set({ heldUntil: Date.now() + minutes * MINUTE + 20_000 })
        .where(eq(undoneJobs.id, holder.undone ?? ""));
    await holdFor(1);
    expect(await goOn(still, 1)).toEqual([]);
    await holdFor(20);
    expect(await goOn(still, 20)).toHaveLength(1);
    await platform.delete(undoneJobs).where(about(busy));
  });

  it("that fails every time is left to a person, who sees its age, replays it or gives it up", async () => {
    const words = randomUUID();
    const message = await waiting(words, 185);
    expect(await deliver(testRuntime(), message, "cellier-dead-jobs")).toBe("done");
    expect(await goOn(words, 30)).toEqual([]);
    const admin = newAdmin();
    // Other tests leave jobs of their own, which may fill the first page.
    let seen: { items: Record<string, unknown>[]; nextCursor: string | null } = { items: [], nextCursor: null };
    do {
      const cursor = seen.nextCursor ?? undefined;
      seen = (await admin.call(operationOf("jobs.list"), { limit: 100, cursor })) as typeof seen;
    } while (seen.nextCursor && !seen.items.some(({ id }) => id === message.undone));
    expect(seen.items.find(({ id }) => id === message.undone)).toMatchObject({ state: "failed", age: 185, type: "business.open" });
    await admin.call(operationOf("jobs.replay"), { id: message.undone }, { runtime: testRuntime() });
    expect((await undone(words)).map(({ state, replayedAt }) => [state, replayedAt !== null]).sort()).toEqual([
      ["failed", true],
      ["waiting", false],
    ]);
    expect(await goOn(words)).toHaveLength(1);
  });

  it("that is given up is not done, though its message comes", async () => {
    const words = randomUUID();
    const message = await waiting(words);
    await newAdmin().call(operationOf("jobs.discard"), { id: message.undone });
    const runs: unknown[] = [];
    await runRecorded(testRuntime(), message, async () => void runs.push(1));
    expect(runs).toEqual([]);
  });
});
