import { users } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { countAttempt } from "./attempts";
import { account } from "./contract";
import { normalPhone } from "./rules";
import { asAccount, fetchOwn } from "./show";

/** Changes what a person says of themself. @throws Refusal `already_exists` when another signs in with this phone number */
export const update = handle(account.update, async (context, { version, ...said }) => {
  const before = await fetchOwn(context);
  const changes = said.phone ? { ...said, phone: normalPhone(said.phone) } : said;
  if (changes.phone && changes.phone !== before.phone) {
    // "Already in use" tells that someone has this number: nobody may ask that about a list of them.
    await countAttempt(context.platform, context.now, [{ key: `phone:account:${before.id}`, most: 5, minutes: 24 * 60 }]);
  }
  return asAccount(context, context.update(users, before, changes, version));
});
