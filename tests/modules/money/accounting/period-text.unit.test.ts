import { expect, it } from "vitest";
import { periodText } from "@/app/features/money/treasury/period-text";

it.each([
  ["2026-10-01", "2026-10-31", "fr", "1er", "31 octobre 2026"],
  ["2026-10-01", "2026-10-31", "en", "1", "31 October 2026"],
  ["2026-10-11", "2026-12-01", "fr", "11 octobre", "1er décembre 2026"],
  ["2025-12-01", "2026-01-31", "fr", "1er décembre 2025", "31 janvier 2026"],
] as const)("from %s to %s, in %s", (from, to, language, first, last) =>
  expect(periodText(from, to, language)).toEqual({ from: first, to: last }),
);
