import { eq } from "drizzle-orm";
import { sessions, visits as table } from "@/db/platform";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { tell } from "@/worker/modules/business/notifications";
import { requirePerson } from "@/worker/modules/provider/people";
import { visits } from "./contract";
import { fetchVisit, toVisit } from "./records";
import { isOpen } from "./rules";

/**
 * Puts the caller's session on a visit: what it calls from now on, it reads as the business's maker would, and changes nothing. The
 * owner is told. @throws Refusal `not_found`, `not_allowed_now` once it is over
 */
export const enter = handle(visits.enter, async (context, { id }) => {
  const { platform, caller, now } = context;
  const { row, businessName } = await fetchVisit(platform, caller, id);
  if (!isOpen(row, now)) refuseState("endsAt", "visit_over");
  const { sessionId, firstName, lastName } = requirePerson(caller);
  const after = context.update(table, row, { entries: row.entries + 1, enteredAt: now });
  context.write(platform.update(sessions).set({ visitId: id }).where(eq(sessions.id, sessionId)));
  const values = { name: `${firstName} ${lastName}`, reason: row.reason };
  await tell(context, "accessUsed", { about: row.id, values, to: row.userId });
  return toVisit({ row: after, businessName }, now);
});
