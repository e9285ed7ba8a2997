import { expect, it } from "vitest";
import { between, periodBefore, readPeriod, yearBefore } from "@/worker/core/figures/periods";

const TODAY = "2026-11-23";
const read = (text: string) => {
  const period = readPeriod(text, TODAY);
  return period && `${period.from} ${period.to}`;
};

it.each([
  ["cette année", "2026-01-01 2026-11-23"],
  ["2026-10-01..2026-10-31", "2026-10-01 2026-10-31"],
  ["2026-10-31..2026-10-01", null],
  ["this year", "2026-01-01 2026-11-23"],
  ["l'an dernier", "2025-01-01 2025-12-31"],
  ["novembre de l'an dernier", "2025-11-01 2025-11-30"],
  ["march last year", "2025-03-01 2025-03-31"],
  ["l’année dernière", "2025-01-01 2025-12-31"],
  ["ventes en 2024", "2024-01-01 2024-12-31"],
  ["ce mois-ci", "2026-11-01 2026-11-23"],
  ["le mois dernier", "2026-10-01 2026-10-31"],
  ["en mars", "2026-03-01 2026-03-31"],
  ["in December", "2025-12-01 2025-12-31"],
  ["février 2024", "2024-02-01 2024-02-29"],
  ["depuis septembre", "2026-09-01 2026-11-23"],
  ["T2 2025", "2025-04-01 2025-06-30"],
  ["au deuxième trimestre", "2026-04-01 2026-06-30"],
  ["ce trimestre", "2026-10-01 2026-11-23"],
  ["cette semaine", "2026-11-23 2026-11-23"],
  ["last week", "2026-11-16 2026-11-22"],
  ["les 30 derniers jours", "2026-10-25 2026-11-23"],
  ["the last 12 months", "2025-11-24 2026-11-23"],
  ["du 1er janvier au 31 mars", "2026-01-01 2026-03-31"],
  ["de janvier à mars 2025", "2025-01-01 2025-03-31"],
  ["2026-02-03 au 2026-02-05", "2026-02-03 2026-02-05"],
  ["2026-02", "2026-02-01 2026-02-28"],
  ["hier", "2026-11-22 2026-11-22"],
  ["samedi dernier", "2026-11-21 2026-11-21"],
  ["last monday", "2026-11-16 2026-11-16"],
  ["depuis lundi", "2026-11-23 2026-11-23"],
  ["since friday", "2026-11-20 2026-11-23"],
  ["le prix du beurre", null],
])("reads “%s”", (text, expected) => {
  expect(read(text)).toBe(expected);
});

it.each([
  ["2026-03-01", "2026-03-31", "2026-02-01 2026-02-28", "2025-03-01 2025-03-31"],
  ["2024-02-01", "2024-02-29", "2024-01-01 2024-01-31", "2023-02-01 2023-02-28"],
  ["2026-01-01", "2026-12-31", "2025-01-01 2025-12-31", "2025-01-01 2025-12-31"],
  ["2026-11-01", "2026-11-23", "2026-10-01 2026-10-23", "2025-11-01 2025-11-23"],
  ["2026-03-05", "2026-03-11", "2026-02-26 2026-03-04", "2025-03-05 2025-03-11"],
])("goes back from %s – %s", (from, to, before, year) => {
  const period = between(from, to);
  const text = (one: { from: string; to: string } | null) => one && `${one.from} ${one.to}`;
  expect([text(period && periodBefore(period)), text(period && yearBefore(period))]).toEqual([before, year]);
});

it("compares what has begun with as much of the one before", () => {
  const period = readPeriod("ce mois-ci", TODAY);
  expect(period && periodBefore(period)).toMatchObject({ from: "2026-10-01", to: "2026-10-23" });
});

it.each(["le 21 novembre", "on november 21", "21st of november", "november 21, 2026"])(
  "a day by its month is that day alone: %s",
  (text) => {
    const period = readPeriod(` ${text} `, "2026-11-28");
    expect([period?.from, period?.to]).toEqual(["2026-11-21", "2026-11-21"]);
  },
);
