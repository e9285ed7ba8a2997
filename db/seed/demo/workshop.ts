import { type Article, listed } from "../rows";

/** What the demo's workshop makes for itself, and what it does for others. */
export const workshop: Article[] = [
  ...listed({ category: "Semi-finis", kind: "component", unit: "kg", supplier: "Atelier Deux Rives" }, [
    { name: "Mélange salé de la maison", sku: "SF-SAL", labelName: "assaisonnement", description: "Pesé le lundi pour la semaine." },
    { name: "Bouillon de légumes", sku: "SF-BOU", unit: "l", density: 1, labelName: "bouillon de légumes" },
    {
      name: "Fond brun de volaille",
      sku: "SF-FON",
      unit: "l",
      density: 1.01,
      labelName: "fond de volaille",
      description: "Réduit d'un tiers, passé au chinois, dégraissé à froid.",
    },
    { name: "Coulis de base", sku: "SF-COU", labelName: "coulis de tomate", description: "Tomates de Marmande réduites deux heures." },
    {
      name: "Base de sauce tomate",
      sku: "SF-TOM",
      labelName: "sauce tomate",
      description: "Coulis concentré à 14 degrés Brix, base des sauces et du ketchup.",
    },
    {
      name: "Effiloché de canard confit",
      sku: "SF-CAN",
      labelName: "canard confit",
      description: "Chair de cuisse effilochée, prête à assaisonner.",
    },
    { name: "Farce fine de volaille", sku: "SF-FAR", labelName: "farce de volaille" },
    { name: "Oignons confits en vrac", sku: "SF-OIG", price: 11.5, labelName: "oignons confits" },
    { name: "Sirop léger à la vanille", sku: "SF-SIR", unit: "l", density: 1.08, labelName: "sirop" },
    {
      name: "Marinade au Floc de Gascogne",
      sku: "SF-MAR",
      unit: "l",
      density: 1.03,
      labelName: "marinade au floc de Gascogne",
      description: "Préparée la veille ; la viande y passe la nuit à 3 °C.",
    },
  ]),
  ...listed({ category: "Travail à façon", kind: "service", allergens: null, supplier: "Atelier Deux Rives" }, [
    {
      name: "Cuisson à façon, marmite de 100 l",
      sku: "SRV-CUI",
      price: 145,
      cost: 88,
      description: "Une cuve, un cuisinier, trois heures ; la matière est fournie par le client.",
    },
    {
      name: "Mise en bocal à façon, le bocal",
      sku: "SRV-BOC",
      price: 0.62,
      cost: 0.38,
      description: "Remplissage, capsulage, contrôle du vide. Bocal non compris.",
    },
    {
      name: "Stérilisation à façon, cycle d'autoclave",
      sku: "SRV-STE",
      price: 95,
      cost: 61.5,
      description: "Barème enregistré et remis avec la courbe de température.",
    },
    { name: "Étiquetage et mise en carton, le bocal", sku: "SRV-ETI", vat: 20, price: 0.24, cost: 0.15 },
    {
      name: "Mise au point d'une recette",
      sku: "SRV-REC",
      vat: 20,
      price: 480,
      cost: 290,
      customer: "Le Comptoir du Canal",
      description: "Trois essais, fiche technique, barème de stérilisation et étude de vieillissement.",
    },
    { name: "Atelier bocaux du samedi, par personne", sku: "SRV-ATE", vat: 20, price: 54.17, cost: 22 },
  ]),
  ...listed({ category: "Divers", kind: "other", vat: 20, allergens: null }, [
    { name: "Livraison locale, la tournée", sku: "DIV-LIV", price: 18, cost: 14.2, supplier: "Transports Ducasse" },
    {
      name: "Consigne de bocal",
      sku: "DIV-CON",
      vat: 0,
      price: 0.5,
      cost: 0.5,
      description: "Rendue au retour du bocal : hors champ de la TVA.",
    },
    { name: "Livre « Douze mois en bocaux »", sku: "DIV-LIV-12", vat: 5.5, price: 18.01, cost: 10.8, supplier: "Éditions du Merle" },
  ]),
];
