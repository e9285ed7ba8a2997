/** Words that announce a total or a date: recognition often gets all of their letters but one. */
const words = [
  "total",
  "subtotal",
  "rounding",
  "rounded",
  "amount",
  "invoice",
  "receipt",
  "payable",
  "balance",
  "facture",
  "montant",
  "echeance",
  "especes",
  "carte",
];
/** Words so short or so like others that only signs taken for their letters are put right. */
const exact = ["cash", "date", "incl", "change", "rendu", "tva"];
const lookalikes: Record<string, string> = { "0": "o", "1": "l", "!": "l", "|": "l", "]": "l", "[": "l", "5": "s", "8": "b", "€": "e" };

/** A recognised text, folded, with the words of labels put right, letter for letter. */
export function mended(folded: string): string {
  return folded.replace(/[a-z0-9!|\][€]{3,}/g, (word) => {
    if ((word.match(/[a-z]/g)?.length ?? 0) < word.length - 2 || word.length < 3) return word;
    const plain = word.replace(/[^a-z]/g, (sign) => lookalikes[sign] ?? sign);
    if ([...words, ...exact].includes(plain)) return plain;
    return words.find((candidate) => candidate.length === plain.length && differences(candidate, plain) === 1) ?? word;
  });
}

function differences(a: string, b: string): number {
  let count = 0;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) count += 1;
  return count;
}
