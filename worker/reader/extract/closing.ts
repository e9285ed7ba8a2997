import type { Row } from "./rows";
import type { Sheet } from "./sheet";

const closing = new Set(["exclTax", "inclTax", "due", "vat", "total"]);

/** What stands under a table: its rates, its conditions, how to pay. */
const FOOT =
  /^(?:detail (?:de la )?tva|recap|ventilation|bases? (?:h\.?t|tva)|code tva|taux (?:de )?tva|conditions (?:de|of|gen)|mode de (?:paiement|reglement)|reglement|payment|iban|arrete|en votre aimable|merci de|vat (?:analysis|summary|breakdown)|zahlungs|steuer(?:aufschl|betrag)|umsatzsteuerauf|belegsummen|bank details|coordonnees bancaires|tout retard|signature|thank you)/;

/** A row that says little besides the name of a total. */
export function isClosing(row: Row, { labels, amounts }: Sheet): boolean {
  if (row.segments.some(({ folded }) => FOOT.test(folded)) && !isCarried(row)) return true;
  const own = labels.filter(({ segment, kind }) => segment.row === row.index && closing.has(kind));
  if (!own.length || isCarried(row)) return false;
  const letters = row.segments
    .map(({ folded }) => folded)
    .join(" ")
    .replace(/[^a-z]/g, "").length;
  const labelled = own.reduce((sum, { segment, from, to }) => sum + segment.folded.slice(from, to).replace(/[^a-z]/g, "").length, 0);
  const units = amounts.filter(({ segment }) => segment.row === row.index).length;
  return labelled / Math.max(1, letters) > 0.6 && (units > 0 || own.length > 1 || labelled > 6);
}

/** "À reporter", "Report", "carried forward": sums between pages. */
export function isCarried(row: Row): boolean {
  return row.segments.some(({ folded }) => /^(a reporter|report(?!e)|carried|brought|ubertrag|sous-total page|total page)/.test(folded));
}
