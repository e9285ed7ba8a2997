import { views as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { views } from "./contract";
import { fetchView } from "./records";

/** Calls a view by another name. @throws Refusal `already_exists` naming `name` when its list has a view of that name */
export const update = handle(views.update, async (context, { id, name, version }) =>
  context.update(table, await fetchView(context.db, id), { name }, version),
);
