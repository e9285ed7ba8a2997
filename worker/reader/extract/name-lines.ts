import { hasTown, isRoad } from "./address";
import type { Block } from "./blocks";
import { LEGAL, TITLE } from "./name-text";
import type { Segment } from "./rows";
import type { Sheet } from "./sheet";

/** A name that the supplier may have, where it stands. */
export interface NameCandidate {
  text: string;
  /** How well its place announces it. */
  score: number;
  source: "block" | "label" | "footer" | "capital" | "known";
  line: Segment | null;
  block: Block | null;
}

/** A sign, a slogan and the name under them; more lines name nobody. */
const MOST = 3;

/**
 * The lines a block may be named by: those that are no title, label or part of an address. The first is named most often; under the sign of
 * a shop, or what it deals in, stands what it is called, and then the address.
 */
export function namingLines({ lines }: Block, sheet: Sheet): Segment[] {
  const isSpoken = (line: Segment) => {
    const { folded, text } = line;
    const isLabel = sheet.labels.some((label) => label.segment.text === text && (label.to - label.from) / text.length > 0.6);
    return (
      !isLabel &&
      !isSaid(text) &&
      !isAnnouncing(line, sheet) &&
      !/:\s*$|@|www\.|https?:/.test(text) &&
      !TITLE.test(folded) &&
      /\p{L}{2}/u.test(text) &&
      !/^[\d\s]+$/.test(text)
    );
  };
  const spoken = lines.filter(isSpoken);
  const address = spoken.findIndex((line) => !isName(line));
  // What no address follows are words of a text or of a table.
  return address < 0 ? spoken.slice(0, 1) : spoken.slice(0, Math.min(MOST, address));
}

/** A road and a town name nobody, but with the form of a business. */
export const isName = ({ text, folded }: Pick<Segment, "text" | "folded">) => !hasTown(text) && (!isRoad(folded) || LEGAL.test(folded));

/** "Code : 4012", what a label and its number say. */
const isSaid = (text: string) => /^[^:]{2,40}:\s*\S*\d/.test(text);

/** Does a colon follow on the same row? Then it is what a label is called. */
function isAnnouncing({ row, right }: Segment, { rows }: Sheet): boolean {
  return !!rows[row]?.segments.find(({ left }) => left >= right)?.text.startsWith(":");
}
