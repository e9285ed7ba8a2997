import { expect, it } from "vitest";
import { newId } from "@/worker/engine/identifier";
import { changesOf } from "@/worker/modules/provider/staff-audit/changes";

it.each([
  ["what changed", { credits: 2, note: "" }, { credits: 5, note: "" }, ["credits: 2 → 5"]],
  ["what was added", null, { credits: 2, reason: "Geste" }, ["credits: 2", "reason: Geste"]],
  ["what was removed", { reason: "Geste" }, null, ["reason: Geste"]],
  ["nothing of what changes with every write", { version: 1, updatedAt: 1 }, { version: 2, updatedAt: 2 }, []],
])("says %s", (_, before, after, lines) => expect(changesOf(before, after)).toEqual(lines));

it("says no identifiers, alone or within", () => {
  expect(changesOf(null, { userId: newId(), actor: newId(), cause: `${newId()}.2026-11`, expert: null })).toEqual(["cause: ….2026-11"]);
  expect(changesOf({ expertId: newId() }, { expertId: newId(), lines: [{ id: newId(), credits: 1 }] })).toEqual([
    'lines:  → [{"id":"…","credits":1}]',
  ]);
});
