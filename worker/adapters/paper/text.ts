/** The width of a text on one line, in points. */
export type Measure = (text: string) => number;

/** A word with the spaces after it. No-break spaces are letters here. */
const WORDS = /[^ ]* +|[^ ]+$/g;
/** Where a word that is too long is best cut: after its hyphens, slashes and the signs of addresses. */
const JOINTS = /[^-/@._]*[-/@._]+|[^-/@._]+$/g;

/**
 * The lines of a text in a column. Breaks that the writer made are kept; a word longer than a line is cut where it must be.
 * @param width points
 */
export function wrap(text: string, width: number, measure: Measure): string[] {
  return text.split("\n").flatMap((line) => wrapLine(line, width, measure));
}

function wrapLine(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of text.match(WORDS) ?? []) {
    const longer = line + piece;
    if (measure(longer.trimEnd()) <= width) {
      line = longer;
      continue;
    }
    if (line.trim()) lines.push(line.trimEnd());
    const cut = cutToFit(piece, width, measure);
    line = cut.pop() ?? "";
    lines.push(...cut);
  }
  return [...lines, line.trimEnd()];
}

/** A word in parts that each fit, cut at its joints, or where it must be. */
function cutToFit(word: string, width: number, measure: Measure): string[] {
  const fits = (text: string) => measure(text.trimEnd()) <= width;
  const pieces = fits(word) ? [word] : (word.match(JOINTS) ?? []).flatMap((piece) => (fits(piece) ? piece : [...piece]));
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    // One letter at least stands on a line, or it would never end.
    if (last !== undefined && fits(last + piece)) parts[parts.length - 1] = last + piece;
    else parts.push(piece);
  }
  return parts;
}

/** The widest word of a text. */
export function widestWord(text: string, measure: Measure): number {
  return Math.max(0, ...(text.match(/[^ \n]+/g) ?? []).map(measure));
}
