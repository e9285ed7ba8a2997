import { beforeAll, expect, it } from "vitest";
import { civilDate } from "@/worker/core/figures/dates";
import { figures } from "@/worker/modules/business/figures/contract";
import { choiceIn } from "@/app/features/business/reports/address";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { thirtyQuestions } from "@/tests/support/thirty-questions";
import { fillAtRandom } from "./random-data";
import { fillWithTheRest } from "./random-others";

/** Thirty questions that no screen answered: the sentence, the report that it leads to and the records behind are the same figure. */

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
  await fillAtRandom(maker.db, 4_711);
  await fillWithTheRest(maker.db, 12, civilDate(Date.now()));
});

it.each(thirtyQuestions)("%s", async (sentence, measure, by) => {
  const { answer, path, text, missed } = await maker.call(figures.ask, { question: sentence });
  expect(missed).toEqual([]);
  expect(answer?.measures.map(({ name }) => name)).toEqual([measure]);
  expect(answer?.by.map(({ name }) => name)).toEqual(by ? [by] : []);
  expect(text).toContain(answer?.understood);
  // The report that it leads to, as its address is read.
  const { question } = choiceIn(new URL(path, "http://x").searchParams, null);
  const { by: preset, ...rest } = question;
  const report = await maker.call(figures.query, { ...rest, by: by ? preset : [], limit: 1_000 });
  expect(report.totals).toEqual(answer?.totals);
  const rows = await maker.call(figures.rows, { measure, filters: question.filters, from: question.from, to: question.to, limit: 1_000 });
  expect([rows.sum, rows.nextCursor]).toEqual([answer?.totals.figures[0], null]);
  expect(rows.items.length).toBeGreaterThan(0);
  if (rows.parts.length) return;
  const sizes = rows.items.flatMap(
    ({ value }) => value.quantities?.map(({ amount }) => amount) ?? [value.money ?? value.count ?? value.minutes ?? 0],
  );
  const whole = rows.sum.quantities?.map(({ amount }) => amount) ?? [rows.sum.money ?? rows.sum.count ?? rows.sum.minutes ?? 0];
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
  expect(sum(sizes)).toBe(sum(whole));
});
