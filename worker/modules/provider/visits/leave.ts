import { eq } from "drizzle-orm";
import { audit } from "@/db/kernel";
import { sessions } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { requirePerson } from "@/worker/modules/provider/people";
import { visits } from "./contract";

/** Takes the caller's session off the visit it is on, if any; whoever is on none stays where they are. */
export const leave = handle(visits.leave, async ({ platform, caller, now, write }) => {
  const { sessionId, userId, visit, business } = requirePerson(caller);
  write(platform.update(sessions).set({ visitId: null }).where(eq(sessions.id, sessionId)));
  const entry = { id: newId(), at: now, actor: userId, door: caller.door, operation: visits.leave.id };
  const seen = { businessId: visit ? (business?.id ?? null) : null };
  write(platform.insert(audit).values({ ...entry, record: "visits", recordId: visit?.id ?? sessionId, before: null, after: seen }));
  return seen;
});
