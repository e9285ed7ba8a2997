import { and, eq, gt, ne } from "drizzle-orm";
import { recoveries, sessions, users } from "@/db/platform";
import { refuseField } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { countAttempt } from "./attempts";
import { checkCode } from "./codes";
import { credentials } from "./contract";
import { letter } from "./letters";
import { hashPassword, verifyPassword } from "./password";
import { requireStrongPassword } from "./password-strength";
import { asAccount, fetchOwn } from "./show";

/** A session that a mailed code opened this recently, in milliseconds, is proof enough: who forgot the password cannot say it. */
const RECENT = 15 * 60_000;

/**
 * Gives a person who is signed in a new password, with the facts that come beside it, and ends their other sessions.
 * @throws Refusal `invalid_input` naming `currentPassword` when neither it nor a mailed code proves that it is oneself
 */
export const changePassword = handle(
  credentials.changePassword,
  async (context, { password, currentPassword, nonce, version, ...facts }) => {
    const { platform } = context;
    const before = await fetchOwn(context);
    if (currentPassword) await checkPassword(context, before, currentPassword);
    else if (nonce) await checkCode(context, before.id, nonce, "nonce");
    else if (!(await isRecovering(context))) refuseField("currentPassword", "required");
    const company = context.caller.actor.type === "person" ? context.caller.actor.business?.name : undefined;
    const { firstName = before.firstName, lastName = before.lastName } = facts;
    requireStrongPassword(password, [firstName, lastName, before.email, company ?? ""]);

    const after = context.update(users, before, { ...facts, passwordHash: await hashPassword(password, context.hashing) }, version);
    context.write(platform.delete(recoveries).where(eq(recoveries.userId, before.id)));
    context.write(platform.delete(sessions).where(and(eq(sessions.userId, before.id), ne(sessions.id, ownSession(context)))));
    context.send(letter("passwordChanged", before.language, before.email, { origin: context.origin }));
    return asAccount(context, after);
  },
);

/** @throws Refusal `invalid_input` naming `currentPassword`, `too_many_attempts` */
async function checkPassword({ platform, now, hashing }: CommandContext, { id, passwordHash }: Own, password: string): Promise<void> {
  const takeBack = await countAttempt(platform, now, [{ key: `change-password:${id}`, most: 10, minutes: 15 }]);
  if (!(await verifyPassword(password, passwordHash, hashing))) refuseField("currentPassword", "password_wrong");
  await takeBack();
}

type Own = Pick<typeof users.$inferSelect, "id" | "passwordHash">;

async function isRecovering(context: CommandContext): Promise<boolean> {
  const fresh = and(eq(sessions.id, ownSession(context)), eq(sessions.door, "recovery"), gt(sessions.createdAt, context.now - RECENT));
  return (await context.platform.select({ id: sessions.id }).from(sessions).where(fresh)).length > 0;
}

function ownSession({ caller }: CommandContext): string {
  return caller.actor.type === "person" ? caller.actor.sessionId : "";
}
