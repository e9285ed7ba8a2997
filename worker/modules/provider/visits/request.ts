import { eq } from "drizzle-orm";
import { businesses } from "@/db/platform";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { ownerOf } from "@/worker/modules/business/credit-ledger";
import { tell } from "@/worker/modules/business/notifications";
import { requirePerson } from "@/worker/modules/provider/people";
import { visits } from "./contract";

/** Asks the owner of a business to let the staff look, and says why. @throws Refusal `invalid_input` naming `client` */
export const request = handle(visits.request, async (context, { client, reason }) => {
  const { platform, caller } = context;
  const [business] = await platform.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, client));
  if (!business) refuseField("client", "not_found");
  const { firstName, lastName } = requirePerson(caller);
  const values = { name: `${firstName} ${lastName}`, reason };
  await tell(context, "accessRequested", { about: client, values, to: await ownerOf(platform, client) });
  return { accepted: true } as const;
});
