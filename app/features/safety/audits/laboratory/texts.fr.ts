/** Texts of the screens of samples. */
export const sample = {
  new: "Nouvel échantillon",
  newText: "Dites le lot et ce qui est recherché ; un résultat insatisfaisant bloque le lot aussitôt.",
  criteriaHelp: "Ceux du règlement (CE) 2073/2005, avec leurs n, c, m et M. Rien de coché : le plan d'analyses du produit.",
  others: "Autres analyses",
  othersHelp: "Dénombrement : n, c, m et M. Recherche : n seulement. Mesure : minimum et m (maximum).",
  addAnalysis: "Ajouter une analyse",
  holdsHelp: "Le lot est libéré dès que tous les résultats sont bons.",
  save: "Enregistrer l'échantillon",
  count_one: "{{count}} échantillon",
  count_other: "{{count}} échantillons",
  search: "Chercher un échantillon",
  rail: "Résultat et suites de l'échantillon",
  waits: "Le lot attend ces résultats.",
  again: "Prélever à nouveau",
  results: "Noter les résultats",
  resultsText: "Comme le laboratoire les écrit : 3200, < 10, > 300. Vide : pas encore connu.",
  unit: "Unité {{number}}",
  empty: {
    title: "Aucun échantillon",
    text: "Notez ce que vous envoyez au laboratoire : les résultats sont jugés selon n, c, m et M, et un lot insatisfaisant est bloqué.",
  },
};
