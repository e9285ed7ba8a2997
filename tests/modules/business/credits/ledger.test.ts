import fc from "fast-check";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { creditEntries, userCredits } from "@/db/platform";
import { z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command } from "@/worker/core/contract/operation";
import { perform } from "@/worker/engine/call";
import { handle } from "@/worker/engine/handler";
import {
  addBoughtCredits,
  captureCredits,
  expireCredits,
  grantCredits,
  holdCredits,
  releaseCredits,
} from "@/worker/modules/business/credit-ledger";
import { credits } from "@/worker/modules/business/credits/contract";
import { type Maker, newAdmin, newMaker, refusalOf } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";
import { testRuntime } from "@/tests/support/runtime";
import "@/tests/support/properties";

/** A neighbour's command that does one thing with credits, as service requests and appointments do. */
const neighbour = defineModule(
  "neighbour",
  { ...customers, scope: "platform" },
  {
    act: command({
      risk: "writes",
      input: z.strictObject({
        what: z.enum(["grant", "lapsing", "buy", "hold", "capture", "release", "expire"]),
        id: z.string(),
        credits: z.int(),
      }),
      output: z.object({}),
    }),
  },
);
type Step = z.output<typeof neighbour.act.input>;

function handlerFor(userId: string) {
  return handle(neighbour.act, async (context, { what, id, credits: number }) => {
    const cause = { kind: "appointment" as const, id: `${userId}.${id}` };
    const movement = { userId, credits: number, cause };
    if (what === "grant") grantCredits(context, { ...movement, expiresAt: null });
    if (what === "lapsing") grantCredits(context, { ...movement, expiresAt: context.now });
    if (what === "buy") addBoughtCredits(context, movement);
    if (what === "hold") await holdCredits(context, movement);
    if (what === "capture") captureCredits(context, cause);
    if (what === "release") releaseCredits(context, cause);
    if (what === "expire") await expireCredits(context, userId);
    return {};
  });
}

/** Does a step; what is refused for a reason changes nothing. @returns the code of the refusal, if any */
async function take(maker: Maker, step: Step): Promise<string> {
  const caller = { actor: maker.actor, door: "rest" as const, language: "fr" as const, address: "" };
  try {
    await perform(testRuntime(), caller, handlerFor(maker.userId), step);
    return "";
  } catch (error) {
    const { code } = await refusalOf(Promise.reject(error));
    return code;
  }
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom("grant", "lapsing", "buy", "hold", "hold", "capture", "release", "expire"),
  id: fc.constantFrom("a", "b", "c", "d", "e"),
  credits: fc.integer({ min: 0, max: 6 }),
});

async function entriesOf({ userId }: Maker) {
  return databases.platform.select().from(creditEntries).where(eq(creditEntries.userId, userId));
}

async function balanceOf({ userId }: Maker) {
  const [row] = await databases.platform.select().from(userCredits).where(eq(userCredits.userId, userId));
  return { credits: row?.credits ?? 0, held: row?.held ?? 0 };
}

/** Every law of the ledger of one person. */
async function expectLaws(maker: Maker): Promise<void> {
  const [entries, balance] = await Promise.all([entriesOf(maker), balanceOf(maker)]);
  const total = (...types: string[]) => entries.filter(({ type }) => types.includes(type)).reduce((sum, one) => sum + one.credits, 0);
  const settled = new Set(entries.filter(({ type }) => type === "capture" || type === "release").map(({ causeId }) => causeId));
  const open = entries.filter(({ type, causeId }) => type === "hold" && !settled.has(causeId)).reduce((sum, one) => sum + one.credits, 0);
  expect(balance.credits).toBeGreaterThanOrEqual(0);
  expect(balance.credits).toBe(total("grant", "purchase", "release") - total("hold", "expire"));
  expect(balance.held, "what is held and not settled").toBe(open);
  expect(total("hold"), "hold = captured + released + open").toBe(total("capture", "release") + open);
  const once = entries.map(({ cause, causeId, type }) => `${cause} ${causeId} ${type}`);
  expect(new Set(once).size, "each once for what caused it").toBe(once.length);
}

