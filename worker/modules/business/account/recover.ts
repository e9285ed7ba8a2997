import { eq } from "drizzle-orm";
import { users } from "@/db/platform";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { countAttempt } from "./attempts";
import { CODE_MINUTES, newCode } from "./codes";
import { credentials } from "./contract";
import { letter } from "./letters";

/** Mails a code to choose a new password with. An unknown address gets the same answer after the same work, and no letter. */
export const recover = handle(credentials.recover, (context, { email }) => mailCode(context, email, () => "recovery"));

/** Mails the letter of a sign-up again, with a new code; whoever has an account already is told so again. */
export const resend = handle(credentials.resend, (context, { email }) =>
  mailCode(context, email, (isConfirmed) => (isConfirmed ? "alreadyHere" : "opening")),
);

async function mailCode(context: CommandContext, email: string, kindFor: (isConfirmed: boolean) => Parameters<typeof letter>[0]) {
  const { platform, caller, now, origin } = context;
  await countAttempt(platform, now, [
    // As for a password: few from one place, more from everywhere, so that an outsider does not keep the owner from a letter.
    { key: `recover:account:${email}:${caller.address}`, most: 5, minutes: 60 },
    { key: `recover:account:${email}`, most: 20, minutes: 60 },
    { key: `recover:address:${caller.address}`, most: 50, minutes: 60 },
  ]);
  const { code, keep } = await newCode(context);
  const [user] = await platform
    .select({ id: users.id, language: users.language, confirmedAt: users.confirmedAt })
    .from(users)
    .where(eq(users.email, email));
  if (user) {
    const kind = kindFor(user.confirmedAt !== null);
    // A code that no letter brings must not take the place of one on its way.
    if (kind !== "alreadyHere") context.write(keep(user.id));
    context.send(letter(kind, user.language, email, { code, origin, minutes: String(CODE_MINUTES) }));
  }
  return { accepted: true } as const;
}
