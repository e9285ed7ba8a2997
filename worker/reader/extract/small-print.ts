import { hasTown } from "./address";
import type { Block } from "./blocks";
import { type NameCandidate, namingLines } from "./name-lines";
import { nameAlone } from "./name-text";
import type { Segment } from "./rows";
import type { Sheet } from "./sheet";

/** "X, SAS au capital de 10 000 €", behind whatever else the line says. */
const CAPITAL =
  /(?:^|[.;€)] +)([^.;€]{3,60}?)[ ,–-]*(?:(?:s\.?a\.?s\.?u?|s\.?a\.?r\.?l\.?|eurl|s\.?a\.?|scea|earl|societe [a-z ]+?)[ ,–-]+)?(?:au )?capital/;

/** Small print names the business that prints it: "X, SAS au capital de 10 000 €", "X - 12 rue Y - 75000 Paris". */
export function fromSmallPrint(sheet: Sheet, blocks: Block[]): NameCandidate[] {
  const { segments, pages } = sheet;
  // Under a name stands its address, whatever that begins with.
  const isUnderName = (line: Segment) =>
    blocks.some((block) => {
      const at = block.lines.indexOf(line);
      const [name] = at > 0 ? namingLines(block, sheet) : [];
      return !!name && block.lines.indexOf(name) < at;
    });
  return segments.flatMap((line): NameCandidate[] => {
    const height = pages.find(({ number }) => number === line.page)?.height ?? 1;
    const capital = CAPITAL.exec(line.folded);
    if (capital?.[1]) {
      const from = capital.index + capital[0].indexOf(capital[1]);
      const text = nameAlone(line.text.slice(from, from + capital[1].length));
      return [{ text, score: 0.45, source: "capital", line, block: null }];
    }
    const text = namedBy(line);
    return text && !isUnderName(line) ? [{ text, score: line.top / height > 0.8 ? 0.35 : 0.5, source: "footer", line, block: null }] : [];
  });
}

/** The name in "X - 12 rue Y - 75000 Paris". Recognition takes the dot between them for a colon; behind one colon alone stands what a label names. */
function namedBy({ text, folded, words }: Segment): string | null {
  if (/^(?:tel|siege|adresse)/.test(folded)) return null;
  const isRecognised = words.every(({ sure }) => sure < 1);
  const parts = text.split(isRecognised && text.split(/ [-–—•·|●:] /).length > 2 ? / [-–—•·|●:] / : / [-–—•·|●] /);
  const [name = ""] = parts;
  const isAddressed = parts.length > 1 && (hasTown(text) || (parts.length > 2 && parts.slice(1).some(hasTown)));
  return isAddressed ? nameAlone(name) : null;
}
