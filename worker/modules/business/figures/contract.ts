import { civil, line, pageOf, rate, signed, z } from "@/worker/core/contract/fields";
import { exportedFile } from "@/worker/core/contract/exporting";
import { customers, defineModule } from "@/worker/core/contract/module";
import { query } from "@/worker/core/contract/operation";
import { paperFile } from "@/worker/core/contract/printing";
import { methods } from "@/worker/modules/business/forecast/status";
import { answer, measureUnits, period, question, shownGroups, value } from "./shapes";
import { best, cohort, pair, pricing, wholeMonths } from "./selling/shapes";
import type { comparisons } from "./status";

const { measures, by, compare, order, direction, ...narrowing } = question;

/** Figures: what is measured, by what it is told apart, and the answers. */
export const figures = defineModule("figures", customers, {
  /** What can be asked for. */
  catalogue: query({
    input: z.strictObject({}),
    output: z.object({
      items: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          synonyms: z.array(z.string()),
          unit: z.enum(measureUnits),
          /** Does it add up over groups, and over time where it has any? */
          addsUp: z.boolean(),
          /** Is it what stands at the end of a period? It does not add up over time. */
          standing: z.boolean(),
          overTime: z.boolean(),
          parts: z.array(z.string()),
          by: z.array(z.string()),
          /** The measures that are said with it. */
          beside: z.array(z.string()),
          /** The operation that lists the records behind it. */
          list: z.string(),
          /** Does the plan open it? */
          open: z.boolean(),
        }),
      ),
      nextCursor: z.null(),
      dimensions: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          synonyms: z.array(z.string()),
          choices: z.array(z.object({ key: z.string(), label: z.string() })),
        }),
      ),
      grains: z.array(z.string()),
    }),
    columns: ["name", "label", "unit", "by"],
  }),

  /** Measures by groups, in a period, beside another. */
  query: query({ input: z.strictObject({ ...question, ...shownGroups }), output: answer, columns: ["understood", "items", "totals"] }),

  /** The same as a file for spreadsheets, every group of it. */
  export: query({ access: { feature: "exports" }, input: z.strictObject(question), output: exportedFile }),

  /** The same on paper. */
  paper: query({ access: { feature: "exports" }, input: z.strictObject({ title: line(120).optional(), ...question }), output: paperFile }),

  /** A sentence, answered where every word of it is understood; nothing otherwise, with the words that were not. */
  ask: query({
    input: z.strictObject({
      question: line(500),
      /** What it asks for, where that is known already; the sentence names it otherwise. */
      measure: line(60).optional(),
      /** What it is told by, where the way of asking says so: "who buys most". */
      by: line(60).optional(),
      /** Words that ask for the measure, and so name nothing else. */
      spoken: z.array(line(60)).max(100).default([]),
      /** What its names are known to mean, where that is known: what is left of it then names none of these. */
      only: question.filters.unwrap().optional(),
      /** The question before, whose days, names and groups hold where this one says no others. */
      before: line(500).optional(),
    }),
    output: z.object({ answer: answer.nullable(), text: z.string(), path: z.string(), missed: z.array(z.string()) }),
    columns: ["text"],
  }),

  /** What clients may order of each product in the month that has begun and in the next, and by how much such forecasts erred of late. */
  outlook: query({
    access: { feature: "finance" },
    input: z.strictObject({ limit: z.int().min(1).max(200).default(50) }),
    output: pageOf(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Months of its past. */
        months: z.int(),
        lastSold: signed,
        /** This month so far, and what may come in all of it; then in the next. */
        sofar: signed,
        next: signed,
        after: signed,
        method: z.enum(methods),
        error: rate.nullable(),
      }),
    ).extend({ month: z.string() }),
    columns: ["name", "lastSold", "sofar", "next", "after", "method", "error"],
  }),

  /** Clients by the month of their first order: how many ordered again in each month after it, and what they bought. */
  cohorts: query({
    access: { feature: "finance" },
    input: z.strictObject(wholeMonths),
    output: pageOf(cohort).extend({ period }),
    columns: ["month", "clients", "returned", "rate", "money"],
  }),

  /** Pairs of products that stand most often in the same order, at least three times. */
  basket: query({
    access: { feature: "finance" },
    input: z.strictObject({ ...wholeMonths, ...best }),
    output: pageOf(pair).extend({ period, orders: z.int() }),
    columns: ["first", "second", "both", "lift"],
  }),

  /** Prices and volumes of the products that sell most, beside the same months a year before, or those just before where there is no such past. */
  prices: query({
    access: { feature: "finance" },
    input: z.strictObject({ months: z.int().min(1).max(12).default(6), ...best }),
    output: pageOf(pricing).extend({ period, other: period }),
    columns: ["name", "priceChange", "quantityChange", "moneyChange", "now"],
  }),

  /** The records whose parts make a figure, the newest first. */
  rows: query({
    input: z.strictObject({ measure: line(60), ...narrowing, ...shownGroups, cursor: z.string().max(100).optional() }),
    output: z.object({
      understood: z.string(),
      /** The list that shows these records and no others, with its filters; null where no list can. */
      listPath: z.string().nullable(),
      items: z.array(
        z.object({ id: z.string(), label: z.string(), day: civil.nullable(), path: z.string(), value, parts: z.array(value) }),
      ),
      nextCursor: z.string().nullable(),
      sum: value,
      /** What it is computed from, each with what the records come to; nothing where it is counted itself. */
      parts: z.array(z.object({ name: z.string(), label: z.string(), sum: value })),
      period: period.nullable(),
    }),
    columns: ["label", "day", "value"],
  }),
});

export type Comparison = (typeof comparisons)[number];
