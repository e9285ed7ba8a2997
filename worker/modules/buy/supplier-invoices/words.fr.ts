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
    statement: {
      title: "Relevé de compte d'un fournisseur",
      examples: [
        "combien dois-je à la Minoterie du Gers ?",
        "montre le relevé du fournisseur Minoterie du Gers",
        "qu'ai-je payé à la Minoterie du Gers ?",
      ],
    },
    statementPaper: {
      title: "Relevé de compte d'un fournisseur en PDF",
      examples: ["imprime le relevé de compte du fournisseur Minoterie du Gers"],
    },
    create: { title: "Saisir une facture fournisseur", done: "Facture fournisseur enregistrée" },
    update: { title: "Modifier", done: "Modifications enregistrées" },
    book: { title: "Bon à payer", button: "Bon à payer", done: "Validée", examples: ["valide la facture fournisseur F-2291"] },
    remove: {
      title: "Supprimer le brouillon",
      button: "Supprimer le brouillon",
      ask: {
        title: "Supprimer ce brouillon ?",
        text: "La facture {{number}} et ses lignes disparaissent pour de bon.",
        button: "Supprimer",
      },
      done: "Brouillon supprimé",
    },
    markPaid: { title: "Marquer payée", done: "Paiement enregistré", examples: ["la facture fournisseur F-2291 est payée"] },
    allocate: { title: "Imputer une avance", done: "Avance imputée" },
    refund: {
      title: "Encaisser un remboursement",
      done: "Remboursement enregistré",
      examples: ["le fournisseur a remboursé l'avoir A-118"],
    },
    undoPayment: { title: "Annuler un paiement", done: "Paiement annulé" },
    cancel: {
      title: "Annuler",
      button: "Annuler la facture",
      ask: {
        title: "Annuler cette facture ?",
        text: "{{number}} ne sera plus à payer. Elle reste parmi vos factures, annulée : rien ne la reprend.",
      },
      done: "Facture fournisseur annulée",
    },
  },
  synonyms: {
    fields: { partyName: ["fournisseur"], due: ["reste à payer", "dû"], total: ["montant", "montant TTC"], dueOn: ["échéance"] },
    values: { status: { overdue: ["retard", "échues"], paid: ["réglées"], to_pay: ["à régler", "dues"] } },
  },
  /** Why a field is refused here, by the code of the refusal. */
  errors: {
    booked_before: "Cette facture de ce fournisseur est déjà saisie : elle est du {{day}}",
    other_supplier: "Cette commande est d'un autre fournisseur",
    foreign_vat:
      "Ce fournisseur est établi hors de France : seule une TVA française se déduit. Mettez 0 % si elle est étrangère ou autoliquidée ; sinon, confirmez",
    paid_in_part: "Une partie est déjà payée : annulez d'abord le paiement",
  },
  fields: {
    ...invoices.fields,
    supplier: "Fournisseur",
    confirmed: "C'est bien de la TVA française",
    asks: "À vérifier",
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
    postedOn: "Comptabilisée le",
    isAsset: "Immobilisation",
    onAccount: "Laisser le surplus en compte",
    deposit: "Acompte",
  },
  values: {
    ...invoices.values,
    status: { ...invoices.values.status, sent: "Envoyée" },
    deposit: { asked: "Acompte demandé", deducted: "Acompte déduit" },
    asks: { foreign_vat: "TVA d'un fournisseur établi hors de France" },
  },
};
