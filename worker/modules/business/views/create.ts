import { views as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { views } from "./contract";

/** Keeps a list as it is narrowed and ordered. @throws Refusal `already_exists` naming `name` when that list has a view of this name */
export const create = handle(views.create, async (context, { name, screen, search }) => {
  const row = { id: newId(), name, screen, search, version: 1, createdAt: context.now, updatedAt: context.now };
  context.insert(table, row);
  return row;
});
