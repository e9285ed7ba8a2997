import type { Operation } from "@/worker/core/operation";
import { account } from "./account/contract";
import { en as accountEn } from "./account/words.en";
import { fr as accountFr } from "./account/words.fr";
import { businesses } from "./businesses/contract";
import { en as businessesEn } from "./businesses/words.en";
import { fr as businessesFr } from "./businesses/words.fr";
import { calculations } from "./calculations/contract";
import { en as calculationsEn } from "./calculations/words.en";
import { fr as calculationsFr } from "./calculations/words.fr";
import { clients } from "./clients/contract";
import { en as clientsEn } from "./clients/words.en";
import { fr as clientsFr } from "./clients/words.fr";
import { company } from "./company/contract";
import { en as companyEn } from "./company/words.en";
import { fr as companyFr } from "./company/words.fr";
import { dashboard } from "./dashboard/contract";
import { en as dashboardEn } from "./dashboard/words.en";
import { fr as dashboardFr } from "./dashboard/words.fr";
import { deliveries } from "./deliveries/contract";
import { en as deliveriesEn } from "./deliveries/words.en";
import { fr as deliveriesFr } from "./deliveries/words.fr";
import { counts } from "./counts/contract";
import { en as countsEn } from "./counts/words.en";
import { fr as countsFr } from "./counts/words.fr";
import { feedback } from "./feedback/contract";
import { en as feedbackEn } from "./feedback/words.en";
import { fr as feedbackFr } from "./feedback/words.fr";
import { imports } from "./imports/contract";
import { en as importsEn } from "./imports/words.en";
import { fr as importsFr } from "./imports/words.fr";
import { invoiceBundles } from "./invoice-bundles/contract";
import { en as invoiceBundlesEn } from "./invoice-bundles/words.en";
import { fr as invoiceBundlesFr } from "./invoice-bundles/words.fr";
import { invoices } from "./invoices/contract";
import { en as invoicesEn } from "./invoices/words.en";
import { fr as invoicesFr } from "./invoices/words.fr";
import { items } from "./items/contract";
import { en as itemsEn } from "./items/words.en";
import { fr as itemsFr } from "./items/words.fr";
import { jobs } from "./jobs/contract";
import { en as jobsEn } from "./jobs/words.en";
import { fr as jobsFr } from "./jobs/words.fr";
import { orders } from "./orders/contract";
import { en as ordersEn } from "./orders/words.en";
import { fr as ordersFr } from "./orders/words.fr";
import { production } from "./production/contract";
import { en as productionEn } from "./production/words.en";
import { fr as productionFr } from "./production/words.fr";
import { productionRequests } from "./production-requests/contract";
import { en as productionRequestsEn } from "./production-requests/words.en";
import { fr as productionRequestsFr } from "./production-requests/words.fr";
import { recipes } from "./recipes/contract";
import { en as recipesEn } from "./recipes/words.en";
import { fr as recipesFr } from "./recipes/words.fr";
import { scans } from "./scans/contract";
import { en as scansEn } from "./scans/words.en";
import { fr as scansFr } from "./scans/words.fr";
import { recurringInvoices } from "./recurring-invoices/contract";
import { en as recurringInvoicesEn } from "./recurring-invoices/words.en";
import { fr as recurringInvoicesFr } from "./recurring-invoices/words.fr";
import { standingOrders } from "./standing-orders/contract";
import { en as standingOrdersEn } from "./standing-orders/words.en";
import { fr as standingOrdersFr } from "./standing-orders/words.fr";
import { restocks } from "./restocks/contract";
import { en as restocksEn } from "./restocks/words.en";
import { fr as restocksFr } from "./restocks/words.fr";
import { locations } from "./locations/contract";
import { en as locationsEn } from "./locations/words.en";
import { fr as locationsFr } from "./locations/words.fr";
import { lots } from "./lots/contract";
import { en as lotsEn } from "./lots/words.en";
import { fr as lotsFr } from "./lots/words.fr";
import { movements } from "./movements/contract";
import { en as movementsEn } from "./movements/words.en";
import { fr as movementsFr } from "./movements/words.fr";
import { simulations } from "./simulations/contract";
import { en as simulationsEn } from "./simulations/words.en";
import { fr as simulationsFr } from "./simulations/words.fr";
import { stock } from "./stock/contract";
import { en as stockEn } from "./stock/words.en";
import { fr as stockFr } from "./stock/words.fr";
import { supplierInvoices } from "./supplier-invoices/contract";
import { en as supplierInvoicesEn } from "./supplier-invoices/words.en";
import { fr as supplierInvoicesFr } from "./supplier-invoices/words.fr";
import { suppliers } from "./suppliers/contract";
import { en as suppliersEn } from "./suppliers/words.en";
import { fr as suppliersFr } from "./suppliers/words.fr";
import { tariffs } from "./tariffs/contract";
import { en as tariffsEn } from "./tariffs/words.en";
import { fr as tariffsFr } from "./tariffs/words.fr";
import { traceability } from "./traceability/contract";
import { en as traceabilityEn } from "./traceability/words.en";
import { fr as traceabilityFr } from "./traceability/words.fr";
import { accounting } from "./accounting/contract";
import { en as accountingEn } from "./accounting/words.en";
import { fr as accountingFr } from "./accounting/words.fr";
import { bank } from "./bank/contract";
import { en as bankEn } from "./bank/words.en";
import { fr as bankFr } from "./bank/words.fr";
import { reminders } from "./reminders/contract";
import { en as remindersEn } from "./reminders/words.en";
import { fr as remindersFr } from "./reminders/words.fr";
import { schedule } from "./schedule/contract";
import { en as scheduleEn } from "./schedule/words.en";
import { fr as scheduleFr } from "./schedule/words.fr";
import { treasury } from "./treasury/contract";
import { en as treasuryEn } from "./treasury/words.en";
import { fr as treasuryFr } from "./treasury/words.fr";
import { treasuryPlans } from "./treasury-plans/contract";
import { en as treasuryPlansEn } from "./treasury-plans/words.en";
import { fr as treasuryPlansFr } from "./treasury-plans/words.fr";

