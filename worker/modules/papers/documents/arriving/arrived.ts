import { handle } from "@/worker/engine/handler";
import { documents } from "../contract";
import { findTwin } from "../upload";
import { partsOf } from "./parts";

/** How far a file has come that was cut: what is not there is still to be sent. */
export const arrived = handle(documents.arrived, async (context, { digest }) => {
  const [parts, twin] = await Promise.all([partsOf(context, digest), findTwin(context.db, digest)]);
  return { parts: parts.map(({ part }) => part), id: twin?.id ?? null, title: twin?.title ?? null };
});
