import { eq } from "drizzle-orm";
import { movements as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { movements } from "./contract";
import { selectMovements, toMovementFor } from "./records";

/** One movement. */
export const show = handle(movements.show, async ({ db, platform }, { id }) => {
  const [row] = await selectMovements(db, eq(table.id, id));
  if (!row) throw new Refusal("not_found");
  return (await toMovementFor(platform, [row]))(row);
});
