/** What one may ask on a screen, by how its address begins: keys of the shell's words. The first that fits counts. */
const byPage: [path: string, keys: string[]][] = [
  ["/customer/products", ["stockless", "margin", "labels"]],
  ["/customer/ingredients", ["allergens", "ingredientStock", "suppliersOf"]],
  ["/customer/orders", ["ordersLate", "toShip", "ordersMonth"]],
  ["/customer/clients", ["bestClients", "owed", "newClients"]],
  ["/customer/production", ["makeToday", "canMake", "madeMonth"]],
  ["/customer/inventory", ["stockValue", "expiring", "short"]],
  ["/customer/audits", ["readingsDue", "missed", "openIssues"]],
  ["/customer/suppliers", ["suppliersCount", "awaited", "spent"]],
  ["/customer/material-restocks", ["awaited", "short", "spent"]],
  ["/customer/invoices", ["owed", "overdue", "invoicedMonth"]],
  ["/treasury", ["balance", "overdue", "expenses"]],
];
const otherwise = ["urgent", "invoicedMonth", "expiring", "ordersLate"];

/** The questions that a screen offers, then one that fits anywhere. */
export function quickKeys(path: string): string[] {
  const own = byPage.find(([start]) => path.startsWith(start))?.[1];
  return own ? [...own, "urgent"] : otherwise;
}