describe("whatever happens to credits, their ledger balances", () => {
  it("after histories of any steps, some of them at once", async () => {
    const history = fc.array(fc.array(anyStep, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(history, async (turns) => {
        const maker = await newMaker();
        for (const steps of turns) {
          const answers = await Promise.all(steps.map((step) => take(maker, step)));
          expect(["", "not_enough_credits", "already_exists"]).toEqual(expect.arrayContaining(answers));
          await expectLaws(maker);
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it("a hundred who spend the same credits at once share what is there", async () => {
    const maker = await newMaker();
    await take(maker, { what: "buy", id: "stock", credits: 7 });
    const spend = Array.from({ length: 100 }, (_, place) => take(maker, { what: "hold", id: `s${place}`, credits: 1 }));
    const answers = await Promise.all(spend);
    expect(answers.filter((code) => code === "")).toHaveLength(7);
    expect(new Set(answers)).toEqual(new Set(["", "not_enough_credits"]));
    expect(await balanceOf(maker)).toEqual({ credits: 0, held: 7 });
    await expectLaws(maker);
  });

  it("two clocks that give the same month give it once", async () => {
    const maker = await newMaker();
    await Promise.all(Array.from({ length: 10 }, () => take(maker, { what: "grant", id: "2026-11", credits: 1 })));
    expect(await balanceOf(maker)).toEqual({ credits: 1, held: 0 });
  });

  it("what was released is not captured afterwards, nor what was captured released", async () => {
    const maker = await newMaker();
    await take(maker, { what: "grant", id: "gift", credits: 4 });
    for (const [id, first, then] of [
      ["a", "capture", "release"],
      ["b", "release", "capture"],
    ] as const) {
      expect(await take(maker, { what: "hold", id, credits: 2 })).toBe("");
      expect([await take(maker, { what: first, id, credits: 0 }), await take(maker, { what: first, id, credits: 0 })]).toEqual(["", ""]);
      expect(await take(maker, { what: then, id, credits: 0 })).toBe("already_exists");
    }
    expect(await balanceOf(maker)).toEqual({ credits: 2, held: 0 });
  });

  it("an entry is never changed nor removed", async () => {
    const maker = await newMaker();
    await take(maker, { what: "grant", id: "gift", credits: 1 });
    const own = sql`user_id = ${maker.userId}`;
    for (const change of [sql`update credit_entries set credits = 9 where ${own}`, sql`delete from credit_entries where ${own}`])
      await expect(databases.platform.run(change)).rejects.toThrow();
    expect(await balanceOf(maker)).toEqual({ credits: 1, held: 0 });
  });
});

describe("people and their credits", () => {
  it("have none, then what staff give them with a reason", async () => {
    const [maker, admin] = [await newMaker(), newAdmin()];
    expect(await maker.call(credits.balance)).toEqual({ credits: 0, held: 0 });
    const gift = { id: maker.businessId, credits: 3, reason: "Atelier reporté" };
    await admin.call(credits.grant, gift, { key: `gift-${maker.userId}` });
    await admin.call(credits.grant, gift, { key: `gift-${maker.userId}` });
    expect(await maker.call(credits.balance)).toEqual({ credits: 3, held: 0 });
    const { items } = await maker.call(credits.history);
    expect(items).toEqual([expect.objectContaining({ type: "grant", credits: 3, cause: "gift", reason: "Atelier reporté" })]);
    expect((await (await newMaker()).call(credits.history)).items).toEqual([]);
  });

  it("give themselves none, and staff give none to nobody", async () => {
    const maker = await newMaker();
    const gift = { id: maker.businessId, credits: 3, reason: "Pour moi" };
    expect((await refusalOf(maker.call(credits.grant, gift))).code).toBe("forbidden");
    expect((await refusalOf(newAdmin().call(credits.grant, { ...gift, id: "personne" }))).code).toBe("not_found");
    for (const number of [0, -1, 1_001, 0.5])
      expect((await refusalOf(newAdmin().call(credits.grant, { ...gift, credits: number }))).code).toBe("invalid_input");
  });
});
