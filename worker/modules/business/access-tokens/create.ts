import { accessTokens as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { hashOf, newSecret } from "@/worker/modules/business/account";
import { accessTokens } from "./contract";
import { ownerOf, TOKEN_PREFIX } from "./records";

const DAY = 86_400_000;

/** Makes a token for a program; it is shown once, and only its hash is kept. */
export const create = handle(accessTokens.create, async (context, { name, scope, days }) => {
  const token = `${TOKEN_PREFIX}${newSecret()}`;
  const { now } = context;
  const row = {
    id: newId(),
    userId: ownerOf(context),
    name,
    scope,
    expiresAt: now + days * DAY,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  context.insert(table, { ...row, proofHash: await hashOf(token) });
  const { userId, updatedAt, ...shown } = row;
  return { ...shown, token };
});
