import { handle } from "@/worker/engine/handler";
import { items } from "./contract";
import { fetchItem, toItem } from "./records";

/** One item, by identifier or SKU. */
export const show = handle(items.show, async ({ db }, { id }) => toItem(await fetchItem(db, id)));
