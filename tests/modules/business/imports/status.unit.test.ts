import { expect, it } from "vitest";
import { importStatus } from "@/worker/modules/business/imports/status";

it.each([
  ["ready", { confirm: "running", remap: "ready", discard: "discarded" }],
  ["running", { finish: "done" }],
  ["done", { undo: "undone" }],
  ["undone", {}],
  ["discarded", {}],
] as const)("with an import that is %s one may %j", (state, moves) =>
  expect(Object.fromEntries(importStatus.movesFrom(state).map((move) => [move, importStatus.after(state, move)]))).toEqual(moves),
);
