import type { InvoiceLine } from "@/db/business";
import { QUANTITY_SCALE, type Unit, units } from "@/worker/core/quantity";
import { CENT, lineTotal } from "@/worker/core/totals";
import { type Xml, xml, xmlIf, xmlText } from "@/worker/core/xml";
import { paymentSentences } from "../company";
import { buyerParty, dateTime, sellerParty, shipTo } from "./cii-parties";
import { isDeposit, type OnPaper } from "./on-paper";
import { vatCategoryOf } from "./vat-category";

/** Units as UN/ECE Recommendation 20 codes them. */
const unitCodes: Record<Unit, string> = { g: "GRM", kg: "KGM", ml: "MLT", cl: "CLT", l: "LTR", piece: "C62" };
const GUIDELINE = "urn:cen.eu:en16931:2017";

/** Euros with two decimals. @param amount ten-thousandths of a euro */
const euros = (amount: number) => (amount / CENT / 100).toFixed(2);
const percent = (rate: number) => (rate / 100).toFixed(2);
/** A number without useless zeros. */
const plain = (value: number, decimals: number) => value.toFixed(decimals).replace(/\.?0+$/, "");

/**
 * An invoice or credit note as a Cross Industry Invoice (UN/CEFACT D16B) in the profile EN 16931, with what France adds
 * (XP Z12-012): SIREN of both sides, the three notes on late and early payment, the billing mode.
 */
export function ciiOf(paper: OnPaper): string {
  const { row } = paper;
  return xmlText(
    xml(
      "rsm:CrossIndustryInvoice",
      [
        xml("rsm:ExchangedDocumentContext", [
          xml("ram:BusinessProcessSpecifiedDocumentContextParameter", [xml("ram:ID", billingMode(paper))]),
          xml("ram:GuidelineSpecifiedDocumentContextParameter", [xml("ram:ID", GUIDELINE)]),
        ]),
        xml("rsm:ExchangedDocument", [
          xml("ram:ID", row.number ?? ""),
          xml("ram:TypeCode", row.type === "credit" ? "381" : isDeposit(row) ? "386" : "380"),
          dateTime("ram:IssueDateTime", row.issuedOn),
          ...notes(paper),
        ]),
        xml("rsm:SupplyChainTradeTransaction", [
          ...row.lines.map((line, place) => tradeLine(line, place, paper)),
          xml("ram:ApplicableHeaderTradeAgreement", [
            sellerParty(paper.seller),
            buyerParty(paper.buyer),
            row.reference ? xml("ram:BuyerOrderReferencedDocument", [xml("ram:IssuerAssignedID", row.reference)]) : null,
          ]),
          xml("ram:ApplicableHeaderTradeDelivery", [
            shipTo(row.deliveryAddress ?? paper.buyer.address, paper.buyer.name),
            xml("ram:ActualDeliverySupplyChainEvent", [dateTime("ram:OccurrenceDateTime", row.soldOn ?? row.issuedOn)]),
          ]),
          settlement(paper),
        ]),
      ],
      {
        "xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
        "xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
        "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
        "xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
      },
    ),
  );
}

/** B, S or M: goods, services or both (XP Z12-012, BT-23). What is no item goes with the rest, as transport does. */
function billingMode({ row, kinds }: OnPaper): string {
  const sold = row.lines.flatMap(({ itemId }) => (itemId ? [kinds.get(itemId) === "service"] : []));
  if (isDeposit(row)) return "B1";
  const [hasServices, hasGoods] = [sold.includes(true) || sold.length === 0, sold.includes(false)];
  return hasServices && hasGoods ? "M1" : hasGoods ? "B1" : "S1";
}

/** What is said of paying late and early, under the codes France gives (BR-FR-05), and the notes of the invoice. */
function notes({ row, seller, company }: OnPaper): Xml[] {
  const { penaltyRate = company.penaltyRate, discountTerms = company.discountTerms } = seller;
  const said = paymentSentences({ penaltyRate, discountTerms }, row.language);
  const coded = [
    ["PMT", said.recovery],
    ["PMD", said.penalty],
    ["AAB", said.discount],
  ] as const;
  const note = (content: string, code?: string) => xml("ram:IncludedNote", [xml("ram:Content", content), xmlIf("ram:SubjectCode", code)]);
  return [...coded.map(([code, content]) => note(content, code)), ...(row.notes ? [note(row.notes)] : [])];
}

