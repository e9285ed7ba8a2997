import { contentOf } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import { judge } from "@/worker/core/files/brought-picture";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { items } from "../contract";
import { fetchItem } from "../records";

/** Where the picture of an item is kept. */
export const pictureKey = (business: { id: string }, pictureId: string) => `${business.id}/items/${pictureId}`;

/** The picture of an item, to look at. @throws Refusal `not_found` where it has none */
export const picture = handle(items.picture, async ({ db, files, caller }, { id }) => {
  const { pictureId, sku } = await fetchItem(db, id);
  const bytes = pictureId && (await files.get(pictureKey(requireBusiness(caller), pictureId)));
  const shown = bytes ? judge(bytes) : null;
  if (!shown) throw new Refusal("not_found");
  const ending = shown.mediaType === "image/png" ? "png" : "jpg";
  return { fileName: `${sku}.${ending}`, mediaType: shown.mediaType, content: contentOf(shown.bytes) };
});
