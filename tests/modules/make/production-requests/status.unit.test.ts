import { expect, it } from "vitest";
import { productionRequestStatus } from "@/worker/modules/make/production-requests/status";

it.each([
  ["pending", { accept: "accepted", reject: "rejected", cancel: "cancelled" }],
  ["accepted", { propose: "accepted", agree: "accepted", start: "in_progress", cancel: "cancelled" }],
  ["in_progress", { complete: "completed" }],
  ["completed", {}],
  ["cancelled", {}],
  ["rejected", {}],
] as const)("with a request that is %s one may %j", (state, moves) =>
  expect(
    Object.fromEntries(productionRequestStatus.movesFrom(state).map((move) => [move, productionRequestStatus.after(state, move)])),
  ).toEqual(moves),
);
