import { eq } from "drizzle-orm";
import { businesses, recoveries, sessions, users } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { countAttempt } from "./attempts";
import { checkCode } from "./codes";
import { confirmation } from "./confirmation";
import { credentials } from "./contract";
import { letter } from "./letters";
import { hashPassword } from "./password";
import { requireStrongPassword } from "./password-strength";

/**
 * Chooses a new password with the mailed code, which confirms the account if it was not yet, and ends every session. A code
 * works once, within its time and tries.
 */
export const reset = handle(credentials.reset, async (context, { email, code, password }) => {
  const { platform, caller, now } = context;
  await countAttempt(platform, now, [{ key: `code:address:${caller.address}`, most: 100, minutes: 60 }]);
  requireStrongPassword(password, [email]);

  const [account] = await platform
    .select()
    .from(users)
    .leftJoin(businesses, eq(businesses.id, users.businessId))
    .where(eq(users.email, email));
  await checkCode(context, account?.users.id ?? null, code, "code");
  if (!account) return { accepted: true } as const;

  const user = account.users;
  // Names are compared only now: the answer to a stranger must not depend on them.
  requireStrongPassword(password, [user.firstName, user.lastName, email, account.businesses?.name ?? user.opening?.company ?? ""]);
  context.update(users, user, { passwordHash: await hashPassword(password, context.hashing), ...confirmation(context, user) });
  context.write(platform.delete(recoveries).where(eq(recoveries.userId, user.id)));
  context.write(platform.delete(sessions).where(eq(sessions.userId, user.id)));
  context.send(letter("passwordChanged", user.language, email, { origin: context.origin }));
  return { accepted: true } as const;
});
