import type { Runtime } from "@/worker/engine/runtime";
import { resendForgotten } from "@/worker/engine/upkeep/letters";
import { dailyRound } from "@/worker/engine/upkeep/upkeep";

/** The clock, as wrangler.toml sets it: every night, and every five minutes. */
export async function cronDoor(runtime: Runtime, cron: string): Promise<void> {
  if (cron === "0 3 * * *") await dailyRound(runtime);
  else await resendForgotten(runtime, null);
}
