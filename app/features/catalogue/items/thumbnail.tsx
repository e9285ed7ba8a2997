import { sheetPath } from "@/worker/core/contract/sheet-path";
import { items, type ListedItem } from "@/worker/modules/catalogue/items/contract";

/** Where the picture of an item is seen; undefined where it has none. */
export const picturePath = ({ id, pictureId }: Pick<ListedItem, "id" | "pictureId">) =>
  pictureId ? sheetPath(items.picture, { id, v: pictureId }) : undefined;

/** The picture of an item in a list. Where the list has pictures, an item without one keeps its place. */
export function Thumbnail({ item, among }: { item: ListedItem; among: ListedItem[] }) {
  const path = picturePath(item);
  if (path) return <img className="thumbnail" src={path} alt="" loading="lazy" decoding="async" />;
  return among.some(({ pictureId }) => pictureId) ? <span className="thumbnail" /> : null;
}
