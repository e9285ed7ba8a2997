import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { undoneJobs, outbox } from "@/db/platform";
import { queueDoor } from "@/worker/doors/queue";
import type { Runtime } from "@/worker/engine/runtime";
import { testRuntime } from "../support/runtime";
import { savedAccount, newPerson } from "../support/newcomer";
import { databases } from "../support/platform";

/** What became of a message: done, or back on the queue in so many seconds. */
type Fate = "ack" | number | undefined;

/** Gives the queue's door messages as Cloudflare would, and says what became of each. */
async function deliver(runtime: Runtime, bodies: unknown[], { queue = "cellier-jobs", attempts = 1 } = {}): Promise<Fate[]> {
  const fates = new Map<number, Fate>();
  const messages = bodies.map((body, place) => ({
    id: randomUUID(),
    timestamp: new Date(),
    attempts,
    body,
    ack: () => void fates.set(place, "ack"),
    retry: (options?: { delaySeconds?: number }) => void fates.set(place, options?.delaySeconds ?? 0),
  }));
  await queueDoor(runtime, { queue, messages, ackAll: () => {}, retryAll: () => {} } as unknown as MessageBatch);
  return bodies.map((_, place) => fates.get(place));
}

async function letter(): Promise<{ id: string; to: string }> {
  const [id, to] = [randomUUID(), `${randomUUID()}@exemple.test`];
  await databases.platform.insert(outbox).values({ id, message: { to, subject: "Essai", text: "Bonjour" }, at: Date.now() });
  return { id, to };
}

const sentAt = async (id: string) => (await databases.platform.select().from(outbox).where(eq(outbox.id, id)))[0]?.sentAt;
const setAside = (words: string) => databases.platform.select().from(undoneJobs).where(sql`instr(${undoneJobs.job}, ${words}) > 0`);

describe("a letter", () => {
  it("is sent once, though its message comes twice", async () => {
    const { id, to } = await letter();
    const runtime = testRuntime();
    const message = { type: "mail.send", database: null, id };
    expect(await deliver(runtime, [message, message])).toEqual(["ack", "ack"]);
    expect(await deliver(runtime, [message])).toEqual(["ack"]);
    expect(runtime.seen.sent).toEqual([{ id, mail: { to, subject: "Essai", text: "Bonjour" } }]);
    expect(await sentAt(id)).toBe(runtime.now);
  });

  it("that the mail service refuses comes back later and later, and delays no other", async () => {
    const [bad, fine] = [await letter(), await letter()];
    const mailer = {
      async send(id: string) {
        if (id === bad.id) throw new Error("away");
      },
    };
    const runtime = testRuntime({ mailer });
    const messages = [bad, fine].map(({ id }) => ({ type: "mail.send", database: null, id }));
    expect(await deliver(runtime, messages)).toEqual([2, "ack"]);
    expect(await deliver(runtime, messages, { attempts: 2 })).toEqual([4, "ack"]);
    expect(await deliver(runtime, messages, { attempts: 3 })).toEqual([8, "ack"]);
    expect([await sentAt(bad.id), await sentAt(fine.id)]).toEqual([null, runtime.now]);
    expect(runtime.seen.sent.map(({ id }) => id)).toEqual([fine.id]);
    expect(await deliver(testRuntime(), messages)).toEqual(["ack", "ack"]);
    expect(await sentAt(bad.id)).toBeTypeOf("number");
  });
});

describe("a message", () => {
  it("that is none of ours is not done, and does not stop the others", async () => {
    const { id } = await letter();
    const runtime = testRuntime();
    const strange = [{ type: "mail.send" }, { type: "drop.everything" }, "text", null, { type: "mail.send", database: 5, id }];
    const fates = await deliver(runtime, [...strange, { type: "mail.send", database: null, id }]);
    expect(fates).toEqual([2, 2, 2, 2, 2, "ack"]);
    expect(runtime.seen.faults).toHaveLength(5);
  });

  it("that failed every time is set aside, with why; an unreadable one as such", async () => {
    const [readable, unreadable] = [randomUUID(), randomUUID()];
    const bodies = [
      { type: "business.open", businessId: readable },
      { kind: "strange", mark: unreadable },
    ];
    expect(await deliver(testRuntime(), bodies, { queue: "cellier-dead-jobs" })).toEqual(["ack", "ack"]);
    expect((await setAside(readable)).map(({ state, job }) => [state, job])).toEqual([["failed", bodies[0]]]);
    expect((await setAside(unreadable)).map(({ state }) => state)).toEqual(["unreadable"]);
  });

  it("for a business that is gone, or already open, is done with", async () => {
    const { email } = await newPerson();
    const businessId = (await savedAccount(email))?.businesses?.id ?? "";
    const open = { type: "business.open", businessId };
    expect(await deliver(testRuntime(), [open, open, { type: "business.open", businessId: "gone" }])).toEqual(["ack", "ack", "ack"]);
    expect(await deliver(testRuntime(), [{ type: "business.daily", businessId: "gone", day: "2026-01-01" }])).toEqual(["ack"]);
  });
});
