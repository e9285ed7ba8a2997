import fc from "fast-check";
import { expect, it } from "vitest";
import { nearest } from "@/worker/core/text/nearest";

const number = fc.integer({ min: 1, max: 9_999 }).map((one) => `CMD-2026-${String(one).padStart(4, "0")}`);

it("proposes no other reference for one whose figures are others", () => {
  const isOther = (one: string, other: string) => [...one].sort().join("") !== [...other].sort().join("");
  fc.assert(
    fc.property(number, fc.array(number, { maxLength: 20 }), (typed, names) => {
      expect(
        nearest(
          typed,
          names.filter((name) => isOther(typed, name)),
        ),
      ).toBeNull();
    }),
  );
});

it.each([
  ["CMD-2026-042", "CMD-2026-0042"],
  ["CMD-2062-0042", "CMD-2026-0042"],
  ["CDM-2026-0042", "CMD-2026-0042"],
  ["0042", "CMD-2026-0042"],
  ["rilettes", "Rillettes"],
  ["Etxe Onna", "Etxe Ona"],
])("answers %s with what was meant", (typed, meant) => {
  expect(nearest(typed, ["Boudin", meant])).toBe(meant);
});
