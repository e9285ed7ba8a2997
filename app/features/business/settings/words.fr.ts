/** Texts of the settings. */
export const fr = {
  title: "Paramètres",
  sentence: "Ce que vos documents disent de vous.",
  tabs: {
    label: "Parties des paramètres",
    company: "Entreprise",
    terms: "Conditions",
    logo: "Logo",
    visits: "Équipe de Cellier",
    access: "Accès",
    notifications: "Notifications",
    numbering: "Numérotation",
  },
  access: {
    sentence:
      "Un jeton laisse un programme, par exemple votre assistant, lire vos données ou préparer des changements à votre place. Il n'ouvre ni votre compte, ni votre offre.",
    address: "Adresse pour un assistant (MCP)",
    created: "Voici le jeton « {{name}} ». Copiez-le maintenant : il ne sera plus montré.",
    make: "Créer un accès",
    list: "Accès en cours",
    none: "Aucun programme n'a accès.",
    until: "{{scope}}, jusqu'au",
  },
  parts: {
    identity: "Identité",
    reach: "Coordonnées",
    bank: "Banque",
  },
  numbering: {
    sentence:
      "Les numéros se suivent sans trou, année par année. Vous arrivez en cours d'année ? Dites ici le prochain numéro, avant la première pièce envoyée.",
    used: "La numérotation de l'année est commencée : le prochain numéro sera {{number}}.",
    next: "Le premier sera {{number}}.",
  },
  help: {
    name: "Telle qu'elle figure au registre",
    legalForm: "SAS, SARL, EARL, entreprise individuelle…",
    siret: "9 ou 14 chiffres",
    register: "La ville de votre greffe, par exemple Agen",
    approval: "Donné par les services vétérinaires, par exemple FR 47.091.002 CE",
    tagline: "Quelques mots sous votre nom, en tête des documents",
    penaltyRate:
      "Vide : le taux légal, BCE + 10 points, {{late}} depuis le {{from}}, dernier taux connu ici. Jamais moins de trois fois l'intérêt légal ({{least}}).",
    vatOnDebits: "Pour les services : TVA due à la facturation, et non à l'encaissement. La facture le mentionne.",
    discountTerms: "Vide : « Pas d'escompte pour paiement anticipé. »",
    discountKeepsVat:
      "Sinon, l'escompte accordé réduit aussi la TVA à payer (art. 267 II 1° du CGI). La facture mentionne l'un ou l'autre.",
    stripeAccount: "acct_… ; vos clients règlent alors aussi par carte, sur ce compte. Vide : par virement seulement.",
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
