import type { AppLoadContext } from "@remix-run/cloudflare";
import { notifications } from "@/worker/modules/business/notifications/contract";

/** What the bell shows when a page comes: 0 where it cannot be read, which is only logged. */
export async function readUnread(context: AppLoadContext): Promise<number> {
  try {
    return (await context.call(notifications.count, {})).unread;
  } catch (error) {
    console.error("Error counting notifications", error);
    return 0;
  }
}
