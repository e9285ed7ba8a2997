/** Texts of the files that customers and the provider hand each other. */
export const fr = {
  title: "Fichiers",
  none: "Aucun fichier pour l'instant.",
  ofCellier: "{{name}}, Cellier",
  file: "Un fichier",
  help: "PDF, image, Word, Excel, OpenDocument ou texte, 20 Mo au plus.",
  tooLarge: "Ce fichier dépasse 20 Mo.",
  attach: "Joindre le fichier",
  detach: "Retirer",
  keep: "Ranger dans mes documents",
  kept: "Rangé dans vos documents",
  folder: "Conseil",
};
