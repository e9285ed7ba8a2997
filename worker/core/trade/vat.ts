import type { Address } from "./parties";
import type { VatReason, vatRegimes } from "./trade";

/** Where a place stands for French VAT: overseas departments are France for customs, and abroad for VAT (CGI, art. 294). */
export type VatPlace = "france" | "overseas" | "union" | "beyond";

/** The member states other than France, as ISO writes them. */
const union = new Set("AT BE BG HR CY CZ DK EE FI DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" "));

/** Overseas departments by the letters of ISO, and by the digits of the French post. */
const overseas = /^(GP|MQ|GF|RE|YT|FR97[12346]\d*)$/;
/** French places outside the departments: Saint-Barthélemy, Saint-Martin, Saint-Pierre, and those of the Pacific. Monaco (980) is as France. */
const beyondSea = /^(FR(97133|97150|975\d*|97[78]\d*|98[1-9]\d*))$/;
/** Places of member states where the VAT of the Union does not apply (directive 2006/112, article 6). */
const outsideUnion = /^(ES(35|38|51|52)\d*|IT(23041|22061)|DE(78266|27498)|FI22\d*|GR63086)$/;

/** Where an address stands for VAT; France where nobody knows. */
export function vatPlaceOf(address: Pick<Address, "country" | "postcode"> | null): VatPlace {
  const { country, postcode } = address ?? { country: "FR", postcode: "" };
  const place = country + postcode.replace(/\s/g, "");
  if (beyondSea.test(place) || outsideUnion.test(place)) return "beyond";
  if (overseas.test(country) || overseas.test(place)) return "overseas";
  if (country === "FR" || country === "MC") return "france";
  return union.has(country) ? "union" : "beyond";
}

/** Where goods go to, or come from: Northern Ireland is of the Union for goods, and for nothing else (Protocol of Windsor, article 8). */
export function goodsPlaceOf(address: Pick<Address, "country" | "postcode"> | null): VatPlace {
  const isNorthernIreland = address?.country === "GB" && /^BT/i.test(address.postcode.trim());
  return isNorthernIreland ? "union" : vatPlaceOf(address);
}

/** Is a place in Monaco, which is as France for VAT, and which the return tells apart? */
export function isMonaco(address: Pick<Address, "country" | "postcode"> | null): boolean {
  return address !== null && (address.country === "MC" || (address.country === "FR" && address.postcode.startsWith("980")));
}

/** Does a VAT number say that its business is established in another member state; or, as to goods, in Northern Ireland (XI)? */
export function isUnionNumber(vatNumber: string | null, { hasGoods }: { hasGoods: boolean }): boolean {
  const letters = vatNumber?.slice(0, 2) ?? "";
  return union.has(letters === "EL" ? "GR" : letters) || (hasGoods && letters === "XI");
}

/**
 * May VAT that somebody charges be of another country? Of one who is established abroad, unless their number is a French one: what is
 * theirs is not deducted on the French return (CGI, art. 271, II), and what a buyer accounts for stands on no invoice (art. 283, 2 bis).
 * @param tax what the paper charges
 */
export function isForeignVat(
  { vatNumber, address }: { vatNumber: string | null; address: Pick<Address, "country" | "postcode"> | null },
  tax: number,
): boolean {
  if (tax <= 0 || /^FR/i.test(vatNumber?.trim() ?? "")) return false;
  const place = goodsPlaceOf(address);
  return /^[A-Z]{2}/i.test(vatNumber?.trim() ?? "") || place === "union" || place === "beyond";
}

/** The article that a paper names where a sale bears no VAT (CGI, annexe II, art. 242 nonies A, I, 12°); in French whoever reads it. */
export const exemptionTexts: Readonly<Record<VatReason, string>> = {
  franchise: "TVA non applicable, article 293 B du CGI",
  exempt: "Exonération de TVA, article 261 du CGI",
  intra_community: "Exonération de TVA, article 262 ter I du CGI",
  export: "Exonération de TVA, article 262 I du CGI",
  overseas: "Exonération de TVA, article 294, 2 du CGI",
  reverse_charge: "Autoliquidation",
  outside_scope: "Opération hors du champ de la TVA",
};

/** What decides whether a sale bears French VAT. */
export interface VatSale {
  seller: { vatRegime?: (typeof vatRegimes)[number]; address: Address | null };
  buyer: { address: Address | null; vatNumber: string | null; isConsumer?: boolean };
  /** Where goods go, when that is not where the buyer is. */
  deliveryAddress: Address | null;
  /** Goods count where they go, services where the buyer is established. */
  hasGoods: boolean;
}

/**
 * Why a sale bears no VAT: the seller's regime first, then where it goes and to whom (CGI, art. 293 B, 294, 262 ter I, 262 I, 283
 * and 259). A consumer of the Union pays the VAT of France (art. 258 A and 259 D, below the threshold of distance sales).
 * @returns null when it bears the VAT of what is sold
 */
export function exemptionOf({ seller, buyer, deliveryAddress, hasGoods }: VatSale): VatReason | null {
  if (seller.vatRegime === "franchise") return "franchise";
  if (vatPlaceOf(seller.address) !== "france") return null;
  const place = hasGoods ? goodsPlaceOf(deliveryAddress ?? buyer.address) : vatPlaceOf(buyer.address);
  if (place === "overseas") return hasGoods ? "overseas" : null;
  if (place === "union" && isUnionNumber(buyer.vatNumber, { hasGoods })) return hasGoods ? "intra_community" : "reverse_charge";
  if (place === "beyond") return hasGoods ? "export" : buyer.isConsumer ? null : "outside_scope";
  return null;
}

/** A line as far as its VAT goes. */
interface TaxedLine {
  itemId: string | null;
  vatRate: number;
  /** Packaging that comes back, which bears no VAT whoever buys. */
  container?: string;
  /** Where somebody says that it is a service, or that it is none. */
  isService?: boolean;
}

/** What is sold: goods unless it is a service. */
interface SoldItem {
  id: string;
  kind: string;
  vatRate: number;
}

/** Is something of these lines goods? What is no item (transport, a deposit) goes with the goods, unless somebody says otherwise. */
export function hasGoodsIn(lines: Pick<TaxedLine, "itemId" | "isService">[], items: Pick<SoldItem, "id" | "kind">[]): boolean {
  const services = new Set(items.flatMap(({ id, kind }) => (kind === "service" ? [id] : [])));
  return lines.some(({ itemId, isService }) => !(isService ?? (itemId !== null && services.has(itemId))));
}

/**
 * Which lines bear no tax for who buys: what somebody says is a service goes by itself, all else goes together, with the goods if there
 * are any.
 */
export function exemptLines(
  lines: Pick<TaxedLine, "itemId" | "isService">[],
  sale: Omit<VatSale, "hasGoods">,
  items: Pick<SoldItem, "id" | "kind">[],
): boolean[] {
  const isExempt = (hasGoods: boolean) => exemptionOf({ ...sale, hasGoods }) !== null;
  const [together, alone] = [isExempt(hasGoodsIn(lines, items)), isExempt(false)];
  return lines.map(({ isService }) => (isService ? alone : together));
}

/**
 * Lines at the rates that follow from who buys: nothing where it bears no tax, else what is said, or the item's rate where
 * nothing is charged.
 */
export function atRatesOfBuyer<Line extends TaxedLine>(lines: Line[], sale: Omit<VatSale, "hasGoods">, items: SoldItem[]): Line[] {
  const exempt = exemptLines(lines, sale, items);
  const rateOf = ({ itemId, vatRate, container }: Line) =>
    container ? 0 : vatRate || (items.find(({ id }) => id === itemId)?.vatRate ?? 0);
  return lines.map((line, place) => ({ ...line, vatRate: exempt[place] ? 0 : rateOf(line) }));
}
