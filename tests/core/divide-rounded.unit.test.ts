import { expect, it } from "vitest";
import { divideRounded } from "@/worker/core/figures/divide-rounded";

it.each([
  [14n, 10n, 1n],
  [15n, 10n, 2n],
  [16n, 10n, 2n],
  [0n, 10n, 0n],
  [-14n, 10n, -1n],
  [-15n, 10n, -2n],
  [-16n, 10n, -2n],
  [-165_000_000n, 1_000_000n, -165n],
])("%i by %i is %i", (dividend, divisor, quotient) => expect(divideRounded(dividend, divisor)).toBe(quotient));
