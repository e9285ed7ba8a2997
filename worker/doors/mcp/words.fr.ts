/** Words of the prompts that other assistants offer people. */
export const fr = {
  arguments: { month: "Le mois, par exemple 2026-10 ; le dernier mois fini sinon", lot: "Le numéro du lot ; le dernier lot expédié sinon" },
  prompts: {
    month_end: {
      title: "Fin de mois",
      description: "Ce qui reste à faire pour clore le mois, dans l'ordre.",
      otherwise: "le dernier mois fini",
      text: "Prépare la fin du mois : {{value}}. Regarde les commandes livrées non facturées, les brouillons de factures, les factures clients en retard, les factures fournisseurs à comptabiliser, les lignes de banque sans rapprochement et la TVA du mois. Donne une liste courte, dans l'ordre où les faire, avec les montants lus dans les outils et l'écran de chacun. Ne change rien sans mon accord.",
    },
    recall_drill: {
      title: "Exercice de rappel",
      description: "Suit un lot vers l'amont et vers l'aval, comme le jour d'un rappel.",
      otherwise: "le dernier lot expédié",
      text: "Fais un exercice de rappel sur le lot {{value}}. Trouve ce qui l'a composé, ce qu'il est devenu, les clients livrés avec leurs quantités, et ce qui reste en stock. Dis la part retrouvée et ce qui manque pour joindre chaque client. C'est un exercice : ne préviens personne et ne change rien.",
    },
    morning_brief: {
      title: "Le point du matin",
      description: "Ce que la journée demande.",
      text: "Lis le point du matin (cellier://brief) et dis-le en quelques lignes, le plus urgent d'abord, avec ce qu'il y a à faire pour chaque ligne.",
    },
  },
};
