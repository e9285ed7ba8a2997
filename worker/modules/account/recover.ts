import { eq } from "drizzle-orm";
import { users } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { countAttempt } from "./attempts";
import { CODE_MINUTES, newCode } from "./codes";
import { credentials } from "./contract";
import { letter } from "./letters";

/** Mails a code to choose a new password with. An unknown address gets the same answer after the same work, and no letter. */
export const recover = handle(credentials.recover, async (context, { email }) => {
  const { platform, caller, now } = context;
  await countAttempt(platform, now, [
    { key: `recover:account:${email}`, most: 5, minutes: 60 },
    { key: `recover:address:${caller.address}`, most: 50, minutes: 60 },
  ]);
  const { code, keep } = await newCode(platform, now);
  const [user] = await platform.select({ id: users.id, language: users.language }).from(users).where(eq(users.email, email));
  if (user) {
    context.write(keep(user.id));
    context.send(letter("recovery", user.language, email, { code, minutes: String(CODE_MINUTES) }));
  }
  return { accepted: true } as const;
});
