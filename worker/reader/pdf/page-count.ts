/** A node of the tree of pages, as PDF writes it (ISO 32000-1, 7.7.3): its kids, and how many pages are under it. */
const NODE = /\/Type\s*\/Pages\b/g;
/** Kids of more pages than are read need no putting right. */
const LONGEST = 20_000;

/**
 * A PDF whose tree of pages counts the pages that it has: one that declares fewer would lose the others in silence. Only what can be
 * put right digit for digit is, so that everything stays where it is.
 */
export function countingAll(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder("latin1").decode(bytes);
  let right = bytes;
  for (const { index } of text.matchAll(NODE)) {
    const from = text.lastIndexOf("obj", index);
    const to = text.indexOf("endobj", index);
    if (from < 0 || to < 0 || to - from > LONGEST) continue;
    const node = text.slice(from, to);
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(node)?.[1]?.match(/\d+\s+\d+\s+R/g)?.length ?? 0;
    const count = /\/Count\s+(\d+)/.exec(node);
    const digits = count?.[1] ?? "";
    const wanted = String(kids).padStart(digits.length, "0");
    if (!count || kids <= Number(digits) || wanted.length !== digits.length) continue;
    if (right === bytes) right = bytes.slice();
    right.set(new TextEncoder().encode(wanted), from + count.index + count[0].length - digits.length);
  }
  return right;
}
