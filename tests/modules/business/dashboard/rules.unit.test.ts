import fc from "fast-check";
import { expect, it } from "vitest";
import { type Change, deedsOf } from "@/worker/modules/business/dashboard/rules";

it("what one command wrote is told once, by the record it was called for, and no row is lost", () => {
  const row = fc.record({
    at: fc.integer({ min: 1, max: 5 }),
    actor: fc.constantFrom("marie", "paul"),
    record: fc.constantFrom("orders", "deliveries", "lots"),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (written) => {
      const rows: Change[] = written.map((said, place) => ({ ...said, id: String(place), operation: "orders.ship", recordId: "" }));
      const deeds = deedsOf(rows, ({ record }) => record === "orders");
      expect(deeds.reduce((sum, { changes }) => sum + changes, 0)).toBe(rows.length);
      let place = 0;
      for (const deed of deeds) {
        const own = rows.slice(place, place + deed.changes);
        place += deed.changes;
        expect(own.every(({ at, actor }) => at === deed.at && actor === deed.actor)).toBe(true);
        expect(own.some(({ record }) => record === "orders")).toBe(deed.record === "orders");
        expect(deed.until).toBe(own.at(-1)?.id);
      }
      const isSplit = deeds.some((deed, at) => at > 0 && deed.at === deeds[at - 1]?.at && deed.actor === deeds[at - 1]?.actor);
      expect(isSplit).toBe(false);
    }),
  );
});
