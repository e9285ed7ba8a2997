import { expect, it } from "vitest";
import { leastPenaltyRate, requirePenaltyRate } from "@/worker/modules/business/company/rules";
import { refusedOf } from "@/tests/support/refusals";

it.each([
  ["2022-12-31", 618],
  ["2023-06-30", 618],
  ["2023-07-01", 1_266],
  ["2025-06-30", 1_113],
  ["2025-07-01", 828],
  ["2025-12-31", 828],
  ["2026-01-01", 786],
  ["2030-01-01", 786],
])("on %s, late payers are asked three times the legal rate at least", (day, rate) => expect(leastPenaltyRate(day)).toBe(rate));

it.each([
  [785, "penaltyRate:below_legal"],
  [786, null],
  [787, null],
  [null, null],
])("a rate of %s is refused: %s", (rate, refused) => expect(refusedOf(() => requirePenaltyRate(rate, "2026-01-01", "fr"))).toBe(refused));
