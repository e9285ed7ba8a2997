import { expect, it } from "vitest";
import { orderStatus } from "@/worker/modules/sell/orders/status";

it.each([
  ["draft", { update: "draft", confirm: "confirmed", hold: "on_hold", cancel: "cancelled" }],
  ["confirmed", { prepare: "in_preparation", promise: "confirmed", update: "confirmed", hold: "on_hold", cancel: "cancelled" }],
  ["in_preparation", { pack: "ready", promise: "in_preparation", update: "in_preparation", hold: "on_hold", cancel: "cancelled" }],
  ["ready", { ship: "shipped", end: "shipped", promise: "ready", update: "ready", hold: "on_hold", cancel: "cancelled" }],
  ["shipped", { deliver: "delivered", hold: "on_hold" }],
  ["delivered", { complete: "completed", hold: "on_hold" }],
  ["completed", {}],
  ["on_hold", { resume: "draft", cancel: "cancelled" }],
  ["cancelled", {}],
] as const)("with an order that is %s one may %j", (state, moves) =>
  expect(Object.fromEntries(orderStatus.movesFrom(state).map((move) => [move, orderStatus.after(state, move)]))).toEqual(moves),
);
