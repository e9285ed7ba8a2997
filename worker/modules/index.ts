import { catalogueOf } from "@/worker/engine/figures/catalogue";
import type { Handler, Handlers } from "@/worker/engine/handler";
import type { Registry } from "@/worker/engine/runtime";
import { accessTokenHandlers, forgetTokens } from "@/worker/modules/business/access-tokens";
import { accountHandlers, forgetAccounts } from "@/worker/modules/business/account";
import { billingHandlers, dailyBilling } from "@/worker/modules/business/billing";
import { businessHandlers, endTrials } from "@/worker/modules/business/businesses";
import { calculationHandlers } from "@/worker/modules/catalogue/calculations";
import { clientQuota, clientHandlers } from "@/worker/modules/sell/clients";
import { companyHandlers } from "@/worker/modules/business/company";
import { viewHandlers } from "./business/views";
import type { Declared } from "./contracts";
import { costingJobs } from "@/worker/modules/catalogue/costing";
import { creditHandlers } from "@/worker/modules/business/credits";
import { dashboardHandlers } from "@/worker/modules/business/dashboard";
import { deliveryFigures, deliveryHandlers } from "@/worker/modules/sell/deliveries";
import { directoryHandlers } from "@/worker/modules/provider/directory";
import { directoryContactHandlers } from "@/worker/modules/provider/directory-contacts";
import { serviceRequestHandlers } from "@/worker/modules/provider/service-requests";
import { appointmentHandlers, forgetAsks, remindAppointments, tellUnsettled } from "@/worker/modules/provider/appointments";
import { expertHandlers } from "@/worker/modules/provider/experts";
import { offerHandlers } from "@/worker/modules/provider/offers";
import { deskHandlers } from "@/worker/modules/provider/staff-desk";
import { staffAuditHandlers } from "@/worker/modules/provider/staff-audit";
import { visitHandlers } from "@/worker/modules/provider/visits";
import { consultancyClientHandlers } from "@/worker/modules/provider/consultancy-clients";
import { countHandlers } from "@/worker/modules/store/counts";
import { figureHandlers } from "@/worker/modules/business/figures";
import { firstStepHandlers } from "@/worker/modules/business/first-steps";
import { feedbackHandlers } from "@/worker/modules/business/feedback";
import { forgetImports, importHandlers, importJobs } from "@/worker/modules/business/imports";
import { invoiceFigures, invoiceHandlers } from "@/worker/modules/money/invoices";
import { itemFigures, itemQuota, itemHandlers } from "@/worker/modules/catalogue/items";
import { forgetNotifications, notificationHandlers } from "@/worker/modules/business/notifications";
import { jobHandlers } from "@/worker/modules/business/jobs";
import { orderFigures, orderQuota, orderHandlers } from "@/worker/modules/sell/orders";
import { paperTemplateHandlers } from "@/worker/modules/business/paper-templates";
import { paymentHandlers } from "@/worker/modules/business/payments";
import { productionFigures, productionHandlers } from "@/worker/modules/make/production";
import { productionRequestHandlers } from "@/worker/modules/make/production-requests";
import { recipeHandlers } from "@/worker/modules/catalogue/recipes";
import { mailDueReports, reportHandlers } from "@/worker/modules/business/reports";
import { scanFigures, scanHandlers, scanJobs } from "@/worker/modules/buy/scans";
import { searchHandlers } from "@/worker/modules/business/search";
import { makeDueInvoices, recurringInvoiceHandlers } from "@/worker/modules/money/recurring-invoices";
import { makeDueOrders, standingOrderHandlers } from "@/worker/modules/sell/standing-orders";
import { restockFigures, restockHandlers } from "@/worker/modules/buy/restocks";
import { locationHandlers } from "@/worker/modules/store/locations";
import { lotHandlers } from "@/worker/modules/store/lots";
import { movementFigures, movementHandlers } from "@/worker/modules/store/movements";
import { simulationHandlers } from "@/worker/modules/make/simulations";
import { stockFigures, stockHandlers } from "@/worker/modules/store/stock";
import { supplierInvoiceFigures, supplierInvoiceHandlers } from "@/worker/modules/buy/supplier-invoices";
import { supplierQuota, supplierHandlers } from "@/worker/modules/buy/suppliers";
import { tariffHandlers } from "@/worker/modules/buy/tariffs";
import { traceabilityHandlers } from "@/worker/modules/store/traceability";
import { accountingHandlers } from "@/worker/modules/money/accounting";
import { bankHandlers } from "@/worker/modules/money/bank";
import { reminderHandlers } from "@/worker/modules/money/reminders";
import { scheduleHandlers } from "@/worker/modules/money/schedule";
import { treasuryFigures, treasuryHandlers } from "@/worker/modules/money/treasury";
import { treasuryPlanHandlers } from "@/worker/modules/money/treasury-plans";
import { auditTemplateHandlers } from "@/worker/modules/safety/audit-templates";
import { auditHandlers } from "@/worker/modules/safety/audits";
import { checklistHandlers } from "@/worker/modules/safety/checklists";
import { complaintFigures, complaintHandlers } from "@/worker/modules/safety/complaints";
import { controlPlanHandlers } from "@/worker/modules/safety/control-plans";
import { nonConformityFigures, nonConformityHandlers } from "@/worker/modules/safety/non-conformities";
import { heatTreatmentHandlers } from "@/worker/modules/safety/heat-treatments";
import { qualityHandlers, qualityJobs } from "@/worker/modules/safety/quality";
import { recallHandlers } from "@/worker/modules/safety/recalls";
import { readingHandlers, tellMissedControls } from "@/worker/modules/safety/readings";
import { documentHandlers, documentJobs, documentQuota, emptyTrash, forgetParts } from "@/worker/modules/papers/documents";
import { generatorHandlers } from "@/worker/modules/papers/generator";
import { forgetPaperBundles, paperBundleHandlers, paperJobs } from "@/worker/modules/papers/paper-bundles";
import { expireSignatures, signatureHandlers, signatureJobs } from "@/worker/modules/papers/signatures";
import { saleFigures, saleHandlers } from "@/worker/modules/sell/sales";
import { closingHandlers } from "@/worker/modules/sell/till-closings";
import { instrumentHandlers } from "@/worker/modules/safety/instruments";
import { laboratoryHandlers } from "@/worker/modules/safety/laboratory";
import { lotCheckHandlers } from "@/worker/modules/safety/lot-checks";
import { netContentHandlers } from "@/worker/modules/safety/net-contents";
import { safetyRecordHandlers } from "@/worker/modules/safety/safety-records";
import { shelfLifeStudyHandlers } from "@/worker/modules/safety/shelf-life-studies";
import { trainingHandlers } from "@/worker/modules/safety/trainings";

