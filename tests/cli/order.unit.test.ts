import { describe, expect, it } from "vitest";
import { dayNamed } from "@/cli/tools/day";
import { readOrder } from "@/cli/tools/order";

/** A Monday. */
const NOW = Date.UTC(2026, 10, 23, 10);

describe("an order in one line", () => {
  it.each([
    ["Etxe Ona 40 rillettes 180 vendredi", { client: "Etxe Ona", parts: [{ count: 40, words: "rillettes 180" }], dueOn: "2026-11-27" }],
    ["new CLI-0052 3 RIL-CAN-180", { client: "CLI-0052", parts: [{ count: 3, words: "RIL-CAN-180" }], dueOn: null }],
    [
      "Nérac 12 confiture figues 6 jus tomate demain",
      {
        client: "Nérac",
        parts: [
          { count: 12, words: "confiture figues" },
          { count: 6, words: "jus tomate" },
        ],
        dueOn: "2026-11-24",
      },
    ],
  ])("%s", (line, order) => {
    expect(readOrder([line], NOW)).toEqual(order);
  });

  it.each([
    ["lundi", "2026-11-30"],
    ["friday", "2026-11-27"],
    ["27/11", "2026-11-27"],
    ["2/1", "2027-01-02"],
    ["2026-12-01", "2026-12-01"],
    ["rillettes", null],
  ])("the day %s is %s", (text, day) => {
    expect(dayNamed(text, NOW)).toBe(day);
  });
});
