import { signatories as people } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { countAttempt, requireAttemptLeft } from "@/worker/modules/business/account";
import { signatures } from "../contract";
import { openInvitation } from "./invitation";
import { write } from "../letters";
import { maskedEmail, requireTurn } from "../rules";
import { CODE_MINUTES } from "../status";
import { hashOfCode, newCode, triesOf } from "./code";

/** Codes that one may ask for in an hour. */
const MOST_CODES = 6;

/** Mails a code of six digits; it proves that whoever signs reads the mail of who is asked. @throws Refusal `not_allowed_now`, `too_many_attempts` */
export const sendCode = handle(signatures.sendCode, async (context, { id }) => {
  const { platform, now } = context;
  const { row, signatories, mine, isWithdrawn } = await openInvitation(context, id);
  requireTurn({ ...row, isWithdrawn }, signatories, mine, civilDate(now));
  await requireAttemptLeft(platform, now, triesOf(mine));
  await countAttempt(platform, now, [{ key: `sign-code:${mine.id}`, most: MOST_CODES, minutes: 60 }]);
  const code = newCode();
  context.update(people, mine, { codeHash: await hashOfCode(mine, code), codeSentAt: now });
  await write(context, row, "code", [{ email: mine.email, name: mine.name, facts: { code, minutes: String(CODE_MINUTES) } }]);
  return { email: maskedEmail(mine.email), endsAt: now + CODE_MINUTES * 60_000 };
});
