import fc from "fast-check";
import { expect, it } from "vitest";
import { feedback } from "@/db/platform";
import { cursorOf, newestFirst, readCursor } from "@/worker/engine/lists/cursor";

const sortable = fc.oneof(fc.string(), fc.maxSafeInteger());

it("comes back as it was written, for every value", () => {
  fc.assert(
    fc.property(sortable, sortable, (value, tie) => {
      expect(readCursor(cursorOf("name", value, tie), "name")).toEqual({ value, tie });
    }),
  );
});

it("refuses whatever was not written for this order", () => {
  for (const cursor of ["", "nonsense", btoa("[1,2]"), cursorOf("price", 1, 2)])
    expect(() => readCursor(cursor, "name")).toThrow("invalid_input");
});

it("refuses a text where the list is in the order of numbers, and the other way round", () => {
  const from = (value: string | number, tie: string | number) =>
    newestFirst(feedback, { limit: 3, cursor: cursorOf("createdAt", value, tie) });
  expect(() => from(2, "b")).not.toThrow();
  expect(() => from("2", "b")).toThrow("invalid_input");
  expect(() => from(2, 3)).toThrow("invalid_input");
});

it("ends a list of exactly one page without a next one", () => {
  const rows = ["c", "b", "a"].map((id, place) => ({ id, createdAt: 3 - place }));
  const pageOf = (limit: number) => newestFirst(feedback, { limit }).pageOf(rows.slice(0, limit + 1), ({ id }) => id);
  expect(pageOf(3)).toEqual({ items: ["c", "b", "a"], nextCursor: null });
  expect(pageOf(2)).toMatchObject({ items: ["c", "b"], nextCursor: cursorOf("createdAt", 2, "b") });
});
