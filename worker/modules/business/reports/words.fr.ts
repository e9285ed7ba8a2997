import { fr as core } from "@/worker/core/words.fr";
import { fr as figures } from "@/worker/modules/business/figures/words.fr";

/** Words of the reports: the ready ones, each with a sentence a cook understands, and those that people keep. */
export const fr = {
  title: "Rapports",
  counted: { one: "rapport", other: "rapports" },
  operations: {
    list: { title: "Rapports enregistrés", examples: ["montre mes rapports", "quels rapports ai-je enregistrés ?"] },
    show: { title: "Rapport enregistré", examples: ["ouvre le rapport ventes du trimestre"] },
    create: { title: "Enregistrer un rapport", done: "Rapport enregistré", button: "Enregistrer", examples: ["enregistre ce rapport"] },
    update: { title: "Renommer un rapport", done: "Rapport renommé", button: "Renommer", examples: ["renomme le rapport"] },
    remove: {
      title: "Supprimer un rapport",
      done: "Rapport supprimé",
      ask: { title: "Supprimer ce rapport ?", text: "La question enregistrée disparaît ; vos chiffres restent." },
      examples: ["supprime le rapport"],
    },
  },
  fields: {
    ...figures.fields,
    ...core.common,
    id: "Identifiant",
    name: "Nom",
    question: "Question",
    createdAt: "Enregistré le",
    updatedAt: "Modifié le",
  },
  values: {
    compare: figures.values.compare,
    direction: figures.values.direction,
    report: {
      sales: "Ventes",
      orders: "Commandes",
      margins: "Marges",
      production: "Production",
      waste: "Pertes de fabrication",
      scrap: "Mises au rebut",
      stock: "Stock",
      expiring: "Péremptions",
      receivables: "Créances clients",
      payables: "Dettes fournisseurs",
      payDelays: "Délais de paiement",
      treasury: "Trésorerie",
      vat: "TVA",
      purchases: "Achats",
      prices: "Prix d'achat",
    },
  },
  /** What each ready report says, in a sentence. */
  about: {
    sales: "Ce que vous avez facturé hors taxe, avoirs déduits, et en combien de factures.",
    orders: "Ce que vos clients ont commandé, leur panier moyen, et combien ont commandé.",
    margins: "Ce qui est parti chez vos clients, ce que ces lots ont vraiment coûté, et ce qu'il vous en reste.",
    production: "Ce que vous avez fabriqué, avec quel rendement, en combien de temps, et si c'était à l'heure.",
    waste: "Ce qui s'est perdu en fabriquant, pourquoi, et ce que cela a coûté.",
    scrap: "Ce que vous avez jeté du stock, pourquoi, et ce que cela valait.",
    stock: "Ce qu'il y a en stock maintenant, et ce que cela vaut au coût de chaque lot.",
    expiring: "Ce qui arrive à sa date dans les 30 jours, et ce qui l'a déjà dépassée.",
    receivables: "Ce que vos clients vous doivent aujourd'hui, et ce qui aurait déjà dû être payé.",
    payables: "Ce que vous devez à vos fournisseurs aujourd'hui, et ce qui est en retard.",
    payDelays: "En combien de jours vos clients paient, les grosses factures comptant davantage.",
    treasury: "L'argent entré, l'argent sorti, et la différence.",
    vat: "La TVA de vos factures, celle de vos achats, et ce qui reste à verser.",
    purchases: "Ce que vos fournisseurs vous ont facturé hors taxe, leurs avoirs déduits.",
    prices: "Ce que vous payez en moyenne au kilo, au litre ou à la pièce : comparez à l'an dernier pour voir ce qui monte.",
  },
};
