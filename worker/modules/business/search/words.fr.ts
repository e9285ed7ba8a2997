import { fr as core } from "@/worker/core/words.fr";

/** Words of the search over everything. */
export const fr = {
  title: "Recherche",
  operations: {
    everything: {
      title: "Chercher partout",
      examples: ["cherche partout « rillettes »", "retrouve tout ce qui parle d'Etxe Ona"],
    },
    named: { title: "Reconnaître des noms", examples: ["de quoi « etxe rillettes » sont-ils les noms ?"] },
  },
  fields: {
    ...core.common,
    name: "Nom",
    words: "Mots cherchés",
    limit: "Résultats au plus",
    kind: "Nature",
    about: "Détail",
    page: "Page",
    isNear: "Approchant",
    range: "Gamme",
  },
  values: {
    kind: {
      product: "Produit",
      ingredient: "Ingrédient",
      client: "Client",
      supplier: "Fournisseur",
      order: "Commande",
      delivery: "Bon de livraison",
      production: "Ordre de fabrication",
      restock: "Réapprovisionnement",
      lot: "Lot",
      invoice: "Facture",
      invoiceDraft: "Brouillon de facture",
      credit: "Avoir",
      proforma: "Pro forma",
      supplierInvoice: "Facture fournisseur",
      scan: "Document scanné",
      document: "Document",
      recall: "Rappel",
      count: "Inventaire",
      location: "Emplacement",
    },
  },
};
