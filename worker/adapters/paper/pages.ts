/** A part of a paper that is not divided: a row, a line, a box. Heights in points. */
export interface Slab {
  height: number;
  /** Empty room above it, unless it stands at the top of a page. */
  gap?: number;
  /** Never the last on its page while there is more: a heading, a total's first line. */
  withNext?: boolean;
  /** What stands above it again when a page begins with it: a table's head. */
  head?: Slab;
  /** @param y its top @param isAgain true for a head that is drawn once more */
  draw(y: number, isAgain: boolean): void;
}

export interface Placed {
  slab: Slab;
  y: number;
  isAgain: boolean;
}

/** Where pages begin and end: the first has the letterhead above. */
export interface Frame {
  first: number;
  next: number;
  bottom: number;
}

/** Places slabs on pages, those that belong together on the same one. A slab higher than a page gets one of its own. */
export function paginate(slabs: Slab[], { first, next, bottom }: Frame): Placed[][] {
  const pages: Placed[][] = [[]];
  let y = first;
  for (let at = 0; at < slabs.length; ) {
    const together = chainFrom(slabs, at);
    let page = pages.at(-1) as Placed[];
    const isTop = page.length === 0;
    if (!isTop && y + heightOf(together) > bottom) {
      page = [];
      pages.push(page);
      y = next;
      const head = together[0]?.head;
      if (head) {
        page.push({ slab: head, y, isAgain: true });
        y += head.height;
      }
    }
    for (const slab of together) {
      if (page.length) y += slab.gap ?? 0;
      page.push({ slab, y, isAgain: false });
      y += slab.height;
    }
    at += together.length;
  }
  return pages;
}

/** A slab with those it must not leave, as many as there are. */
function chainFrom(slabs: Slab[], start: number): Slab[] {
  const last = slabs.findIndex(({ withNext }, at) => at >= start && !withNext);
  return slabs.slice(start, last < 0 ? undefined : last + 1);
}

function heightOf(slabs: Slab[]): number {
  return slabs.reduce((sum, { gap = 0, height }) => sum + gap + height, 0);
}
