/** Texts of the screen of saved views and of the panel beside the filters of a list. */
export const fr = {
  title: "Vues enregistrées",
  sentence: "Vos listes telles que vous les avez filtrées et triées, à portée d'un clic.",
  none: "Filtrez ou triez la liste, puis enregistrez-la ici sous un nom.",
  all: "Toutes les vues",
  changes: "Modifier",
  empty: {
    title: "Aucune vue enregistrée",
    text: "Dans une liste, choisissez des filtres ou un tri, puis « Vues » : la liste se garde sous le nom que vous lui donnez.",
  },
};
