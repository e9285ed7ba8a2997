import { scanInboxes as table } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { planThatReads, scansOf } from "@/worker/core/contract/plans";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { scans } from "./contract";
import { addressesOf, fetchInbox } from "./reading/inbox";

/** Letters and digits that are not taken for each other when an address is copied by hand. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 16;

/** Opens the address of the business, or changes it: mail to the former one comes back to its sender from now on. */
export const renewInbox = handle(scans.renewInbox, async (context) => {
  const { id, plan } = requireBusiness(context.caller);
  if (context.mailDomain === null) throw new Refusal("not_allowed_now");
  if (scansOf(plan).most === 0) throw new Refusal("feature_not_in_plan", { params: { feature: "ocr", plan: planThatReads() } });
  const { now, platform } = context;
  const key = newKey();
  const row = await fetchInbox(platform, id);
  if (row) context.update(table, row, { key });
  else context.insert(table, { id, key, version: 1, createdAt: now, updatedAt: now });
  return { ...addressesOf(key, context), isReceiving: true };
});

/** Nobody guesses it: about eighty bits. */
function newKey(): string {
  const most = 256 - (256 % SIGNS.length);
  let key = "";
  while (key.length < LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH)))
      if (byte < most && key.length < LENGTH) key += SIGNS[byte % SIGNS.length];
  return key;
}
