import { expect, it } from "vitest";
import { periodOf } from "@/worker/adapters/llm/local/periods";
import { tokensOf } from "@/worker/adapters/llm/local/text";

const friday = "2026-11-20";

it.each([
  ["quels certificats se terminent ce mois-ci ?", "2026-11-01", "2026-11-30"],
  ["which certificates end next month?", "2026-12-01", "2026-12-31"],
  ["le mois prochain", "2026-12-01", "2026-12-31"],
  ["what ends this week?", "2026-11-16", "2026-11-22"],
  ["la semaine prochaine", "2026-11-23", "2026-11-29"],
  ["aujourd'hui", friday, friday],
  ["dans 30 jours", friday, "2026-12-20"],
  ["quels certificats expirent bientôt ?", friday, "2026-12-20"],
  ["which lots expire soon?", friday, "2026-12-20"],
  ["quels mouvements hier ?", "2026-11-19", "2026-11-19"],
  ["what do we make on Monday?", "2026-11-23", "2026-11-23"],
  ["vendredi dernier", "2026-11-13", "2026-11-13"],
  ["on a reçu quoi mardi", "2026-11-17", "2026-11-17"],
  ["à livrer mardi", "2026-11-24", "2026-11-24"],
  ["their April invoices", "2026-04-01", "2026-04-30"],
  ["le mois dernier", "2026-10-01", "2026-10-31"],
  ["last week", "2026-11-09", "2026-11-15"],
  ["l'année dernière", "2025-01-01", "2025-12-31"],
  ["que valait mon stock au 31 décembre ?", "2025-12-31", "2025-12-31"],
  ["orders to deliver on 24 December", "2026-12-24", "2026-12-24"],
  ["le 3 mars 2025", "2025-03-03", "2025-03-03"],
  ["ce trimestre", "2026-10-01", "2026-12-31"],
  ["last quarter", "2026-07-01", "2026-09-30"],
  ["le trimestre prochain", "2027-01-01", "2027-03-31"],
  ["au T1 2025", "2025-01-01", "2025-03-31"],
  ["le troisième trimestre", "2026-07-01", "2026-09-30"],
  ["chiffre d'affaires d'octobre", "2026-10-01", "2026-10-31"],
  ["sales in March 2025", "2025-03-01", "2025-03-31"],
  ["depuis janvier", "2026-01-01", friday],
  ["combien en 2025 ?", "2025-01-01", "2025-12-31"],
  ["les 30 derniers jours", "2026-10-22", friday],
  ["the last 7 days", "2026-11-14", friday],
  ["cette année", "2026-01-01", "2026-12-31"],
  ["lots expiring in the next 2 weeks", friday, "2026-12-04"],
  ["les 2 prochaines semaines", friday, "2026-12-04"],
  ["dans 2 mois", friday, "2027-01-19"],
  ["rien depuis 3 semaines", "2026-10-31", friday],
  ["the last 2 weeks", "2026-11-07", friday],
  ["à faire avant la fin de cette année", friday, "2026-12-31"],
  ["calibrations before the end of december", friday, "2026-12-31"],
  ["à refaire avant janvier", friday, "2026-12-31"],
  ["d'ici vendredi prochain", friday, "2026-11-27"],
  ["due by the end of this week", friday, "2026-11-22"],
  ["orders taken since monday", "2026-11-16", friday],
  ["depuis lundi", "2026-11-16", friday],
  ["après le 15 décembre", "2026-12-16", "2099-12-31"],
  ["avant octobre", "2000-01-01", "2026-09-30"],
  ["après-demain", "2026-11-22", "2026-11-22"],
  ["avant-hier", "2026-11-18", "2026-11-18"],
])("%s: from %s to %s", (message, start, end) => {
  expect(periodOf(tokensOf(message), friday)).toMatchObject({ start, end });
});

it.each(["une soupe du jour", "un mois", "pain de la semaine", "30 bocaux", "la dernière commande"])("%s names no period", (message) => {
  expect(periodOf(tokensOf(message), friday)).toBeNull();
});
