/** Texts of the bell and its screen. */
export const fr = {
  title: "Notifications",
  sentence: "Ce qui s'est passé depuis la dernière fois.",
  tabs: { label: "Parties des notifications", all: "Toutes", unread: "Non lues", choices: "Mes choix" },
  empty: "Rien de nouveau",
  emptyText: "Ce qui vous concerne s'affiche ici : un rendez-vous confirmé, un devis qui vous attend, un message.",
  noneUnread: "Tout est lu",
  noneUnreadText: "Il ne reste rien que vous n'ayez vu.",
  unread: "Non lue",
  seeAll: "Tout voir",
  close: "Fermer",
  choices: {
    sentence: "La cloche sonne pour tout ce qui vous concerne. Choisissez de quoi nous vous écrivons aussi par mail.",
    staff: "La boîte de l'équipe reçoit tout. Choisissez ce que vous recevez aussi à votre adresse.",
  },
};
