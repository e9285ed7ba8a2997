import type { KnownParty, ReadOptions } from "@/worker/core/trade/reading";
import { type Address, addressIn, hasStreet } from "./address";
import { type Block, blocksOf } from "./blocks";
import { bare, likeness } from "./fold";
import type { Segment } from "./rows";
import type { Sheet } from "./sheet";
import { nameCandidates, type Parties } from "./rank/names";
import { choose } from "./rank/choose";
import type { NameCandidate } from "./name-lines";
import { nameAlone } from "./name-text";
import { isAddressed, type SupplierName, supplierNames } from "./supplier-name";
import { type TicketHead, ticketHead } from "./ticket-head";
import { surenessOf } from "./words";
import { ibansIn, siretsIn, type TradeNumber, vatNumbersIn } from "./vat-numbers";

/** The business that sent the document, as far as it shows itself. */
export interface Supplier {
  name: SupplierName | null;
  address: (Address & { score: number }) | null;
  vatNumber: (TradeNumber & { score: number }) | null;
  siret: (TradeNumber & { score: number }) | null;
  iban: (TradeNumber & { score: number }) | null;
}

/**
 * Everybody the document names, and who of them may have sent it. The reader's own business never did.
 * @param lineRows rows that its table of lines seems to be in
 */
export function partiesOf(sheet: Sheet, { known = [], own = null }: ReadOptions, lineRows: ReadonlySet<number> = new Set()) {
  const blocks = blocksOf(sheet.rows);
  const isOwn = (text: string) => !!own && isAddressed(text, own);
  const roles = new Map(blocks.map((block) => [block, roleOf(block, blocks, sheet, isOwn)]));
  const labelled = (kind: "buyer" | "seller") =>
    new Set(blocks.filter((block) => sheet.labels.some((label) => label.kind === kind && announces(label.segment, block, blocks))));
  const parties: Parties = {
    blocks,
    roles,
    buyers: labelled("buyer"),
    sellers: labelled("seller"),
    own: new Set(blocks.filter(({ lines }) => lines.some(({ text }) => isOwn(text)))),
    numbers: [...vatNumbersIn(sheet.rows), ...siretsIn(sheet.rows)],
    lineRows,
  };
  return { parties, isOwn, candidates: nameCandidates(supplierNames(blocks, roles, sheet, known, isOwn), parties, sheet) };
}

/** Finds who sent the document. @param lineRows rows that its table of lines seems to be in */
export function supplierOf(sheet: Sheet, options: ReadOptions, lineRows?: ReadonlySet<number>): Supplier {
  const { known = [], own = null } = options;
  const { parties, isOwn, candidates } = partiesOf(sheet, options, lineRows);
  const { blocks, roles } = parties;
  const name = nameOf(candidates);
  const home = addressBlock(name, blocks, roles);
  const head = isTill(sheet) ? ticketHead(sheet) : null;
  const numbers = numbersOf(sheet, blocks, roles, home, own);
  const matched = known.find(
    (party) =>
      numbers.vatNumber && party.vatNumber && bare(party.vatNumber) === bare(numbers.vatNumber.text) && numbers.vatNumber.score > 0.5,
  );
  const isKnown = name !== null && known.some((party) => party.name === name.text);
  const onTop = head && !isKnown && !isOwn(head.name.text) ? nameOn(head) : null;
  // What stands on top of a ticket is its shop, unless another name is certain.
  const nameRead = onTop && (name?.probability ?? 0) < CERTAIN ? onTop : name;
  return {
    name:
      matched && (!nameRead || likeness(nameRead.text, matched.name) < 0.85)
        ? { text: matched.name, probability: 0.98, line: null, block: null }
        : nameRead,
    address: head?.address ? { ...head.address, from: 0, score: 0.6 } : home && addressOf(home, name),
    ...numbers,
  };
}

/** So likely, a name is another than the one on top of a ticket. */
const CERTAIN = 0.95;

/** The name that most speaks for. */
function nameOf(candidates: { value: NameCandidate; features: number[] }[]): SupplierName | null {
  const best = choose(
    "supplier",
    candidates,
    ({ text }) => bare(text),
    ({ line }) => (line ? surenessOf(line.words) : 1),
  );
  return best && { text: best.value.text, line: best.value.line, block: best.value.block, probability: best.probability };
}

/** The name on top of a ticket; one that says its legal form is surer. */
function nameOn({ name, isLegal }: TicketHead): SupplierName {
  return {
    text: nameAlone(name.text),
    probability: (isLegal ? 0.85 : 0.65) * (0.5 + 0.5 * surenessOf(name.words)),
    line: name,
    block: null,
  };
}

/** Is it the ticket of a till: narrow paper, or little of a wide sheet? */
function isTill({ pages, segments }: Sheet): boolean {
  const [first] = pages;
  if (!first || pages.length > 1) return false;
  const [left, right] = [segments.map((one) => one.left), segments.map((one) => one.right)].map((all) => all.sort((a, b) => a - b));
  const edge = Math.floor(segments.length * 0.03);
  const wide = (right?.at(-1 - edge) ?? first.width) - (left?.[edge] ?? 0);
  return first.height > first.width * 1.6 || wide < first.width * 0.5;
}

