import { MONEY_SCALE } from "@/worker/core/figures/money";
import { QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import { dateOf, type EInvoice, isCredit, joined } from "./invoice";
import { all, at, type Node, scaled, text } from "./tree";

const money = (printed: string | null) => scaled(printed, MONEY_SCALE);

/** A Cross Industry Invoice (Factur-X, ZUGFeRD 2, XRechnung), or the Cross Industry Document of ZUGFeRD 1. Null when it is neither. */
export function fromCii(root: Node): EInvoice | null {
  const document = at(root, "CrossIndustryInvoice") ?? at(root, "CrossIndustryDocument");
  if (!document) return null;
  const head = at(document, "ExchangedDocument") ?? at(document, "HeaderExchangedDocument");
  const trade = at(document, "SupplyChainTradeTransaction") ?? at(document, "SpecifiedSupplyChainTradeTransaction");
  const part = (name: string) => at(trade, `ApplicableHeader${name}`) ?? at(trade, `ApplicableSupplyChain${name}`);
  const settlement = part("TradeSettlement");
  const seller = at(part("TradeAgreement"), "SellerTradeParty");
  const sums =
    at(settlement, "SpecifiedTradeSettlementHeaderMonetarySummation") ?? at(settlement, "SpecifiedTradeSettlementMonetarySummation");
  const currency = text(settlement, "InvoiceCurrencyCode");
  const taxes = all(sums, "TaxTotalAmount");
  const tax = taxes.find((one) => one["@currencyID"] === currency) ?? taxes[0];
  return {
    credit: isCredit(text(head, "TypeCode")),
    currency,
    fields: {
      invoiceNumber: text(head, "ID"),
      supplier: text(seller, "Name") ?? text(seller, "SpecifiedLegalOrganization", "TradingBusinessName"),
      invoiceDate: dateAt(at(head, "IssueDateTime")),
      dueDate: all(settlement, "SpecifiedTradePaymentTerms").reduce<string | null>(
        (date, terms) => date ?? dateAt(at(terms, "DueDateDateTime")),
        null,
      ),
      supplierAddress: addressOf(at(seller, "PostalTradeAddress")),
      vatNumber: vatNumberOf(seller),
      siret: siretOf(seller),
      iban: ibanOf(all(settlement, "SpecifiedTradeSettlementPaymentMeans")),
      totalExclTax: money(text(sums, "TaxBasisTotalAmount")),
      vatAmount: money(text(tax)),
      totalInclTax: money(text(sums, "GrandTotalAmount")),
    },
    vatBreakdown: all(settlement, "ApplicableTradeTax").flatMap((one) => {
      const [rate, base, vat] = [rateOf(one), money(text(one, "BasisAmount")), money(text(one, "CalculatedAmount"))];
      return base === null || vat === null ? [] : [{ rate: rate ?? 0, base, vat }];
    }),
    lineItems: all(trade, "IncludedSupplyChainTradeLineItem").flatMap(lineOf),
  };
}

function dateAt(node: Node | undefined): string | null {
  return dateOf(text(node, "DateTimeString") ?? text(node, "DateTime"));
}

function addressOf(address: Node | undefined): string | null {
  const lines = ["LineOne", "LineTwo", "LineThree"].map((name) => text(address, name));
  const city = [text(address, "PostcodeCode"), text(address, "CityName")].filter(Boolean).join(" ");
  return joined(...lines, city || null);
}

function vatNumberOf(seller: Node | undefined): string | null {
  const numbers = all(seller, "SpecifiedTaxRegistration").flatMap((one) => all(one, "ID"));
  return text(numbers.find((one) => one["@schemeID"] === "VA"));
}

/** SIRENE's numbers have the schemes 0002 (SIREN) and 0009 (SIRET). */
function siretOf(seller: Node | undefined): string | null {
  const numbers = [...all(seller, "SpecifiedLegalOrganization", "ID"), ...all(seller, "GlobalID"), ...all(seller, "ID")];
  return text(numbers.find((one) => /^\d{9}(\d{5})?$/.test(text(one) ?? "") && /^(0002|0009)$/.test(String(one["@schemeID"]))));
}

function ibanOf(means: Node[]): string | null {
  const accounts = means.map((one) => text(one, "PayeePartyCreditorFinancialAccount", "IBANID"));
  return accounts.find((account) => account !== null) ?? null;
}

function rateOf(tax: Node | undefined): number | null {
  return scaled(text(tax, "RateApplicablePercent") ?? text(tax, "ApplicablePercent"), RATE_SCALE);
}

function lineOf(line: Node): EInvoice["lineItems"] {
  const part = (name: string) => at(line, `SpecifiedLine${name}`) ?? at(line, `SpecifiedSupplyChain${name}`);
  const product = at(line, "SpecifiedTradeProduct");
  const [agreement, settlement] = [part("TradeAgreement"), part("TradeSettlement")];
  const billed = at(part("TradeDelivery"), "BilledQuantity");
  const price = at(agreement, "NetPriceProductTradePrice");
  const sums =
    at(settlement, "SpecifiedTradeSettlementLineMonetarySummation") ?? at(settlement, "SpecifiedTradeSettlementMonetarySummation");
  const description = text(product, "Name") ?? text(product, "Description");
  const total = money(text(sums, "LineTotalAmount"));
  // A note between the lines is a line of ZUGFeRD without a product or a price.
  if (description === null && total === null) return [];
  return [
    {
      description: description ?? "",
      quantity: scaled(text(billed), QUANTITY_SCALE),
      unitPrice: money(text(price, "ChargeAmount")),
      total,
      vatRate: rateOf(at(settlement, "ApplicableTradeTax")),
      code: text(product, "SellerAssignedID"),
      unit: (billed?.["@unitCode"] as string | undefined) ?? null,
    },
  ];
}
