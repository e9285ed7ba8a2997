/** Words of the lists that people keep as they had narrowed them. */
export const fr = {
  title: "Vues enregistrées",
  counted: { one: "vue", other: "vues" },
  operations: {
    list: { title: "Voir les vues enregistrées", examples: ["montre mes vues enregistrées", "quelles vues ai-je enregistrées ?"] },
    show: { title: "Vue enregistrée", examples: ["ouvre la vue enregistrée restaurants en retard"] },
    create: { title: "Enregistrer une vue", button: "Enregistrer cette vue", done: "Vue enregistrée", examples: ["enregistre cette vue"] },
    update: { title: "Renommer une vue", button: "Renommer", done: "Vue renommée", examples: ["renomme la vue enregistrée"] },
    remove: {
      title: "Supprimer une vue",
      button: "Supprimer",
      done: "Vue supprimée",
      ask: { title: "Supprimer cette vue ?", text: "Le filtre enregistré disparaît ; la liste et ses fiches restent." },
      examples: ["supprime la vue enregistrée"],
    },
  },
  fields: {
    id: "Identifiant",
    name: "Nom de la vue",
    screen: "Liste",
    search: "Filtres et tri",
    version: "Version",
    createdAt: "Enregistrée le",
    updatedAt: "Modifiée le",
    limit: "Nombre de lignes",
    cursor: "Suite",
  },
};
