/** What people told the team in the last days. */
export const demoFeedback = [
  {
    type: "suggestion",
    message: "Pouvoir imprimer la liste des ingrédients avec leurs allergènes, pour l'afficher à l'atelier.",
    email: "demo@cellier.test",
    page: "/customer/ingredients",
    daysAgo: 1,
  },
  {
    type: "question",
    message: "Est-ce que les prix sont hors taxes partout ?",
    email: "voisin@cellier.test",
    page: "/customer/products",
    daysAgo: 3,
  },
  {
    type: "compliment",
    message: "Enfin un outil qui connaît le mot « bocal ». Merci !",
    email: "Anonyme",
    page: "/",
    daysAgo: 6,
  },
  {
    type: "bug",
    message: "Sur mon téléphone, le clavier cache le bouton Enregistrer quand je modifie un prix.",
    email: "demo@cellier.test",
    page: "/customer/products",
    daysAgo: 9,
  },
] as const;
