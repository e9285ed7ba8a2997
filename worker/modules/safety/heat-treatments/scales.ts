import { items } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { heatTreatments } from "./contract";
import { isOfItem, selectScales, toScale } from "./scale";

/** What the cycles of products must reach, by their names; one product's alone where it is named. */
export const scales = handle(heatTreatments.scales, async ({ db }, { item }) => {
  const rows = await selectScales(db, item ? isOfItem(item) : undefined)
    .orderBy(items.sortName)
    .limit(500);
  return { items: rows.map(toScale) };
});
