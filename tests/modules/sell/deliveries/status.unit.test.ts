import { expect, it } from "vitest";
import { deliveryStatus } from "@/worker/modules/sell/deliveries/status";

it.each([
  ["shipped", { deliver: "delivered", return: "shipped", takeBackReturn: "shipped", correct: "shipped", takeBack: "cancelled" }],
  ["delivered", { return: "delivered", takeBackReturn: "delivered", correct: "delivered", takeBack: "cancelled" }],
  ["cancelled", {}],
] as const)("with a delivery that is %s one may %j", (state, moves) =>
  expect(Object.fromEntries(deliveryStatus.movesFrom(state).map((move) => [move, deliveryStatus.after(state, move)]))).toEqual(moves),
);
