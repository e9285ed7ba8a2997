import type { Words } from "@/worker/core/words-type";
import type { fr } from "./words.fr";

/** Texts of the first screen of the day. */
export const en = {
  title: "Dashboard",
  greeting: "Hello {{name}}",
  sentence: "What matters today.",
  createOrder: "Create an order",
  addProduct: "Add a product",
  tabs: {
    label: "Parts of the dashboard",
    overview: "Overview",
    finance: "Finance",
    production: "Production",
    quality: "Quality",
    company: "Company",
  },
  figures: "Figures of the day",
  failed: {
    kpis: "Error while loading KPIs: {{message}}",
    part: "This part could not be loaded: {{message}}",
    slow: "the answer takes too long.",
  },
  retry: "Retry",
  all_one: "See the lot",
  all_other: "See all {{count}} lots",
  late_one: "{{count}} late",
  late_other: "{{count}} late",
  help: {
    ordersToShip: "Confirmed, in preparation or ready",
    lateOrders: "Their day has passed",
    productionToday: "Done: {{done}}; {{late}}",
    stockShort: "Less available than the minimum",
    expiringLots: "Date near or past",
    expiredLots: "To take out of stock",
    lowMargin: "Margin under {{floor}} %",
    activeClients: "Ordered in the last 6 months",
    revenue: "{{soFar}} by the same day last month, {{last}} in all",
  },
  activity: {
    title: "Recent activity",
    none: "Nothing yet: what you do will read here.",
    changes_one: "{{count}} record",
    changes_other: "{{count}} records",
  },
  finance: {
    sentence: "{{total}} excl. tax over twelve months, most in {{best}}.",
    none: "No invoice sent in twelve months.",
    revenue: "Invoiced excl. tax",
    owing: "Who owes most",
    paid: "Your clients are up to date.",
    late: "of which {{amount}} overdue",
  },
  production: { late: "Late", week: "The next seven days", board: "See the board", none: "Nothing planned this week." },
  quality: {
    held: "Lots on hold",
    expired: "Lots past their use-by date",
    none: { held: "No lot waits for a decision.", expired: "No lot is past its use-by date." },
  },
  company: { missing: "For complete invoices and papers, these are missing: {{fields}}.", edit: "Complete the settings" },
} satisfies Words<typeof fr>;
