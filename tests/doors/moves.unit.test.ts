import { describe, expect, it } from "vitest";
import { Refusal } from "@/worker/core/errors";
import { problemOf } from "@/worker/doors/problem";
import { countStatus } from "@/worker/modules/store/counts/status";
import { deliveryStatus } from "@/worker/modules/sell/deliveries/status";
import { invoiceStatus, supplierInvoiceStatus } from "@/worker/modules/money/invoices/status";
import { lotStatus } from "@/worker/modules/store/lots/status";
import { orderStatus } from "@/worker/modules/sell/orders/status";
import { productionRequestStatus } from "@/worker/modules/make/production-requests/status";
import { productionStatus } from "@/worker/modules/make/production/status";
import { recipeStatus } from "@/worker/modules/catalogue/recipes/status";
import { restockStatus } from "@/worker/modules/buy/restocks/status";
import { scanStatus } from "@/worker/modules/buy/scans/status";

interface AnyMachine {
  states: string[];
  require(state: string, move: string, module: string): unknown;
}

const machines = {
  counts: countStatus,
  deliveries: deliveryStatus,
  invoices: invoiceStatus,
  lots: lotStatus,
  orders: orderStatus,
  production: productionStatus,
  productionRequests: productionRequestStatus,
  recipes: recipeStatus,
  restocks: restockStatus,
  scans: scanStatus,
  supplierInvoices: supplierInvoiceStatus,
} as unknown as Record<string, AnyMachine>;

describe.each(Object.entries(machines))("a step that a state of %s forbids", (module, machine) => {
  it.each(machine.states)("is refused in words: %s", (state) => {
    for (const language of ["fr", "en"] as const) {
      const refusal = refusalOf(() => machine.require(state, "no such step", module));
      const [problem] = problemOf(refusal, language).errors ?? [];
      expect(problem?.message).not.toMatch(/operations|values|undefined|\w\.\w/);
    }
  });
});

function refusalOf(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error("Nothing was refused");
}
