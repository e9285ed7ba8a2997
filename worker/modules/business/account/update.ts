import { users } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { account } from "./contract";
import { asAccount, fetchOwn } from "./show";

/** Changes what a person says of themself. */
export const update = handle(account.update, async (context, { version, ...changes }) => {
  const before = await fetchOwn(context);
  return asAccount(context, context.update(users, before, changes, version));
});
