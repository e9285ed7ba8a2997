import { pagingNames } from "@/worker/core/contract/paging-names";

/** The same list, filters and order kept, from its first page on: for a link that filters or sorts it otherwise. */
export function fromFirstPage(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !pagingNames.includes(name)));
}
