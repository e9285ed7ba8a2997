import { asc, eq } from "drizzle-orm";
import { businesses, users } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { consultancyClients } from "./contract";
import { clients } from "./records";

/** One business, and whom one writes to there. */
export const show = handle(consultancyClients.show, async ({ platform }, { id }) => {
  const [[client], people] = await platform.batch([
    clients(platform).where(eq(businesses.id, id)),
    platform
      .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
      .from(users)
      .where(eq(users.businessId, id))
      .orderBy(asc(users.createdAt)),
  ]);
  if (!client) throw new Refusal("not_found");
  return { ...client, people: people.map(({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`, email })) };
});
