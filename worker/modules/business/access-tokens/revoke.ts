import { accessTokens as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { accessTokens } from "./contract";
import { fetchToken } from "./records";

/** Withdraws a token: whoever holds it is nobody from now on. @throws Refusal `not_found` */
export const revoke = handle(accessTokens.revoke, async (context, { id, version }) => {
  context.remove(table, await fetchToken(context, id), version);
  return { id };
});
