import { expect, it } from "vitest";
import { newId } from "@/worker/engine/identifier";
import { changesOf } from "@/worker/modules/provider/staff-audit/changes";

it.each([
  ["what changed", { credits: 2, note: "" }, { credits: 5, note: "" }, ["credits: 2 → 5"]],
  ["what was added", null, { credits: 2, reason: "Geste" }, ["credits: 2", "reason: Geste"]],
  ["what was removed", { reason: "Geste" }, null, ["reason: Geste"]],
  ["nothing of what changes with every write", { version: 1, updatedAt: 1 }, { version: 2, updatedAt: 2 }, []],
])("says %s", (_, before, after, lines) => expect(changesOf(before, after, { language: "en" })).toEqual(lines));

it("says no identifiers, alone or within", () => {
  expect(changesOf(null, { userId: newId(), actor: newId(), cause: `${newId()}.2026-11`, expert: null }, { language: "en" })).toEqual([
    "cause: ….2026-11",
  ]);
  expect(changesOf({ expertId: newId() }, { expertId: newId(), lines: [{ id: newId(), credits: 1 }] }, { language: "en" })).toEqual([
    "lines: – → credits 1",
  ]);
});

it("calls fields and choices as screens do, and instants by their clock", () => {
  const names = {
    language: "fr" as const,
    fields: { status: "Statut", acceptedAt: "Acceptée le" },
    values: { status: { quoted: "Devis", accepted: "Acceptée" } },
  };
  const [before, after] = [
    { status: "quoted", acceptedAt: null },
    { status: "accepted", acceptedAt: Date.UTC(2026, 10, 24, 9) },
  ];
  expect(changesOf(before, after, names)).toEqual(["Statut : Devis → Acceptée", "Acceptée le : – → mar. 24 novembre 2026 à 10:00 UTC+1"]);
});

it("says sums, quantities and days as people write them", () => {
  const after = {
    totalEuros: 1_204_500,
    validUntil: "2026-12-24",
    organic: true,
    madeAmount: 2_500_000,
    madeUnit: "kg",
    lines: [{ description: "Relecture", euros: 1_200_000, credits: 0 }],
  };
  const names = { language: "fr" as const, fields: { totalEuros: "Total", made: "Fabriqué" } };
  const lines = changesOf(null, after, names).map((line) => line.replace(/\s/g, " "));
  expect(lines.sort()).toEqual(
    ["Total : 120,45 €", "validUntil : 24 déc. 2026", "organic : oui", "Fabriqué : 2,5 kg", "lines : Relecture, 120,00 €"].sort(),
  );
});