function tradeLine(line: InvoiceLine, place: number, { seller, buyer, skus }: OnPaper): Xml {
  const code = unitCodes[line.per];
  const amount = line.amount / QUANTITY_SCALE / units[line.per].factor;
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
        xml("ram:BasisQuantity", "1", { unitCode: code }),
      ]),
    ]),
    xml("ram:SpecifiedLineTradeDelivery", [xml("ram:BilledQuantity", plain(amount, 6), { unitCode: code })]),
    xml("ram:SpecifiedLineTradeSettlement", [
      xml("ram:ApplicableTradeTax", [
        xml("ram:TypeCode", "VAT"),
        xml("ram:CategoryCode", vatCategoryOf(line.vatRate, seller, buyer).code),
        xml("ram:RateApplicablePercent", percent(line.vatRate)),
      ]),
      whole === line.total ? null : allowance(line, whole),
      xml("ram:SpecifiedTradeSettlementLineMonetarySummation", [xml("ram:LineTotalAmount", euros(line.total))]),
    ]),
  ]);
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

function settlement(paper: OnPaper): Xml {
  const { row, seller, buyer, corrected } = paper;
  const isBill = row.type === "client";
  const account = xml("ram:PayeePartyCreditorFinancialAccount", [xmlIf("ram:IBANID", seller.iban), xml("ram:AccountName", seller.name)]);
  const institution = seller.bic ? xml("ram:PayeeSpecifiedCreditorFinancialInstitution", [xml("ram:BICID", seller.bic)]) : null;
  return xml("ram:ApplicableHeaderTradeSettlement", [
    xmlIf("ram:PaymentReference", isBill ? row.number : null),
    xml("ram:InvoiceCurrencyCode", "EUR"),
    // 58: SEPA credit transfer (UNTDID 4461).
    isBill && seller.iban ? xml("ram:SpecifiedTradeSettlementPaymentMeans", [xml("ram:TypeCode", "58"), account, institution]) : null,
    ...row.vat.map(({ rate, base, tax }) => {
      const { code, exemption } = vatCategoryOf(rate, seller, buyer);
      return xml("ram:ApplicableTradeTax", [
        xml("ram:CalculatedAmount", euros(tax)),
        xml("ram:TypeCode", "VAT"),
        xmlIf("ram:ExemptionReason", exemption?.text),
        xml("ram:BasisAmount", euros(base)),
        xml("ram:CategoryCode", code),
        xmlIf("ram:ExemptionReasonCode", exemption?.code),
        xml("ram:RateApplicablePercent", percent(rate)),
      ]);
    }),
    terms(paper),
    xml("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
      xml("ram:LineTotalAmount", euros(row.subtotal)),
      xml("ram:TaxBasisTotalAmount", euros(row.subtotal)),
      xml("ram:TaxTotalAmount", euros(row.tax), { currencyID: "EUR" }),
      xml("ram:GrandTotalAmount", euros(row.total)),
      xml("ram:DuePayableAmount", euros(row.total)),
    ]),
    corrected?.number
      ? xml("ram:InvoiceReferencedDocument", [
          xml("ram:IssuerAssignedID", corrected.number),
          dateTime("ram:FormattedIssueDateTime", corrected.issuedOn, "qdt"),
        ])
      : null,
  ]);
}

/** When it is to be paid; a credit note says what it is set against (BR-CO-25 wants one or the other). */
function terms({ row, corrected }: OnPaper): Xml {
  return xml("ram:SpecifiedTradePaymentTerms", [
    row.dueOn ? null : xml("ram:Description", corrected?.number ?? row.number ?? ""),
    row.dueOn ? dateTime("ram:DueDateDateTime", row.dueOn) : null,
  ]);
}
