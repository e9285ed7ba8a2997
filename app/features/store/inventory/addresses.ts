import type { ItemKind } from "@/worker/modules/catalogue/items/status";
import { views } from "@/app/features/catalogue/items/views";

/** Where the stock is. */
export const base = "/customer/inventory";

export const lotPath = (id: string) => `${base}/lots/${id}`;
/** Where what was taken in by hand is put right. */
export const correctPath = (lotId: string) => `${lotPath(lotId)}/correct`;
export const countPath = (id: string) => `${base}/counts/${id}`;

/** A tab of an item's sheet. */
export function itemTab({ id, kind }: { id: string; kind: ItemKind }, tab: string): string {
  const view = (views.ingredients.kinds as readonly ItemKind[]).includes(kind) ? views.ingredients : views.products;
  return `${view.base}/${id}?tab=${tab}`;
}

/** The inventory tab of an item's sheet. */
export const stockPath = (item: { id: string; kind: ItemKind }) => itemTab(item, "inventory");

/** The screen of the record that made goods move or to which they are promised; none for what was made by hand. */
export function causePath(cause: string, id: string): string | null {
  if (cause === "restock") return `/customer/material-restocks/${id}`;
  if (cause === "production") return `/customer/production/${id}`;
  if (cause === "order") return `/customer/orders/${id}`;
  if (cause === "delivery") return `/customer/deliveries/${id}`;
  return cause === "count" ? countPath(id) : null;
}
