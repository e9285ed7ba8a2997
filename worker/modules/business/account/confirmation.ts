import { businesses, userProfile } from "@/db/platform";
import { DAY } from "@/worker/core/figures/dates";
import { TRIAL_DAYS } from "@/worker/core/contract/plans";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { letter } from "./letters";
import type { UserRow } from "./show";

/**
 * What changes of a person whose address a mailed code has proven: nothing, unless it is the first time. Then the account
 * is confirmed, the business they signed up for and its trial begin, and its database is made next; if that fails, when it is
 * first used.
 */
export function confirmation(context: CommandContext, person: UserRow): Partial<UserRow> {
  if (!person.opening) return {};
  const { platform, now, origin } = context;
  const { company, plan, period } = person.opening;
  const businessId = newId();
  context.insert(businesses, {
    id: businessId,
    name: company,
    database: `b-${businessId}`,
    plan,
    period,
    planStatus: plan === "freemium" ? "active" : "trialing",
    trialEndsAt: now + TRIAL_DAYS * DAY,
    createdAt: now,
    updatedAt: now,
  });
  context.write(platform.insert(userProfile).values({ id: person.id, role: "customer" }));
  const welcome = plan === "freemium" ? "welcomeFree" : "welcome";
  context.send(letter(welcome, person.language, person.email, { origin, name: person.firstName, days: String(TRIAL_DAYS) }));
  context.enqueue({ type: "business.open", businessId });
  return { confirmedAt: now, businessId, opening: null };
}