/** Every module's operations and words, one line a module: what the doors, the terminal and the documentation derive from. */
export const modules = {
  account: { operations: account, words: { fr: accountFr, en: accountEn } },
  businesses: { operations: businesses, words: { fr: businessesFr, en: businessesEn } },
  calculations: { operations: calculations, words: { fr: calculationsFr, en: calculationsEn } },
  clients: { operations: clients, words: { fr: clientsFr, en: clientsEn } },
  company: { operations: company, words: { fr: companyFr, en: companyEn } },
  dashboard: { operations: dashboard, words: { fr: dashboardFr, en: dashboardEn } },
  deliveries: { operations: deliveries, words: { fr: deliveriesFr, en: deliveriesEn } },
  counts: { operations: counts, words: { fr: countsFr, en: countsEn } },
  feedback: { operations: feedback, words: { fr: feedbackFr, en: feedbackEn } },
  imports: { operations: imports, words: { fr: importsFr, en: importsEn } },
  invoices: { operations: invoices, words: { fr: invoicesFr, en: invoicesEn } },
  invoiceBundles: { operations: invoiceBundles, words: { fr: invoiceBundlesFr, en: invoiceBundlesEn } },
  items: { operations: items, words: { fr: itemsFr, en: itemsEn } },
  jobs: { operations: jobs, words: { fr: jobsFr, en: jobsEn } },
  orders: { operations: orders, words: { fr: ordersFr, en: ordersEn } },
  production: { operations: production, words: { fr: productionFr, en: productionEn } },
  productionRequests: { operations: productionRequests, words: { fr: productionRequestsFr, en: productionRequestsEn } },
  recipes: { operations: recipes, words: { fr: recipesFr, en: recipesEn } },
  scans: { operations: scans, words: { fr: scansFr, en: scansEn } },
  recurringInvoices: { operations: recurringInvoices, words: { fr: recurringInvoicesFr, en: recurringInvoicesEn } },
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
  treasury: { operations: treasury, words: { fr: treasuryFr, en: treasuryEn } },
  treasuryPlans: { operations: treasuryPlans, words: { fr: treasuryPlansFr, en: treasuryPlansEn } },
  tariffs: { operations: tariffs, words: { fr: tariffsFr, en: tariffsEn } },
  traceability: { operations: traceability, words: { fr: traceabilityFr, en: traceabilityEn } },
};

/** Every operation of the product. */
export const operations: Operation[] = Object.values(modules).flatMap((module) => Object.values<Operation>(module.operations));
