import { fr as core } from "@/worker/core/words.fr";

/** Words of how a business's papers look. */
export const fr = {
  title: "Modèles de documents",
  operations: {
    list: { title: "Voir mes modèles de documents", examples: ["montre mes modèles de documents"] },
    show: { title: "Voir un modèle de document", examples: ["montre le modèle de mes factures"] },
    update: {
      title: "Changer un modèle de document",
      done: "Modèle enregistré",
      button: "Enregistrer le modèle",
      examples: ["ajoute une phrase en bas de mes devis", "change la couleur de mes factures"],
    },
  },
  /** Why a field is refused here, by the code of the refusal. */
  errors: {
    too_pale: "Cette couleur est trop pâle pour être lue sur du papier blanc",
    no_such_column: "Ce papier n'a pas cette colonne",
  },
  fields: {
    ...core.common,
    id: "Papier",
    accent: "Couleur des titres et des filets",
    titles: "Caractères des titres",
    columns: "Colonnes au choix",
    openingFr: "Texte au-dessus, en français",
    openingEn: "Texte au-dessus, en anglais",
    closingFr: "Texte en dessous, en français",
    closingEn: "Texte en dessous, en anglais",
  },
  values: {
    id: {
      quote: "Devis",
      order_confirmation: "Confirmation de commande",
      invoice: "Facture, avoir ou pro forma",
      delivery_note: "Bon de livraison",
      purchase_order: "Bon de commande fournisseur",
      batch_sheet: "Fiche de fabrication",
      technical_sheet: "Fiche technique produit",
      price_list: "Tarif par catégorie",
      conformity: "Certificat de conformité",
      statement: "Relevé de compte client",
    },
    titles: { serif: "Avec empattements", sans: "Sans empattement" },
    columns: {
      sku: "Code article",
      vatRate: "Taux de TVA",
      date: "DLC ou DDM",
      per: "Unité",
      barcode: "Code-barres",
      netWeight: "Poids net",
    },
  },
};
