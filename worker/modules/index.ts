import type { Operation } from "@/worker/core/operation";
import type { Handler } from "@/worker/engine/handler";
import { accountHandlers } from "./account";
import { businessHandlers } from "./businesses";
import { calculationHandlers } from "./calculations";
import { clientHandlers } from "./clients";
import { companyHandlers } from "./company";
import { dashboardHandlers } from "./dashboard";
import { deliveryHandlers } from "./deliveries";
import { countHandlers } from "./counts/index";
import { feedbackHandlers } from "./feedback";
import { importHandlers } from "./imports";
import { invoiceBundleHandlers } from "./invoice-bundles";
import { invoiceHandlers } from "./invoices";
import { itemHandlers } from "./items";
import { jobHandlers } from "./jobs";
import { orderHandlers } from "./orders";
import { productionHandlers } from "./production";
import { productionRequestHandlers } from "./production-requests";
import { recipeHandlers } from "./recipes";
import { scanHandlers } from "./scans";
import { recurringInvoiceHandlers } from "./recurring-invoices";
import { standingOrderHandlers } from "./standing-orders";
import { restockHandlers } from "./restocks";
import { locationHandlers } from "./locations";
import { lotHandlers } from "./lots";
import { movementHandlers } from "./movements";
import { simulationHandlers } from "./simulations";
import { stockHandlers } from "./stock";
import { supplierInvoiceHandlers } from "./supplier-invoices";
import { supplierHandlers } from "./suppliers";
import { tariffHandlers } from "./tariffs";
import { traceabilityHandlers } from "./traceability";
import { accountingHandlers } from "./accounting";
import { bankHandlers } from "./bank";
import { reminderHandlers } from "./reminders";
import { scheduleHandlers } from "./schedule";
import { treasuryHandlers } from "./treasury";
import { treasuryPlanHandlers } from "./treasury-plans";

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
