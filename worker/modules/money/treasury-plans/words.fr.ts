import { fr as core } from "@/worker/core/words.fr";
import { fr as treasury } from "@/worker/modules/money/treasury/words.fr";
/** Words of money that is planned. */
export const fr = {
  title: "Échéances prévues",
  counted: { one: "échéance prévue", other: "échéances prévues" },
  operations: {
    list: {
      title: "Lister les échéances prévues",
      examples: ["quelles échéances ai-je prévues ?", "liste mes charges récurrentes", "quelles dépenses sont prévues ?"],
    },
    show: { title: "Voir une échéance prévue" },
    create: {
      title: "Prévoir une échéance",
      done: "Échéance prévue",
      examples: ["prévois un loyer de 900 € chaque mois à partir du 1er décembre"],
    },
    update: { title: "Modifier l'échéance", done: "Modifications enregistrées" },
    settle: { title: "Marquer faite", done: "Échéance passée en trésorerie" },
    remove: {
      title: "Supprimer l'échéance",
      ask: { title: "Supprimer cette échéance ?", text: "« {{name}} » ne sera plus attendu. Les mouvements déjà notés restent." },
      done: "Échéance supprimée",
    },
  },
  fields: {
    ...core.common,
    id: "Identifiant",
    type: "Sens",
    category: "Catégorie",
    description: "Libellé",
    amount: "Montant TTC",
    rhythm: "Rythme",
    nextOn: "Prochaine date",
    endsOn: "Jusqu'au",
    day: "Date",
    createdAt: "Créée le",
    updatedAt: "Modifiée le",
  },
  values: {
    type: { income: "Recette", expense: "Dépense" },
    rhythm: { weekly: "Chaque semaine", monthly: "Chaque mois", quarterly: "Chaque trimestre", yearly: "Chaque année" },
    category: treasury.values.category,
  },
};
