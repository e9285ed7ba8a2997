import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BRIEF_NAMES, type BriefFacts, linesOf } from "@/worker/modules/business/dashboard/brief-rules";
import { briefKinds } from "@/worker/modules/business/dashboard/status";
import { en } from "@/worker/modules/business/dashboard/words.en";
import { fr } from "@/worker/modules/business/dashboard/words.fr";

const matter = fc.record({
  count: fc.integer({ min: 0, max: 2_000 }),
  names: fc.array(fc.string({ minLength: 1 }), { maxLength: 6 }),
  amount: fc.option(fc.integer({ min: -10_000_000, max: 10_000_000 })),
  day: fc.constantFrom(null, "2026-11-30"),
});
const facts = fc.record(Object.fromEntries(briefKinds.map((kind) => [kind, matter]))) as fc.Arbitrary<BriefFacts>;
const quiet = Object.fromEntries(briefKinds.map((kind) => [kind, { count: 0, names: [] }])) as unknown as BriefFacts;

describe("the morning brief", () => {
  it("tells each matter that asks for something once, the most urgent first, and nothing else", () => {
    fc.assert(
      fc.property(facts, (all) => {
        const lines = linesOf(all, fr.brief, "fr");
        expect(lines.map(({ kind }) => kind)).toEqual(briefKinds.filter((kind) => all[kind].count > 0));
        for (const { kind, names, text, action, path } of lines) {
          const { count, names: known } = all[kind];
          expect(names.length).toBeLessThanOrEqual(BRIEF_NAMES + 1);
          if (known.length && count > Math.min(known.length, BRIEF_NAMES)) expect(names.at(-1)).toMatch(/de plus$/);
          expect([text, action, path].join()).not.toMatch(/\{\{|undefined|null/);
        }
      }),
    );
    expect(linesOf(quiet, fr.brief, "fr")).toEqual([]);
  });

  it("counts one as one and several as several, in both languages", () => {
    const late = (count: number) => ({ ...quiet, ordersLate: { count, names: ["CMD-2026-0001"] } });
    const texts = [1, 2].flatMap((count) => [linesOf(late(count), fr.brief, "fr")[0]?.text, linesOf(late(count), en.brief, "en")[0]?.text]);
    expect(texts).toEqual(["1 commande en retard", "1 late order", "2 commandes en retard", "2 late orders"]);
    const unpaid = { ...quiet, invoicesOverdue: { count: 2, names: ["FA-1", "FA-2"], amount: 12_400_000 } };
    expect(linesOf(unpaid, fr.brief, "fr")[0]?.text).toMatch(/^2 factures clients en retard, 1\s240,00\s€$/);
  });
});
