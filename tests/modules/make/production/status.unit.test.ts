import { expect, it } from "vitest";
import { productionStatus } from "@/worker/modules/make/production/status";

it.each([
  ["pending", { update: "pending", start: "in_progress", cancel: "cancelled" }],
  ["in_progress", { complete: "completed", cancel: "cancelled" }],
  ["completed", { correct: "completed", takeBack: "in_progress" }],
  ["cancelled", {}],
] as const)("with a production order that is %s one may %j", (state, moves) =>
  expect(Object.fromEntries(productionStatus.movesFrom(state).map((move) => [move, productionStatus.after(state, move)]))).toEqual(moves),
);