/** How much a block looks like the sender's (above zero) or the customer's (below). */
function roleOf(block: Block, blocks: Block[], sheet: Sheet, isOwn: (text: string) => boolean): number {
  const page = sheet.pages.find(({ number }) => number === block.page);
  if (!page) return 0;
  const text = block.lines.map(({ folded }) => folded).join("\n");
  if (block.lines.some((line) => isOwn(line.text))) return -5;
  let role = 0;
  for (const [kind, worth] of [
    ["buyer", -3],
    ["seller", 3],
  ] as const)
    if (sheet.labels.some((label) => label.kind === kind && announces(label.segment, block, blocks))) role += worth;
  if (/(?<![a-z])(?:rcs|r\.c\.s|capital|siret|siren|naf|ape)(?![a-z])/.test(text)) role += 0.8;
  if (/tva|vat|ust|gst/.test(text)) role += 0.5;
  if (/www\.|https?:|iban/.test(text)) role += 0.7;
  if (/@|(?<![a-z])tel|(?<![a-z])phone|(?<![a-z])fax/.test(text)) role += 0.6;
  if (block.top < page.height * 0.25) role += 0.6;
  if (block.page > 1) role -= 0.6;
  // Windows of envelopes are on the right in France; senders write on the left.
  const isRight = block.left > page.width * 0.45;
  role += isRight ? -0.7 : 0.4;
  return role;
}

/** Does a label stand in the block's first line, or right above it? */
function announces(label: Segment, block: Block, blocks: Block[]): boolean {
  if (label.page !== block.page) return false;
  const first = block.lines[0];
  if (block.lines.includes(label)) return label === first || label.top - block.top < 1.5 * label.em;
  if (!first) return false;
  const gap = block.top - label.bottom;
  const isOver = label.left < block.right && label.right > block.left - 2 * label.em;
  const parted = blocks.some(
    (other) =>
      other !== block &&
      !other.lines.includes(label) &&
      other.top > label.bottom - 1 &&
      other.bottom < block.top &&
      other.left < block.right &&
      other.right > block.left,
  );
  const isBeside =
    Math.abs(label.top - first.top) < 0.8 * label.em && block.left - label.right > 0 && block.left - label.right < 12 * label.em;
  return (isOver && gap >= -0.3 * label.em && gap < 2.2 * label.em && !parted) || isBeside;
}

/** The block whose address is the supplier's: its own, one that repeats its name, else the most like a sender's. */
function addressBlock(name: SupplierName | null, blocks: Block[], roles: Map<Block, number>): Block | null {
  const homes = blocks.filter((block) => addressIn(block));
  if (name?.block && homes.includes(name.block)) return name.block;
  const scored = homes.map((block) => {
    const isNamed = name && block.lines.some(({ text }) => bare(text).includes(bare(name.text)));
    const line = name?.line;
    const isUnder =
      line &&
      block.page === line.page &&
      block.top >= line.bottom - line.em &&
      block.top - line.bottom < 4 * line.em &&
      block.left < line.right &&
      block.right > line.left;
    return { block, score: (roles.get(block) ?? 0) + (isNamed ? 3 : 0) + (isUnder ? 2 : 0) };
  });
  scored.sort((a, b) => b.score - a.score);
  return scored[0] && scored[0].score > 0.3 ? scored[0].block : null;
}

/** An address is the surer the more it is one, and when the name stands over it. */
function addressOf(home: Block, name: SupplierName | null): Supplier["address"] {
  const address = addressIn(home);
  if (!address) return null;
  const isNamed = !!name && home.lines.some(({ text }) => bare(text).includes(bare(name.text)));
  const hasRoad = address.lines.some(({ folded }) => hasStreet(folded));
  return { ...address, score: 0.45 + (isNamed ? 0.3 : 0) + (hasRoad ? 0.15 : 0) + (address.lines.length > 1 ? 0.1 : 0) };
}

/** The supplier's VAT number and SIRET: not those of the customer. */
function numbersOf(
  sheet: Sheet,
  blocks: Block[],
  roles: Map<Block, number>,
  home: Block | null,
  own: KnownParty | null,
): Pick<Supplier, "vatNumber" | "siret" | "iban"> {
  const mine = [own?.vatNumber, own?.siret].flatMap((one) => (one ? [bare(one)] : []));
  const best = (numbers: TradeNumber[]) => {
    const scored = numbers
      .filter(({ text }) => !mine.some((one) => one === bare(text) || one.slice(0, 9) === bare(text).slice(-9)))
      .map((number, at) => {
        const block = blocks.find(({ lines }) => lines.includes(number.segment));
        const role = block ? (roles.get(block) ?? 0) : 0;
        const isHome = block && block === home;
        const isUnderHome =
          home &&
          block &&
          !isHome &&
          block.page === home.page &&
          block.top >= home.bottom - 1 &&
          block.top - home.bottom < 3 * number.segment.em &&
          Math.abs(block.left - home.left) < 2 * number.segment.em;
        const isBuyers = isOnBuyersSide(number, sheet);
        const score =
          0.55 + role * 0.1 + (isHome ? 0.35 : isUnderHome ? 0.25 : 0) + (number.isChecked ? 0.1 : -0.1) - (isBuyers ? 0.5 : 0) - at * 0.02;
        return { ...number, score };
      });
    scored.sort((a, b) => b.score - a.score);
    return scored[0] && scored[0].score > 0.2 ? scored[0] : null;
  };
  return { vatNumber: best(vatNumbersIn(sheet.rows)), siret: best(siretsIn(sheet.rows)), iban: best(ibansIn(sheet.rows)) };
}

/** Is the nearest party named above a number, in its column, the customer? */
function isOnBuyersSide(number: TradeNumber, { labels }: Sheet): boolean {
  const above = labels.filter(({ kind, page, top, left, right }) => {
    const isParty = kind === "buyer" || kind === "seller";
    return (
      isParty &&
      page === number.page &&
      top <= number.bottom &&
      left < number.right &&
      right > number.segment.left - 4 * number.segment.em &&
      number.top - top < 18 * number.segment.em
    );
  });
  const nearest = above.sort((a, b) => b.top - a.top)[0];
  return nearest?.kind === "buyer" || /client|acheteur|customer|votre n|your vat|buyer/.test(number.segment.folded);
}
