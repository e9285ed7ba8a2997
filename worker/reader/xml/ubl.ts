import { MONEY_SCALE } from "@/worker/core/figures/money";
import { QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import { dateOf, type EInvoice, isCredit, joined } from "./invoice";
import { all, at, type Node, scaled, text } from "./tree";

const money = (printed: string | null) => scaled(printed, MONEY_SCALE);

/** A UBL 2.1 invoice or credit note (Peppol, XRechnung). Null when it is neither. */
export function fromUbl(root: Node): EInvoice | null {
  const credit = at(root, "CreditNote");
  const document = at(root, "Invoice") ?? credit;
  if (!document || !at(document, "AccountingSupplierParty")) return null;
  const seller = at(document, "AccountingSupplierParty", "Party");
  const sums = at(document, "LegalMonetaryTotal");
  const currency = text(document, "DocumentCurrencyCode");
  const taxes = all(document, "TaxTotal");
  const tax = taxes.find((one) => at(one, "TaxAmount")?.["@currencyID"] === currency) ?? taxes[0];
  return {
    credit: !!credit || isCredit(text(document, "InvoiceTypeCode")),
    currency,
    fields: {
      invoiceNumber: text(document, "ID"),
      supplier: text(seller, "PartyLegalEntity", "RegistrationName") ?? text(seller, "PartyName", "Name"),
      invoiceDate: dateOf(text(document, "IssueDate")),
      dueDate: dateOf(text(document, "DueDate") ?? text(document, "PaymentMeans", "PaymentDueDate")),
      supplierAddress: addressOf(at(seller, "PostalAddress")),
      vatNumber: vatNumberOf(seller),
      siret: siretOf(seller),
      iban: ibanOf(all(document, "PaymentMeans")),
      totalExclTax: money(text(sums, "TaxExclusiveAmount")),
      vatAmount: money(text(tax, "TaxAmount")),
      totalInclTax: money(text(sums, "TaxInclusiveAmount")),
    },
    vatBreakdown: all(tax, "TaxSubtotal").flatMap((one) => {
      const [base, vat] = [money(text(one, "TaxableAmount")), money(text(one, "TaxAmount"))];
      const rate = scaled(text(one, "TaxCategory", "Percent"), RATE_SCALE);
      return base === null || vat === null ? [] : [{ rate: rate ?? 0, base, vat }];
    }),
    lineItems: [...all(document, "InvoiceLine"), ...all(document, "CreditNoteLine")].map(lineOf),
  };
}

function addressOf(address: Node | undefined): string | null {
  const lines = [text(address, "StreetName"), text(address, "AdditionalStreetName"), text(address, "AddressLine", "Line")];
  const city = [text(address, "PostalZone"), text(address, "CityName")].filter(Boolean).join(" ");
  return joined(...lines, city || null);
}

function vatNumberOf(seller: Node | undefined): string | null {
  const schemes = all(seller, "PartyTaxScheme");
  const vat = schemes.find((one) => text(one, "TaxScheme", "ID") === "VAT");
  return text(vat, "CompanyID");
}

function siretOf(seller: Node | undefined): string | null {
  const numbers = [text(seller, "PartyLegalEntity", "CompanyID"), ...all(seller, "PartyIdentification").map((one) => text(one, "ID"))];
  return numbers.find((one) => /^\d{9}(\d{5})?$/.test(one ?? "")) ?? null;
}

/** Accounts of other kinds have numbers too. */
function ibanOf(means: Node[]): string | null {
  const accounts = means.map((one) => text(one, "PayeeFinancialAccount", "ID"));
  return accounts.find((account) => /^[A-Z]{2}\d{2}/.test(account ?? "")) ?? null;
}

function lineOf(line: Node): EInvoice["lineItems"][number] {
  const quantity = at(line, "InvoicedQuantity") ?? at(line, "CreditedQuantity");
  const item = at(line, "Item");
  return {
    description: text(item, "Name") ?? text(item, "Description") ?? "",
    quantity: scaled(text(quantity), QUANTITY_SCALE),
    unitPrice: money(text(line, "Price", "PriceAmount")),
    total: money(text(line, "LineExtensionAmount")),
    vatRate: scaled(text(item, "ClassifiedTaxCategory", "Percent"), RATE_SCALE),
    code: text(item, "SellersItemIdentification", "ID"),
    unit: (quantity?.["@unitCode"] as string | undefined) ?? null,
  };
}
