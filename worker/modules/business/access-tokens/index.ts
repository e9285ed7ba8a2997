import { lt } from "drizzle-orm";
import { accessTokens as table } from "@/db/platform";
import type { Handlers } from "@/worker/engine/handler";
import type { PlatformDatabase } from "@/worker/engine/ports";
import type { accessTokens } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { revoke } from "./revoke";

export { personOfAccessToken, TOKEN_PREFIX } from "./records";

/** What is over stays in the list for a month, so that people see why a program stopped. */
const KEPT_AFTER = 30 * 86_400_000;

/** Forgets tokens that ended long ago. */
export const forgetTokens = (platform: PlatformDatabase, now: number) => [
  platform.delete(table).where(lt(table.expiresAt, now - KEPT_AFTER)),
];

export const accessTokenHandlers = { create, list, revoke } satisfies Handlers<typeof accessTokens>;
