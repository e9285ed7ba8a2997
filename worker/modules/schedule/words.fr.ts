/** Words of what is to be received and to be paid. */
export const fr = {
  title: "Échéancier",
  operations: {
    list: {
      title: "Voir l'échéancier",
      examples: [
        "montre mon échéancier",
        "que dois-je payer ?",
        "combien dois-je ?",
        "combien dois-je à mes fournisseurs ?",
        "quelles échéances cette semaine ?",
        "qu'est-ce qui est dû cette semaine ?",
        "que dois-je encaisser ?",
        "qu'est-ce qui est à payer cette semaine ?",
        "quelles échéances sont à payer ?",
      ],
    },
    export: { title: "Exporter l'échéancier", examples: ["exporte l'échéancier"] },
  },
  synonyms: {
    fields: { amount: ["montant"], dueOn: ["date"] },
    values: { direction: { to_receive: ["encaisser"], to_pay: ["payer", "décaisser"] } },
  },
  fields: {
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
    limit: "Nombre de lignes",
    cursor: "Suite",
  },
  values: {
    direction: { to_receive: "À encaisser", to_pay: "À payer" },
    kind: { invoice: "Facture", supplier_invoice: "Facture fournisseur", supplier_credit: "Avoir fournisseur", plan: "Échéance prévue" },
  },
};
