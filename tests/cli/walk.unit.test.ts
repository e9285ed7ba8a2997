import { describe, expect, it } from "vitest";
import { keysIn } from "@/cli/screens/keys";
import { type Event, startOf, step, type Walk } from "@/cli/screens/walk";

const page = (nextCursor: string | null, rows = 3) => ({ items: Array.from({ length: rows }, (_, id) => ({ id })), nextCursor });
const arrives = (nextCursor: string | null, rows?: number): Event => ({ type: "page", page: page(nextCursor, rows) });
const key = (input: string, pressed: object = {}): Event => ({ type: "key", input, key: pressed, canSearch: true });
const walked = (...events: Event[]): Walk => events.reduce(step, startOf(undefined));

const down = key("", { downArrow: true });
const enter = key("", { return: true });
const leave = key("", { escape: true });

describe("a walk through a list", () => {
  it("stays within the rows of its page", () => {
    expect(walked(arrives(null), down, down, down, down).row).toBe(2);
    expect(walked(arrives(null), key("", { upArrow: true })).row).toBe(0);
    expect(walked(arrives(null, 0), down, enter)).toMatchObject({ row: 0, isOpen: false });
  });

  it("turns pages there and back", () => {
    const second = walked(arrives("b"), down, key("n"), arrives("c"));
    expect(second).toMatchObject({ trail: ["b"], row: 0 });
    expect(step(step(second, key("n")), arrives(null)).trail).toEqual(["b", "c"]);
    expect(step(second, key("p")).trail).toEqual([]);
    expect(walked(arrives(null), key("n"), key("p"))).toMatchObject({ trail: [], isWaiting: false });
  });

  it("turns one page at a time, however often the key is pressed", () => {
    expect(walked(arrives("b"), key("n"), key("n"), key("n")).trail).toEqual(["b"]);
  });

  it("keeps its place when the same page comes again, and fits a shorter one", () => {
    const chosen = walked(arrives("b"), down, down);
    expect(step(chosen, arrives("b")).row).toBe(2);
    expect(step(chosen, arrives(null, 1)).row).toBe(0);
  });

  it("takes letters for a search while one is typed, and for commands otherwise", () => {
    const typed = walked(arrives("b"), key("n"), arrives("c"), key("/"), key("n"), key("q"), key("x"), key("", { backspace: true }));
    expect(typed).toMatchObject({ typed: "nq", end: null });
    expect(step(typed, enter)).toMatchObject({ typed: null, search: "nq", trail: [], isWaiting: true });
    expect(step(typed, leave)).toMatchObject({ typed: null, search: undefined, trail: ["b"] });
    expect(walked(arrives(null), key("q")).end).toBe("left");
  });

  it("opens a record and closes it", () => {
    const open = walked(arrives(null), down, enter);
    expect(open).toMatchObject({ isOpen: true, row: 1 });
    expect(step(open, leave).isOpen).toBe(false);
  });

  it("picks rows of several pages, lets one go, and forgets them once something was done with them", () => {
    const space = key(" ");
    const two = walked(arrives("b"), space, space);
    expect(two).toMatchObject({ row: 2, picked: [{ id: 0 }, { id: 1 }] });
    const one = [key("", { upArrow: true }), space].reduce(step, two);
    expect(one).toMatchObject({ row: 2, picked: [{ id: 0 }] });
    expect([key("n"), arrives(null)].reduce(step, one).picked).toEqual([{ id: 0 }]);
    expect(step(one, { type: "acted" }).picked).toEqual([]);
  });

  it("begins anew when it is narrowed", () => {
    const second = walked(arrives("b"), key("n"), arrives("c"), down);
    expect(step(second, { type: "narrowed", by: { status: "ready" } })).toMatchObject({
      narrowed: { status: "ready" },
      trail: [],
      row: 0,
      isWaiting: true,
    });
  });

  it("stops at once with Ctrl-C, even in a search", () => {
    expect(walked(arrives(null), key("/"), key("c", { ctrl: true })).end).toBe("stopped");
  });

  it("keeps what it showed when the next page does not come", () => {
    const lost = walked(arrives("b"), key("n"), { type: "problem", message: "?" });
    expect(lost).toMatchObject({ problem: "?", isWaiting: false, page: { nextCursor: "b" } });
    expect(step(lost, arrives(null)).problem).toBeNull();
  });
});

it("keys that come together are told apart", () => {
  expect(keysIn("\u001b[B\u001b[B\r")).toEqual(["\u001b[B", "\u001b[B", "\r"]);
  expect(keysIn("/é\u001b[6~\u001bOA")).toEqual(["/", "é", "\u001b[6~", "\u001bOA"]);
  expect(keysIn("\u001b")).toEqual(["\u001b"]);
});
