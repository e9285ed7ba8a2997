import { and, desc, eq, inArray } from "drizzle-orm";
import { serviceRequests as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { serviceRequests } from "./contract";
import { known, selectRequests, toRequest } from "./records";
import { isOpenToMessages, serviceRequestStatuses } from "./status";

/** As many as one follows at a time. */
const MOST = 20;

/** Where each of the business's requests stands that is under way, the newest first. */
export const progress = handle(serviceRequests.progress, async ({ platform, caller }, { kind }) => {
  const rows = await selectRequests(platform)
    .where(and(known(caller), inArray(table.status, serviceRequestStatuses.filter(isOpenToMessages)), kind && eq(table.kind, kind)))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(MOST);
  return { items: rows.map((entry) => toRequest(entry, caller)), nextCursor: null };
});
