import { fr as core } from "@/worker/core/words.fr";
/** Words of what is to be received and to be paid. */
export const fr = {
  title: "Échéancier",
  counted: { one: "échéance", other: "échéances" },
  operations: {
    list: {
      title: "Voir l'échéancier",
      examples: [
        "montre mon échéancier",
        "qu'est-ce qui est dû ?",
        "qu'est-ce qui est en retard ?",
        "que dois-je payer ?",
        "combien dois-je ?",
        "combien dois-je à mes fournisseurs ?",
        "quelles échéances cette semaine ?",
        "qu'est-ce que je dois payer cette semaine ?",
        "qu'est-ce qui est dû cette semaine ?",
        "que dois-je encaisser ?",
        "qu'est-ce qui est à payer cette semaine ?",
        "quelles échéances sont à payer ?",
        "quelles factures sont à payer bientôt ?",
        "quelles factures fournisseurs sont à payer cette semaine ?",
      ],
    },
    export: { title: "Exporter l'échéancier", examples: ["exporte l'échéancier"] },
  },
  synonyms: {
    fields: { amount: ["montant"], dueOn: ["date"] },
    values: {
      direction: {
        to_receive: ["encaisser", "clients", "nous doit", "nous doivent", "nous est dû", "dû à nous"],
        to_pay: ["payer", "décaisser", "fournisseurs"],
      },
    },
  },
  fields: {
    ...core.common,
    id: "Identifiant",
    kind: "Nature",
    direction: "Sens",
    dueOn: "Échéance",
    daysLate: "Jours de retard",
    label: "Référence",
    partyName: "Client ou fournisseur",
    amount: "Montant TTC",
    disputed: "En litige",
    toReceive: "À encaisser",
    toPay: "À payer",
    late: "En retard",
    week: "Sous 7 jours",
    month: "Sous 30 jours",
    later: "Plus tard",
    total: "Total",
  },
  values: {
    direction: { to_receive: "À encaisser", to_pay: "À payer" },
    kind: {
      invoice: "Facture client",
      supplier_invoice: "Facture fournisseur",
      credit: "Avoir à rendre",
      supplier_credit: "Avoir fournisseur",
      carried: "Solde client hors factures",
      supplier_carried: "Solde fournisseur hors factures",
      plan: "Échéance prévue",
    },
  },
};
