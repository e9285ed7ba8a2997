import { describe, expect, it } from "vitest";
import { canBeReversed, requireReversible } from "@/worker/modules/store/movements/rules";
import { refusalOf, refusedOf } from "@/tests/support/refusals";

describe("a movement is put right", () => {
  it.each([
    ["entered by hand", { cause: "hand", reverses: null }, null, null],
    ["of a count", { cause: "count", reverses: null }, null, null],
    ["that puts another right", { cause: "hand", reverses: "1" }, null, "id:is_reversal"],
    ["that was put right already", { cause: "hand", reverses: null }, "2", "id:reversed"],
    ["of a restock", { cause: "restock", reverses: null }, null, "id:not_by_hand"],
    ["of a production", { cause: "production", reverses: null }, null, "id:not_by_hand"],
    ["of a delivery", { cause: "delivery", reverses: null }, null, "id:not_by_hand"],
  ] as const)("%s", (_, movement, reversedBy, refused) => {
    expect(refusedOf(() => requireReversible(movement, reversedBy))).toBe(refused);
    expect(canBeReversed(movement)).toBe(refused === null || refused === "id:reversed");
  });

  it("or not now", () =>
    expect(refusalOf(() => requireReversible({ cause: "delivery", reverses: null }, null))?.code).toBe("not_allowed_now"));
});
