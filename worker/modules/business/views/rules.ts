import { pagingNames } from "@/worker/core/contract/paging-names";

/** Is this the address of a screen of ours? Nothing that leads to another house is. */
export const isScreen = (path: string): boolean => /^(?:\/[a-z0-9][a-z0-9-]*)+$/.test(path);

/**
 * What narrows and orders a list, the same however it was put together: a view has no page, and no filter that says nothing.
 * @param search what an address says after its question mark
 */
export function searchOf(search: string): string {
  const filters = [...new URLSearchParams(search)].filter(([name, value]) => value !== "" && !pagingNames.includes(name));
  const params = new URLSearchParams(filters);
  params.sort();
  return params.toString();
}
