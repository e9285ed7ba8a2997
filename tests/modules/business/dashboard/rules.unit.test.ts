import fc from "fast-check";
import { expect, it } from "vitest";
import { type Change, commandsOf } from "@/worker/modules/business/dashboard/rules";

it("what one command wrote is told once, by the record it was called for, and no row is lost", () => {
  const row = fc.record({
    at: fc.integer({ min: 1, max: 5 }),
    actor: fc.constantFrom("marie", "paul"),
    record: fc.constantFrom("orders", "deliveries", "lots"),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (written) => {
      const rows: Change[] = written.map((fields, place) => ({ ...fields, id: String(place), operation: "orders.ship", recordId: "" }));
      const commands = commandsOf(rows, ({ record }) => record === "orders");
      expect(commands.reduce((sum, { changes }) => sum + changes, 0)).toBe(rows.length);
      let place = 0;
      for (const command of commands) {
        const own = rows.slice(place, place + command.changes);
        place += command.changes;
        expect(own.every(({ at, actor }) => at === command.at && actor === command.actor)).toBe(true);
        expect(own.some(({ record }) => record === "orders")).toBe(command.record === "orders");
        expect(command.until).toBe(own.at(-1)?.id);
      }
      const isSplit = commands.some(
        (command, at) => at > 0 && command.at === commands[at - 1]?.at && command.actor === commands[at - 1]?.actor,
      );
      expect(isSplit).toBe(false);
    }),
  );
});
