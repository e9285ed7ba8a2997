/** Texts of the screens of instruments. */
export const instrument = {
  new: "Nouvel instrument",
  newText: "Ce avec quoi vous relevez : thermomètres, balances, pH-mètres, et la date jusqu'à laquelle on peut s'y fier.",
  nameHelp: "Celui de son étiquette : les relevés le citent.",
  calibratedHelp: "Celui du dernier certificat ; vide s'il n'a jamais été étalonné.",
  save: "Ajouter l'instrument",
  editing: "L'intervalle compte à partir du prochain étalonnage.",
  keep: "Enregistrer",
  count_one: "{{count}} instrument",
  count_other: "{{count}} instruments",
  search: "Chercher un instrument",
  rail: "Étalonnage et suites de l'instrument",
  never: "Jamais étalonné : les relevés pris avec lui le disent.",
  dayHelp: "Vide : aujourd'hui.",
  dueHelp: "Vide : {{months}} mois plus tard.",
  deviationHint: "+0,3 °C à 63 °C",
  usual: "{{name}} : {{standing}}",
  empty: {
    title: "Aucun instrument",
    text: "Notez ce avec quoi vous relevez et le jour de son dernier étalonnage : un relevé pris avec un instrument en retard le dit.",
  },
};
