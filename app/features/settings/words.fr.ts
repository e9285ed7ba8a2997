/** Texts of the settings. */
export const fr = {
  title: "Paramètres",
  sentence: "Ce que vos documents disent de vous.",
  tabs: { label: "Parties des paramètres", company: "Entreprise", terms: "Conditions", logo: "Logo" },
  parts: {
    identity: "Identité",
    reach: "Coordonnées",
    bank: "Banque",
  },
  help: {
    name: "Telle qu'elle figure au registre",
    legalForm: "SAS, SARL, EARL, entreprise individuelle…",
    siret: "9 ou 14 chiffres",
    register: "La ville de votre greffe, par exemple Agen",
    approval: "Donné par les services vétérinaires, par exemple FR 47.091.002 CE",
    tagline: "Quelques mots sous votre nom, en tête des documents",
    penaltyRate: "Vide : le taux légal (BCE + 10 points)",
    discountTerms: "Vide : « Pas d'escompte pour paiement anticipé. »",
    logo: "PNG ou JPEG, 1 Mo au plus. Sur fond blanc, il fait au plus 52 mm de large.",
  },
  logoOf: "Logo de {{name}}",
  noLogo: "Sans logo, vos documents portent votre nom en toutes lettres.",
  tooLong: "L'image dépasse 1 Mo",
  setLogo: "Enregistrer le logo",
  removeLogo: "Retirer le logo",
  preview: "Voir un document d'essai",
  save: "Enregistrer",
};
