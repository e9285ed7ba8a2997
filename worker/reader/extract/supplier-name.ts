import type { KnownParty } from "@/worker/core/trade/reading";
import { addressIn, hasStreet, hasTown, isRoad } from "./address";
import type { Block } from "./blocks";
import { bare, fold, likeness } from "./fold";
import type { Segment } from "./rows";
import type { Sheet } from "./sheet";

/** The supplier's name, where it stands. */
export interface SupplierName {
  text: string;
  line: Segment | null;
  block: Block | null;
  /** How likely it is the supplier's. */
  probability: number;
}

/**
 * Names that the supplier may have: heads of blocks, what labels name, small print, and the businesses one knows.
 * @param roles how much each block looks like the sender's
 * @param isOwn is a text the reader's own business?
 */
export function supplierNames(
  blocks: Block[],
  roles: Map<Block, number>,
  sheet: Sheet,
  known: KnownParty[],
  isOwn: (text: string) => boolean,
): NameCandidate[] {
  const all = [...fromBlocks(blocks, roles, sheet), ...fromLabels(sheet), ...fromFooters(sheet, blocks), ...fromKnown(sheet, known)];
  const isCalled = ({ text }: NameCandidate) => bare(text).length >= 2 && isName({ text, folded: fold(text) }) && !TRADE.test(fold(text));
  return all.filter((name) => isCalled(name) && !isOurs(name, isOwn));
}

/** Is it the reader's own business, or what stands under its name: its address? */
function isOurs({ text, line, block }: NameCandidate, isOwn: (text: string) => boolean): boolean {
  const lines = block && line ? block.lines.slice(0, block.lines.indexOf(line)) : [];
  return isOwn(text) || lines.some((over) => isOwn(over.text));
}

/** The form of a business, as its name says it. */
export const LEGAL =
  /(?<![a-z])(?:s\.?a\.?r\.?l\.?|s\.?a\.?s\.?u?|eurl|s\.?a\.?|s\.?c\.?e\.?a\.?|e\.?a\.?r\.?l\.?|gaec|g\.a\.e\.c\.|snc|s\.n\.c\.|sci|scop|scic|sica|sasu|scp|ei|ltd\.?|limited|llp|plc|inc\.?|llc|corp\.?|gmbh|ag|kg|ohg|e\.k\.|a\.g\.|bv|b\.v\.|nv|spa|s\.p\.a\.|srl|sdn\.? ?bhd\.?|bhd|enterprise|trading|pvt\.?)(?![a-z])/;
const TITLE =
  /^(?:facture|invoice|avoir|credit note|rechnung|gutschrift|page|date|duplicata|original|copie|proforma|bon de|ticket|receipt|tax invoice|releve|devis|logo|tel|fax|www|http|email|siret|tva|n°|no\.?|nr\.?|reference|client|montant|total|cash|bill|invoice n|retail invoice|commercial invoice|simplified|adresse|address|contact)(?![a-z])/;

