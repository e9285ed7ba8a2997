import { imports as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { imports } from "./contract";
import { fetchFor, toFile } from "./records";

/** Forgets a file that was not written, with its lines. */
export const discard = handle(imports.discard, async (context, { id, version }) => {
  const before = await fetchFor("discard", context.db, id);
  context.remove(table, before, version);
  return toFile(before);
});
