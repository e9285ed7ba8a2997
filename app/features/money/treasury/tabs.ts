import type { AppLoadContext } from "@remix-run/cloudflare";
import { opens } from "@/worker/core/contract/plans";

/** Where the screens of money are. */
export const base = "/treasury";

export const tabs = ["treasury", "schedule", "reminders", "scanner"] as const;
export type Tab = (typeof tabs)[number];

/** The ways to look at the treasury. */
export const views = ["charts", "table", "calendar", "analytics"] as const;
export type View = (typeof views)[number];

/** Does the plan of the business open its finances? */
export async function opensFinance(context: AppLoadContext): Promise<boolean> {
  const plan = (await context.account())?.business?.plan;
  return plan !== undefined && opens(plan, "finance");
}
