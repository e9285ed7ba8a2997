/** A report that is ready: what it tells, and by what one may tell it apart, the usual way first. */
export interface ReadyReport {
  measures: readonly [string, ...string[]];
  by: readonly [string, ...string[]];
  /** In words; none for what is of now. */
  period: string | null;
}

const YEAR = "this year";

/** The reports that every business finds ready, in the order of a maker's questions. */
export const readyReports = {
  sales: {
    measures: ["salesInvoiced", "invoices"],
    by: ["month", "product", "client", "clientCategory", "productCategory", "brand", "region", "department", "vatRate"],
    period: YEAR,
  },
  orders: {
    measures: ["salesOrdered", "orders", "averageOrder", "activeClients"],
    by: ["month", "client", "clientCategory", "product", "brand", "region", "department", "door"],
    period: YEAR,
  },
  margins: {
    measures: ["salesDelivered", "costOfSales", "margin", "marginRate"],
    by: ["product", "month", "client", "clientCategory", "productCategory", "brand"],
    period: YEAR,
  },
  production: {
    measures: ["quantityMade", "batches", "averageYield", "labourMinutes", "onTimeRate"],
    by: ["product", "month", "productCategory", "facility"],
    period: YEAR,
  },
  plan: { measures: ["quantityPlanned", "quantityPlannedMade", "plannedDoneRate"], by: ["month", "product", "facility"], period: YEAR },
  waste: { measures: ["lossValue", "lossQuantity"], by: ["lossCause", "product", "month"], period: YEAR },
  scrap: { measures: ["scrappedValue", "scrappedQuantity"], by: ["scrapReason", "item", "month"], period: YEAR },
  stock: {
    measures: ["stockValue", "stockQuantity", "stockedLots"],
    by: ["itemKind", "item", "productCategory", "location", "supplier"],
    period: null,
  },
  stockOver: { measures: ["stockValueOn"], by: ["month", "itemKind", "item", "productCategory", "supplier"], period: YEAR },
  traceability: { measures: ["untracedLots", "stockedLots", "stockValue"], by: ["supplier", "item", "location"], period: null },
  expiring: { measures: ["expiringValue", "expiredValue"], by: ["item", "expiryMonth", "location"], period: null },
  receivables: { measures: ["receivable", "overdue", "overdueShare"], by: ["client", "clientCategory", "department"], period: null },
  payables: { measures: ["payable", "payableOverdue"], by: ["supplier", "supplierType"], period: null },
  payDelays: { measures: ["daysToBePaid", "clientsPaid"], by: ["client", "clientCategory", "month"], period: YEAR },
  treasury: { measures: ["treasuryIn", "treasuryOut", "treasuryNet"], by: ["month", "entryCategory", "quarter"], period: YEAR },
  vat: { measures: ["vatCollected", "vatDeductible", "vatDue"], by: ["month", "vatRate", "quarter"], period: YEAR },
  purchases: { measures: ["purchases", "supplierInvoices"], by: ["supplier", "ingredient", "month", "supplierType"], period: YEAR },
  discounts: { measures: ["discountGiven"], by: ["client", "month", "product", "clientCategory"], period: YEAR },
  loyalty: {
    measures: ["activeClients", "newClients", "returningClients", "repeatRate"],
    by: ["month", "clientCategory", "department"],
    period: YEAR,
  },
  suppliers: {
    measures: ["restocksReceived", "supplierPunctuality", "shortReceiptRate", "supplierLeadTime"],
    by: ["supplier", "month", "supplierType"],
    period: YEAR,
  },
  drift: { measures: ["priceDrift", "priceDriftRate", "receivedValue"], by: ["ingredient", "supplier", "month"], period: YEAR },
  rotation: {
    measures: ["stockHeld", "goodsUsed", "stockRotation", "coverDays"],
    by: ["item", "itemKind", "productCategory"],
    period: null,
  },
  recipes: {
    measures: ["recipeCostOfSales", "costBeyondRecipe", "costBeyondRecipeRate"],
    by: ["product", "month", "productCategory", "client"],
    period: YEAR,
  },
  cash: { measures: ["treasuryBalance"], by: ["month", "week", "day"], period: YEAR },
  scans: { measures: ["scansRead", "scansCorrected", "typingSaved"], by: ["month", "supplier", "scanStatus"], period: YEAR },
  quality: { measures: ["nonConformities", "closingTime"], by: ["month", "severity", "nonConformityOrigin"], period: YEAR },
  complaints: { measures: ["complaints"], by: ["month", "complaintSubject", "product", "client", "severity"], period: YEAR },
  prices: { measures: ["purchasePrice", "receivedQuantity", "receivedValue"], by: ["ingredient", "supplier", "month"], period: YEAR },
} as const satisfies Record<string, ReadyReport>;

export type ReadyReportName = keyof typeof readyReports;
export const readyReportNames = Object.keys(readyReports) as [ReadyReportName, ...ReadyReportName[]];

/** Is it the name of a ready report? */
export function isReady(name: string | null | undefined): name is ReadyReportName {
  return typeof name === "string" && Object.hasOwn(readyReports, name);
}
