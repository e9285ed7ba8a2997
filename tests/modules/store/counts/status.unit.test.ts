import { expect, it } from "vitest";
import { countStatus } from "@/worker/modules/store/counts/status";

it.each([
  ["open", { fill: "open", post: "posted", cancel: "cancelled" }],
  ["posted", {}],
  ["cancelled", {}],
] as const)("with a count sheet that is %s one may %j", (state, moves) =>
  expect(Object.fromEntries(countStatus.movesFrom(state).map((move) => [move, countStatus.after(state, move)]))).toEqual(moves),
);
