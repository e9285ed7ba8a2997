import { handle } from "@/worker/engine/handler";
import { sales } from "./contract";
import { fetchSale, toSale } from "./records";

/** One sale, with its lots. */
export const show = handle(sales.show, async ({ db }, { id }) => {
  const { row, takenBackBy } = await fetchSale(db, id);
  return toSale(row, takenBackBy !== undefined);
});
