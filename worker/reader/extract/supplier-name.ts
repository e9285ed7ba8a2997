import type { KnownParty } from "@/worker/core/trade/reading";
import { addressIn } from "./address";
import type { Block } from "./blocks";
import { bare, fold, likeness } from "./fold";
import { isName, type NameCandidate, namingLines } from "./name-lines";
import { coreOf, LEGAL, nameAlone, namesOf, TRADE } from "./name-text";
import type { Segment } from "./rows";
import type { Sheet } from "./sheet";
import { fromSmallPrint } from "./small-print";

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
  const all = [...fromBlocks(blocks, roles, sheet), ...fromLabels(sheet), ...fromSmallPrint(sheet, blocks), ...fromKnown(sheet, known)];
  // The form of a business alone names nobody.
  const isCalled = ({ text }: NameCandidate) =>
    bare(coreOf(text)).length >= 2 && isName({ text, folded: fold(text) }) && !TRADE.test(fold(text));
  return all.filter((name) => isCalled(name) && !isOurs(name, isOwn));
}

/** Is it the reader's own business, or what stands under its name: its address? */
function isOurs({ text, line, block }: NameCandidate, isOwn: (text: string) => boolean): boolean {
  const lines = block && line ? block.lines.slice(0, block.lines.indexOf(line)) : [];
  return isOwn(text) || lines.some((over) => isOwn(over.text));
}

const PAYEE = /^(?:nom|titulaire(?: du compte)?|beneficiaire|ordre|a l'ordre de|account (?:name|holder)|kontoinhaber|payable to) ?: ?/;

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
  const core = (name: string) => bare(coreOf(name));
  const isCore = core(own.name).length > 4 && core(called) === core(own.name);
  return isCore || isNamed(text, own) || isNamed(called, own);
}

/** What a second line of a block is behind its first, where nothing else parts them. */
const SECOND = 0.05;

function fromBlocks(blocks: Block[], roles: Map<Block, number>, sheet: Sheet): NameCandidate[] {
  const sizes = sheet.segments.map(({ em }) => em).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 1;
  return blocks.flatMap((block) => {
    const page = sheet.pages.find(({ number }) => number === block.page);
    if (!page) return [];
    const role = roles.get(block) ?? 0;
    return namingLines(block, sheet).flatMap((line, at, [first]) => {
      const address = addressIn(block) ?? addressUnder(block, line, blocks);
      let score = role * 0.12 + (address ? 0.35 : 0) + (LEGAL.test(line.folded) ? 0.25 : 0) - at * SECOND;
      // A letterhead is large and on top.
      if (line.top < page.height * 0.22 && block.page === 1)
        score += Math.min(0.3, Math.max(0, line.em / usual - 1.15) * 0.35) + (block.top < page.height * 0.12 ? 0.1 : 0);
      if (line.words.length > 8 || /[:?!]/.test(line.text)) score -= 0.4;
      if (line.top > page.height * 0.4 && !address) score -= 0.3;
      // Under the name of a shop stands that of the business it belongs to, when the paper says that it is to be paid.
      if (at > 0 && isPaid(line, sheet) && first && !isPaid(first, sheet)) score += 0.35;
      return namesOf(line, block, sheet).map((text) => ({ text, score, source: "block" as const, line, block }));
    });
  });
}

/** Does the paper name it as who is to be paid? */
const isPaid = ({ folded }: Segment, { segments }: Sheet) =>
  segments.some((other) => PAYEE.test(other.folded) && other.folded.replace(PAYEE, "").trim() === folded);

/** Lines' heights between a name and the address that it is set larger than: its size alone parts both. */
const NEAR = 1;

/** So much larger than its address, a name is parted from it. */
const LARGER = 1.25;

/** The address under a name that is set larger. */
function addressUnder(block: Block, line: Segment, blocks: Block[]): ReturnType<typeof addressIn> {
  const under = blocks.find(({ page, top, left, right, lines: [first] }) => {
    const isNext = page === block.page && top >= block.bottom - 0.6 * line.em && top - block.bottom < NEAR * line.em;
    const isAligned = Math.abs(left - block.left) < line.em || Math.abs(left + right - block.left - block.right) < 1.4 * line.em;
    return isNext && isAligned && !!first && line.em > LARGER * first.em;
  });
  return under ? addressIn(under) : null;
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

/** How like a name is to one of these addresses of the web, 0 to 1; its legal form is not in them. */
export function domainLikeness(text: string, domains: string[]): number {
  return Math.max(0, ...domains.filter(({ length }) => length > 3).map((domain) => likeness(coreOf(text), domain)));
}

/** Is a name that of one of these addresses of the web, or a part of it? */
export function isDomain(text: string, domains: string[]): boolean {
  const [name, core] = [bare(text), bare(coreOf(text))];
  return domains.some((domain) => domain.length > 3 && (name.includes(domain) || (core.length > 3 && domain.includes(core))));
}
