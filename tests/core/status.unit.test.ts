import { expect, it } from "vitest";
import { refusalOf } from "../support/refusals";
import { statusTable } from "@/worker/core/contract/status";

const order = statusTable<"draft" | "sent" | "paid" | "dropped", "send" | "drop" | "pay">({
  draft: { send: "sent", drop: "dropped" },
  sent: { pay: "paid" },
  paid: {},
  dropped: {},
});

it("a status allows its own moves and no other", () => {
  expect(order.movesFrom("draft")).toEqual(["send", "drop"]);
  expect([order.allows("draft", "send"), order.allows("sent", "send"), order.allows("paid", "pay")]).toEqual([true, false, false]);
});

it("a move leads where its table says, and nowhere when it is not allowed", () => {
  expect([order.after("draft", "send"), order.after("paid", "send")]).toEqual(["sent", undefined]);
});

it("its states are those of its table", () => expect(order.states).toEqual(["draft", "sent", "paid", "dropped"]));

it("what is required leads on, or is refused with what is allowed instead", () => {
  expect(order.require("draft", "send", "orders")).toBe("sent");
  expect(refusalOf(() => order.require("draft", "pay", "orders"))).toEqual({
    code: "not_allowed_now",
    fields: [{ field: "status", code: "move", params: { module: "orders", state: "draft", moves: "send drop" } }],
  });
});
