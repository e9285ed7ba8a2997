import { restocks as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { restocks } from "./contract";
import { linesFrom } from "./lines";
import { fetchRestock, searchTextOf, toRestock } from "./records";
import { subtotalOf } from "./rules";
import { restockStatus } from "./status";

/**
 * Changes a restock: what is ordered while it is a draft, the expected day and the notes at any time.
 * @throws Refusal `not_allowed_now` when lines or fees of what was ordered would change
 */
export const update = handle(restocks.update, async (context, { id, version, lines: inputs, ...changes }) => {
  const whole = await fetchRestock(context.db, id);
  const { row, supplier } = whole;
  if (inputs || changes.fees !== undefined) restockStatus.require(row.status, "update", "restocks");
  if (!inputs) return toRestock({ ...whole, row: context.update(table, row, changes, version) }, context.now);

  const { lines, items, tariffs } = await linesFrom(context.db, supplier.id, inputs, row.lines);
  const searchText = searchTextOf(
    row.reference,
    supplier,
    items.map(({ name }) => name),
  );
  const after = context.update(table, row, { ...changes, lines, subtotal: subtotalOf(lines), searchText }, version);
  return toRestock({ ...whole, row: after, items, tariffs }, context.now);
});
