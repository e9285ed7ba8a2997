import { creditEntries } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { tell } from "@/worker/modules/business/notifications";
import { credits } from "./contract";
import { creditsOf, grantCredits } from "@/worker/modules/business/credit-ledger";
import { ownerOf } from "@/worker/modules/business/credit-ledger";

/** The provider's staff give credits by hand, and say why; the owner sees both. They never expire. @throws Refusal `not_found` */
export const grant = handle(credits.grant, async (context, { id, credits: number, reason }) => {
  const userId = await ownerOf(context.platform, id);
  const before = await creditsOf(context.platform, userId);
  const gift = newId();
  grantCredits(context, { userId, credits: number, cause: { kind: "gift", id: gift }, reason, expiresAt: null });
  context.audit(creditEntries, gift, { userId, credits: number, reason });
  await tell(context, "creditsGranted", { about: userId, values: { credits: number, reason }, to: userId });
  return { ...before, credits: before.credits + number };
});
