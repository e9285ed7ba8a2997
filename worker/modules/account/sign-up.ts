import { eq } from "drizzle-orm";
import { businesses, userProfile, users } from "@/db/platform";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/operation";
import { TRIAL_DAYS } from "@/worker/core/plans";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { countAttempt } from "./attempts";
import { account } from "./contract";
import { letter } from "./letters";
import { hashPassword } from "./password";
import { requireStrongPassword } from "./rules";

const DAY = 86_400_000;

/**
 * Opens an account, a business and its trial. An address that has an account already gets the same answer, after the
 * same work, and a letter; nothing else happens. The business's database is made next; if that fails, when it is first used.
 */
export const signUp = handle(account.signUp, async (context, input) => {
  if (input.password !== input.passwordConfirmation) refuseField("passwordConfirmation", "password_differs");
  requireStrongPassword(input.password, [input.firstName, input.lastName, input.email, input.company]);
  const { platform, caller, now } = context;
  await countAttempt(platform, now, [
    { key: `sign-up:account:${input.email}`, most: 5, minutes: 60 },
    { key: `sign-up:address:${caller.address}`, most: 50, minutes: 15 },
  ]);

  const passwordHash = await hashPassword(input.password);
  const [known] = await platform.select({ language: users.language }).from(users).where(eq(users.email, input.email));
  const facts = { origin: context.origin, name: input.firstName, days: String(TRIAL_DAYS) };
  if (known) {
    context.send(letter("alreadyHere", known.language, input.email, facts));
  } else {
    open(context, input, passwordHash);
    context.send(letter("welcome", caller.language, input.email, facts));
  }
  return { accepted: true } as const;
});

function open(context: CommandContext, input: Parsed<typeof account.signUp>, passwordHash: string): void {
  const { platform, now, caller } = context;
  const { firstName, lastName, email, newsletter, company, plan, period } = input;
  const times = { version: 1, createdAt: now, updatedAt: now };
  const [businessId, userId] = [newId(), newId()];
  context.insert(businesses, {
    id: businessId,
    name: company,
    database: `b-${businessId}`,
    plan,
    period,
    planStatus: plan === "freemium" ? "active" : "trialing",
    trialEndsAt: now + TRIAL_DAYS * DAY,
    ...times,
  });
  const person = { id: userId, email, passwordHash, firstName, lastName, language: caller.language, newsletter };
  context.insert(users, { ...person, termsAcceptedAt: now, businessId, ...times });
  context.write(platform.insert(userProfile).values({ id: userId, role: "customer" }));
  context.enqueue({ type: "business.open", businessId });
}
