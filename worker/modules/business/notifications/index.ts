import { lt } from "drizzle-orm";
import { notifications as table } from "@/db/platform";
import { DAY } from "@/worker/core/figures/dates";
import type { Handlers } from "@/worker/engine/handler";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { choices } from "./choices";
import { choose } from "./choose";
import type { notifications } from "./contract";
import { count } from "./count";
import { list } from "./list";
import { markAllRead } from "./mark-all-read";
import { markRead } from "./mark-read";

export { tell } from "./tell";

/** Nobody looks for older ones: what they were about is in its own list. */
const LIFETIME = 180 * DAY;

/** Forgets, every night, what was told long ago. */
export const forgetNotifications = (platform: PlatformDatabase, now: number) => [
  platform.delete(table).where(lt(table.createdAt, now - LIFETIME)),
];

export const notificationHandlers = { list, count, markRead, markAllRead, choices, choose } satisfies Handlers<typeof notifications>;
