import { users } from "@/db/platform";
import type { Parsed } from "@/worker/core/contract/operation";
import { handle } from "@/worker/engine/handler";
import { account } from "./contract";
import { normalPhone } from "./rules";
import { asAccount, fetchOwn } from "./show";

type Facts = Omit<Parsed<typeof account.update>, "version">;

/** Changes what a person says of themself. */
export const update = handle(account.update, async (context, { version, ...said }) => {
  const before = await fetchOwn(context);
  return asAccount(context, context.update(users, before, factsToKeep(said), version));
});

/** What a person says of themself, as it is kept. */
export function factsToKeep(said: Facts): Facts {
  return said.phone ? { ...said, phone: normalPhone(said.phone) } : said;
}
