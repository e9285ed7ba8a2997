/** Texts of what owners let Cellier's staff look at, as both sides see it. */
export const fr = {
  sentence:
    "Pour vous aider, l'équipe de Cellier ne voit que ce que vous lui montrez. Un accès se donne pour un temps, ne permet que de lire, et chaque page consultée est notée ici.",
  list: "Accès",
  none: "Aucun accès donné.",
  open: "En cours",
  over: "Terminé",
  withdrawn: "Retiré",
  until: "jusqu'au",
  entries_one: "{{count}} entrée",
  entries_other: "{{count}} entrées",
  log: "Voir ce qui a été consulté",
  logOf: "Ce qui a été consulté",
  nothing: "Rien n'a été consulté.",
  ask: "Demander l'accès à ses données",
};
