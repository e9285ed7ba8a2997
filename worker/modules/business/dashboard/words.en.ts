import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

/** Words of the first screen of the day. */
export const en = {
  title: "Dashboard",
  operations: {
    kpis: { title: "Figures of the day", examples: ["give me the figures of the day", "how many clients active over 6 months?"] },
    activity: { title: "Recent activity", examples: ["show the recent activity", "who did what recently?"] },
    finance: { title: "Finance figures", examples: ["what is my revenue per month?"] },
  },
  synonyms: {
    fields: {
      revenue: ["turnover", "invoiced this month"],
      activeClients: ["active clients"],
      months: ["per month", "month by month"],
    },
  },
  fields: {
    ...core.common,
    ordersToShip: "Orders to ship",
    lateOrders: "Late orders",
    stockShort: "Items below their minimum",
    expiringLots: "Lots to use within 14 days",
    expiredLots: "Lots past their use-by date",
    productionToday: "To make today",
    productionDone: "Made today",
    productionLate: "Late production orders",
    lowMargin: "Products with a low margin",
    marginFloor: "Margin floor",
    activeClients: "Active clients over 6 months",
    revenue: "Invoiced this month, excl. tax",
    revenueLastMonthSoFar: "Last month, by the same day",
    revenueLastMonth: "Invoiced last month, excl. tax",
    due: "Owed by clients",
    overdue: "Of which overdue",
    toPay: "To pay to suppliers",
    months: "Invoiced month by month",
    month: "Month",
    id: "Identifier",
    at: "On",
    who: "Who",
    what: "What",
    operation: "Operation",
    record: "Kind",
    recordId: "Record identifier",
    name: "Record",
    changes: "Records changed",
  },
} satisfies Words<typeof fr>;
