import type { InvoiceLine } from "@/db/business";
import { QUANTITY_SCALE, type Unit, units } from "@/worker/core/figures/quantity";
import { CENT } from "@/worker/core/figures/money";
import { lineTotal } from "@/worker/core/figures/totals";
import { type Xml, xml, xmlIf } from "@/worker/core/files/xml";
import type { OnPaper } from "../paper/on-paper";
import { type VatCategory, vatCategoryOf } from "./vat-category";

/** Units as UN/ECE Recommendation 20 codes them. */
const unitCodes: Record<Unit, string> = { g: "GRM", kg: "KGM", ml: "MLT", cl: "CLT", l: "LTR", piece: "C62" };
/** What a quantity may have at most after its point (BR-FR-DEC-02). */
const DECIMALS = 4;

/** Euros with two decimals. @param amount ten-thousandths of a euro */
export const euros = (amount: number) => (amount / CENT / 100).toFixed(2);
/** Percent, without useless zeros: a hundred has room for four digits only (BR-FR-DEC-04). @param rate hundredths of a percent */
export const percent = (rate: number) => plain(rate / 100, 2);
/** A number without useless zeros. */
const plain = (value: number, decimals: number) => value.toFixed(decimals).replace(/\.?0+$/, "");

/** A category of VAT and its rate; what is outside the scope has none (BR-O-05). */
export function rated({ code }: VatCategory, rate: number): [category: Xml, rate: Xml | null] {
  return [xml("ram:CategoryCode", code), code === "O" ? null : xml("ram:RateApplicablePercent", percent(rate))];
}

/** A line of an invoice in CII. */
export function tradeLine(line: InvoiceLine, place: number, { skus, reason }: OnPaper): Xml {
  const { amount, code, of } = counted(line);
  const whole = lineTotal({ ...line, discount: 0 });
  return xml("ram:IncludedSupplyChainTradeLineItem", [
    xml("ram:AssociatedDocumentLineDocument", [xml("ram:LineID", String(place + 1))]),
    xml("ram:SpecifiedTradeProduct", [
      xmlIf("ram:SellerAssignedID", line.itemId && skus.get(line.itemId)),
      xml("ram:Name", line.description),
    ]),
    xml("ram:SpecifiedLineTradeAgreement", [
      xml("ram:NetPriceProductTradePrice", [
        xml("ram:ChargeAmount", plain(line.price / 10_000, 4)),
        xml("ram:BasisQuantity", String(of), { unitCode: code }),
      ]),
    ]),
    xml("ram:SpecifiedLineTradeDelivery", [xml("ram:BilledQuantity", amount, { unitCode: code })]),
    xml("ram:SpecifiedLineTradeSettlement", [
      xml("ram:ApplicableTradeTax", [xml("ram:TypeCode", "VAT"), ...rated(vatCategoryOf(line.vatRate, reason), line.vatRate)]),
      whole === line.total ? null : allowance(line, whole),
      xml("ram:SpecifiedTradeSettlementLineMonetarySummation", [xml("ram:LineTotalAmount", euros(line.total))]),
    ]),
  ]);
}

/** How many of the unit its price is for; of the base unit where that has too many decimals: 1.234567 kg are 1234.567 g, at so much for 1000. */
function counted({ amount, per }: InvoiceLine): { amount: string; code: string; of: number } {
  const { base, factor } = units[per];
  const step = (QUANTITY_SCALE * factor) / 10 ** DECIMALS;
  const isExact = step < 1 || amount % step === 0;
  const unit = isExact ? { per, of: 1 } : { per: base, of: factor };
  return { amount: decimal(amount, isExact ? QUANTITY_SCALE * factor : QUANTITY_SCALE), code: unitCodes[unit.per], of: unit.of };
}

/** A whole number of parts, written out without the slips of binary fractions. @param parts a power of ten */
function decimal(amount: number, parts: number): string {
  const [sign, size] = [amount < 0 ? "-" : "", BigInt(Math.abs(amount))];
  const whole = size / BigInt(parts);
  const rest = String(size % BigInt(parts))
    .padStart(String(parts).length - 1, "0")
    .replace(/0+$/, "");
  return `${sign}${whole}${rest && `.${rest}`}`;
}

/** What is taken off a line (UNTDID 5189, 95: discount). */
function allowance({ discount, total }: InvoiceLine, whole: number): Xml {
  return xml("ram:SpecifiedTradeAllowanceCharge", [
    xml("ram:ChargeIndicator", [xml("udt:Indicator", "false")]),
    xml("ram:CalculationPercent", percent(discount)),
    xml("ram:BasisAmount", euros(whole)),
    xml("ram:ActualAmount", euros(whole - total)),
    xml("ram:ReasonCode", "95"),
  ]);
}
