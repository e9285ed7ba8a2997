import { imports as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { limitOf } from "@/worker/core/contract/plans";
import { businessOf, nameOfActor } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { imports } from "./contract";
import { fetchFor, fetchForeseen, toFile } from "./records";
import { requireAccepted } from "./rules";
import { targetOf } from "./targets";
import { writeLines } from "./write";

/** So many lines are written while one waits; more are left to the queue. */
const AT_ONCE = 200;

/**
 * Writes what a file says: at once when it is short, else part by part. A plan that counts has it all or nothing.
 * @throws Refusal `invalid_input` naming `skipRefused` while lines are refused and nobody said to leave them out
 */
export const confirm = handle(imports.confirm, async (context, { id, skipRefused, version }) => {
  const { db, caller } = context;
  const before = await fetchFor("confirm", db, id);
  requireAccepted(before.refused, skipRefused);
  const valid = before.toCreate + before.toUpdate;
  const business = businessOf(caller);
  if (!business || valid === 0) throw new Refusal("not_allowed_now");

  const isCounted = (imports.confirm.access.limits ?? []).some((limit) => limitOf(business.plan, limit) !== null);
  if (valid > AT_ONCE && !isCounted) {
    context.enqueue({ type: "imports.write", businessId: business.id, importId: id, behalf: nameOfActor(caller.actor) });
    return toFile(context.update(table, before, { state: "running", handled: 0 }, version));
  }
  const { refused, changed } = await writeLines(context, before, await fetchForeseen(db, id, valid));
  await targetOf(before.target).reach?.(context, changed);
  const counts = { handled: valid, refused: before.refused + refused };
  return toFile(context.update(table, before, { state: "done", ...counts }, version));
});
