import type { InvoiceLine, InvoiceParty } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Address } from "@/worker/core/trade/parties";
import type { VatReason } from "@/worker/core/trade/trade";
import { exemptionOf, exemptionTexts, goodsPlaceOf, hasGoodsIn, isUnionNumber } from "@/worker/core/trade/vat";
import { requireMentions } from "../mentions";

/** Why a rate is what it is, as EN 16931 codes it (UNTDID 5305); an exemption says its article, and has its code (VATEX) where there is one. */
export interface VatCategory {
  code: "S" | "E" | "K" | "G" | "AE" | "O";
  exemption?: { code?: string; text: string };
}

const exemptions = {
  franchise: { code: "E", exemption: { code: "VATEX-FR-FRANCHISE", text: exemptionTexts.franchise } },
  exempt: { code: "E", exemption: { text: exemptionTexts.exempt } },
  intra_community: { code: "K", exemption: { code: "VATEX-EU-IC", text: exemptionTexts.intra_community } },
  export: { code: "G", exemption: { code: "VATEX-EU-G", text: exemptionTexts.export } },
  overseas: { code: "G", exemption: { code: "VATEX-EU-G", text: exemptionTexts.overseas } },
  reverse_charge: { code: "AE", exemption: { code: "VATEX-EU-AE", text: exemptionTexts.reverse_charge } },
  outside_scope: { code: "O", exemption: { code: "VATEX-EU-O", text: exemptionTexts.outside_scope } },
} as const satisfies Record<VatReason, VatCategory>;

/** Packaging that comes back is no part of the base of VAT: the one thing at 0 % that needs no other reason. */
const containers: VatCategory = {
  code: "E",
  exemption: { text: "Emballages consignés, hors base d'imposition à la TVA (directive 2006/112/CE, article 92)" },
};

/** The category of a rate. @param rate hundredths of a percent @param reason why what is at 0 % bears no tax; null where that is packaging that comes back */
export function vatCategoryOf(rate: number, reason: VatReason | null): VatCategory {
  return rate > 0 ? { code: "S" } : reason ? exemptions[reason] : containers;
}

/** What decides why a sale bears no tax. */
export interface Sale {
  seller: InvoiceParty;
  buyer: InvoiceParty;
  /** The buyer's record, where a refusal may lead to it. */
  clientId?: string | null;
  /** Where goods go, when that is not where the buyer is. */
  deliveryAddress: Address | null;
  lines: Pick<InvoiceLine, "itemId" | "vatRate" | "container" | "isService">[];
  /** Kinds of items, by identifier. */
  kinds: Map<string, string>;
  /** What the business says. */
  vatReason: VatReason | null;
}

const isUntaxed = ({ vatRate, container }: Sale["lines"][number]) => vatRate === 0 && !container;

/** Why a sale bears no tax: the regime first, then what is said, then what follows from where it goes and to whom. @returns null when nothing says it */
export function vatReasonOf({ seller, buyer, deliveryAddress, lines, kinds, vatReason }: Sale): VatReason | null {
  if (seller.vatRegime === "franchise") return "franchise";
  if (vatReason) return vatReason;
  const items = [...kinds].map(([id, kind]) => ({ id, kind }));
  const hasGoods = hasGoodsIn(lines.filter(isUntaxed), items);
  return exemptionOf({ seller, buyer, deliveryAddress, hasGoods });
}

/**
 * The same, on sending: what bears no tax must say why, and that must be possible.
 * @returns null when everything bears tax
 * @throws Refusal `invalid_input` naming the rate that a franchise does not charge, or the reason; `incomplete_party` naming a VAT number
 */
export function requireVatReason(sale: Sale): VatReason | null {
  const reason = vatReasonOf(sale);
  const taxed = sale.lines.findIndex(({ vatRate }) => vatRate > 0);
  if (sale.seller.vatRegime === "franchise" && taxed >= 0) refuseField(`lines.${taxed}.vatRate`, "vat_franchise");
  if (!sale.lines.some(isUntaxed)) return null;
  if (!reason) return refuseField("vatReason", "vat_reason");
  // EN 16931: what is outside the scope stands alone (BR-O-11).
  if (reason === "outside_scope" && taxed >= 0) refuseField("vatReason", "vat_reason_alone");
  requirePlace(reason, sale);
  requireNumbers(reason, sale);
  return reason;
}

function requirePlace(reason: VatReason, { buyer, deliveryAddress }: Sale): void {
  const places = { intra_community: "union", export: "beyond", overseas: "overseas" } as const;
  const place = reason in places ? places[reason as keyof typeof places] : null;
  if (place && goodsPlaceOf(deliveryAddress ?? buyer.address) !== place) refuseField("vatReason", "vat_reason_place");
}

/** Whom the tax is shifted to must be known by VAT number (CGI, annexe II, art. 242 nonies A, I, 3°; BR-IC-02, BR-AE-02, BR-G-02). */
function requireNumbers(reason: VatReason, { seller, buyer, clientId }: Sale): void {
  const known = {
    intra_community: isUnionNumber(buyer.vatNumber, { hasGoods: true }),
    reverse_charge: buyer.vatNumber,
    export: "nobody",
    overseas: "nobody",
  };
  if (!(reason in known)) return;
  requireMentions(
    [
      ["company.vatNumber", seller.vatNumber],
      ["client.vatNumber", known[reason as keyof typeof known]],
    ],
    { company: seller, client: clientId ? { id: clientId, name: buyer.name } : undefined },
  );
}
