import { asc, eq } from "drizzle-orm";
import { serviceMessages } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { namesOf } from "@/worker/engine/people";
import { filesOf } from "@/worker/modules/provider/files";
import { serviceRequests } from "./contract";
import { fetchRequest, toRequest } from "./records";

/** One request with its quote and what both sides wrote. */
export const show = handle(serviceRequests.show, async ({ platform, caller }, { id }) => {
  const ofRequest = eq(serviceMessages.requestId, id);
  const [entry, rows, files] = await Promise.all([
    fetchRequest(platform, caller, id),
    platform.select().from(serviceMessages).where(ofRequest).orderBy(asc(serviceMessages.createdAt), asc(serviceMessages.id)),
    filesOf(platform, id),
  ]);
  const names = await namesOf(
    platform,
    rows.map(({ userId }) => userId),
  );
  const messages = rows.map(({ userId, requestId, version, updatedAt, ...message }) => ({ ...message, name: names.get(userId) ?? "" }));
  const { quote } = entry.row;
  return { ...toRequest(entry, caller), lines: quote?.lines ?? [], quoteNote: quote?.note ?? "", messages, files };
});
