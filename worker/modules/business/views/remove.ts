import { views as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { views } from "./contract";
import { fetchView } from "./records";

/** Forgets a view; the list stays. */
export const remove = handle(views.remove, async (context, { id, version }) => {
  const before = await fetchView(context.db, id);
  context.remove(table, before, version);
  return before;
});
