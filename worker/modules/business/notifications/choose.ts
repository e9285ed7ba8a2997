import { notificationChoices as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { fetchChoices, isOfStaff } from "./choices";
import { notifications } from "./contract";
import { topicsOf } from "./rules";
import { readerOf } from "./records";

/** Keeps of which topics the caller wants mails. */
export const choose = handle(notifications.choose, async (context, { mails: wanted }) => {
  const { platform, caller, now } = context;
  const id = readerOf(caller);
  const topics = topicsOf(isOfStaff(caller));
  const mails = topics.filter((topic) => wanted.includes(topic));
  const row = await fetchChoices(platform, id);
  if (row) context.update(table, row, { mails });
  else context.insert(table, { id, mails, version: 1, createdAt: now, updatedAt: now });
  return { topics, mails };
});
