import type { Operation } from "@/worker/core/contract/operation";
import type { Handler } from "@/worker/engine/handler";
import { accountHandlers } from "@/worker/modules/business/account";
import { businessHandlers } from "@/worker/modules/business/businesses";
import { calculationHandlers } from "@/worker/modules/catalogue/calculations";
import { clientHandlers } from "@/worker/modules/sell/clients";
import { companyHandlers } from "@/worker/modules/business/company";
import { dashboardHandlers } from "@/worker/modules/business/dashboard";
import { deliveryHandlers } from "@/worker/modules/sell/deliveries";
import { countHandlers } from "@/worker/modules/store/counts/index";
import { feedbackHandlers } from "@/worker/modules/business/feedback";
import { importHandlers } from "@/worker/modules/business/imports";
import { invoiceBundleHandlers } from "@/worker/modules/money/invoice-bundles";
import { invoiceHandlers } from "@/worker/modules/money/invoices";
import { itemHandlers } from "@/worker/modules/catalogue/items";
import { jobHandlers } from "@/worker/modules/business/jobs";
import { orderHandlers } from "@/worker/modules/sell/orders";
import { productionHandlers } from "@/worker/modules/make/production";
import { productionRequestHandlers } from "@/worker/modules/make/production-requests";
import { recipeHandlers } from "@/worker/modules/catalogue/recipes";
import { scanHandlers } from "@/worker/modules/buy/scans";
import { recurringInvoiceHandlers } from "@/worker/modules/money/recurring-invoices";
import { standingOrderHandlers } from "@/worker/modules/sell/standing-orders";
import { restockHandlers } from "@/worker/modules/buy/restocks";
import { locationHandlers } from "@/worker/modules/store/locations";
import { lotHandlers } from "@/worker/modules/store/lots";
import { movementHandlers } from "@/worker/modules/store/movements";
import { simulationHandlers } from "@/worker/modules/make/simulations";
import { stockHandlers } from "@/worker/modules/store/stock";
import { supplierInvoiceHandlers } from "@/worker/modules/buy/supplier-invoices";
import { supplierHandlers } from "@/worker/modules/buy/suppliers";
import { tariffHandlers } from "@/worker/modules/buy/tariffs";
import { traceabilityHandlers } from "@/worker/modules/store/traceability";
import { accountingHandlers } from "@/worker/modules/money/accounting";
import { bankHandlers } from "@/worker/modules/money/bank";
import { reminderHandlers } from "@/worker/modules/money/reminders";
import { scheduleHandlers } from "@/worker/modules/money/schedule";
import { treasuryHandlers } from "@/worker/modules/money/treasury";
import { treasuryPlanHandlers } from "@/worker/modules/money/treasury-plans";

/** What every operation does, one line a module. */
const modules: Record<string, unknown>[] = [
  accountHandlers,
  businessHandlers,
  calculationHandlers,
  clientHandlers,
  companyHandlers,
  dashboardHandlers,
  deliveryHandlers,
  countHandlers,
  feedbackHandlers,
  importHandlers,
  invoiceHandlers,
  invoiceBundleHandlers,
  itemHandlers,
  jobHandlers,
  orderHandlers,
  productionHandlers,
  productionRequestHandlers,
  recipeHandlers,
  scanHandlers,
  recurringInvoiceHandlers,
  standingOrderHandlers,
  restockHandlers,
  locationHandlers,
  lotHandlers,
  movementHandlers,
  simulationHandlers,
  stockHandlers,
  supplierInvoiceHandlers,
  supplierHandlers,
  tariffHandlers,
  traceabilityHandlers,
  accountingHandlers,
  bankHandlers,
  reminderHandlers,
  scheduleHandlers,
  treasuryHandlers,
  treasuryPlanHandlers,
];

const handlers = new Map(modules.flatMap((module) => Object.values(module) as Handler[]).map((handler) => [handler.operation.id, handler]));

/** The code of an operation. @throws Error when a module declares an operation it does not bind */
export function handlerOf<O extends Operation>(operation: O): Handler<O> {
  const handler = handlers.get(operation.id);
  if (!handler) throw new Error(`No handler is bound to ${operation.id}: see worker/modules/index.ts`);
  return handler as unknown as Handler<O>;
}
