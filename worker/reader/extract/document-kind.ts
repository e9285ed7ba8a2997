import type { Fields, Reading } from "@/worker/core/trade/reading";
import type { Sheet } from "./sheet";

/** An invoice, a credit note, or the ticket of a till. */
export function kindOf(
  { pages, segments }: Sheet,
  { totalInclTax, invoiceNumber }: Pick<Fields, "totalInclTax" | "invoiceNumber">,
): Reading["kind"] {
  const head = segments.filter(({ page, top }) => page === 1 && top < (pages[0]?.height ?? 0) * 0.5);
  const title = (pattern: RegExp) => head.some(({ folded }) => pattern.test(folded));
  const isCredit =
    title(
      /^(?:facture d'avoir|avoir|credit note|note de credit|gutschrift|rechnungskorrektur|credit memo)(?![a-z])(?! (?:en|un|fiscal))/,
    ) || (totalInclTax.value ?? 0) < 0;
  if (isCredit) return "credit";
  const [first] = pages;
  const isNarrow = !!first && first.height > first.width * 1.75;
  const isTill = segments.some(({ folded }) =>
    /ticket|(?<![a-z])cash(?![a-z])|rendu|especes|carte bancaire|merci de votre visite|thank you|receipt|caisse/.test(folded),
  );
  return isTill && (isNarrow || !invoiceNumber.value || !title(/facture|invoice/)) ? "receipt" : "invoice";
}
