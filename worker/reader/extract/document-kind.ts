import type { Fields, PaperKind } from "@/worker/core/trade/reading";
import type { Segment } from "./rows";
import type { Sheet } from "./sheet";

/** How each kind of paper is entitled. The first that fits a line is what it says: "facture pro forma" is no invoice; "quote-part" is no quote, and "reçu le" a stamp. */
const titles: [PaperKind, RegExp][] = [
  ["proforma", /^(?:facture |invoice )?pro ?-?forma(?: invoice)?/],
  [
    "credit",
    /^(?:facture d'avoir|avoir|credit note|note de credit|gutschrift|rechnungskorrektur|credit memo)(?![a-z]|-[a-z])(?! (?:en|un|fiscal))/,
  ],
  ["quote", /^(?:devis|offre de prix|proposition commerciale|quotation|quote|estimate|angebot|kostenvoranschlag)(?![a-z]|-[a-z])/],
  [
    "order",
    /^(?:bon de commande|(?:confirmation|accuse de reception) de commande|purchase order|order confirmation|sales order|bestellung|auftragsbestatigung)(?![a-z]|-[a-z])/,
  ],
  [
    "delivery",
    /^(?:bon de livraison|bordereau de livraison|bl|delivery (?:note|docket)|packing (?:slip|list)|lieferschein)(?![a-z]|-[a-z])/,
  ],
  [
    "statement",
    /^(?:releve (?:de|des) (?:comptes?|factures)|situation de compte|(?:account )?statement|statement of account|kontoauszug)(?![a-z]|-[a-z])/,
  ],
  ["receipt", /^(?:ticket|recu(?! (?:le|par) )|sales receipt|receipt|cash bill)(?![a-z]|-[a-z])/],
  [
    "invoice",
    /^(?:votre )?(?:facture(?: (?:d'acompte|de solde|de situation|definitive|finale|rectificative))?|(?:tax |sales |commercial )?invoice|rechnung)(?![a-z]|-[a-z])/,
  ],
];
/** What of a title may follow: its number, its day. */
const REST = /^(?:[ :]*(?:n ?°|no\.?|nr\.?|number|numero|#)?[ :]*\S*\d.*| (?:client|chiffre|de vente|originale?))?$/;

/** Which kind of paper it is, and how likely: by what it is entitled in its head, the larger the surer. */
export function kindOf(
  sheet: Sheet,
  { totalInclTax, invoiceNumber }: Pick<Fields, "totalInclTax" | "invoiceNumber">,
): { kind: PaperKind; confidence: number } {
  const [best, next] = titlesOf(sheet);
  const lead = (best?.[1] ?? 0) - (next?.[1] ?? 0);
  const isTill = isTillsTicket(sheet, !!invoiceNumber.value, best?.[0]);
  if (isTill && best?.[0] !== "credit") return { kind: "receipt", confidence: 0.97 };
  if ((totalInclTax.value ?? 0) < 0 && (!best || best[0] === "invoice")) return { kind: "credit", confidence: 0.97 };
  if (!best) return { kind: "invoice", confidence: totalInclTax.value !== null && invoiceNumber.value ? 0.95 : 0.7 };
  return { kind: best[0], confidence: lead > 0.5 ? 0.99 : lead > 0.15 ? 0.97 : 0.8 };
}

/** What a paper is entitled in its head, the best first. */
export function titlesOf(sheet: Sheet): [kind: PaperKind, worth: number][] {
  const [first] = sheet.pages;
  const worths = new Map<PaperKind, number>();
  for (const segment of sheet.segments) {
    if (segment.page !== first?.number || segment.top > first.height * 0.55) continue;
    const title = titles.find(([, pattern]) => pattern.test(segment.folded));
    if (title) worths.set(title[0], Math.max(worths.get(title[0]) ?? 0, worthOf(segment, title[1], sheet)));
  }
  return [...worths].sort(([, one], [, other]) => other - one);
}

/** What words near the number of each kind of paper speak of. */
const own: Record<PaperKind, RegExp> = {
  invoice: /factur|invoice|rechnung/,
  credit: /avoir|credit|gutschrift/,
  receipt: /ticket|recu|receipt/,
  proforma: /pro ?-?forma/,
  quote: /devis|offre|proposition|quot|estimate|angebot/,
  order: /commande|(?<![a-z])cde(?![a-z])|order|bestell|auftrag/,
  delivery: /livr|deliver|(?<![a-z])bl(?![a-z])|packing|docket|lieferschein/,
  statement: /releve|situation|statement|kontoauszug/,
};

/** Does a text speak of the kind of paper that it stands on? */
export const isOfKind = (folded: string, kind: PaperKind) => own[kind].test(folded);

/** How much a line is a title: large, alone, in capitals, on top. "Bon de livraison 118" in small letters is a reference. */
function worthOf({ folded, text, em, top, page }: Segment, pattern: RegExp, sheet: Sheet): number {
  const rest = folded.replace(pattern, "");
  const isWhole = rest.trim() === "";
  const isNumbered = !isWhole && REST.test(rest);
  const height = sheet.pages.find(({ number }) => number === page)?.height ?? 1;
  const letters = text.replace(/[^\p{L}]/gu, "");
  const isShouted = letters.length > 3 && letters === letters.toUpperCase();
  return Math.min(2.2, em / sheet.em) * (isWhole ? 1 : isNumbered ? 0.8 : 0.35) + (isShouted ? 0.35 : 0) + (top / height < 0.3 ? 0.1 : 0);
}

/** The ticket of a till says how it was paid; on a sheet it is one only where nothing says that it is an invoice. */
function isTillsTicket({ pages: [first], segments }: Sheet, hasNumber: boolean, title: PaperKind | undefined): boolean {
  const isNarrow = !!first && first.height > first.width * 1.75;
  const isTill = segments.some(({ folded }) =>
    /ticket|(?<![a-z])cash(?![a-z])|rendu|especes|carte bancaire|merci de votre visite|thank you|receipt|caisse/.test(folded),
  );
  return isTill && (isNarrow || (title !== "invoice" && title !== "credit" && (title === "receipt" || !title || !hasNumber)));
}
