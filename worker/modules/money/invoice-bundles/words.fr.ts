import { fr as core } from "@/worker/core/words.fr";
/** Words of many invoices on paper at once. */
export const fr = {
  title: "PDF de plusieurs factures",
  operations: {
    list: { title: "Voir les lots de PDF", examples: ["quels lots de PDF de factures ai-je préparés ?"] },
    show: { title: "Suivre un lot de PDF", examples: ["où en est mon lot de PDF ?"] },
    file: { title: "Télécharger un lot de PDF", examples: ["télécharge le ZIP de mes factures"] },
    print: {
      title: "Préparer les PDF de plusieurs factures",
      done: "PDF en préparation",
      examples: ["prépare les PDF de toutes les factures de mars", "imprime toutes mes factures de cette année"],
    },
  },
  /** Why a field is refused here, by the code of the refusal. */
  errors: {
    not_sent: "Cette facture n'existe pas ou n'est pas encore envoyée",
  },
  byItself: { printPart: "Factures imprimées", giveUp: "Impression abandonnée" },
  fields: {
    ...core.common,
    id: "Identifiant",
    fileName: "Fichier",
    state: "État",
    printed: "Prêts",
    total: "Factures",
    size: "Taille (octets)",
    invoices: "Factures",
    type: "Nature",
    status: "Statut",
    client: "Client",
    from: "Du",
    to: "Au",
    mediaType: "Nature du fichier",
    content: "Contenu",
    createdAt: "Demandé le",
    updatedAt: "Modifié le",
  },
  values: {
    state: { running: "En préparation", done: "Prêt", failed: "Échec" },
    type: { client: "Facture", credit: "Avoir", proforma: "Proforma" },
    status: { draft: "Brouillon", to_pay: "À payer", sent: "Envoyée", paid: "Payée", overdue: "En retard", cancelled: "Annulée" },
  },
};
