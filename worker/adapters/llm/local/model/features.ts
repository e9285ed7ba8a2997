/** How many places features are hashed into. */
export const BUCKETS = 16_384;
/** Letters of the parts of a word that are features besides the word itself. */
const PART = 4;

/** A number from 0 to 2³² − 1 that a text always has (FNV-1a). */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

/** What a model knows a sentence by: its words, each two that follow each other, and the parts of long words, so that a slip changes little. */
export function featuresOf(words: readonly string[]): number[] {
  const features: string[] = [];
  for (const [at, word] of words.entries()) {
    features.push(word, `${words[at - 1] ?? "<"} ${word}`);
    if (at === words.length - 1) features.push(`${word} >`);
    const marked = `<${word}>`;
    if (word.length > PART)
      for (let from = 0; from + PART <= marked.length; from += 1) features.push(`#${marked.slice(from, from + PART)}`);
  }
  return features.map((feature) => hash(feature) % BUCKETS);
}
