import { handle } from "@/worker/engine/handler";
import { recipes } from "../contract";
import { effectsOf } from "./effects";
import { replacementOf } from "./replacement";

/** What replacing an item by another would do to everything made of it. */
export const replaceEffect = handle(recipes.replaceEffect, async ({ db }, input) => {
  const { graph } = await replacementOf(db, input);
  return effectsOf(graph, new Map());
});
