/** The words of a line as a shell takes them apart; what it is to fill in, `$(…)`, stays as it stands. */
export function wordsOf(line: string): string[] {
  const words = line.match(/(?:"(?:\\.|[^"\\])*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map((word) =>
    word.replace(/"((?:\\.|[^"\\])*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ""),
  );
}
