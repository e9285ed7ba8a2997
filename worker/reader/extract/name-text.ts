import { hasStreet, hasTown } from "./address";
import type { Block } from "./blocks";
import { fold } from "./fold";
import type { Segment } from "./rows";
import type { Sheet } from "./sheet";

/** The form of a business, as its name says it. */
export const LEGAL =
  /(?<![a-z])(?:s\.?a\.?r\.?l\.?|s\.?a\.?s\.?u?|eurl|s\.?a\.?|s\.?c\.?e\.?a\.?|e\.?a\.?r\.?l\.?|gaec|g\.a\.e\.c\.|snc|s\.n\.c\.|sci|scop|scic|sica|sasu|scp|ei|ltd\.?|limited|llp|plc|inc\.?|llc|corp\.?|gmbh|ag|kg|ohg|e\.k\.|a\.g\.|bv|b\.v\.|nv|spa|s\.p\.a\.|s\.?r\.?l\.?|sdn\.? ?bhd\.?|bhd|enterprise|trading|pvt\.?)(?![a-z])/;
/** What a line begins with that names nobody. */
export const TITLE =
  /^(?:facture|invoice|avoir|credit note|rechnung|gutschrift|page|date|duplicata|original|copie|proforma|bon de|ticket|receipt|tax invoice|releve|devis|logo|tel|fax|www|http|email|siret|tva|n°|no\.?|nr\.?|reference|client|montant|total|cash|bill|invoice n|retail invoice|commercial invoice|simplified|adresse|address|contact)(?![a-z])/;

const DEALER =
  "(?:fournisseurs?|specialistes?|fabricants?|producteurs?|distributeurs?|grossistes?|importateurs?|suppliers?|makers?|specialists?|purveyors?|importers?|manufacturers?|distributors?|growers?) (?:d'|(?:d[eu]s?|en|et|pour|of|to|in|and)(?![a-z]))";
/** "Fournisseur d'électricité", "Suppliers to the trade": what somebody does, and nobody's name. */
export const TRADE = new RegExp(`^${DEALER}`);
/** The same behind a name. */
const TRADING = new RegExp(` ${DEALER}`);

/** A name of two words or more that ends with the form of a business, and what stands behind it. */
const ENDING =
  /^(\S*\p{L}{2}\S* .*?\p{L}{2}\S* (?:SARL|SASU?|SA|EURL|SCEA|EARL|GAEC|SNC|Ltd|LTD|Limited|LLP|LLC|Inc|Corp|CORP|GmbH)\.?) +\p{L}/u;

/** "Conserverie X SARL – 12 rue Y – 75000 Paris": the name ends where the address begins. A register's number is no part of it. */
export function nameAlone(text: string): string {
  const named = text.replace(/\s*\([^)]*\d{4}[^)]*\)/g, "");
  return (named.split(/\s+[-–—•·|●]\s+|,\s(?=\d)| (?:au|with) capital/i)[0] ?? named).replace(/^[\s•·|:;,-]+|[\s•·|:;,*-]+$/g, "");
}

/** "Boucherie Martin &": a name that is not at its end goes on. */
const OPEN = /(?:&|(?<![a-z])(?:et|and|de|du|des|la|le|les|l'|d'|aux?|the|of))\s*$/;

/**
 * What a line of a block may say somebody is called, the likeliest first: it may run on in the next line or in what is set wide beside it,
 * and what the business deals in may stand behind it.
 */
export function namesOf(line: Segment, { lines }: Block, sheet: Sheet): string[] {
  const next = lines[lines.indexOf(line) + 1];
  const goesOn =
    next &&
    ((!LEGAL.test(line.folded) && LEGAL.test(next.folded)) || OPEN.test(line.folded)) &&
    !hasTown(next.text) &&
    !hasStreet(next.folded) &&
    !/[:@\d]/.test(next.text);
  // Behind the form of a business stands what it deals in.
  const alone = ENDING.exec(line.text)?.[1] ?? line.text;
  const trade = TRADING.exec(line.folded);
  const beside = besideIt(line, sheet);
  const names = [
    stacked(line, lines, sheet),
    beside?.isLarge && beside.text,
    goesOn ? `${line.text} ${next.text}` : alone,
    beside?.text,
    trade && trade.index > 3 && line.text.slice(0, trade.index),
  ];
  return [...new Set(names.flatMap((name) => (name ? [nameAlone(name)] : [])))];
}

/** So many lines of a letterhead are one name; sizes by which they differ as recognition measures them; so much larger they are. */
const STACKED = 3;
const LEVEL = 1.15;
const HEADING = 1.5;

/** "Boucherie" over "Lacassagne": lines of one size, much larger than the rest, are one name. */
function stacked(line: Segment, lines: Segment[], { em }: Sheet): string | null {
  const from = lines.indexOf(line);
  const isOf = (other: Segment) =>
    other.em > HEADING * em && Math.max(other.em, line.em) < LEVEL * Math.min(other.em, line.em) && !/[:@\d]/.test(other.text);
  const over = lines[from - 1];
  if (over && isOf(over)) return null;
  const end = lines.findIndex((other, at) => at >= from && (!isOf(other) || hasTown(other.text)));
  const own = lines.slice(from, Math.min(end < 0 ? lines.length : end, from + STACKED));
  return own.length > 1 ? own.map(({ text }) => text).join(" ") : null;
}

/** Letters' sizes between the words of a name that is set wide; sizes by which its words differ as recognition measures them. */
const ASIDE = 3;
const ALIKE = 1.3;
/** So much larger than the rest, capitals are those of a letterhead. */
const LARGE = 1.1;

/** "MILLSTONE   PACKAGING": capitals of one size beside each other may be one name, which recognition parts; large ones are. */
function besideIt(line: Segment, { rows, em }: Sheet): { text: string; isLarge: boolean } | null {
  const areCapitals = (one: Segment) => one.text === one.text.toUpperCase() && /^[^:\d]*\p{L}{2}[^:\d]*$/u.test(one.text);
  if (!areCapitals(line)) return null;
  const row = rows[line.row]?.segments ?? [];
  const own = [line];
  for (const next of row.slice(row.indexOf(line) + 1)) {
    const last = own.at(-1) as Segment;
    const isAlike = Math.max(next.em, last.em) < ALIKE * Math.min(next.em, last.em);
    if (!areCapitals(next) || !isAlike || next.left - last.right > ASIDE * line.em || TITLE.test(next.folded)) break;
    own.push(next);
  }
  const isLarge = own.every((one) => one.em > LARGE * em) && own.every(({ words }) => words.every(({ sure }) => sure < 1));
  return own.length > 1 ? { text: own.map(({ text }) => text).join(" "), isLarge } : null;
}

/** A name without its legal form, as an address of the web has it. */
export const coreOf = (name: string) => fold(name).replace(LEGAL, "");
