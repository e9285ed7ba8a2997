/** A page of a paper as it was drawn. */
export interface SeenSheet {
  /** Where the picture lies in the browser. */
  picture?: string;
  /** Of the whole paper; 0 where it cannot be made. */
  pages: number;
  /** Why it cannot be made, in the reader's words. */
  problem?: string;
}

/** Where a page is drawn. @param pairs what is printed, and its template as it is being changed */
export const addressOf = (pairs: string, page: number) => `/pdf-generator/preview?${pairs}${page > 1 ? `&page=${page}` : ""}`;

/** Reads a page, and of how many it is one, which its name says: "page-2-of-3.png". @throws when the network does not answer */
export async function readSheet(address: string, signal: AbortSignal): Promise<SeenSheet> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) {
    const { detail, errors = [] } = (await answer.json().catch(() => ({}))) as { detail?: string; errors?: { message: string }[] };
    return { pages: 0, problem: [detail, ...errors.map(({ message }) => message)].filter(Boolean).join(" ") };
  }
  const [, pages = "1"] = /page-\d+-of-(\d+)/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  return { picture: URL.createObjectURL(await answer.blob()), pages: Number(pages) };
}
