/** Texts of what the provider's staff has before them. */
export const fr = {
  waiting: "Ce qui attend",
  oldest: "le plus ancien :",
  todayTitle: "Rendez-vous du jour",
  todayNothing: "Aucun rendez-vous aujourd'hui.",
  today_one: "{{count}} rendez-vous aujourd'hui",
  today_other: "{{count}} rendez-vous aujourd'hui",
  trials_one: "{{count}} nouvel essai cette semaine",
  trials_other: "{{count}} nouveaux essais cette semaine",
  search: {
    title: "Chercher partout",
    sentence: "Clients et leurs adresses, demandes, productions, rendez-vous, annuaire.",
    hint: "Nom, référence, produit…",
    nothing: "Rien ne correspond.",
  },
  journal: {
    sentence: "Ce que chacun de l'équipe a fait, et ce que cela a changé.",
    file: "Exporter en CSV",
    nothing: "Rien dans cette vue.",
  },
};
