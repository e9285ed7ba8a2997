import { addressIn, hasStreet, hasTown, isRoad } from "../address";
import type { Block } from "../blocks";
import { bare, fold, likeness } from "../fold";
import type { Segment } from "../rows";
import type { Sheet } from "../sheet";
import type { NameCandidate } from "../name-lines";
import { LEGAL } from "../name-text";
import { domainLikeness, domainsIn, isDomain } from "../supplier-name";
import type { TradeNumber } from "../vat-numbers";

/** What is known of the document's parties before any of them is chosen. */
export interface Parties {
  blocks: Block[];
  roles: Map<Block, number>;
  /** Blocks that a label says are the customer's, and those it says are the seller's. */
  buyers: Set<Block>;
  sellers: Set<Block>;
  own: Set<Block>;
  numbers: TradeNumber[];
  /** Rows that the table of lines seems to be in. */
  lineRows: ReadonlySet<number>;
}

/** A customer's name stands again where it is delivered to: what a party is called in several places is said of all of them. */
const SAME = 0.85;

/** Names that the supplier may have, with what a forest judges them by: what is said of a party wherever it is named, and of its rivals. */
export function nameCandidates(names: NameCandidate[], parties: Parties, sheet: Sheet): { value: NameCandidate; features: number[] }[] {
  const domains = domainsIn(sheet);
  const own = names.map((name) => ownFeatures(name, parties, sheet, domains));
  const worths = names.map((name) => worthOf(name, names, domains));
  const best = Math.max(...worths);
  return names.map((value, at) => {
    const same = names.flatMap((other, place) => (likeness(other.text, value.text) > SAME ? [own[place] as number[]] : []));
    const rivals = names.flatMap((other, place) => (likeness(other.text, value.text) > SAME ? [] : [own[place] as number[]]));
    const most = (lists: number[][]) =>
      (own[at] as number[]).slice(0, SHARED).map((_, feature) => Math.max(0, ...lists.map((one) => one[feature] as number)));
    const text = fold(value.text);
    const rows = sheet.segments.filter(({ folded }) => folded.includes(text)).map(({ row }) => row);
    return {
      value,
      features: [
        ...(own[at] as number[]),
        ...most(same),
        ...most(rivals),
        same.length,
        rivals.length,
        new Set(rows).size,
        at / Math.max(1, names.length),
        worths[at] as number,
        best - (worths[at] as number),
      ],
    };
  });
}

/** What a name that is a part of an address of the web is worth of the whole. */
const PART = 0.5;

/** What is said in several places, or in an address of the web, counts more than its place alone. */
function worthOf(name: NameCandidate, names: NameCandidate[], domains: string[]): number {
  const again = names.filter(
    (other) => other !== name && other.line?.row !== name.line?.row && likeness(other.text, name.text) > SAME,
  ).length;
  const inDomain = isDomain(name.text, domains) ? Math.max(PART, domainLikeness(name.text, domains)) : 0;
  return name.score + Math.min(0.3, again * 0.2) + 0.3 * inDomain;
}

/** So many features of a name say something of its party wherever it is named. */
const SHARED = 17;

function ownFeatures({ text, score, source, line, block }: NameCandidate, parties: Parties, sheet: Sheet, domains: string[]): number[] {
  const page = sheet.pages.find(({ number }) => number === (line?.page ?? 1));
  const [width, height] = [page?.width ?? 1, page?.height ?? 1];
  const words = block?.lines.map(({ folded }) => folded).join("\n") ?? line?.folded ?? "";
  const lines = block?.lines ?? (line ? [line] : []);
  const numbers = parties.numbers.filter(({ segment }) => lines.includes(segment));
  const is = (value: unknown) => (value ? 1 : 0);
  const hasTrade = /(?<![a-z])(?:rcs|r\.c\.s|capital|siret|siren|naf|ape)(?![a-z])/.test(words);
  return [
    is(block && parties.buyers.has(block)),
    is(block && parties.sellers.has(block)),
    is(block && parties.own.has(block)),
    is(isDomain(text, domains)),
    is(hasTrade),
    is(/tva|vat|ust|gst/.test(words)),
    is(/www\.|https?:|@/.test(words)),
    is(/(?<![a-z])(?:tel|phone|fax)/.test(words)),
    is(block && addressIn(block)),
    numbers.length,
    is(numbers.some(({ isChecked }) => isChecked)),
    is(source === "footer"),
    is(source === "capital"),
    domainLikeness(text, domains),
    is(source === "label"),
    is(source === "known"),
    score,
    is(LEGAL.test(fold(text))),
    (line?.em ?? sheet.em) / sheet.em,
    block && line ? line.em / Math.max(...block.lines.map(({ em }) => em)) : 1,
    (line?.top ?? 0) / height,
    (line?.left ?? 0) / width,
    (line?.right ?? 0) / width,
    line?.page ?? 1,
    block?.lines.length ?? 0,
    block && line ? block.lines.indexOf(line) : -1,
    block ? (parties.roles.get(block) ?? 0) : 0,
    (text.match(/\p{L}+/gu) ?? []).length,
    bare(text).length,
    is(/\d/.test(text)),
    is(text === text.toUpperCase()),
    is(/(?<![a-z])(?:transporteur|representant|carrier|livre|delivered|ship|livraison|agent|affaire)/.test(words)),
    is(/^(?:facture|invoice|avoir|bon |commande|total|date|page|n°)/.test(fold(text))),
    is(/[:?!]/.test(text)),
    is(hasStreet(fold(text))),
    is(line && parties.lineRows.has(line.row)),
    line ? line.words.reduce((sum, { sure }) => sum + sure, 0) / Math.max(1, line.words.length) : 1,
    Math.max(0, ...(text.match(/\p{L}+/gu) ?? []).map(({ length }) => length)),
    ...nextTo(line, block, sheet),
  ];
}

/** In letters' sizes: further apart, lines are of two things. */
const NEAR = 2.4;

/**
 * What stands right over a name and right under it, in its column: a larger line makes of it a slogan or a street, an address under it
 * makes of it a name.
 */
function nextTo(line: Segment | null, block: Block | null, { segments }: Sheet): number[] {
  if (!line) return [0, 0, 0, 0];
  const isLined = (other: Segment) =>
    other.page === line.page && other !== line && other.left < line.right + line.em && other.right > line.left - line.em;
  const over = segments.findLast(
    (other) => isLined(other) && other.bottom <= line.top + 0.4 * line.em && line.top - other.bottom < NEAR * line.em,
  );
  const under = segments
    .filter((other) => isLined(other) && other.top >= line.bottom - 0.4 * line.em && other.top - line.bottom < 2 * NEAR * line.em)
    .slice(0, 3);
  const is = (value: unknown) => (value ? 1 : 0);
  const isOther = over && !block?.lines.includes(over);
  return [
    over ? over.em / line.em : 0,
    is(isOther),
    is(under.some(({ text, folded }) => isRoad(folded) || hasTown(text))),
    is(under[0] && (isRoad(under[0].folded) || hasTown(under[0].text))),
  ];
}
