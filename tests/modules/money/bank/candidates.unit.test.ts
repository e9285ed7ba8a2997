import { describe, expect, it } from "vitest";
import { type Candidate, rank } from "@/worker/modules/money/bank/candidates";
import { isSmall } from "@/worker/modules/money/bank/rules";

const line = { day: "2026-06-10", label: "VIR BISTROT DU PORT FA12", amount: 10_000 };
const one = (overrides: Partial<Candidate> = {}): Candidate => ({
  kind: "invoice",
  id: "1",
  name: "FA-99",
  party: "",
  partyId: "c",
  amount: 10_000,
  day: null,
  ...overrides,
});
const ranked = (candidates: Candidate[], rule?: { mostDifference: number; mostShare: number }) =>
  rank(line, candidates, null, rule).map(({ candidate, score, reasons }) => [candidate.id, score, ...reasons].join(" "));

describe("what a line may be", () => {
  it("is ranked, each with its reasons", () => {
    const candidates = [
      one({ id: "1" }),
      one({ id: "2", name: "FA-12", amount: 20_000 }),
      one({ id: "3", party: "Bistrot", day: "2026-06-12" }),
    ];
    expect(ranked(candidates)).toEqual(["3 75 amount party near", "2 50 number part", "1 45 amount"]);
  });

  it("is not what nothing tells, and is one of five at most", () => {
    expect(ranked([one({ amount: 20_000, party: "Port" }), one({ amount: -10_000 })])).toEqual([]);
    expect(ranked(Array.from({ length: 9 }, (_, place) => one({ id: String(place) })))).toHaveLength(5);
  });

  it("is an invoice of a little more or less, where the owner allows it", () => {
    const near = [one({ amount: 10_200, party: "Bistrot Port" })];
    expect(ranked(near, { mostDifference: 199, mostShare: 0 })).toEqual(["1 30 part party"]);
    expect(ranked(near, { mostDifference: 200, mostShare: 0 })).toEqual(["1 70 difference party"]);
    expect(ranked([one({ amount: 9_900, party: "Port" })], { mostDifference: 100, mostShare: 0 })).toEqual(["1 55 difference party"]);
    expect(ranked([one({ amount: 9_900, party: "Port" })], { mostDifference: 99, mostShare: 9_000 })).toEqual([]);
  });
});

it.each([
  [100, 100, 0, true],
  [101, 100, 0, false],
  [-100, 100, 0, true],
  [-101, 100, 0, false],
  // Two percent of 100.00 is 2.00: what lacks, never what is too much.
  [-20_000, 0, 200, true],
  [-20_100, 0, 200, false],
  [20_000, 0, 200, false],
])(
  "a difference of %i, where %i and %i hundredths of a percent are allowed, is small: %s",
  (difference, mostDifference, mostShare, small) => expect(isSmall(difference, 1_000_000, { mostDifference, mostShare })).toBe(small),
);
