import type { BothWords } from "@/worker/core/files/cells";
import type { Operation } from "@/worker/core/contract/operation";
import { accessTokens } from "@/worker/modules/business/access-tokens/contract";
import { en as accessTokensEn } from "@/worker/modules/business/access-tokens/words.en";
import { fr as accessTokensFr } from "@/worker/modules/business/access-tokens/words.fr";
import { account } from "@/worker/modules/business/account/contract";
import { en as accountEn } from "@/worker/modules/business/account/words.en";
import { fr as accountFr } from "@/worker/modules/business/account/words.fr";
import { billing } from "@/worker/modules/business/billing/contract";
import { en as billingEn } from "@/worker/modules/business/billing/words.en";
import { fr as billingFr } from "@/worker/modules/business/billing/words.fr";
import { businesses } from "@/worker/modules/business/businesses/contract";
import { en as businessesEn } from "@/worker/modules/business/businesses/words.en";
import { fr as businessesFr } from "@/worker/modules/business/businesses/words.fr";
import { calculations } from "@/worker/modules/catalogue/calculations/contract";
import { en as calculationsEn } from "@/worker/modules/catalogue/calculations/words.en";
import { fr as calculationsFr } from "@/worker/modules/catalogue/calculations/words.fr";
import { clients } from "@/worker/modules/sell/clients/contract";
import { en as clientsEn } from "@/worker/modules/sell/clients/words.en";
import { fr as clientsFr } from "@/worker/modules/sell/clients/words.fr";
import { company } from "@/worker/modules/business/company/contract";
import { en as companyEn } from "@/worker/modules/business/company/words.en";
import { fr as companyFr } from "@/worker/modules/business/company/words.fr";
import { payments } from "@/worker/modules/business/payments/contract";
import { en as paymentsEn } from "@/worker/modules/business/payments/words.en";
import { fr as paymentsFr } from "@/worker/modules/business/payments/words.fr";
import { credits } from "@/worker/modules/business/credits/contract";
import { en as creditsEn } from "@/worker/modules/business/credits/words.en";
import { fr as creditsFr } from "@/worker/modules/business/credits/words.fr";
import { dashboard } from "@/worker/modules/business/dashboard/contract";
import { en as dashboardEn } from "@/worker/modules/business/dashboard/words.en";
import { fr as dashboardFr } from "@/worker/modules/business/dashboard/words.fr";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { en as deliveriesEn } from "@/worker/modules/sell/deliveries/words.en";
import { fr as deliveriesFr } from "@/worker/modules/sell/deliveries/words.fr";
import { directory } from "@/worker/modules/provider/directory/contract";
import { en as directoryEn } from "@/worker/modules/provider/directory/words.en";
import { fr as directoryFr } from "@/worker/modules/provider/directory/words.fr";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { en as serviceRequestsEn } from "@/worker/modules/provider/service-requests/words.en";
import { fr as serviceRequestsFr } from "@/worker/modules/provider/service-requests/words.fr";
import { appointments } from "@/worker/modules/provider/appointments/contract";
import { en as appointmentsEn } from "@/worker/modules/provider/appointments/words.en";
import { fr as appointmentsFr } from "@/worker/modules/provider/appointments/words.fr";
import { experts } from "@/worker/modules/provider/experts/contract";
import { en as expertsEn } from "@/worker/modules/provider/experts/words.en";
import { fr as expertsFr } from "@/worker/modules/provider/experts/words.fr";
import { notifications } from "@/worker/modules/business/notifications/contract";
import { en as notificationsEn } from "@/worker/modules/business/notifications/words.en";
import { fr as notificationsFr } from "@/worker/modules/business/notifications/words.fr";
import { offers } from "@/worker/modules/provider/offers/contract";
import { en as offersEn } from "@/worker/modules/provider/offers/words.en";
import { fr as offersFr } from "@/worker/modules/provider/offers/words.fr";
import { staffDesk } from "@/worker/modules/provider/staff-desk/contract";
import { en as staffDeskEn } from "@/worker/modules/provider/staff-desk/words.en";
import { fr as staffDeskFr } from "@/worker/modules/provider/staff-desk/words.fr";
import { staffAudit } from "@/worker/modules/provider/staff-audit/contract";
import { en as staffAuditEn } from "@/worker/modules/provider/staff-audit/words.en";
import { fr as staffAuditFr } from "@/worker/modules/provider/staff-audit/words.fr";
import { visits } from "@/worker/modules/provider/visits/contract";
import { en as visitsEn } from "@/worker/modules/provider/visits/words.en";
import { fr as visitsFr } from "@/worker/modules/provider/visits/words.fr";
import { consultancyClients } from "@/worker/modules/provider/consultancy-clients/contract";
import { en as consultancyClientsEn } from "@/worker/modules/provider/consultancy-clients/words.en";
import { fr as consultancyClientsFr } from "@/worker/modules/provider/consultancy-clients/words.fr";
import { counts } from "@/worker/modules/store/counts/contract";
import { en as countsEn } from "@/worker/modules/store/counts/words.en";
import { fr as countsFr } from "@/worker/modules/store/counts/words.fr";
import { feedback } from "@/worker/modules/business/feedback/contract";
import { en as feedbackEn } from "@/worker/modules/business/feedback/words.en";
import { fr as feedbackFr } from "@/worker/modules/business/feedback/words.fr";
import { figures } from "@/worker/modules/business/figures/contract";
import { en as figuresEn } from "@/worker/modules/business/figures/words.en";
import { fr as figuresFr } from "@/worker/modules/business/figures/words.fr";
import { imports } from "@/worker/modules/business/imports/contract";
import { en as importsEn } from "@/worker/modules/business/imports/words.en";
import { fr as importsFr } from "@/worker/modules/business/imports/words.fr";
import { firstSteps } from "@/worker/modules/business/first-steps/contract";
import { en as firstStepsEn } from "@/worker/modules/business/first-steps/words.en";
import { fr as firstStepsFr } from "@/worker/modules/business/first-steps/words.fr";
import { invoiceBundles } from "@/worker/modules/money/invoice-bundles/contract";
import { en as invoiceBundlesEn } from "@/worker/modules/money/invoice-bundles/words.en";
import { fr as invoiceBundlesFr } from "@/worker/modules/money/invoice-bundles/words.fr";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { en as invoicesEn } from "@/worker/modules/money/invoices/words.en";
import { fr as invoicesFr } from "@/worker/modules/money/invoices/words.fr";
import { items } from "@/worker/modules/catalogue/items/contract";
import { en as itemsEn } from "@/worker/modules/catalogue/items/words.en";
import { fr as itemsFr } from "@/worker/modules/catalogue/items/words.fr";
import { jobs } from "@/worker/modules/business/jobs/contract";
import { en as jobsEn } from "@/worker/modules/business/jobs/words.en";
import { fr as jobsFr } from "@/worker/modules/business/jobs/words.fr";
import { orders } from "@/worker/modules/sell/orders/contract";
import { en as ordersEn } from "@/worker/modules/sell/orders/words.en";
import { fr as ordersFr } from "@/worker/modules/sell/orders/words.fr";
import { production } from "@/worker/modules/make/production/contract";
import { en as productionEn } from "@/worker/modules/make/production/words.en";
import { fr as productionFr } from "@/worker/modules/make/production/words.fr";
import { productionRequests } from "@/worker/modules/make/production-requests/contract";
import { en as productionRequestsEn } from "@/worker/modules/make/production-requests/words.en";
import { fr as productionRequestsFr } from "@/worker/modules/make/production-requests/words.fr";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { en as recipesEn } from "@/worker/modules/catalogue/recipes/words.en";
import { fr as recipesFr } from "@/worker/modules/catalogue/recipes/words.fr";
import { reports } from "@/worker/modules/business/reports/contract";
import { en as reportsEn } from "@/worker/modules/business/reports/words.en";
import { fr as reportsFr } from "@/worker/modules/business/reports/words.fr";
import { sales } from "@/worker/modules/sell/sales/contract";
import { en as salesEn } from "@/worker/modules/sell/sales/words.en";
import { fr as salesFr } from "@/worker/modules/sell/sales/words.fr";
import { scans } from "@/worker/modules/buy/scans/contract";
import { en as scansEn } from "@/worker/modules/buy/scans/words.en";
import { fr as scansFr } from "@/worker/modules/buy/scans/words.fr";
import { search } from "@/worker/modules/business/search/contract";
import { en as searchEn } from "@/worker/modules/business/search/words.en";
import { fr as searchFr } from "@/worker/modules/business/search/words.fr";
import { recurringInvoices } from "@/worker/modules/money/recurring-invoices/contract";
import { en as recurringInvoicesEn } from "@/worker/modules/money/recurring-invoices/words.en";
import { fr as recurringInvoicesFr } from "@/worker/modules/money/recurring-invoices/words.fr";
import { standingOrders } from "@/worker/modules/sell/standing-orders/contract";
import { en as standingOrdersEn } from "@/worker/modules/sell/standing-orders/words.en";
import { fr as standingOrdersFr } from "@/worker/modules/sell/standing-orders/words.fr";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { en as restocksEn } from "@/worker/modules/buy/restocks/words.en";
import { fr as restocksFr } from "@/worker/modules/buy/restocks/words.fr";
import { locations } from "@/worker/modules/store/locations/contract";
import { en as locationsEn } from "@/worker/modules/store/locations/words.en";
import { fr as locationsFr } from "@/worker/modules/store/locations/words.fr";
import { lots } from "@/worker/modules/store/lots/contract";
import { en as lotsEn } from "@/worker/modules/store/lots/words.en";
import { fr as lotsFr } from "@/worker/modules/store/lots/words.fr";
import { movements } from "@/worker/modules/store/movements/contract";
import { en as movementsEn } from "@/worker/modules/store/movements/words.en";
import { fr as movementsFr } from "@/worker/modules/store/movements/words.fr";
import { simulations } from "@/worker/modules/make/simulations/contract";
import { en as simulationsEn } from "@/worker/modules/make/simulations/words.en";
import { fr as simulationsFr } from "@/worker/modules/make/simulations/words.fr";
import { stock } from "@/worker/modules/store/stock/contract";
import { en as stockEn } from "@/worker/modules/store/stock/words.en";
import { fr as stockFr } from "@/worker/modules/store/stock/words.fr";
import { supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { en as supplierInvoicesEn } from "@/worker/modules/buy/supplier-invoices/words.en";
import { fr as supplierInvoicesFr } from "@/worker/modules/buy/supplier-invoices/words.fr";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { en as suppliersEn } from "@/worker/modules/buy/suppliers/words.en";
import { fr as suppliersFr } from "@/worker/modules/buy/suppliers/words.fr";
import { tariffs } from "@/worker/modules/buy/tariffs/contract";
import { en as tariffsEn } from "@/worker/modules/buy/tariffs/words.en";
import { fr as tariffsFr } from "@/worker/modules/buy/tariffs/words.fr";
import { traceability } from "@/worker/modules/store/traceability/contract";
import { en as traceabilityEn } from "@/worker/modules/store/traceability/words.en";
import { fr as traceabilityFr } from "@/worker/modules/store/traceability/words.fr";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { en as accountingEn } from "@/worker/modules/money/accounting/words.en";
import { fr as accountingFr } from "@/worker/modules/money/accounting/words.fr";
import { bank } from "@/worker/modules/money/bank/contract";
import { en as bankEn } from "@/worker/modules/money/bank/words.en";
import { fr as bankFr } from "@/worker/modules/money/bank/words.fr";
import { reminders } from "@/worker/modules/money/reminders/contract";
import { en as remindersEn } from "@/worker/modules/money/reminders/words.en";
import { fr as remindersFr } from "@/worker/modules/money/reminders/words.fr";
import { schedule } from "@/worker/modules/money/schedule/contract";
import { en as scheduleEn } from "@/worker/modules/money/schedule/words.en";
import { fr as scheduleFr } from "@/worker/modules/money/schedule/words.fr";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { en as treasuryEn } from "@/worker/modules/money/treasury/words.en";
import { fr as treasuryFr } from "@/worker/modules/money/treasury/words.fr";
import { treasuryPlans } from "@/worker/modules/money/treasury-plans/contract";
import { en as treasuryPlansEn } from "@/worker/modules/money/treasury-plans/words.en";
import { fr as treasuryPlansFr } from "@/worker/modules/money/treasury-plans/words.fr";
import { complaints } from "@/worker/modules/safety/complaints/contract";
import { en as complaintsEn } from "@/worker/modules/safety/complaints/words.en";
import { fr as complaintsFr } from "@/worker/modules/safety/complaints/words.fr";
import { controlPlans } from "@/worker/modules/safety/control-plans/contract";
import { en as controlPlansEn } from "@/worker/modules/safety/control-plans/words.en";
import { fr as controlPlansFr } from "@/worker/modules/safety/control-plans/words.fr";
import { heatTreatments } from "@/worker/modules/safety/heat-treatments/contract";
import { en as heatTreatmentsEn } from "@/worker/modules/safety/heat-treatments/words.en";
import { fr as heatTreatmentsFr } from "@/worker/modules/safety/heat-treatments/words.fr";
import { quality } from "@/worker/modules/safety/quality/contract";
import { en as qualityEn } from "@/worker/modules/safety/quality/words.en";
import { fr as qualityFr } from "@/worker/modules/safety/quality/words.fr";
import { recalls } from "@/worker/modules/safety/recalls/contract";
import { en as recallsEn } from "@/worker/modules/safety/recalls/words.en";
import { fr as recallsFr } from "@/worker/modules/safety/recalls/words.fr";
import { readings } from "@/worker/modules/safety/readings/contract";
import { en as readingsEn } from "@/worker/modules/safety/readings/words.en";
import { fr as readingsFr } from "@/worker/modules/safety/readings/words.fr";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { en as nonConformitiesEn } from "@/worker/modules/safety/non-conformities/words.en";
import { fr as nonConformitiesFr } from "@/worker/modules/safety/non-conformities/words.fr";
import { documents } from "@/worker/modules/papers/documents/contract";
import { en as documentsEn } from "@/worker/modules/papers/documents/words.en";
import { fr as documentsFr } from "@/worker/modules/papers/documents/words.fr";
import { generator } from "@/worker/modules/papers/generator/contract";
import { en as generatorEn } from "@/worker/modules/papers/generator/words.en";
import { fr as generatorFr } from "@/worker/modules/papers/generator/words.fr";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { en as signaturesEn } from "@/worker/modules/papers/signatures/words.en";
import { fr as signaturesFr } from "@/worker/modules/papers/signatures/words.fr";
import { tillClosings } from "@/worker/modules/sell/till-closings/contract";
import { en as tillClosingsEn } from "@/worker/modules/sell/till-closings/words.en";
import { fr as tillClosingsFr } from "@/worker/modules/sell/till-closings/words.fr";
import { instruments } from "@/worker/modules/safety/instruments/contract";
import { en as instrumentsEn } from "@/worker/modules/safety/instruments/words.en";
import { fr as instrumentsFr } from "@/worker/modules/safety/instruments/words.fr";
import { laboratory } from "@/worker/modules/safety/laboratory/contract";
import { en as laboratoryEn } from "@/worker/modules/safety/laboratory/words.en";
import { fr as laboratoryFr } from "@/worker/modules/safety/laboratory/words.fr";

/** Every module's operations and words, one line a module. */
const declared = {
  accessTokens: { operations: accessTokens, words: { fr: accessTokensFr, en: accessTokensEn } },
  account: { operations: account, words: { fr: accountFr, en: accountEn } },
  billing: { operations: billing, words: { fr: billingFr, en: billingEn } },
  businesses: { operations: businesses, words: { fr: businessesFr, en: businessesEn } },
  calculations: { operations: calculations, words: { fr: calculationsFr, en: calculationsEn } },
  clients: { operations: clients, words: { fr: clientsFr, en: clientsEn } },
  company: { operations: company, words: { fr: companyFr, en: companyEn } },
  laboratory: { operations: laboratory, words: { fr: laboratoryFr, en: laboratoryEn } },
  instruments: { operations: instruments, words: { fr: instrumentsFr, en: instrumentsEn } },
  payments: { operations: payments, words: { fr: paymentsFr, en: paymentsEn } },
  credits: { operations: credits, words: { fr: creditsFr, en: creditsEn } },
  dashboard: { operations: dashboard, words: { fr: dashboardFr, en: dashboardEn } },
  deliveries: { operations: deliveries, words: { fr: deliveriesFr, en: deliveriesEn } },
  directory: { operations: directory, words: { fr: directoryFr, en: directoryEn } },
  sales: { operations: sales, words: { fr: salesFr, en: salesEn } },
  serviceRequests: { operations: serviceRequests, words: { fr: serviceRequestsFr, en: serviceRequestsEn } },
  appointments: { operations: appointments, words: { fr: appointmentsFr, en: appointmentsEn } },
  experts: { operations: experts, words: { fr: expertsFr, en: expertsEn } },
  offers: { operations: offers, words: { fr: offersFr, en: offersEn } },
  staffDesk: { operations: staffDesk, words: { fr: staffDeskFr, en: staffDeskEn } },
  staffAudit: { operations: staffAudit, words: { fr: staffAuditFr, en: staffAuditEn } },
  visits: { operations: visits, words: { fr: visitsFr, en: visitsEn } },
  consultancyClients: { operations: consultancyClients, words: { fr: consultancyClientsFr, en: consultancyClientsEn } },
  counts: { operations: counts, words: { fr: countsFr, en: countsEn } },
  documents: { operations: documents, words: { fr: documentsFr, en: documentsEn } },
  feedback: { operations: feedback, words: { fr: feedbackFr, en: feedbackEn } },
  generator: { operations: generator, words: { fr: generatorFr, en: generatorEn } },
  figures: { operations: figures, words: { fr: figuresFr, en: figuresEn } },
  firstSteps: { operations: firstSteps, words: { fr: firstStepsFr, en: firstStepsEn } },
  imports: { operations: imports, words: { fr: importsFr, en: importsEn } },
  invoices: { operations: invoices, words: { fr: invoicesFr, en: invoicesEn } },
  invoiceBundles: { operations: invoiceBundles, words: { fr: invoiceBundlesFr, en: invoiceBundlesEn } },
  items: { operations: items, words: { fr: itemsFr, en: itemsEn } },
  jobs: { operations: jobs, words: { fr: jobsFr, en: jobsEn } },
  notifications: { operations: notifications, words: { fr: notificationsFr, en: notificationsEn } },
  orders: { operations: orders, words: { fr: ordersFr, en: ordersEn } },
  production: { operations: production, words: { fr: productionFr, en: productionEn } },
  productionRequests: { operations: productionRequests, words: { fr: productionRequestsFr, en: productionRequestsEn } },
  recipes: { operations: recipes, words: { fr: recipesFr, en: recipesEn } },
  reports: { operations: reports, words: { fr: reportsFr, en: reportsEn } },
  scans: { operations: scans, words: { fr: scansFr, en: scansEn } },
  search: { operations: search, words: { fr: searchFr, en: searchEn } },
  recurringInvoices: { operations: recurringInvoices, words: { fr: recurringInvoicesFr, en: recurringInvoicesEn } },
  signatures: { operations: signatures, words: { fr: signaturesFr, en: signaturesEn } },
  standingOrders: { operations: standingOrders, words: { fr: standingOrdersFr, en: standingOrdersEn } },
  restocks: { operations: restocks, words: { fr: restocksFr, en: restocksEn } },
  locations: { operations: locations, words: { fr: locationsFr, en: locationsEn } },
  lots: { operations: lots, words: { fr: lotsFr, en: lotsEn } },
  movements: { operations: movements, words: { fr: movementsFr, en: movementsEn } },
  simulations: { operations: simulations, words: { fr: simulationsFr, en: simulationsEn } },
  stock: { operations: stock, words: { fr: stockFr, en: stockEn } },
  supplierInvoices: { operations: supplierInvoices, words: { fr: supplierInvoicesFr, en: supplierInvoicesEn } },
  suppliers: { operations: suppliers, words: { fr: suppliersFr, en: suppliersEn } },
  accounting: { operations: accounting, words: { fr: accountingFr, en: accountingEn } },
  bank: { operations: bank, words: { fr: bankFr, en: bankEn } },
  reminders: { operations: reminders, words: { fr: remindersFr, en: remindersEn } },
  schedule: { operations: schedule, words: { fr: scheduleFr, en: scheduleEn } },
  tillClosings: { operations: tillClosings, words: { fr: tillClosingsFr, en: tillClosingsEn } },
  treasury: { operations: treasury, words: { fr: treasuryFr, en: treasuryEn } },
  treasuryPlans: { operations: treasuryPlans, words: { fr: treasuryPlansFr, en: treasuryPlansEn } },
  controlPlans: { operations: controlPlans, words: { fr: controlPlansFr, en: controlPlansEn } },
  readings: { operations: readings, words: { fr: readingsFr, en: readingsEn } },
  nonConformities: { operations: nonConformities, words: { fr: nonConformitiesFr, en: nonConformitiesEn } },
  complaints: { operations: complaints, words: { fr: complaintsFr, en: complaintsEn } },
  recalls: { operations: recalls, words: { fr: recallsFr, en: recallsEn } },
  heatTreatments: { operations: heatTreatments, words: { fr: heatTreatmentsFr, en: heatTreatmentsEn } },
  quality: { operations: quality, words: { fr: qualityFr, en: qualityEn } },
  tariffs: { operations: tariffs, words: { fr: tariffsFr, en: tariffsEn } },
  traceability: { operations: traceability, words: { fr: traceabilityFr, en: traceabilityEn } },
};

/** What each module declares, to the letter: what the code of modules is held against. */
export type Declared = typeof declared;

/** A module as the doors, the terminal and the documentation derive from it. */
interface Module {
  /** By their verbs. */
  operations: Readonly<Record<string, Operation>>;
  words: BothWords;
}

export const modules: Readonly<Record<string, Module>> = declared;

/** Every operation of the product. */
export const operations = Object.values(modules).flatMap((module) => Object.values(module.operations));

/** What every module calls its operations, fields and choices. */
export const words = Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, module.words]));
