import type { Key } from "ink";
import type { Page, Row } from "../output/show";

/** Where the reader of a list is. */
export interface Walk {
  /** The page that was read last; null before the first. */
  page: Page | null;
  problem: string | null;
  /** Is another page on its way? */
  isWaiting: boolean;
  /** The chosen row of the page. */
  row: number;
  /** Is the chosen row shown as a record? */
  isOpen: boolean;
  /** The first line of the record that is shown. */
  line: number;
  /** What is being typed into the search; null when nothing is. */
  typed: string | null;
  search: string | undefined;
  /** What the list is narrowed to and sorted by besides, under the names of its fields. */
  narrowed: Row;
  /** Rows that were picked, of whichever page, to do something with all of them. */
  picked: Row[];
  /** The cursors of the pages turned so far: the last one begins the current page, none the first. */
  trail: string[];
  /** How the reader left: on purpose, or with Ctrl-C. */
  end: "left" | "stopped" | null;
}

export type Event =
  | { type: "key"; input: string; key: Partial<Key>; canSearch: boolean; record?: { lines: number; room: number } }
  | { type: "asked" }
  | { type: "narrowed"; by: Row }
  | { type: "acted" }
  | { type: "page"; page: Page }
  | { type: "problem"; message: string };

/** The beginning of a list. */
export function startOf(search: string | undefined): Walk {
  const nowhere = { page: null, problem: null, isWaiting: true, row: 0, isOpen: false, line: 0, typed: null, trail: [], end: null };
  return { ...nowhere, search, narrowed: {}, picked: [] };
}

/** Where an event leads. Every key finds the walk as the one before left it, however fast they come. */
export function step(walk: Walk, event: Event): Walk {
  switch (event.type) {
    case "asked":
      return { ...walk, isWaiting: true };
    case "narrowed":
      return { ...turn(walk, []), narrowed: event.by };
    case "acted":
      return { ...walk, picked: [] };
    case "page":
      return {
        ...walk,
        page: event.page,
        problem: null,
        isWaiting: false,
        row: Math.max(0, Math.min(walk.row, event.page.items.length - 1)),
      };
    case "problem":
      return { ...walk, problem: event.message, isWaiting: false };
    case "key":
      return pressed(walk, event);
  }
}

function pressed(walk: Walk, { input, key, canSearch, record }: Extract<Event, { type: "key" }>): Walk {
  if (key.ctrl && input === "c") return { ...walk, end: "stopped" };
  if (walk.typed !== null) return typing(walk, walk.typed, input, key);
  if (input === "q") return { ...walk, end: "left" };
  if (walk.isOpen) return key.escape || key.return || key.leftArrow ? { ...walk, isOpen: false } : scrolling(walk, input, key, record);
  if (input === "/" && canSearch) return { ...walk, typed: "" };
  return moving(walk, input, key);
}

/** Moves through a record that is longer than the screen: by lines, by pages, to both ends. */
function scrolling(walk: Walk, input: string, key: Partial<Key>, { lines, room } = { lines: 0, room: 1 }): Walk {
  const last = Math.max(0, lines - room);
  const line =
    key.downArrow || input === "j"
      ? walk.line + 1
      : key.upArrow || input === "k"
        ? walk.line - 1
        : key.pageDown || input === " "
          ? walk.line + room
          : key.pageUp
            ? walk.line - room
            : input === "G"
              ? last
              : input === "g"
                ? 0
                : walk.line;
  return { ...walk, line: Math.max(0, Math.min(last, line)) };
}

function moving(walk: Walk, input: string, key: Partial<Key>): Walk {
  const last = (walk.page?.items.length ?? 0) - 1;
  const next = walk.page?.nextCursor;
  if (key.downArrow || input === "j") return { ...walk, row: Math.max(0, Math.min(last, walk.row + 1)) };
  if (key.upArrow || input === "k") return { ...walk, row: Math.max(0, walk.row - 1) };
  // A page that is on its way may be another than the one whose rows and cursor are known.
  if (walk.isWaiting) return walk;
  if (key.escape && (walk.search !== undefined || Object.keys(walk.narrowed).length))
    return { ...turn(walk, []), search: undefined, narrowed: {} };
  if (input === " ") return pick(walk);
  if ((key.return || key.rightArrow) && last >= 0) return { ...walk, isOpen: true, line: 0 };
  if ((input === "n" || key.pageDown) && next) return turn(walk, [...walk.trail, next]);
  if ((input === "p" || key.pageUp) && walk.trail.length) return turn(walk, walk.trail.slice(0, -1));
  return walk;
}

/** Picks the row, or lets it go, and goes on to the next. */
function pick(walk: Walk): Walk {
  const row = walk.page?.items[walk.row];
  if (!row) return walk;
  const others = walk.picked.filter(({ id }) => id !== row.id);
  const picked = others.length < walk.picked.length ? others : [...others, row];
  return { ...walk, picked, row: Math.min(walk.row + 1, (walk.page?.items.length ?? 1) - 1) };
}

function turn(walk: Walk, trail: string[]): Walk {
  return { ...walk, trail, row: 0, isWaiting: true };
}

function typing(walk: Walk, typed: string, input: string, key: Partial<Key>): Walk {
  if (key.escape) return { ...walk, typed: null };
  if (key.return) return { ...turn(walk, []), typed: null, search: typed.trim() || undefined };
  if (key.backspace || key.delete) return { ...walk, typed: [...typed].slice(0, -1).join("") };
  return key.ctrl || key.meta || /\p{C}/u.test(input) ? walk : { ...walk, typed: typed + input };
}
