import { items as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { items } from "../contract";
import { fetchItem, toItem } from "../records";

/** Takes the picture of an item off. @throws Refusal `not_allowed_now` where it has none */
export const removePicture = handle(items.removePicture, async (context, { id, version }) => {
  const before = await fetchItem(context.db, id);
  if (!before.pictureId) throw new Refusal("not_allowed_now");
  return toItem(context.update(table, before, { pictureId: null }, version));
});
