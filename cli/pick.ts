import { fold } from "@/worker/core/language";
import { shorten } from "./output/table";
import { keysIn } from "./screens/keys";

/** One of several that a person picks among: what is sent, and how one reads it. */
export interface Choice {
  value: string;
  label: string;
}

/** Where a person is among choices: what they typed to narrow them, and the row they stand on. */
export interface Picking {
  typed: string;
  row: number;
}

/** Keys as terminals send them. */
const UP = ["\u001b[A", "\u001bOA"];
const DOWN = ["\u001b[B", "\u001bOB"];
const ENTER = ["\r", "\n"];
const ERASE = ["\u007f", "\b"];
/** Escape alone, or the end of input. */
const LEAVE = ["\u001b", "\u0004"];
/** Goes a line up; empties the line and everything below it. */
const ABOVE = "\u001b[A";
const BELOW_ANEW = "\r\u001b[J";
const INTERRUPT = "\u0003";

/** The choices whose words, or whose name in the API, begin or hold what was typed. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = fold(typed.trim());
  const beginning = choices.filter(({ label, value }) => fold(label).startsWith(wanted) || fold(value).startsWith(wanted));
  return beginning.length ? beginning : choices.filter(({ label }) => fold(label).includes(wanted));
}

/** What a key makes of it: arrows move among the choices that match, letters narrow them; what leaves none stays to be seen and taken back. */
export function afterKey({ typed, row }: Picking, key: string, choices: readonly Choice[]): Picking {
  const last = matching(choices, typed).length - 1;
  if (DOWN.includes(key)) return { typed, row: Math.max(0, Math.min(row + 1, last)) };
  if (UP.includes(key)) return { typed, row: Math.max(0, row - 1) };
  if (ERASE.includes(key)) return { typed: [...typed].slice(0, -1).join(""), row: 0 };
  return /\p{C}/u.test(key) ? { typed, row } : { typed: typed + key, row: 0 };
}

/** The rows that are seen at once. */
const ROWS = 8;

/** A question with its choices as lines, the one that a person stands on marked; no line is broken by the screen. */
export function pickingText(
  question: string,
  keys: string,
  choices: readonly Choice[],
  { typed, row }: Picking,
  columns: number,
): string[] {
  const found = matching(choices, typed);
  const first = Math.max(0, Math.min(row - ROWS + 1, found.length - ROWS));
  const rows = found.slice(first, first + ROWS).map(({ label }, place) => `${first + place === row ? "›" : " "} ${label}`);
  return [question + typed, ...rows, `  ${keys}`].map((line) => shorten(line, columns));
}

/** What a person picks with: a keyboard, and a screen to write on. */
interface Seat {
  stdin: Pick<NodeJS.ReadStream, "on" | "off" | "resume" | "pause" | "setRawMode" | "setEncoding">;
  screen: { write(text: string): unknown; columns?: number };
  /** The person stops the whole program. */
  interrupted(): void;
}

/**
 * Lets a person pick one of several with the arrow keys, or by beginning to type it; the question stays with what was picked.
 * @returns the value that was picked; nothing when they leave
 */
export function pick({ stdin, screen, interrupted }: Seat, question: string, keys: string, choices: readonly Choice[]): Promise<string> {
  let now: Picking = { typed: "", row: 0 };
  let height = 0;
  const draw = (lines: string[]) => {
    screen.write(`${ABOVE.repeat(height)}${BELOW_ANEW}${lines.join("\r\n")}\r\n`);
    height = lines.length;
  };
  const columns = () => screen.columns ?? 80;
  const drawNow = () => draw(pickingText(question, keys, choices, now, columns()));
  stdin.setRawMode(true);
  stdin.setEncoding("utf8");
  return new Promise((resolve) => {
    const end = (chosen: Choice | undefined) => {
      stdin.off("data", take);
      stdin.setRawMode(false);
      stdin.pause();
      draw([shorten(question + (chosen?.label ?? ""), columns())]);
      resolve(chosen?.value ?? "");
    };
    const take = (text: string) => {
      for (const key of keysIn(text)) {
        if (key === INTERRUPT) {
          end(undefined);
          return interrupted();
        }
        if (LEAVE.includes(key)) return end(undefined);
        const chosen = ENTER.includes(key) && matching(choices, now.typed)[now.row];
        if (chosen) return end(chosen);
        now = afterKey(now, key, choices);
      }
      drawNow();
    };
    stdin.on("data", take);
    stdin.resume();
    drawNow();
  });
}
