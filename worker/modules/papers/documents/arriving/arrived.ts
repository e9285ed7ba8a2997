import { and, eq } from "drizzle-orm";
import { documents as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { documents } from "../contract";
import { partsOf } from "./parts";

/** How far a file has come that was cut: what is not there is still to be sent. */
export const arrived = handle(documents.arrived, async (context, { digest }) => {
  const [parts, [twin]] = await Promise.all([
    partsOf(context, digest),
    context.db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.digest, digest), eq(table.trashed, false))),
  ]);
  return { parts: parts.map(({ part }) => part), id: twin?.id ?? null };
});
