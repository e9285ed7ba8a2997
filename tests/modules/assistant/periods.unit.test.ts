import { expect, it } from "vitest";
import { periodOf } from "@/worker/adapters/llm/local/periods";
import { tokensOf } from "@/worker/adapters/llm/local/text";

const friday = "2026-11-20";

it.each([
  ["quels certificats se terminent ce mois-ci ?", "2026-11-01", "2026-11-30"],
  ["which certificates end next month?", "2026-12-01", "2026-12-31"],
  ["le mois prochain", "2026-12-01", "2026-12-31"],
  ["what ends this week?", "2026-11-16", "2026-11-22"],
  ["la semaine prochaine", "2026-11-23", "2026-11-29"],
  ["aujourd'hui", friday, friday],
  ["dans 30 jours", friday, "2026-12-20"],
])("%s: from %s to %s", (message, start, end) => {
  expect(periodOf(tokensOf(message), friday)).toMatchObject({ start, end });
});

it.each(["une soupe du jour", "un mois", "pain de la semaine", "30 bocaux"])("%s names no period", (message) => {
  expect(periodOf(tokensOf(message), friday)).toBeNull();
});
