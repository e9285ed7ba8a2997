import { eq } from "drizzle-orm";
import { users } from "@/db/platform";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { countAttempt } from "./attempts";
import { checkCode, spendCode } from "./codes";
import { confirmation } from "./confirmation";
import { credentials } from "./contract";

/**
 * Takes the code that was mailed to an address, once, and confirms the account if it was not yet. After a sign-up it helps
 * no other: an address that has an account already fails as an unknown one does.
 * @throws Refusal `invalid_input` naming `token` when the code is wrong; `too_many_attempts`
 */
export const verify = handle(credentials.verify, async (context, { type, email, token }) => {
  const { platform, caller, now } = context;
  await countAttempt(platform, now, [{ key: `code:address:${caller.address}`, most: 100, minutes: 60 }]);
  const [user] = await platform.select().from(users).where(eq(users.email, email));
  const person = type === "signup" && user?.confirmedAt ? undefined : user;
  await checkCode(context, person?.id ?? null, token, "token");
  if (!person || !(await spendCode(platform, person.id))) refuseField("token", "code_wrong");

  if (!person.confirmedAt) {
    // Whoever forgot the password did not type the one that is kept: a stranger did, and it must open nothing.
    const password = type === "recovery" ? { passwordHash: "" } : {};
    context.update(users, person, { ...password, ...confirmation(context, person) });
  }
  return { userId: person.id };
});
