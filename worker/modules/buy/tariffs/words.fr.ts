import { fr as core } from "@/worker/core/words.fr";
/** Words of what suppliers ask. */
export const fr = {
  title: "Tarifs fournisseurs",
  counted: { one: "tarif", other: "tarifs" },
  operations: {
    list: { title: "Lister les tarifs", examples: ["quels sont les tarifs du Moulin de Barbaste ?", "combien de tarifs ai-je ?"] },
    show: { title: "Voir un tarif", examples: ["montre le tarif du beurre doux"] },
    compare: {
      title: "Comparer les tarifs d'un article",
      examples: [
        "quel est le fournisseur le moins cher pour le beurre ?",
        "compare les tarifs du sucre cristal",
        "compare les fournisseurs pour le sucre",
        "qui me fournit le beurre ?",
        "quel fournisseur vend le beurre le moins cher ?",
      ],
    },
    history: { title: "Suivre un tarif dans le temps", examples: ["historique du tarif du beurre doux"] },
    create: { title: "Ajouter un tarif", done: "Tarif ajouté", examples: ["ajoute un tarif de la Laiterie de Castelmoron pour le beurre"] },
    update: {
      title: "Modifier un tarif",
      done: "Modifications enregistrées",
      examples: ["passe le prix du tarif du beurre de la Laiterie de Castelmoron à 88 €"],
    },
    prefer: {
      title: "Préférer un tarif",
      done: "Tarif préféré : le coût de l'article suit",
      examples: ["préfère le tarif du beurre de Comptoir des Épices Garonne"],
    },
    remove: { title: "Supprimer un tarif", done: "Tarif supprimé", examples: ["supprime le tarif du beurre de Primeurs du Pont-Canal"] },
  },
  synonyms: {
    fields: {
      price: ["prix"],
      unitPrice: ["tarif", "prix à l'unité", "prix au kilo", "prix unitaire"],
      supplierName: ["fournisseur"],
      pack: ["colis", "sac", "carton"],
    },
    headings: {
      item: ["désignation", "libellé", "intitulé", "produit", "ingrédient", "SKU", "nom du produit"],
      supplierCode: ["réf", "référence", "réf fournisseur", "code", "code article", "code produit", "code fournisseur"],
      pack: ["colisage", "contenance", "format", "poids", "quantité par colis"],
      packName: ["type de colis", "contenant", "unité de vente"],
      price: ["PU HT", "prix unitaire HT", "tarif HT", "prix du colis", "prix HT du colis", "prix net HT", "montant HT"],
    },
  },
  /** Why a field is refused here, by the code of the refusal. */
  errors: {
    import_no_supplier: "Aucun fournisseur n'a ce nom ni cette référence",
    import_same: "Une ligne plus haut donne déjà le prix de ce conditionnement",
  },
  fields: {
    ...core.common,
    id: "Identifiant",
    item: "Article",
    itemId: "Identifiant de l'article",
    itemName: "Article",
    sku: "Code article",
    itemUnit: "Unité",
    supplier: "Fournisseur",
    supplierId: "Identifiant du fournisseur",
    supplierName: "Fournisseur",
    supplierReference: "Référence du fournisseur",
    supplierCode: "Code chez le fournisseur",
    pack: "Conditionnement",
    packName: "Emballage",
    price: "Prix HT",
    unitPrice: "Prix HT par unité",
    leadTimeDays: "Délai (jours)",
    preferred: "Préféré",
    difference: "Écart",
    prices: "Prix passés",
    at: "Depuis le",
    createdAt: "Créé le",
    updatedAt: "Modifié le",
  },
  values: { itemUnit: { g: "g", kg: "kg", ml: "ml", cl: "cl", l: "l", piece: "pièce" } },
};
