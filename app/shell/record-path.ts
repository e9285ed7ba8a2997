/** Where the records of each table are shown. */
const bases = {
  orders: "/customer/orders",
  deliveries: "/customer/deliveries",
  standing_orders: "/customer/standing-orders",
  invoices: "/customer/invoices",
  recurring_invoices: "/customer/recurring-invoices",
  productions: "/customer/production",
  restocks: "/customer/material-restocks",
  lots: "/customer/inventory/lots",
  counts: "/customer/inventory/counts",
  items: "/customer/products",
  recipes: "/customer/recipes",
  clients: "/customer/clients",
  suppliers: "/customer/suppliers",
  sales: "/customer/sales",
} as const;

type Shown = keyof typeof bases;

/** The screen of a record, by its table; null where there is none. */
export function recordPath(table: Shown, id: string): string;
export function recordPath(table: string, id: string): string | null;
export function recordPath(table: string, id: string): string | null {
  return Object.hasOwn(bases, table) ? `${bases[table as Shown]}/${id}` : null;
}