/** "Fournisseur d'électricité", "Suppliers to the trade": what somebody does, and nobody's name. */
const TRADE =
  /^(?:fournisseurs?|specialistes?|fabricants?|producteurs?|distributeurs?|grossistes?|importateurs?|suppliers?|makers?|specialists?|purveyors?|importers?|manufacturers?|distributors?|growers?) (?:d'|(?:d[eu]s?|en|et|pour|of|to|in|and)(?![a-z]))/;

const PAYEE = /^(?:nom|titulaire(?: du compte)?|beneficiaire|ordre|a l'ordre de|account (?:name|holder)|kontoinhaber|payable to) ?: ?/;

export interface NameCandidate {
  text: string;
  /** How well its place announces it. */
  score: number;
  source: "block" | "label" | "footer" | "known";
  line: Segment | null;
  block: Block | null;
}

/** Is that the name of a business, or one of its numbers? */
export function isNamed(text: string, party: KnownParty): boolean {
  const [printed, name] = [bare(text), bare(party.name)];
  const numbers = [party.vatNumber, party.siret].flatMap((one) => (one ? [bare(one)] : []));
  return (
    (name.length > 3 && (printed === name || likeness(text, party.name) > 0.85 || printed.startsWith(name))) ||
    numbers.some((one) => printed.includes(one))
  );
}

/** Is it the reader's own name, however it is addressed: "Client : X", "M. X", "À l'attention de X", with its legal form or without? */
export function isAddressed(text: string, own: KnownParty): boolean {
  const called = text
    .replace(/^.*:\s*/, "")
    .replace(/^(?:M(?:r|me|rs|ms)?\.?|St[ée]\.?|Soci[ée]t[ée]|Attn\.?|À l'attention de|For)\s+/i, "");
  const core = (name: string) => bare(fold(name).replace(LEGAL, ""));
  const isCore = core(own.name).length > 4 && core(called) === core(own.name);
  return isCore || isNamed(text, own) || isNamed(called, own);
}

/** The line a block is named by: the first that is no title, label or part of an address. */
function nameIn({ lines }: Block, sheet: Sheet): Segment | null {
  const line = lines.find((line) => {
    const { folded, text } = line;
    const isLabel = sheet.labels.some((label) => label.segment.text === text && (label.to - label.from) / text.length > 0.6);
    return (
      !isLabel &&
      !isSaid(text) &&
      !isAnnouncing(line, sheet) &&
      !/:\s*$|@|www\.|https?:/.test(text) &&
      !TITLE.test(folded) &&
      /\p{L}{2}/u.test(text) &&
      !/^[\d\s]+$/.test(text)
    );
  });
  return line && isName(line) ? line : null;
}

/** A road and a town name nobody, but with the form of a business. */
const isName = ({ text, folded }: Pick<Segment, "text" | "folded">) => !hasTown(text) && (!isRoad(folded) || LEGAL.test(folded));

/** "Code : 4012", what a label and its number say. */
const isSaid = (text: string) => /^[^:]{2,40}:\s*\S*\d/.test(text);

/** Does a colon follow on the same row? Then it is what a label is called. */
function isAnnouncing({ row, right }: Segment, { rows }: Sheet): boolean {
  return !!rows[row]?.segments.find(({ left }) => left >= right)?.text.startsWith(":");
}

function fromBlocks(blocks: Block[], roles: Map<Block, number>, sheet: Sheet): NameCandidate[] {
  const sizes = sheet.segments.map(({ em }) => em).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 1;
  return blocks.flatMap((block) => {
    const line = nameIn(block, sheet);
    const page = sheet.pages.find(({ number }) => number === block.page);
    if (!line || !page) return [];
    const address = addressIn(block) ?? addressUnder(block, line, blocks);
    const role = roles.get(block) ?? 0;
    let score = role * 0.12 + (address ? 0.35 : 0) + (LEGAL.test(line.folded) ? 0.25 : 0);
    // A letterhead is large and on top.
    if (line.top < page.height * 0.22 && block.page === 1)
      score += Math.min(0.3, Math.max(0, line.em / usual - 1.15) * 0.35) + (block.top < page.height * 0.12 ? 0.1 : 0);
    if (line.words.length > 8 || /[:?!]/.test(line.text)) score -= 0.4;
    if (line.top > page.height * 0.4 && !address) score -= 0.3;
    const legal = legalName(line, block, sheet);
    const large = largerName(line, block);
    return [
      { text: wholeName(line, block, sheet), score, source: "block" as const, line, block },
      ...(large ? [{ text: wholeName(large, block, sheet), score, source: "block" as const, line: large, block }] : []),
      ...(legal ? [{ text: legal.text, score: score + 0.35, source: "block" as const, line: legal, block }] : []),
    ];
  });
}

/** Lines' heights between a name and the address that it is set larger than: its size alone parts both. */
const NEAR = 1;

/** The address under a name that is set larger. */
function addressUnder(block: Block, line: Segment, blocks: Block[]): ReturnType<typeof addressIn> {
  const under = blocks.find(({ page, top, left, right, lines: [first] }) => {
    const isNext = page === block.page && top >= block.bottom - 0.6 * line.em && top - block.bottom < NEAR * line.em;
    const isAligned = Math.abs(left - block.left) < line.em || Math.abs(left + right - block.left - block.right) < 1.4 * line.em;
    return isNext && isAligned && !!first && line.em > LARGER * first.em;
  });
  return under ? addressIn(under) : null;
}

/** So much larger than what stands over it, a line may be the name and that what the business deals in. */
const LARGER = 1.25;

/** A larger line right under what a block begins with. */
function largerName(line: Segment, { lines }: Block): Segment | null {
  const next = lines[lines.indexOf(line) + 1];
  return next && next.em > LARGER * line.em && isName(next) && !hasStreet(next.folded) && !/[:@\d]/.test(next.text) ? next : null;
}

/** Under the name of a shop stands that of the business it belongs to, when the paper says that it is to be paid. */
function legalName(line: Segment, { lines }: Block, { segments }: Sheet): Segment | null {
  const next = lines[lines.indexOf(line) + 1];
  if (!next || hasTown(next.text) || hasStreet(next.folded) || /[:@\d]/.test(next.text)) return null;
  const isPaid = ({ folded }: Segment) =>
    segments.some((other) => PAYEE.test(other.folded) && other.folded.replace(PAYEE, "").trim() === folded);
  return isPaid(next) && !isPaid(line) ? next : null;
}

/** Letters' sizes between the words of a name that is set wide; sizes by which its words differ as recognition measures them. */
const ASIDE = 3;
const ALIKE = 1.3;

/** "MILLSTONE   PACKAGING": large capitals of one size beside each other are one name, which recognition parts. */
function wideName(line: Segment, { rows, em }: Sheet): string | null {
  const isLarge = (one: Segment) => one.em > 1.1 * em && one.text === one.text.toUpperCase() && /^[^:\d]*\p{L}{2}[^:\d]*$/u.test(one.text);
  if (!isLarge(line) || line.words.some(({ sure }) => sure === 1)) return null;
  const row = rows[line.row]?.segments ?? [];
  const own = [line];
  for (const next of row.slice(row.indexOf(line) + 1)) {
    const last = own.at(-1) as Segment;
    const isAlike = Math.max(next.em, last.em) < ALIKE * Math.min(next.em, last.em);
    if (!isLarge(next) || !isAlike || next.left - last.right > ASIDE * line.em || TITLE.test(next.folded)) break;
    own.push(next);
  }
  return own.length > 1 ? own.map(({ text }) => text).join(" ") : null;
}

/** "Boucherie Martin &": a name that is not at its end goes on. */
const OPEN = /(?:&|(?<![a-z])(?:et|and|de|du|des|la|le|les|l'|d'|aux?|the|of))\s*$/;

/** A long name runs over two lines: its legal form is on the second, or what its first leaves open. */
function wholeName(line: Segment, { lines }: Block, sheet: Sheet): string {
  const wide = wideName(line, sheet);
  if (wide) return nameAlone(wide);
  const next = lines[lines.indexOf(line) + 1];
  const goesOn =
    next &&
    ((!LEGAL.test(line.folded) && LEGAL.test(next.folded)) || OPEN.test(line.folded)) &&
    !hasTown(next.text) &&
    !hasStreet(next.folded) &&
    !/[:@\d]/.test(next.text);
  // Behind the form of a business stands what it deals in.
  return nameAlone(goesOn ? `${line.text} ${next.text}` : (ENDING.exec(line.text)?.[1] ?? line.text));
}

/** A name of two words or more that ends with the form of a business, and what stands behind it. */
const ENDING = /^(\S*\p{L}{2}\S* .*?\p{L}{2}\S* (?:SARL|SASU?|EURL|SCEA|EARL|GAEC|SNC|Ltd|LTD|Limited|LLP|LLC|Inc|GmbH)\.?) +\p{L}/u;

/** "Conserverie X SARL – 12 rue Y – 75000 Paris": the name ends where the address begins. A register's number is no part of it. */
export function nameAlone(text: string): string {
  const named = text.replace(/\s*\([^)]*\d{4}[^)]*\)/g, "");
  return (named.split(/\s+[-–—•·|●]\s+|,\s(?=\d)| (?:au|with) capital/i)[0] ?? named).replace(/^[\s•·|:;,-]+|[\s•·|:;,*-]+$/g, "");
}

/** "Vendeur : X", "Bénéficiaire : X", "Sold by: X". */
function fromLabels(sheet: Sheet): NameCandidate[] {
  const label =
    /^(?:fournisseur|vendeur|emetteur|sold ?by|seller|supplier|vendor|verkaufer|lieferant|beneficiaire|titulaire(?: du compte)?|kontoinhaber|account (?:name|holder)|a l'ordre de|ordre|raison sociale|payable to)\s*:\s*/;
  return sheet.segments.flatMap((line) => {
    const match = label.exec(line.folded.replace(/ +/g, " "));
    if (!match) return [];
    const rest = line.text.slice(match[0].length).trim();
    const right = sheet.rows[line.row]?.segments.find((other) => other.left > line.right);
    const text = rest || right?.text || "";
    return text
      ? [
          {
            text: nameAlone(text),
            score: /^(?:kontoinhaber|account|titulaire|beneficiaire|payable)/.test(line.folded) ? 0.35 : 0.55,
            source: "label" as const,
            line: rest ? line : (right ?? line),
            block: null,
          },
        ]
      : [];
  });
}

/** Small print names the business that prints it: "X, SAS au capital de 10 000 €", "X - 12 rue Y - 75000 Paris". */
function fromFooters(sheet: Sheet, blocks: Block[]): NameCandidate[] {
  const { segments, pages } = sheet;
  // Under a name stands its address, whatever that begins with.
  const isUnderName = (line: Segment) =>
    blocks.some((block) => {
      const [at, name] = [block.lines.indexOf(line), nameIn(block, sheet)];
      return at > 0 && !!name && block.lines.indexOf(name) < at;
    });
  return segments.flatMap((line) => {
    const height = pages.find(({ number }) => number === line.page)?.height ?? 1;
    const capital =
      /^(.{3,60}?)[ ,–-]*(?:(?:s\.?a\.?s\.?u?|s\.?a\.?r\.?l\.?|eurl|s\.?a\.?|scea|earl|societe [a-z ]+?)[ ,–-]+)?(?:au )?capital/.exec(
        line.folded,
      );
    if (capital?.[1])
      return [{ text: nameAlone(line.text.slice(0, capital[1].length)), score: 0.45, source: "footer" as const, line, block: null }];
    const isSender = / [-–—•·|●] /.test(line.text) && hasTown(line.text) && !/^(?:tel|siege|adresse)/.test(line.folded);
    return isSender && !isUnderName(line)
      ? [{ text: nameAlone(line.text), score: line.top / height > 0.8 ? 0.35 : 0.5, source: "footer" as const, line, block: null }]
      : [];
  });
}

/** Businesses the reader knows, when the document names one. */
function fromKnown({ segments }: Sheet, parties: KnownParty[]): NameCandidate[] {
  return parties.flatMap((party) => {
    const line = segments.find(({ text }) => isNamed(nameAlone(text), party));
    return line ? [{ text: party.name, score: 0.9, source: "known" as const, line, block: null }] : [];
  });
}

/** Names of the web that the document says: "contact@moulins-x.fr", "www.moulins-x.fr". */
export function domainsIn({ segments }: Sheet): string[] {
  return segments.flatMap(({ folded }) =>
    [...folded.matchAll(/(?:@|www\.)([a-z0-9-]{3,})\.[a-z]/g)].map(([, domain = ""]) => bare(domain)),
  );
}

/** Is a name that of one of these addresses of the web? Its legal form is not. */
export function isDomain(text: string, domains: string[]): boolean {
  const [name, core] = [bare(text), bare(fold(text).replace(LEGAL, ""))];
  return domains.some((domain) => domain.length > 3 && (name.includes(domain) || (core.length > 3 && domain.includes(core))));
}
