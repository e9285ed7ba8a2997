import { fr as invoices } from "@/worker/modules/money/invoices/words.fr";

/** Words of the invoices that come back by themselves. */
export const fr = {
  title: "Factures récurrentes",
  counted: { one: "facture récurrente", other: "factures récurrentes" },
  operations: {
    list: { title: "Lister les factures récurrentes", examples: ["quelles factures récurrentes ai-je ?"] },
    show: { title: "Voir une facture récurrente", examples: ["montre cette facture récurrente"] },
    create: {
      title: "Créer une facture récurrente",
      done: "Facture récurrente créée",
      examples: ["crée une facture récurrente chaque mois"],
    },
    update: { title: "Modifier", done: "Modifications enregistrées", examples: ["modifie cette facture récurrente"] },
    pause: { title: "Mettre en pause", done: "Facture récurrente en pause", examples: ["mets cette facture récurrente en pause"] },
    resume: { title: "Reprendre", done: "Facture récurrente reprise", examples: ["reprends cette facture récurrente"] },
    run: { title: "Créer la facture maintenant", done: "Brouillon du jour prêt", examples: ["lance cette facture récurrente maintenant"] },
  },
  synonyms: { fields: { paused: ["en pause"], everyMonths: ["fréquence"] } },
  fields: {
    ...invoices.fields,
    id: "Facture récurrente",
    clientName: "Client",
    everyMonths: "Tous les … mois",
    nextOn: "Prochaine facture le",
    endsOn: "Dernière facture le",
    paused: "En pause",
    due: "À faire aujourd'hui",
    made: "Factures créées",
    invoiceId: "Facture",
  },
  values: { vatReason: invoices.values.vatReason },
};
