/** What a shell is to fill in for itself, with what is to be filled in within it. */
const FILLED = /"\$\((?:[^()"]|"\$\([^()"]*\)"|'[^']*')*\)"/g;
/** Stands in for a blank within it. */
const BLANK = "\u0000";

/** The words of a line as a shell takes them apart; what it is to fill in, `$(…)`, stays as it stands. */
export function wordsOf(line: string): string[] {
  const filled: string[] = [];
  const bare = line.replace(FILLED, (text) => `${BLANK}${filled.push(text.slice(1, -1)) - 1}${BLANK}`);
  const words = bare.match(/(?:"(?:\\.|[^"\\])*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map((word) =>
    word
      .replace(/"((?:\\.|[^"\\])*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? "")
      .replace(new RegExp(`${BLANK}(\\d+)${BLANK}`, "g"), (_, place: string) => filled[Number(place)] ?? ""),
  );
}
