import { describe, expect, it } from "vitest";
import { requirePrinted, requireSome } from "@/worker/modules/money/invoice-bundles/rules";
import { refusalOf, refusedOf } from "@/tests/support/refusals";

describe("a bundle holds", () => {
  it.each([
    ["no invoice", 0, "from:nothing_to_print"],
    ["one", 1, null],
    ["as many as can be printed", 200, null],
    ["one more", 201, "from:too_many_to_print"],
  ])("%s", (_, count, refused) => expect(refusedOf(() => requireSome(count))).toBe(refused));

  it("and says how many it may", () =>
    expect(refusalOf(() => requireSome(300))).toMatchObject({ code: "invalid_input", fields: [{ params: { maximum: 200 } }] }));
});

it.each([
  ["running", { code: "not_allowed_now", fields: [{ field: "id", code: "not_printed" }] }],
  ["failed", { code: "not_allowed_now", fields: [{ field: "id", code: "not_printed" }] }],
  ["done", null],
] as const)("a bundle that is %s is opened once it is printed", (state, refused) =>
  expect(refusalOf(() => requirePrinted(state))).toEqual(refused),
);
