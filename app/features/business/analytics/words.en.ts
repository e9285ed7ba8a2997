import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en = {
  title: "Trends",
  sentence: "What makes your sales, at what time of the year, and what may sell soon.",
  season: {
    title: "Sales over the year",
    text: "Invoiced excluding tax over twelve months, beside the same month a year before.",
    now: "Last twelve months",
    before: "A year before",
  },
  products: "Your products by weight",
  clients: "Your clients by weight",
  class: "{{name}}, {{kind}}: {{count}} of {{all}}, for {{money}}, {{share}} of sales",
  kind: { A: "what matters most", B: "what adds to it", C: "the rest" },
  cohorts: {
    title: "Do your new clients come back?",
    text: "Each client counts in the month of their first order. From {{from}} to {{to}}, without cancelled orders and drafts.",
    sum: "Of {{clients}} new clients, {{returned}} ordered again in a later month.",
    none: "No new client in these months. A month counts once it is over.",
    row: "New clients: {{clients}}, of whom {{returned}} ordered again ({{share}})",
    month: "First order",
    clients: "Clients",
    money: "Bought excl. tax",
    returned: "Ordered again",
    after: "+{{count}} mo.",
    bought: "Mostly:",
  },
  outlook: {
    title: "What may sell in {{month}}",
    text: "For each product, the method that erred least over the last six months; its error is said beside it.",
    none: "Not enough deliveries yet to foresee.",
  },
  closed: {
    title: "Trends come with the Growth plan",
    text: "Your products and clients by weight, the seasons, and a sales forecast with its error.",
  },
} satisfies Words<typeof fr>;
