/** What a screen's address says of the page of a list: where it begins, how many rows stand before it, and where earlier pages began. */
export const pagingNames: readonly string[] = ["cursor", "after", "trail"];
