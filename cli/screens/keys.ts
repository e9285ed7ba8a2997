import { Readable } from "node:stream";

const ESCAPE = "\u001b";
/** An escape sequence (an arrow, page down), or one character. */
const KEY = new RegExp(`${ESCAPE}(?:\\[[\\d;]*[A-Za-z~]|O[A-Za-z])|[\\s\\S]`, "gu");

/** The keys in what a terminal sent at once: a held arrow or a slow line brings several. */
export function keysIn(text: string): string[] {
  return text.match(KEY) ?? [];
}

/** The keyboard, one key a read: Ink takes all that came at once for a single key. */
export function keyboard(stdin: NodeJS.ReadStream): NodeJS.ReadStream {
  const keys = new Readable({ objectMode: true, read() {} });
  const receive = (text: string) => {
    for (const key of keysIn(text)) keys.push(key);
  };
  const own = {
    isTTY: stdin.isTTY,
    setEncoding: () => stdin.setEncoding("utf8"),
    setRawMode: (isRaw: boolean) => stdin.setRawMode(isRaw),
    // One screen may follow another: what the last one paused goes on.
    ref: () => stdin.ref().on("data", receive).resume(),
    unref: () => stdin.off("data", receive).pause().unref(),
  };
  return Object.assign(keys, own) as unknown as NodeJS.ReadStream;
}
