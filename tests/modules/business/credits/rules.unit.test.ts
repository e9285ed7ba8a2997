import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expiredCredits, signedCredits } from "@/worker/modules/business/credits/rules";
import { creditTypes } from "@/worker/modules/business/credits/status";
import "@/tests/support/properties";

const now = 1_000;

describe("credits that expire", () => {
  it.each([
    ["the moment before", now + 1, 0],
    ["at the moment", now, 3],
    ["after it", now - 1, 3],
    ["never", null, 0],
  ])("are taken back %s as it should be", (_when, expiresAt, over) =>
    expect(expiredCredits([{ credits: 3, expiresAt }], 3, now)).toBe(over),
  );

  it("were spent before those that stay", () => {
    const sources = [
      { credits: 5, expiresAt: null },
      { credits: 2, expiresAt: now },
    ];
    expect([7, 6, 5, 0].map((balance) => expiredCredits(sources, balance, now))).toEqual([2, 1, 0, 0]);
  });

  it("are never more than what may be spent, nor than what has a time", () => {
    const source = fc.record({ credits: fc.integer({ min: 1, max: 20 }), expiresAt: fc.option(fc.integer({ min: 990, max: 1_010 })) });
    fc.assert(
      fc.property(fc.array(source, { maxLength: 8 }), fc.nat(100), (sources, rest) => {
        const total = sources.reduce((sum, { credits }) => sum + credits, 0);
        const balance = Math.min(rest, total);
        const timed = sources.filter(({ expiresAt }) => expiresAt !== null && expiresAt <= now).reduce((sum, one) => sum + one.credits, 0);
        const over = expiredCredits(sources, balance, now);
        expect(over).toBeGreaterThanOrEqual(0);
        expect(over).toBeLessThanOrEqual(Math.min(balance, timed));
      }),
    );
  });
});

it("what is held leaves what may be spent at once, and not again when it is captured", () =>
  expect(creditTypes.map((type) => signedCredits(type, 2))).toEqual([2, 2, -2, 0, 2, -2]));
