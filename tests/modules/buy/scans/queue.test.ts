import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { scans as table } from "@/db/business";
import { undoneJobs } from "@/db/platform";
import type { Reading, Refused } from "@/worker/core/trade/reading";
import { queueDoor } from "@/worker/doors/queue";
import type { Reader } from "@/worker/engine/ports";
import { hasWords } from "@/worker/doors/words";
import { failures } from "@/worker/modules/buy/scans/status";
import { testRuntime } from "@/tests/support/runtime";
import { clearReading } from "@/tests/support/read-scan";
import { savedAccount } from "@/tests/support/newcomer";
import { newBusiness, type Person } from "@/tests/support/people";
import { databases } from "@/tests/support/platform";

let maker: Person;
let businessId: string;
let db: ReturnType<typeof databases.business>;

beforeEach(async () => {
  maker = await newBusiness();
  const business = (await savedAccount(maker.email))?.businesses;
  businessId = business?.id ?? "";
  db = databases.business(business?.database ?? "");
  // Its database is made when it is first asked.
  await maker.api("/api/scans");
});

const paper = clearReading();

/** A document that waits and whose message nobody has: the test delivers it. */
async function waiting(): Promise<string> {
  const [id, now] = [randomUUID(), Date.now()];
  const file = { fileName: "facture.pdf", fileKey: id, mediaType: "application/pdf", size: 10, digest: id };
  await db.insert(table).values({ id, status: "queued", ...file, createdAt: now, updatedAt: now });
  return id;
}

/** A runtime whose reader answers what the test prepared, reading after reading, and counts. */
function reading(...answers: (Reading | Refused | Error)[]) {
  const count = { read: 0 };
  const reader: Reader = {
    page: async () => ({ refused: "damaged" }),
    text: async () => ({ refused: "damaged" }),
    read: async () => {
      const answer = answers[Math.min(count.read, answers.length - 1)];
      count.read += 1;
      if (answer instanceof Error || !answer) throw answer ?? new Error("no answer");
      return answer;
    },
  };
  const files = { put: async () => {}, get: async () => new Uint8Array(10), remove: async () => {} };
  return { runtime: testRuntime({ reader, files }), count };
}

async function deliver(
  runtime: ReturnType<typeof testRuntime>,
  scanId: string,
  { attempts = 1, queue = "cellier-jobs" } = {},
): Promise<string> {
  const fates: string[] = [];
  const message = {
    id: randomUUID(),
    timestamp: new Date(),
    attempts,
    body: { type: "scans.read", businessId, scanId },
    ack: () => void fates.push("done"),
    retry: () => void fates.push("later"),
  };
  await queueDoor(runtime, { queue, messages: [message], ackAll: () => {}, retryAll: () => {} } as unknown as MessageBatch);
  return fates.join();
}

const scanOf = async (id: string) => (await maker.api(`/api/scans/${id}`)).body;

describe("a message", () => {
  it("that comes twice reads once, even at the same time", async () => {
    const id = await waiting();
    const { runtime, count } = reading(paper);
    expect(await Promise.all([deliver(runtime, id), deliver(runtime, id)])).toEqual(["done", "done"]);
    await deliver(runtime, id);
    expect(count.read).toBe(1);
    expect(await scanOf(id)).toMatchObject({ status: "to_review", attempts: 1, totalInclTax: 105.5, confidence: 97 });
    expect((await maker.api("/api/scans/quota")).body).toMatchObject({ used: 1, waiting: 0 });
  });

  it("whose reading was cut short takes it up again, and no third time", async () => {
    const id = await waiting();
    const { runtime, count } = reading(new Error("the isolate is gone"), paper);
    expect(await deliver(runtime, id)).toBe("later");
    expect(await scanOf(id)).toMatchObject({ status: "reading" });
    expect(await deliver(runtime, id, { attempts: 2 })).toBe("done");
    expect(count.read).toBe(2);
    expect(await scanOf(id)).toMatchObject({ status: "to_review", attempts: 2 });
    expect(await deliver(runtime, id, { attempts: 3 })).toBe("done");
    expect(count.read).toBe(2);
  });

  it("that failed every time is set aside, the document says so, and a person has it read again", async () => {
    const id = await waiting();
    const { runtime } = reading(new Error("away"));
    await deliver(runtime, id);
    await deliver(runtime, id, { queue: "cellier-dead-jobs" });
    expect(await scanOf(id)).toMatchObject({ status: "failed", failure: "interrupted" });
    const dead = await databases.platform.select().from(undoneJobs).where(eq(undoneJobs.state, "failed"));
    expect(dead.some(({ job }) => JSON.stringify(job).includes(id))).toBe(true);
    expect((await maker.api("/api/scans/quota")).body).toMatchObject({ used: 0 });
    await deliver(reading(paper).runtime, id);
    expect(await scanOf(id)).toMatchObject({ status: "to_review" });
  });

  it("of what is no more does nothing", async () => {
    const { runtime, count } = reading(paper);
    expect(await deliver(runtime, "nowhere")).toBe("done");
    expect(count.read).toBe(0);
  });
});

describe("what a plan reads", () => {
  it("is fifty a month; then the pages of whoever agreed are to pay, and nobody else's are read", async () => {
    const month = new Date().toISOString().slice(0, 7);
    for (let n = 0; n < 50; n += 1) await waiting();
    await db.update(table).set({ status: "booked", countedIn: month });
    const { runtime } = reading(clearReading(3));
    const without = await waiting();
    await deliver(runtime, without);
    expect(await scanOf(without)).toMatchObject({ status: "failed", failure: "over_quota" });
    const agreed = await waiting();
    await db.update(table).set({ agreed: true }).where(eq(table.id, agreed));
    await deliver(runtime, agreed);
    expect(await scanOf(agreed)).toMatchObject({ status: "to_review", extraPages: 3 });
    expect((await maker.api("/api/scans/quota")).body).toMatchObject({ used: 51, left: 0, extraPages: 3, extraCost: 0.45 });

    const content = Buffer.from(`<a>${randomUUID()}</a>`).toString("base64");
    const upload = (more = {}) => maker.api("/api/scans/upload", { method: "POST", json: { content, ...more } });
    expect((await upload()).body.errors).toEqual([expect.objectContaining({ field: "agreeToPay", code: "scan_consent" })]);
    expect((await upload({ agreeToPay: true })).status).toBe(200);
  });
});

it("every reason has its words in both languages", () => {
  for (const reason of failures)
    expect([hasWords(`scans:values.failure.${reason}`, "fr"), hasWords(`scans:values.failure.${reason}`, "en")]).toEqual([true, true]);
});
