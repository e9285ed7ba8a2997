import { fr as core } from "@/worker/core/words.fr";
import { fr as treasury } from "@/worker/modules/money/treasury/words.fr";
/** Words of the bank account. */
export const fr = {
  title: "Banque",
  operations: {
    balance: {
      title: "Solde bancaire",
      examples: ["quel est mon solde bancaire ?", "combien j'ai en banque ?", "quand le solde bancaire a-t-il été mis à jour ?"],
    },
    setBalance: {
      title: "Mettre à jour le solde bancaire",
      done: "Solde mis à jour",
      examples: ["mets à jour le solde bancaire à 12 500 €"],
    },
    list: {
      title: "Lignes de relevé bancaire",
      examples: ["quelles opérations bancaires restent à rapprocher ?", "montre mon relevé bancaire"],
    },
    import: { title: "Importer un relevé bancaire", done: "Relevé importé" },
    match: { title: "Rapprocher une opération", done: "Opération rapprochée" },
    ignore: { title: "Ignorer une opération", done: "Opération ignorée" },
  },
  fields: {
    ...core.common,
    bankBalance: "Solde bancaire",
    bankOn: "Relevé le",
    balance: "Solde",
    day: "Relevé du",
    updatedAt: "Dernière mise à jour",
    id: "Identifiant",
    label: "Libellé",
    amount: "Montant",
    state: "État",
    suggestion: "Proposition",
    kind: "Nature",
    name: "Nom",
    party: "Client ou fournisseur",
    score: "Sûreté (sur 100)",
    content: "Relevé",
    fileName: "Nom du fichier",
    format: "Format",
    read: "Lignes lues",
    added: "Lignes ajoutées",
    known: "Déjà connues",
    entry: "Mouvement déjà saisi",
    invoice: "Facture",
    plan: "Échéance prévue",
    category: "Catégorie",
    description: "Libellé choisi",
    createdAt: "Importée le",
  },
  values: {
    state: { open: "À rapprocher", matched: "Rapprochée", ignored: "Ignorée" },
    kind: { entry: "Mouvement déjà saisi", invoice: "Facture", plan: "Échéance prévue", category: "Catégorie" },
    format: { csv: "CSV", ofx: "OFX", camt: "CAMT.053" },
    category: treasury.values.category,
  },
};
