import { and, eq, gt, ne } from "drizzle-orm";
import { recoveries, sessions, users } from "@/db/platform";
import { refuseField } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { checkCode } from "./codes";
import { credentials } from "./contract";
import { letter } from "./letters";
import { hashPassword } from "./password";
import { requireStrongPassword } from "./rules";
import { asAccount, fetchOwn } from "./show";

/** A session opened this recently, in milliseconds, is proof enough; an older one may have been left open somewhere. */
const RECENT = 15 * 60_000;

/**
 * Gives a person who is signed in a new password, with the facts that come beside it, and ends their other sessions.
 * @throws Refusal `invalid_input` naming `nonce` when the session is not recent and no mailed code is given
 */
export const changePassword = handle(credentials.changePassword, async (context, { password, nonce, version, ...facts }) => {
  const { platform } = context;
  const before = await fetchOwn(context);
  if (!(await isRecent(context))) {
    if (!nonce) refuseField("nonce", "required");
    await checkCode(context, before.id, nonce, "nonce");
  }
  const company = context.caller.actor.type === "person" ? context.caller.actor.business?.name : undefined;
  const { firstName = before.firstName, lastName = before.lastName } = facts;
  requireStrongPassword(password, [firstName, lastName, before.email, company ?? ""]);

  const after = context.update(users, before, { ...facts, passwordHash: await hashPassword(password, context.hashing) }, version);
  context.write(platform.delete(recoveries).where(eq(recoveries.userId, before.id)));
  context.write(platform.delete(sessions).where(and(eq(sessions.userId, before.id), ne(sessions.id, ownSession(context)))));
  context.send(letter("passwordChanged", before.language, before.email, { origin: context.origin }));
  return asAccount(context, after);
});

async function isRecent(context: CommandContext): Promise<boolean> {
  const fresh = and(eq(sessions.id, ownSession(context)), gt(sessions.createdAt, context.now - RECENT));
  return (await context.platform.select({ id: sessions.id }).from(sessions).where(fresh)).length > 0;
}

function ownSession({ caller }: CommandContext): string {
  return caller.actor.type === "person" ? caller.actor.sessionId : "";
}
