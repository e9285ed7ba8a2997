import { recipeStatus } from "@/worker/modules/catalogue/recipes/status";
import { restockStatus } from "@/worker/modules/buy/restocks/status";
import { productionRequestStatus } from "@/worker/modules/make/production-requests/status";
import { productionStatus } from "@/worker/modules/make/production/status";
import { invoiceStatus, supplierInvoiceStatus } from "@/worker/modules/money/invoices/status";
import { signatureStatus } from "@/worker/modules/papers/signatures/status";
import { appointmentStatus } from "@/worker/modules/provider/appointments/status";
import { serviceRequestStatus } from "@/worker/modules/provider/service-requests/status";
import { auditStatus } from "@/worker/modules/safety/audits/status";
import { complaintStatus } from "@/worker/modules/safety/complaints/status";
import { planStatus } from "@/worker/modules/safety/control-plans/status";
import { sampleStatus } from "@/worker/modules/safety/laboratory/status";
import { lotCheckStatus } from "@/worker/modules/safety/lot-checks/status";
import { checkStatus } from "@/worker/modules/safety/net-contents/status";
import { nonConformityStatus } from "@/worker/modules/safety/non-conformities/status";
import { recallStatus } from "@/worker/modules/safety/recalls/status";
import { studyStatus } from "@/worker/modules/safety/shelf-life-studies/status";
import { deliveryStatus } from "@/worker/modules/sell/deliveries/status";
import { orderStatus } from "@/worker/modules/sell/orders/status";
import { countStatus } from "@/worker/modules/store/counts/status";
import { lotStatus } from "@/worker/modules/store/lots/status";

/** What a status table says, whatever its states and moves are called. */
interface Machine {
  states: readonly string[];
  allows(state: string, move: string): boolean;
}

/** The states of records whose moves depend on them, by module. */
const machines = {
  appointments: appointmentStatus,
  audits: auditStatus,
  complaints: complaintStatus,
  controlPlans: planStatus,
  counts: countStatus,
  deliveries: deliveryStatus,
  invoices: invoiceStatus,
  laboratory: sampleStatus,
  lotChecks: lotCheckStatus,
  lots: lotStatus,
  netContents: checkStatus,
  nonConformities: nonConformityStatus,
  orders: orderStatus,
  production: productionStatus,
  productionRequests: productionRequestStatus,
  recalls: recallStatus,
  recipes: recipeStatus,
  restocks: restockStatus,
  serviceRequests: serviceRequestStatus,
  shelfLifeStudies: studyStatus,
  signatures: signatureStatus,
  supplierInvoices: supplierInvoiceStatus,
} as unknown as Record<string, Machine>;

/** The states that allow a move of a module's records, in their order; none where no state forbids it. */
export function statesFor(module: string, move: string): readonly string[] {
  const machine = machines[module];
  return machine?.states.filter((state) => machine.allows(state, move)) ?? [];
}
