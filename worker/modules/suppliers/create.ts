import { suppliers as table } from "@/db/business";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { takeReferences } from "@/worker/engine/numbering";
import { suppliers } from "./contract";
import { toSupplier } from "./records";
import { searchText } from "./rules";

/** Adds a supplier, with the next reference of its series. */
export const create = handle(suppliers.create, async (context, input) => {
  const [reference = ""] = await takeReferences(context, "FOU", 1);
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  const named = { ...input, id: newId(), reference, ...times };
  const row = { ...named, sortName: fold(input.name), searchText: searchText(named) };
  context.insert(table, row);
  return toSupplier({ ...row, archivedAt: null, archived: false });
});
