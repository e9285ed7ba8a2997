import type { Block } from "./blocks";
import type { Segment } from "./rows";

/** Where a line names a town: after a post code of France or Germany, Belgium or Switzerland, Britain or America. */
const towns: RegExp[] = [
  /(?<![\d.,])(?:(?:F|FR|D|DE|L|LU|B|BE|CH|A|AT|I|IT|E|ES)[ -]{1,3})?\d{5}(?: cedex)?,? {1,2}(?=\p{L}{2})[\p{L}]/iu,
  /^(?:(?:B|BE|CH|L|LU|A|AT|DK|NL)[ -]{1,3})?\d{4} (?:[A-Z]{2} )?(?=\p{L}{3})\p{L}/iu,
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/,
  /, ?[A-Z]{2},? \d{5}(?:-\d{4})?\b/,
];

const streets =
  /(?<!\p{L})(?:rue|r\.|av(?:enue|\.)?|bd|boul(?:evard|\.)?|place|pl\.|chemin|ch\.|route|rte|allee|all\.|impasse|imp\.|quai|cours|square|lieu[- ]dit|hameau|za|zi|zac|z\.a\.|z\.i\.|parc|bp|cs|b\.p\.|c\.s\.|batiment|bat\.|residence|lot(?:issement)?|faubourg|fg|montee|voie|domaine|ferme|moulin|street|st\.|road|rd|lane|ln|drive|close|way|park|unit|estate|house|court|square|floor|building|strasse|str|weg|platz|gasse|allee|jalan|jln|lorong|taman|no)(?!\p{L})|str(?:asse|aße|\.)|weg \d|^\d{1,4}(?: ?(?:bis|ter|[a-d]))?[ ,]+\p{L}/iu;

/** What only an address says: a number in a road, a kind of road, a zone, a box. "Ferme", "Moulin", "Park House" may be what a business is called. */
const roads =
  /^\d{1,4}(?: ?(?:bis|ter|[a-d]))?[ ,]+\p{L}|(?<!\p{L})(?:rue|r\.|av(?:enue|\.)|bd|boul(?:evard|\.)|chemin|route|rte|allee|impasse|imp\.|quai \p{L}|lieu[- ]dit|hameau|za|zi|zac|z\.a\.|z\.i\.|zone (?:artisanale|industrielle|d'activites?)|parc d'activites?|bp \d|cs \d|b\.p\.|faubourg|jalan|jln|lorong)(?!\p{L})|^unit \d|(?:street|road|rd|lane|strasse|straße|str\.)(?:,|$)/iu;

/** Is it a road, a zone or a box? Whatever may be a street is one where the number of a house ends it. */
export const isRoad = (text: string) => roads.test(text) || (hasStreet(text) && / \d{1,4} ?[a-d]?$/i.test(text.trim()));
export const hasTown = (text: string) => towns.some((pattern) => pattern.test(text));
export const hasStreet = (text: string) => streets.test(text);

const notAddress =
  /(?:^|\s)(?:tel|telephone|fax|mobile|email|e-mail|mail|www|http|siret|siren|tva|vat|rcs|iban|bic|naf|ape|gln|contact|ust|capital|phone|gst|@dresse)(?![a-z])|@|www\./;

export interface Address {
  /** On one line, as it is written to people. */
  text: string;
  lines: Segment[];
  /** The line of the block where it begins. */
  from: number;
}

/** The address in a block: from the street, or the line under the name, to the town. Null when it names no town. */
export function addressIn({ lines }: Block): Address | null {
  const town = lines.findIndex(({ text, folded }) => hasTown(text) && !/^(tel|fax)/.test(folded));
  if (town < 0) return null;
  let from = town;
  while (from > 0 && town - from < 4 && isAddressLine(lines[from - 1], from - 1)) from--;
  // The first line of a block is its name, unless it is a street itself.
  if (from === 0 && town > 0 && !hasStreet(lines[0]?.folded ?? "")) from = 1;
  const next = lines[town + 1];
  const country =
    next &&
    /^(?:france|united kingdom|england|uk|deutschland|germany|belgique|belgium|suisse|italia|italie|espagne|luxembourg|ireland|usa)$/.test(
      next.folded.trim(),
    );
  const used = lines.slice(from, town + (country ? 2 : 1));
  return {
    text: used
      .map(({ text }) => clean(text))
      .filter(Boolean)
      .join(", "),
    lines: used,
    from,
  };
}

function isAddressLine(line: Segment | undefined, at: number): boolean {
  if (!line || notAddress.test(line.folded)) return false;
  return at > 0 || hasStreet(line.folded);
}

/** A line of an address without what frames it. */
export const clean = (text: string) =>
  text.replace(/^[\s,;:•|·-]+|[\s,;:•|·-]+$/g, "").replace(/^(?:adresse|address|anschrift|siege(?: social)?) ?: ?/i, "");
