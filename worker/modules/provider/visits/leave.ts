import { eq } from "drizzle-orm";
import { sessions, visits as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { requirePerson } from "@/worker/modules/provider/people";
import { visits } from "./contract";

/** Takes the caller's session off the visit it is on, if any; whoever is on none stays where they are. */
export const leave = handle(visits.leave, async ({ platform, caller, write, audit }) => {
  const { sessionId, visit, business } = requirePerson(caller);
  write(platform.update(sessions).set({ visitId: null }).where(eq(sessions.id, sessionId)));
  const seen = { businessId: visit ? (business?.id ?? null) : null };
  audit(table, visit?.id ?? sessionId, seen);
  return seen;
});
