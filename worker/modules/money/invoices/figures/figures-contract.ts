import { stated } from "@/worker/core/contract/meaning";
import { balance, civil, pageOf, paging, recordOf, sum, z } from "@/worker/core/contract/fields";
import { query } from "@/worker/core/contract/operation";
import { paperOf } from "@/worker/core/contract/printing";
import { languages } from "@/worker/core/language";
import { ages } from "../rules";
import { account, accountColumns, accountDays, aged } from "../account/shapes";
import { invoiceStatuses, invoiceMeanings, revenueGroups } from "../status";

/** What invoices come to: by their status, by client and by age, as an account, and as turnover. */
export const figures = {
  /** How many invoices, credit notes and proformas there are in each status, each apart, and what they come to. */
  facets: query({
    input: z.strictObject({}),
    output: z.object({
      statuses: z.array(
        z.object({
          type: z.enum(["client", "credit", "proforma"]),
          status: stated(invoiceStatuses, invoiceMeanings),
          count: z.int(),
          total: sum,
          due: sum,
        }),
      ),
      /** Sent to clients and not yet paid, and the part of it that is late. */
      due: sum,
      overdue: sum,
    }),
  }),

  /** What each client owes, by how late it is. */
  ageing: query({
    input: z.strictObject({ limit: paging.limit, cursor: paging.cursor }),
    output: z.object({ ...pageOf(aged).shape, totals: aged.omit({ clientId: true, partyName: true }) }),
    columns: ["partyName", ...ages, "creditBalance", "carried", "total"],
  }),

  /** How long each client takes to pay, the slowest first: over what was paid within a year. */
  pace: query({
    input: z.strictObject({ limit: paging.limit }),
    output: pageOf(z.object({ clientId: z.string(), partyName: z.string(), averageDays: z.int(), count: z.int() })),
    columns: ["partyName", "averageDays", "count"],
  }),

  /** A client's account: what it was invoiced, what it paid, what it owes, how long it takes. A year unless said. */
  statement: query({
    input: z.strictObject({ client: recordOf("clients"), ...accountDays }),
    output: account.extend({ clientId: z.string() }),
    columns: accountColumns,
  }),

  /** The same on paper, to send to the client. Left out, its language. */
  statementPaper: paperOf(z.strictObject({ client: recordOf("clients"), ...accountDays, language: z.enum(languages).optional() })),

  /** What was invoiced excl. tax, credit notes taken off: by month, or by client, the best first. The last twelve months unless said. */
  revenue: query({
    input: z.strictObject({
      by: z.enum(revenueGroups).default("month"),
      from: civil.optional(),
      to: civil.optional(),
      /** One client's alone. */
      client: recordOf("clients").optional(),
      /** Clients shown. */
      limit: paging.limit,
    }),
    output: z.object({
      partyName: z.string().nullable(),
      revenue: balance,
      from: civil,
      to: civil,
      /** Invoices sent, and clients they were sent to. */
      count: z.int(),
      clients: z.int(),
      items: z.array(
        z.object({
          month: z.string().nullable(),
          clientId: z.string().nullable(),
          partyName: z.string().nullable(),
          revenue: balance,
          count: z.int(),
        }),
      ),
    }),
    columns: ["month", "partyName", "revenue", "count"],
  }),
};
