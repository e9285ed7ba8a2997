import { fr as core } from "@/worker/core/words.fr";
/** Words of the work that is not done. */
export const fr = {
  title: "Travaux à faire",
  operations: {
    list: { title: "Voir les travaux à faire", examples: ["quels travaux ont échoué ?"] },
    replay: { title: "Relancer un travail", done: "Travail relancé", examples: ["relance le travail en échec"] },
    discard: { title: "Abandonner un travail", done: "Travail abandonné", examples: ["abandonne le travail en échec"] },
  },
  fields: {
    ...core.common,
    id: "Identifiant",
    type: "Travail",
    content: "Contenu",
    state: "État",
    tries: "Essais",
    replayed: "Déjà relancé",
    replayedAt: "Relancé le",
    age: "Âge, en minutes",
    createdAt: "Demandé le",
  },
  values: {
    state: {
      waiting: "En attente",
      failed: "Tous les essais ont échoué",
      unreadable: "Message illisible",
    },
    type: {
      mail_send: "Envoyer une lettre",
      business_open: "Ouvrir la base d'une entreprise",
      business_daily: "Entretien quotidien d'une entreprise",
      costs_refresh: "Recalcul des coûts de revient",
      scans_read: "Lire un document",
      documents_read: "Lire le texte d'un document",
      documents_sweep: "Effacer des fichiers abandonnés",
      signatures_seal: "Sceller un document signé",
      signatures_withdraw: "Retirer un devis modifié de la signature",
      imports_write: "Écrire un fichier importé",
      papers_print: "Imprimer plusieurs papiers",
      quality_pack: "Préparer un dossier de visite",
    },
  },
};
