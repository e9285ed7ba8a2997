import { directoryContacts } from "@/db/platform";
import { refuseState } from "@/worker/core/errors";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { countAttempt, hashOf, newSecret } from "@/worker/modules/business/account";
import { directory } from "./contract";
import { letterTo } from "./letters";
import { fetchShown } from "./records";

/** As many requests as a business may send in a day: the directory is no list to mail to. */
const MOST_A_DAY = 10;

/**
 * Writes to an entry for the caller's business, with a link by which it answers in the product; answering the letter itself goes
 * straight to the person who asks.
 * @throws Refusal `not_allowed_now` when the entry has no address, `too_many_attempts` beyond ten a day
 */
export const contact = handle(directory.contact, async (context, { id, message }) => {
  const { caller, platform, now, origin } = context;
  const business = requireBusiness(caller);
  const entry = await fetchShown(platform, caller, id);
  if (!entry.email) refuseState("id", "no_address");
  await countAttempt(platform, now, [{ key: `directory:contact:${business.id}`, most: MOST_A_DAY, minutes: 24 * 60 }]);
  const person = caller.actor.type === "person" ? caller.actor : null;
  const proof = newSecret();
  const row = { id: newId(), entryId: entry.id, businessId: business.id, userId: person?.userId ?? null, message };
  context.insert(directoryContacts, { ...row, proofHash: await hashOf(proof), version: 1, createdAt: now, updatedAt: now });
  const link = `${origin}/directory-answer?link=${proof}`;
  context.send(letterTo(entry.email ?? "", { name: entry.name, business: business.name, person, message, link }));
  return { id: row.id, entryId: row.entryId, message, createdAt: now };
});
