import { serviceMessages } from "@/db/platform";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { requirePerson } from "@/worker/modules/provider/people";
import { isStaff } from "@/worker/modules/provider/sides";
import { serviceRequests } from "./contract";
import { tellOther } from "./letters";
import { fetchRequest } from "./records";
import { isOpenToMessages } from "./status";

/** Writes to the other side, who is told. @throws Refusal `not_allowed_now` on a draft, and once all is over */
export const message = handle(serviceRequests.message, async (context, { id, text }) => {
  const { caller, now } = context;
  const { row, businessName } = await fetchRequest(context.platform, caller, id);
  if (!isOpenToMessages(row.status)) refuseState("status", "conversation_over");
  const person = requirePerson(caller);
  const own = { id: newId(), isStaff: isStaff(caller), text, createdAt: now };
  context.insert(serviceMessages, { ...own, requestId: row.id, userId: person.userId, version: 1, updatedAt: now });
  await tellOther(context, row, businessName, "message");
  return { ...own, name: `${person.firstName} ${person.lastName}` };
});
