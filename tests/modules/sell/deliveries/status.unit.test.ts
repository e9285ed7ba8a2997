import { expect, it } from "vitest";
import { deliveryStatus } from "@/worker/modules/sell/deliveries/status";

it.each([
  ["shipped", { deliver: "delivered", return: "shipped" }],
  ["delivered", { return: "delivered" }],
] as const)("with a delivery that is %s one may %j", (state, moves) =>
  expect(Object.fromEntries(deliveryStatus.movesFrom(state).map((move) => [move, deliveryStatus.after(state, move)]))).toEqual(moves),
);
