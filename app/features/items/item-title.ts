/** What the browser's tab is called on an item's sheet. */
export function itemTitle(data: unknown): string {
  return (data as { item?: { name: string } } | undefined)?.item?.name ?? "";
}
