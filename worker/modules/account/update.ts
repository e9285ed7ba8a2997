import { users } from "@/db/platform";
import type { Parsed } from "@/worker/core/operation";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { countAttempt } from "./attempts";
import { account } from "./contract";
import { normalPhone } from "./rules";
import { asAccount, fetchOwn, type UserRow } from "./show";

type Facts = Omit<Parsed<typeof account.update>, "version">;

/** Changes what a person says of themself. @throws Refusal `already_exists` when another signs in with this phone number */
export const update = handle(account.update, async (context, { version, ...said }) => {
  const before = await fetchOwn(context);
  return asAccount(context, context.update(users, before, await factsToKeep(context, before, said), version));
});

/** What a person says of themself, as it is kept. @throws Refusal `too_many_attempts` for who tries one phone number after another */
export async function factsToKeep({ platform, now }: QueryContext, before: UserRow, said: Facts): Promise<Facts> {
  if (!said.phone) return said;
  const phone = normalPhone(said.phone);
  // "Already in use" tells that someone has this number: nobody may ask that about a list of them.
  if (phone !== before.phone) await countAttempt(platform, now, [{ key: `phone:account:${before.id}`, most: 5, minutes: 24 * 60 }]);
  return { ...said, phone };
}
