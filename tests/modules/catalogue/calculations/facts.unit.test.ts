import { describe, expect, it } from "vitest";
import { factsFrom } from "@/worker/modules/catalogue/calculations/facts";
import type { Refusal } from "@/worker/core/errors";

describe("a category of clients is priced", () => {
  const refused = (...channels: object[]) =>
    factsFrom(null as never, { output: { amount: 1, unit: "kg" }, lines: [], channels } as never).then(
      () => null,
      (error: Refusal) => error.detail.fields?.map(({ field, code }) => `${field}:${code}`).join(" "),
    );
  const shops = { category: "retailer" };
  it.each([
    ["by its markup", [{ ...shops, margin: 100 }], null],
    ["by its margin", [{ ...shops, salesMargin: 100 }], null],
    ["by its price", [{ ...shops, price: 0 }], null],
    ["not in no way", [shops], "channels.0.margin:one_way"],
    [
      "not in two",
      [
        { category: "horeca", price: 1 },
        { ...shops, margin: 1, price: 1 },
      ],
      "channels.1.margin:one_way",
    ],
    [
      "not twice",
      [
        { ...shops, price: 1 },
        { ...shops, price: 2 },
      ],
      "channels.0.category:taken",
    ],
  ])("%s", async (_, channels, expected) => expect(await refused(...channels)).toBe(expected));
});
