import { type Xml, xml, xmlIf, xmlText } from "@/worker/core/files/xml";
import { paymentSentences } from "@/worker/modules/business/company";
import type { RebatePart } from "@/worker/core/figures/totals";
import { euros, percent, rated, tradeLine } from "./cii-lines";
import { buyerParty, dateTime, sellerParty, shipTo } from "./cii-parties";
import { isDeposit, type OnPaper } from "../paper/on-paper";
import { vatCategoryOf } from "./vat-category";

const GUIDELINE = "urn:cen.eu:en16931:2017";

/**
 * An invoice or credit note as a Cross Industry Invoice (UN/CEFACT D16B) in the profile EN 16931, with what France adds
 * (XP Z12-012): SIREN of both sides, the three notes on late and early payment, the billing mode.
 */
export function ciiOf(paper: OnPaper): string {
  const { row } = paper;
  const hasVat = row.vat.some(({ rate }) => vatCategoryOf(rate, paper.reason).code !== "O");
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
          xml("ram:TypeCode", typeCode(paper)),
          dateTime("ram:IssueDateTime", row.issuedOn),
          ...notes(paper),
        ]),
        xml("rsm:SupplyChainTradeTransaction", [
          ...row.lines.map((line, place) => tradeLine(line, place, paper)),
          xml("ram:ApplicableHeaderTradeAgreement", [
            sellerParty(paper.seller, hasVat),
            buyerParty(paper.buyer, hasVat),
            row.reference ? xml("ram:BuyerOrderReferencedDocument", [xml("ram:IssuerAssignedID", row.reference)]) : null,
          ]),
          xml("ram:ApplicableHeaderTradeDelivery", [
            shipTo(row.deliveryAddress ?? paper.buyer.address, paper.buyer.name),
            xml("ram:ActualDeliverySupplyChainEvent", [dateTime("ram:OccurrenceDateTime", row.soldOn ?? row.issuedOn)]),
            despatchAdvice(paper),
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

/** What it is (UNTDID 1001): an invoice, a deposit's, or the credit note of one or the other. */
function typeCode({ row, corrected }: OnPaper): string {
  if (row.type === "credit") return corrected && isDeposit(corrected) ? "503" : "381";
  return isDeposit(row) ? "386" : "380";
}

/**
 * B, S or M: goods, services or both (XP Z12-012, BT-23). Then 1, 2 where it is paid already, or 4 where a deposit that was invoiced
 * before is taken back.
 */
function billingMode({ row, nature, paidOn }: OnPaper): string {
  if (isDeposit(row)) return "B1";
  const side = { goods: "B", services: "S", mixed: "M" }[nature];
  if (paidOn) return `${side}2`;
  return `${side}${row.lines.some(({ itemId, total, container }) => !itemId && total < 0 && !container) ? "4" : "1"}`;
}

/** What is said of paying late and early, under the codes France gives (BR-FR-05), who buys (BR-FR-20), and the notes of the invoice. */
function notes({ row, seller, buyer, company, isConsumer }: OnPaper): Xml[] {
  const { penaltyRate = company.penaltyRate, discountTerms = company.discountTerms, discountKeepsVat } = seller;
  const sentences = paymentSentences({ penaltyRate, discountTerms, discountKeepsVat, hasVat: row.tax > 0 }, row.language);
  // What is asked of late businesses is not asked of a person (Code de commerce, art. L441-10).
  const terms = [
    ["PMT", sentences.recoveryAlone],
    ["PMD", `${sentences.penalty}.`],
    ["AAB", sentences.discount],
  ] as const;
  const coded = [...(isConsumer ? [] : terms), ["BAR", buyer.siret ? "B2B" : isConsumer ? "B2C" : "B2BINT"]] as const;
  const note = (content: string, code?: string) => xml("ram:IncludedNote", [xml("ram:Content", content), xmlIf("ram:SubjectCode", code)]);
  return [...coded.map(([code, content]) => note(content, code)), ...(row.notes ? [note(row.notes)] : [])];
}

function settlement(paper: OnPaper): Xml {
  const { row, seller, corrected, reason, nature } = paper;
  const isBill = row.type === "client";
  const rebateTotal = row.rebates.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  const chargeTotal = row.rebates.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
  const account = xml("ram:PayeePartyCreditorFinancialAccount", [xmlIf("ram:IBANID", seller.iban), xml("ram:AccountName", seller.name)]);
  const institution = seller.bic ? xml("ram:PayeeSpecifiedCreditorFinancialInstitution", [xml("ram:BICID", seller.bic)]) : null;
  return xml("ram:ApplicableHeaderTradeSettlement", [
    xmlIf("ram:PaymentReference", isBill ? row.number : null),
    xml("ram:InvoiceCurrencyCode", "EUR"),
    // 58: SEPA credit transfer (UNTDID 4461).
    isBill && seller.iban ? xml("ram:SpecifiedTradeSettlementPaymentMeans", [xml("ram:TypeCode", "58"), account, institution]) : null,
    ...row.vat.map(({ rate, base, tax }) => {
      const category = vatCategoryOf(rate, reason);
      const [code, rateOf] = rated(category, rate);
      return xml("ram:ApplicableTradeTax", [
        xml("ram:CalculatedAmount", euros(tax)),
        xml("ram:TypeCode", "VAT"),
        xmlIf("ram:ExemptionReason", category.exemption?.text),
        xml("ram:BasisAmount", euros(base)),
        code,
        xmlIf("ram:ExemptionReasonCode", category.exemption?.code),
        // When VAT on services is due (BT-8, UNTDID 2005): 5, when they are invoiced; 72, when they are paid.
        category.code === "S" && nature !== "goods" ? xml("ram:DueDateTypeCode", seller.vatOnDebits ? "5" : "72") : null,
        rateOf,
      ]);
    }),
    deliveryPeriod(paper),
    ...row.rebates.map((part) => rebate(part, paper)),
    terms(paper),
    xml("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
      xml("ram:LineTotalAmount", euros(row.subtotal + rebateTotal - chargeTotal)),
      chargeTotal ? xml("ram:ChargeTotalAmount", euros(chargeTotal)) : null,
      rebateTotal ? xml("ram:AllowanceTotalAmount", euros(rebateTotal)) : null,
      xml("ram:TaxBasisTotalAmount", euros(row.subtotal)),
      xml("ram:TaxTotalAmount", euros(row.tax), { currencyID: "EUR" }),
      xml("ram:GrandTotalAmount", euros(row.total)),
      paper.paidOn && isBill ? xml("ram:TotalPrepaidAmount", euros(row.total)) : null,
      xml("ram:DuePayableAmount", euros(paper.paidOn && isBill ? 0 : row.total)),
    ]),
    ...(corrected ? [referenced(corrected)] : []),
    ...row.deposits.map(referenced),
  ]);
}

/** An invoice that came before (BG-3): the one that a credit note corrects, or a deposit that is taken back. */
function referenced({ number, issuedOn }: { number: string | null; issuedOn: string }): Xml | null {
  return number === null
    ? null
    : xml("ram:InvoiceReferencedDocument", [xml("ram:IssuerAssignedID", number), dateTime("ram:FormattedIssueDateTime", issuedOn, "qdt")]);
}

/** The delivery note (BT-16), where there is one. */
function despatchAdvice({ row: { deliveries } }: OnPaper): Xml | null {
  const [only, ...others] = deliveries;
  if (!only?.reference || others.length) return null;
  return xml("ram:DespatchAdviceReferencedDocument", [xml("ram:IssuerAssignedID", only.reference)]);
}

/** When what is sold is had (BG-14): its period, or from the first delivery to the last where there are several. */
function deliveryPeriod({ row: { deliveries }, period }: OnPaper): Xml | null {
  if (period)
    return xml("ram:BillingSpecifiedPeriod", [dateTime("ram:StartDateTime", period.from), dateTime("ram:EndDateTime", period.until)]);
  const days = deliveries.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || deliveries.length < 2) return null;
  return xml("ram:BillingSpecifiedPeriod", [dateTime("ram:StartDateTime", first), dateTime("ram:EndDateTime", last)]);
}

/**
 * What is taken off the whole, of the lines of one rate (BG-20; UNTDID 5189, 95: discount); of a credit note, what it gives of a
 * discount that earlier ones took off (BG-21; UNTDID 7161, ZZZ: mutually defined).
 */
function rebate({ rate, base, amount }: RebatePart, { row, reason }: OnPaper): Xml {
  const [category, rateOf] = rated(vatCategoryOf(rate, reason), rate);
  return xml("ram:SpecifiedTradeAllowanceCharge", [
    xml("ram:ChargeIndicator", [xml("udt:Indicator", String(amount < 0))]),
    row.discount ? xml("ram:CalculationPercent", percent(row.discount)) : null,
    row.discount ? xml("ram:BasisAmount", euros(base)) : null,
    xml("ram:ActualAmount", euros(Math.abs(amount))),
    xml("ram:ReasonCode", amount < 0 ? "ZZZ" : "95"),
    xml("ram:CategoryTradeTax", [xml("ram:TypeCode", "VAT"), category, rateOf]),
  ]);
}

/** When it is to be paid; a credit note says what it is set against (BR-CO-25 wants one or the other). */
function terms({ row, corrected }: OnPaper): Xml {
  return xml("ram:SpecifiedTradePaymentTerms", [
    row.dueOn ? null : xml("ram:Description", corrected?.number ?? row.number ?? ""),
    row.dueOn ? dateTime("ram:DueDateDateTime", row.dueOn) : null,
  ]);
}
