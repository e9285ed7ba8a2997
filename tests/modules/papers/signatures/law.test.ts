import fc from "fast-check";
import { expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { signatories, signatures as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { digestOf } from "@/worker/core/files/digest";
import { expireSignatures } from "@/worker/modules/papers/signatures";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { type Maker, newMaker, nobody } from "@/tests/support/in-process";
import "@/tests/support/properties";
import { testRuntime } from "@/tests/support/runtime";
import { sentTo, sealNow, signAs } from "@/tests/support/signing";

/**
 * The law of signatures, over any history: a document is complete only when everybody has signed, in the order that was asked for,
 * with evidence for each and a file whose fingerprint is kept; what has ended does not change any more.
 */

const DAY = 86_400_000;
type Act = { does: "sign" | "decline" | "seal" | "remind" | "cancel" | "night"; who: number; days: number };
const act: fc.Arbitrary<Act> = fc.record({
  does: fc.constantFrom("sign", "sign", "sign", "sign", "seal", "seal", "decline", "remind", "cancel", "night"),
  who: fc.nat(2),
  days: fc.constantFrom(0, 0, 0, 1, 40),
});

it("holds whatever people do, in whatever order", async () => {
  const maker = await newMaker();
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.boolean(), fc.array(act, { maxLength: 8 }), async (people, isOrdered, acts) => {
      const { id, links } = await sentTo(maker, people, { isOrdered });
      let now = Date.now();
      let ended: unknown = null;
      for (const { does, who, days } of acts) {
        now += days * DAY + 1_000;
        await perform(maker, does, id, links[who % people] ?? "", now);
        const state = await stateOf(maker, id);
        if (ended) expect(state, `${does} changes what has ended`).toEqual(ended);
        await requireLawful(state, isOrdered);
        if (["completed", "rejected", "cancelled", "expired"].includes(state.row?.status ?? "")) ended = state;
      }
    }),
    { numRuns: Number(process.env.CELLIER_HISTORIES ?? 15) },
  );
});

/** Does one thing; what is refused changes nothing. */
async function perform(maker: Maker, does: Act["does"], id: string, link: string, now: number): Promise<void> {
  const runtime = testRuntime({ now });
  const acts: Record<Act["does"], () => Promise<unknown>> = {
    sign: () => signAs(link, {}, { now }),
    decline: () => nobody.call(signatures.decline, { id: link, reason: "Non" }, { runtime }),
    seal: () => sealNow(maker, id, { now }),
    remind: () => maker.call(signatures.remind, { id }, { runtime }),
    cancel: () => maker.call(signatures.cancel, { id }, { runtime }),
    night: () => expireSignatures(runtime, { id: maker.businessId, database: "" }),
  };
  await acts[does]().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

async function stateOf(maker: Maker, id: string) {
  const [row] = await maker.db.select().from(table).where(eq(table.id, id));
  return { row, people: await maker.db.select().from(signatories).where(eq(signatories.signatureId, id)).orderBy(signatories.place) };
}

async function requireLawful({ row, people }: Awaited<ReturnType<typeof stateOf>>, isOrdered: boolean): Promise<void> {
  const signed = people.filter(({ status }) => status === "signed");
  for (const { signedAt, codeSentAt, address, typed } of signed) {
    expect(Boolean(signedAt && codeSentAt && address && typed), "evidence lacks").toBe(true);
    expect(signedAt ?? 0).toBeGreaterThanOrEqual(codeSentAt ?? 0);
  }
  if (isOrdered)
    expect(
      people.slice(0, signed.length).every(({ status }) => status === "signed"),
      "out of order",
    ).toBe(true);
  if (row?.status === "rejected") expect([people.filter(({ status }) => status === "declined").length, row.reason]).toEqual([1, "Non"]);
  expect(row?.sealedDigest !== null, "sealed, and not complete").toBe(row?.status === "completed");
  if (row?.status !== "completed") return;
  expect(signed, "complete, and somebody has not signed").toHaveLength(people.length);
  const sealed = await testRuntime().files.get(row.sealedKey ?? "");
  expect(await digestOf(sealed ?? new Uint8Array())).toBe(row.sealedDigest);
}
