import { expect, it } from "vitest";
import { hear } from "@/worker/modules/business/figures/listen";
import { registry } from "@/worker/modules/index";

const TODAY = "2026-11-23";

/** What is heard: measures / groups / filters / period / what is beside / what is left over. */
const summaryOf = (sentence: string) => {
  const { measures, by, filters, period, compare, order, left } = hear(registry.figures, sentence, TODAY);
  const parts = [
    ...(measures.length ? [measures.map(({ name }) => name).join("+")] : []),
    ...(by.length ? [`by ${by.join("+")}`] : []),
    ...filters.map(({ dimension, is }) => `${dimension}=${is}`),
    ...(period ? [`${period.from}..${period.to}`] : []),
    ...(compare ? [`vs ${compare}`] : []),
    ...(order ? [order] : []),
    ...(left.length ? [`left ${left.join(" ")}`] : []),
  ];
  return parts.join(" ");
};

it.each([
  ["les ventes par produit cette année", "salesInvoiced by product 2026-01-01..2026-11-23"],
  ["combien de bocaux ai-je produits en mars ?", "quantityMade 2026-03-01..2026-03-31"],
  ["panier moyen des restaurants contre l'an dernier", "averageOrder clientCategory=horeca vs year"],
  ["which ingredient rose most?", "by ingredient vs year change"],
  ["sales this month compared with last month", "salesInvoiced by month 2026-10-01..2026-11-23"],
  ["ventes de ce mois par rapport au mois dernier", "salesInvoiced by month 2026-10-01..2026-11-23"],
  ["sales by client last month", "salesInvoiced by client 2026-10-01..2026-10-31"],
  ["quel est mon chiffre d'affaires au T2 2026 ?", "salesInvoiced 2026-04-01..2026-06-30"],
  ["marge par gamme en 2026", "margin by productCategory 2026-01-01..2026-12-31"],
  ["taux de marge par client", "marginRate by client"],
  ["TVA collectée par taux ce trimestre", "vatCollected by vatRate 2026-10-01..2026-11-23"],
  ["dépenses d'énergie cette année", "treasuryOut entryCategory=energy 2026-01-01..2026-11-23"],
  ["expenses on salaries last year", "treasuryOut entryCategory=salaries 2025-01-01..2025-12-31"],
  ["pertes par cause depuis janvier", "lossValue by lossCause 2026-01-01..2026-11-23"],
  ["nouveaux clients par mois cette année", "newClients by month 2026-01-01..2026-11-23"],
  ["valeur du stock par type d'article", "stockValue by itemKind"],
  ["combien avons-nous vendu de rillettes en octobre ?", "quantitySold 2026-10-01..2026-10-31 left rillettes"],
  ["délai de paiement des clients", "daysToBePaid"],
  ["achats par fournisseur l'an dernier", "purchases by supplier 2025-01-01..2025-12-31"],
  ["rendement moyen par produit", "averageYield by product"],
  ["turnover by department this year", "salesInvoiced by department 2026-01-01..2026-11-23"],
  ["ajoute un client", "left ajoute"],
  ["combien j'ai dépensé en électricité ce mois-ci ?", "treasuryOut entryCategory=energy 2026-11-01..2026-11-23"],
  ["combien de rillettes ai-je vendues en octobre ?", "quantitySold 2026-10-01..2026-10-31 left rillettes"],
  ["how many jars did I make in October?", "quantityMade 2026-10-01..2026-10-31"],
  ["pertes de fabrication par cause", "lossValue by lossCause"],
  ["commandes en retard", "orders+overdue"],
  ["sales in October vs September", "salesInvoiced 2026-10-01..2026-10-31 vs previous"],
  ["ventes d'octobre par rapport à octobre 2025", "salesInvoiced 2026-10-01..2026-10-31 vs year"],
  ["sales in October vs March", "salesInvoiced 2026-10-01..2026-10-31 left march"],
  ["dépenses depuis 3 mois", "treasuryOut 2026-08-24..2026-11-23"],
  ["expenses on insurance a year", "treasuryOut entryCategory=insurance 2025-11-24..2026-11-23"],
])("hears “%s”", (sentence, expected) => {
  expect(summaryOf(sentence)).toBe(expected);
});
