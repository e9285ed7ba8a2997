import type { Runtime } from "@/worker/engine/runtime";
import { resendForgotten } from "@/worker/engine/upkeep/letters";
import { resendUndone } from "@/worker/engine/upkeep/undone-jobs";
import { dailyRound } from "@/worker/engine/upkeep/upkeep";

/** The clock, as wrangler.toml sets it: every night, and every minute for what was left undone. */
export async function cronDoor(runtime: Runtime, cron: string): Promise<void> {
  if (cron === "0 3 * * *") await dailyRound(runtime);
  else await Promise.all([resendForgotten(runtime, null), resendUndone(runtime)]);
}
