import type { About } from "@/worker/modules/papers/documents/status";

/** Where the records that documents are about have their sheets. */
export const homes: Record<About, string> = {
  items: "/customer/products",
  suppliers: "/customer/suppliers",
  clients: "/customer/clients",
  lots: "/customer/inventory/lots",
  orders: "/customer/orders",
  audits: "/customer/audits/audits",
  nonConformities: "/customer/audits/non-conformities",
  trainings: "/customer/audits/trainings",
};
