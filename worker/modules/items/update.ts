import { items as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { items } from "./contract";
import { derive } from "./derive";
import { fetchItem, toItem } from "./records";

/** Changes what is said of an item; what is left out stays. */
export const update = handle(items.update, async (context, { id, version, ...said }) => {
  const before = await fetchItem(context.db, id);
  const changes = said.sku ? { ...said, sku: said.sku.toUpperCase() } : said;
  const { stored, shown } = derive({ ...before, ...changes });
  const after = context.update(table, before, { ...changes, ...stored }, version);
  return { ...toItem(after), ...shown };
});
