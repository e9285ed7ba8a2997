/** A text without accents and capitals, letter for letter: what stands at a place of one stands at that place of the other. */
export function fold(text: string): string {
  let folded = "";
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    const plain = (letters[letter] ?? letter.normalize("NFD")[0] ?? letter).toLowerCase();
    folded += plain.length === 1 ? plain : letter;
  }
  return folded;
}

const letters: Record<string, string> = {
  "’": "'",
  "‘": "'",
  "`": "'",
  "°": "°",
  º: "°",
  œ: "o",
  Œ: "o",
  "\u00a0": " ",
  "\u202f": " ",
  "–": "-",
  "—": "-",
};

/** Only what is letters and digits, to compare names. */
export function bare(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** How like two texts are, 0 to 1: letters that must change, over the longer. */
export function likeness(one: string, other: string): number {
  const [a, b] = [bare(one), bare(other)];
  const longest = Math.max(a.length, b.length);
  return longest ? 1 - editsBetween(a, b) / longest : 0;
}

function editsBetween(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      now[j] = Math.min(same, (before[j] ?? 0) + 1, (now[j - 1] ?? 0) + 1);
    }
    before = now;
  }
  return before[b.length] ?? 0;
}
