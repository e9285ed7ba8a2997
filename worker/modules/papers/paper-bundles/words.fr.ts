import { fr as core } from "@/worker/core/words.fr";
import { fr as invoices } from "@/worker/modules/money/invoices/words.fr";
import { fr as generator } from "@/worker/modules/papers/generator/words.fr";

/** Words of many papers at once. */
export const fr = {
  title: "Papiers en nombre",
  operations: {
    list: { title: "Voir les papiers en nombre", examples: ["quels papiers en nombre ai-je préparés ?"] },
    show: { title: "Suivre des papiers en nombre", examples: ["où en sont mes fiches techniques en nombre ?"] },
    file: { title: "Télécharger des papiers en nombre", examples: ["télécharge le ZIP de mes fiches techniques"] },
    paper: { title: "Télécharger un papier du ZIP", examples: ["télécharge le premier papier du ZIP"] },
    print: {
      title: "Préparer des papiers en nombre",
      done: "Papiers en préparation",
      button: "Préparer le ZIP",
      examples: ["prépare toutes les fiches techniques en ZIP", "prépare les relevés de compte de tous mes clients"],
    },
  },
  /** Why a field is refused here, by the code of the refusal. */
  errors: {
    not_chosen_by: "Les papiers de cette nature ne se choisissent pas ainsi",
  },
  byItself: { printPart: "Papiers imprimés", giveUp: "Impression abandonnée" },
  /** The letter once they are there. */
  ready: {
    subject: "Vos papiers sont prêts ({{count}})",
    text: "Bonjour,\n\nles {{count}} papiers que vous avez demandés sont prêts. Vous pouvez les télécharger pendant sept jours :\n{{link}}\n\n{{lacking}}Cellier",
    lacking: "Ceux-ci n'ont pas pu être faits : {{names}}.",
  },
  fields: {
    ...core.common,
    id: "Identifiant",
    kind: "Papier",
    fileName: "Fichier",
    state: "État",
    printed: "Faits",
    total: "Papiers",
    refused: "Qui n'ont pas pu être faits",
    size: "Taille (octets)",
    papers: "Papiers du fichier",
    place: "Rang du papier",
    records: "Fiches",
    client: "Client",
    from: "Du",
    to: "Au",
    type: "Nature",
    status: "Statut",
    language: "Langue",
    text: "Texte ajouté",
    mediaType: "Nature du fichier",
    content: "Contenu",
    createdAt: "Demandé le",
    updatedAt: "Modifié le",
  },
  values: {
    kind: { ...generator.values.kind, visit_pack: "Dossier de visite" },
    language: generator.values.language,
    type: invoices.values.type,
    status: invoices.values.status,
    state: { running: "En préparation", done: "Prêt", failed: "Échec" },
  },
};
