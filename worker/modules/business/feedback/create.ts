import { feedback as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { countAttempt } from "@/worker/modules/business/account";
import { feedback } from "./contract";
import { letterTo, senderOf } from "./rules";

/** As much as one address may say in an hour. */
const MOST = 30;

/**
 * Keeps what a person tells us, signed in or not, and lets the team know.
 * @throws Refusal `too_many_attempts` when an address says more than people do
 */
export const create = handle(feedback.create, async (context, { type, message, email: entered, page }) => {
  const { actor, address } = context.caller;
  await countAttempt(context.platform, context.now, [{ key: `feedback:address:${address}`, most: MOST, minutes: 60 }]);

  const person = actor.type === "person" ? actor : null;
  const email = senderOf(entered, person?.email ?? null);
  const row = { id: newId(), type, message, email, userId: person?.userId ?? null, page };
  context.insert(table, { ...row, version: 1, createdAt: context.now, updatedAt: context.now });
  context.send(letterTo(context.teamAddress, { type, message, email, page }));
  return { id: row.id, createdAt: context.now };
});
