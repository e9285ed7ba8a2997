/** Where what a module's lists say stands in the product, or an operation's answer, for answers that tell only a part. */
export const screens: Record<string, string> = {
  clients: "/customer/clients",
  lots: "/customer/inventory?tab=lots",
  movements: "/customer/inventory/movements",
  orders: "/customer/orders",
  production: "/customer/production/orders",
  "production.board": "/customer/production",
  "production.canMake": "/customer/production/can-make",
  "production.plan": "/customer/production/proposals",
  productionRequests: "/customer/production/requests",
  recipes: "/customer/recipes",
  restocks: "/customer/material-restocks",
  standingOrders: "/customer/standing-orders",
  stock: "/customer/inventory",
  "stock.shortages": "/customer/inventory?tab=shortages",
  suppliers: "/customer/suppliers",
  traceability: "/customer/traceability",
};
