import type { Runtime } from "@/worker/engine/runtime";
import { resendForgotten } from "@/worker/engine/upkeep/letters";
import { resendUndone } from "@/worker/engine/upkeep/undone-jobs";
import { dailyRound } from "@/worker/engine/upkeep/upkeep";

/** The clock, as wrangler.toml sets it: every night, and every minute for what was left undone. */
export async function cronDoor(runtime: Runtime, cron: string): Promise<void> {
  if (cron === "0 3 * * *") await dailyRound(runtime);
  else await everyMinute(runtime);
}

/** One part that fails stops no other; the next minute tries it again. */
async function everyMinute(runtime: Runtime): Promise<void> {
  const parts = [resendForgotten(runtime, null), resendUndone(runtime), ...runtime.registry.everyMinute.map((part) => part(runtime))];
  const outcomes = await Promise.allSettled(parts);
  for (const outcome of outcomes) if (outcome.status === "rejected") runtime.log.error("clock", outcome.reason, {});
}
