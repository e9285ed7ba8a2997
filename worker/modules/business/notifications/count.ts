import { handle } from "@/worker/engine/handler";
import { notifications } from "./contract";
import { countUnread, readerOf } from "./records";

/** How many the caller has not read yet: what the bell shows. */
export const count = handle(notifications.count, async ({ platform, caller }) => ({
  unread: await countUnread(platform, readerOf(caller)),
}));
