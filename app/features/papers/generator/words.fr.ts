/** Texts of the screen of the generator. */
export const fr = {
  title: "Générateur de PDF",
  sentence: "Tous les papiers de la maison, avec votre logo, tels qu'ils seront imprimés.",
  download: "Ouvrir le PDF",
  show: "Afficher",
  recordHelp: "Sa référence, son SKU ou son numéro",
  previewOf: "Aperçu : {{kind}}",
  previewHelp: "La première page, telle qu'elle sera imprimée.",
  nothingOf: "Choisissez ce que le papier concerne.",
  notMade: "Ce papier ne peut pas être fait.",
};
