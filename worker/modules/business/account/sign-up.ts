import { eq } from "drizzle-orm";
import { users } from "@/db/platform";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { countAttempt } from "./attempts";
import { CODE_MINUTES, newCode } from "./codes";
import { account } from "./contract";
import { forgetUnconfirmed } from "./forget";
import { letter } from "./letters";
import { hashPassword, verifyPassword } from "./password";
import { requireStrongPassword } from "./password-strength";

/**
 * Keeps an account that opens nothing until its address is proven with the code mailed there. Whoever signs up again before
 * that takes its place: nobody has proven anything yet. An address that has an account gets the same answer, after the same
 * work, and a letter that says so; nothing else happens.
 */
export const signUp = handle(account.signUp, async (context, input) => {
  const { email, password, passwordConfirmation, firstName, lastName, newsletter, company, plan, period } = input;
  if (password !== passwordConfirmation) refuseField("passwordConfirmation", "password_differs");
  requireStrongPassword(password, [firstName, lastName, email, company]);
  const { platform, caller, now } = context;
  await countAttempt(platform, now, [
    { key: `sign-up:account:${email}`, most: 5, minutes: 60 },
    { key: `sign-up:address:${caller.address}`, most: 50, minutes: 15 },
  ]);

  const [existing] = await platform
    .select({ language: users.language, confirmedAt: users.confirmedAt, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  const unproven = existing?.confirmedAt ? undefined : existing;
  const [hash, { code, keep }, isSame] = await Promise.all([
    hashPassword(password, context.hashing),
    newCode(context),
    verifyPassword(password, unproven?.passwordHash ?? null, context.hashing),
  ]);
  if (existing?.confirmedAt) {
    context.send(letter("alreadyHere", existing.language, email, { origin: context.origin }));
    return { accepted: true } as const;
  }

  // Two who sign up with one address may be two people: the code then opens the account, and neither's password does.
  const passwordHash = unproven && !isSame ? "" : hash;
  const { language } = caller;
  const person = {
    id: newId(),
    email,
    passwordHash,
    firstName,
    lastName,
    language,
    newsletter,
    termsAcceptedAt: now,
  };
  for (const statement of forgetUnconfirmed(platform, eq(users.email, email))) context.write(statement);
  context.insert(users, { ...person, opening: { company, plan, period }, createdAt: now, updatedAt: now });
  context.write(keep(person.id));
  context.send(letter("opening", language, email, { code, minutes: String(CODE_MINUTES) }));
  return { accepted: true } as const;
});
