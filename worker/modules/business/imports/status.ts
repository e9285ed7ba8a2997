import { statusTable } from "@/worker/core/contract/status";

/** What can be imported, and the module whose words name its columns. */
export const targetModules = {
  products: "items",
  ingredients: "items",
  prices: "items",
  clients: "clients",
  suppliers: "suppliers",
  tariffs: "tariffs",
} as const;
export type ImportTargetName = keyof typeof targetModules;
export const importTargets = Object.keys(targetModules) as [ImportTargetName, ...ImportTargetName[]];

/** Where an import stands: read and judged, being written, written, taken back. */
export const importStatus = statusTable({
  ready: { confirm: "running", remap: "ready", discard: "discarded" },
  running: { finish: "done" },
  done: { undo: "undone" },
  undone: {},
  discarded: {},
});
export const importStates = ["ready", "running", "done", "undone"] as const;
export type ImportState = (typeof importStates)[number];

/** What becomes of a line: foreseen, then done. */
export const lineStates = ["create", "update", "unchanged", "refused", "created", "updated"] as const;
export type LineState = (typeof lineStates)[number];
