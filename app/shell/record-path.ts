/** Where the records of each table are shown. */
const bases: Record<string, string> = {
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
};

/** The screen of a record, by its table; null where there is none. */
export function recordPath(table: string, id: string): string | null {
  const base = bases[table];
  return base ? `${base}/${id}` : null;
}
