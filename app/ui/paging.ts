/** What an address says of the page of a list: where it begins, how many rows stand before it, and where earlier pages began. */
const PAGING = ["cursor", "after", "trail"];

/** The same list, filters and order kept, from its first page on: for a link that filters or sorts it otherwise. */
export function fromFirstPage(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !PAGING.includes(name)));
}
