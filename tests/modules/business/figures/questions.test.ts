import { beforeAll, expect, it } from "vitest";
import { civilDate } from "@/worker/core/figures/dates";
import { figures } from "@/worker/modules/business/figures/contract";
import { choiceIn } from "@/app/features/business/reports/address";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { fillAtRandom } from "./random-data";
import { fillWithTheRest } from "./random-others";

/** Thirty questions that no screen answered: the sentence, the report that it leads to and the records behind are the same figure. */

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
  await fillAtRandom(maker.db, 4_711);
  await fillWithTheRest(maker.db, 12, civilDate(Date.now()));
});

it.each([
  ["ventes par produit en 2026", "salesInvoiced", "product"],
  ["ventes par taux de TVA en 2026", "salesInvoiced", "vatRate"],
  ["ventes des restaurants en 2026", "salesInvoiced", null],
  ["combien ai-je produit en 2026 ?", "quantityMade", null],
  ["production par atelier en 2026", "quantityMade", "facility"],
  ["rendement par produit en 2026", "averageYield", "product"],
  ["panier moyen des restaurants en 2026", "averageOrder", null],
  ["panier moyen par catégorie de client en 2026", "averageOrder", "clientCategory"],
  ["nouveaux clients par mois en 2025", "newClients", "month"],
  ["taux de fidélité par trimestre en 2026", "repeatRate", "quarter"],
  ["marge par client en 2026", "margin", "client"],
  ["taux de marge par produit en 2026", "marginRate", "product"],
  ["écart avec les recettes par produit en 2026", "costBeyondRecipe", "product"],
  ["pertes par cause en 2026", "lossValue", "lossCause"],
  ["temps de travail par produit en 2026", "labourMinutes", "product"],
  ["ponctualité par mois en 2026", "onTimeRate", "month"],
  ["réalisation du planning en 2026", "plannedDoneRate", null],
  ["achats par fournisseur en 2026", "purchases", "supplier"],
  ["surcoût des achats par ingrédient en 2026", "priceDrift", "ingredient"],
  ["réceptions incomplètes par fournisseur en 2026", "restocksShort", "supplier"],
  ["valeur du stock par emplacement", "stockValue", "location"],
  ["valeur du stock en mars 2026", "stockValueOn", null],
  ["rotation du stock par article", "stockRotation", "item"],
  ["mises au rebut par motif en 2026", "scrappedValue", "scrapReason"],
  ["créances par département", "receivable", "department"],
  ["créances par retard", "receivable", "lateness"],
  ["délai de paiement par client en 2026", "daysToBePaid", "client"],
  ["dépenses par poste en 2026", "treasuryOut", "entryCategory"],
  ["solde de trésorerie par mois en 2026", "treasuryBalance", "month"],
  ["TVA collectée par taux de TVA en 2026", "vatCollected", "vatRate"],
  ["remises par client en 2026", "discountGiven", "client"],
  ["temps gagné en 2026", "typingSaved", null],
  ["sales by channel in 2026", "salesInvoiced", "clientCategory"],
  ["traceability gaps by supplier", "untracedLots", "supplier"],
])("%s", async (sentence, measure, by) => {
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
