import { fr as invoices } from "@/worker/modules/money/invoices/words.fr";

/** Words of the invoices that suppliers send. */
export const fr = {
  title: "Factures fournisseurs",
  counted: { one: "facture fournisseur", other: "factures fournisseurs" },
  operations: {
    list: {
      title: "Lister les factures fournisseurs",
      examples: [
        "quelles factures fournisseurs sont à payer ?",
        "quelles factures fournisseurs sont en retard ?",
        "liste les factures du fournisseur Minoterie du Gers",
      ],
    },
    show: { title: "Voir une facture fournisseur", examples: ["montre la facture fournisseur F-2291"] },
    facets: { title: "Ce qui est à payer aux fournisseurs", examples: ["combien dois-je à mes fournisseurs ?"] },
    export: { title: "Exporter les factures fournisseurs", examples: ["exporte mes factures fournisseurs en CSV"] },
    create: { title: "Saisir une facture fournisseur", done: "Facture fournisseur enregistrée" },
    update: { title: "Modifier", done: "Modifications enregistrées" },
    book: { title: "Valider : à payer", done: "Validée", examples: ["valide la facture fournisseur F-2291"] },
    remove: { title: "Supprimer le brouillon", done: "Brouillon supprimé" },
    markPaid: { title: "Marquer payée", done: "Paiement enregistré", examples: ["la facture fournisseur F-2291 est payée"] },
    undoPayment: { title: "Annuler un paiement", done: "Paiement annulé" },
    cancel: { title: "Annuler", done: "Facture fournisseur annulée" },
  },
  synonyms: {
    fields: { partyName: ["fournisseur"], due: ["reste à payer", "dû"], total: ["montant", "montant TTC"], dueOn: ["échéance"] },
    values: { status: { overdue: ["retard", "échues"], paid: ["réglées"], to_pay: ["à régler", "dues"] } },
  },
  fields: {
    ...invoices.fields,
    supplier: "Fournisseur",
    isCredit: "Avoir",
    supplierId: "Identifiant du fournisseur",
    partyName: "Fournisseur",
    restock: "Commande fournisseur",
    restockId: "Commande fournisseur",
    restockReference: "Commande fournisseur",
    scanId: "Document scanné",
    compared: "Facturé et reçu",
    itemName: "Article",
    invoiced: "Facturé HT",
    received: "Reçu au prix commandé HT",
    difference: "Écart HT",
  },
  values: { ...invoices.values, status: { ...invoices.values.status, sent: "Envoyée" } },
};
