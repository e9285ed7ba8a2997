/** Texts of the screen where requests to produce are decided. */
export const fr = {
  title: "Validation de production",
  sentence: "Ce que les entreprises demandent de fabriquer : acceptez avec une date, ou refusez en disant pourquoi.",
  sections: "Demandes par statut",
  works: "Fabrications",
  waitsForCustomer: "Date envoyée au client : la fabrication commence une fois qu'il l'a acceptée.",
  plannedHelp: "Une autre date que celle demandée attend l'accord de l'entreprise, qui l'apprend par e-mail.",
  empty: { title: "Rien ici", text: "Aucune demande de production dans cet état." },
};