/** The code of every module, one line each: a module that is declared and not bound does not compile. */
const bound = {
  accessTokens: accessTokenHandlers,
  account: accountHandlers,
  auditTemplates: auditTemplateHandlers,
  audits: auditHandlers,
  billing: billingHandlers,
  businesses: businessHandlers,
  calculations: calculationHandlers,
  checklists: checklistHandlers,
  clients: clientHandlers,
  company: companyHandlers,
  credits: creditHandlers,
  dashboard: dashboardHandlers,
  deliveries: deliveryHandlers,
  directory: directoryHandlers,
  directoryContacts: directoryContactHandlers,
  instruments: instrumentHandlers,
  laboratory: laboratoryHandlers,
  lotChecks: lotCheckHandlers,
  netContents: netContentHandlers,
  safetyRecords: safetyRecordHandlers,
  shelfLifeStudies: shelfLifeStudyHandlers,
  sales: saleHandlers,
  serviceRequests: serviceRequestHandlers,
  appointments: appointmentHandlers,
  experts: expertHandlers,
  offers: offerHandlers,
  staffDesk: deskHandlers,
  staffAudit: staffAuditHandlers,
  views: viewHandlers,
  visits: visitHandlers,
  consultancyClients: consultancyClientHandlers,
  counts: countHandlers,
  documents: documentHandlers,
  feedback: feedbackHandlers,
  generator: generatorHandlers,
  figures: figureHandlers,
  firstSteps: firstStepHandlers,
  imports: importHandlers,
  invoices: invoiceHandlers,
  items: itemHandlers,
  jobs: jobHandlers,
  notifications: notificationHandlers,
  orders: orderHandlers,
  paperTemplates: paperTemplateHandlers,
  payments: paymentHandlers,
  production: productionHandlers,
  productionRequests: productionRequestHandlers,
  recipes: recipeHandlers,
  reports: reportHandlers,
  scans: scanHandlers,
  search: searchHandlers,
  recurringInvoices: recurringInvoiceHandlers,
  paperBundles: paperBundleHandlers,
  signatures: signatureHandlers,
  standingOrders: standingOrderHandlers,
  restocks: restockHandlers,
  locations: locationHandlers,
  lots: lotHandlers,
  movements: movementHandlers,
  simulations: simulationHandlers,
  stock: stockHandlers,
  supplierInvoices: supplierInvoiceHandlers,
  suppliers: supplierHandlers,
  accounting: accountingHandlers,
  bank: bankHandlers,
  reminders: reminderHandlers,
  schedule: scheduleHandlers,
  tillClosings: closingHandlers,
  treasury: treasuryHandlers,
  treasuryPlans: treasuryPlanHandlers,
  controlPlans: controlPlanHandlers,
  readings: readingHandlers,
  nonConformities: nonConformityHandlers,
  complaints: complaintHandlers,
  recalls: recallHandlers,
  heatTreatments: heatTreatmentHandlers,
  quality: qualityHandlers,
  tariffs: tariffHandlers,
  traceability: traceabilityHandlers,
  trainings: trainingHandlers,
} satisfies { [Name in keyof Declared]: Handlers<Declared[Name]["operations"]> };

const handlers = Object.values(bound).flatMap((module) => Object.values<Handler>(module));

/** What modules measure, one line each. */
const figures = catalogueOf([
  itemFigures,
  orderFigures,
  deliveryFigures,
  invoiceFigures,
  saleFigures,
  treasuryFigures,
  productionFigures,
  movementFigures,
  stockFigures,
  supplierInvoiceFigures,
  scanFigures,
  restockFigures,
  nonConformityFigures,
  complaintFigures,
]);

export const registry: Registry = {
  handlers: new Map(handlers.map((handler) => [handler.operation.id, handler])),
  quotas: { ...clientQuota, ...documentQuota, ...itemQuota, ...orderQuota, ...supplierQuota },
  jobs: { ...costingJobs, ...importJobs, ...documentJobs, ...scanJobs, ...signatureJobs, ...paperJobs, ...qualityJobs },
  figures,
  nightly: [endTrials, forgetAsks, forgetAccounts, forgetTokens, forgetNotifications],
  everyMinute: [remindAppointments, tellUnsettled],
  daily: [
    dailyBilling,
    emptyTrash,
    forgetParts,
    expireSignatures,
    forgetImports,
    forgetPaperBundles,
    mailDueReports,
    makeDueOrders,
    makeDueInvoices,
    tellMissedControls,
  ],
};
