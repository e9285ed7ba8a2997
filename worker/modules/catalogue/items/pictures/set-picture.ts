import { items as table } from "@/db/business";
import { readPicture } from "@/worker/core/files/brought-picture";
import { digestOf } from "@/worker/core/files/digest";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { items } from "../contract";
import { fetchItem, toItem } from "../records";
import { pictureKey } from "./picture";

/**
 * Shows an item by a picture from now on, in the place of the one before. A file is called by what it holds: kept twice, it is one.
 * @throws Refusal `invalid_input` naming `content`: no PNG or JPEG, or too large
 */
export const setPicture = handle(items.setPicture, async (context, { id, content, version }) => {
  const before = await fetchItem(context.db, id);
  const { bytes, mediaType } = readPicture(content);
  const pictureId = await digestOf(bytes);
  await context.files.put(pictureKey(requireBusiness(context.caller), pictureId), bytes, mediaType);
  return toItem(context.update(table, before, { pictureId }, version));
});
