/** Texts of the legal pages. */
export const fr = {
  legal: {
    title: "Mentions légales",
    lead: "Qui publie ce service, qui l'héberge, et comment nous joindre.",
    parts: [
      {
        title: "Éditeur",
        text: [
          "Cellier est un service de gestion pour les fabricants de produits alimentaires et de boissons, publié depuis la France.",
          "La dénomination sociale, le capital, l'adresse du siège, le numéro SIREN, le numéro de TVA et le nom de la personne responsable de la publication sont indiqués ici à l'ouverture commerciale du service, avant toute facturation.",
        ],
      },
      {
        title: "Hébergement",
        text: [
          "L'application est servie par le réseau de Cloudflare, Inc. (101 Townsend Street, San Francisco, Californie, États-Unis). Les bases de données sont tenues par Turso (ChiselStrike, Inc.), dans un groupe situé dans l'Union européenne.",
        ],
      },
      { title: "Contact", text: ["Écrivez-nous depuis la page « Contacter le support » ; une personne vous répond."] },
      {
        title: "Propriété",
        text: [
          "Le nom Cellier, le logo, les textes et les dessins de ce site nous appartiennent. Ce que vous saisissez dans le service vous appartient, et reste à vous.",
        ],
      },
    ],
  },
  privacy: {
    title: "Confidentialité",
    lead: "Ce que nous gardons, pourquoi, combien de temps, et ce que vous pouvez en faire.",
    parts: [
      {
        title: "Ce que nous gardons",
        text: [
          "Votre compte : prénom, nom, e-mail, téléphone si vous le donnez, langue, et une empreinte de votre mot de passe qui ne permet pas de le retrouver.",
          "Les données de votre entreprise : elles sont rangées dans une base séparée de celle des autres entreprises.",
          "Un journal des actions (qui, quand, par quelle porte, avant et après), pour la traçabilité et la sécurité.",
        ],
      },
      {
        title: "Pourquoi",
        text: [
          "Pour exécuter le contrat qui nous lie (article 6.1.b du RGPD), pour la sécurité du service (6.1.f), et, pour la lettre d'information seulement, avec votre accord (6.1.a), que vous retirez quand vous voulez.",
        ],
      },
      {
        title: "Combien de temps",
        text: [
          "Tant que votre compte est ouvert. À sa fermeture, la base de votre entreprise est effacée ; les pièces que la loi impose de conserver le sont pour la durée légale, après vous avoir été remises.",
          "Les sessions vivent douze heures, ou trente jours si vous demandez qu'on se souvienne de vous.",
        ],
      },
      {
        title: "Cookies",
        text: [
          "Nous posons seulement ce qu'il faut pour fonctionner : la session, la langue, le thème, l'état du menu. Aucune mesure d'audience n'est active sans votre accord.",
        ],
      },
      {
        title: "Qui d'autre",
        text: [
          "Nos hébergeurs (voir les mentions légales). Si votre offre utilise l'assistant en ligne, vos questions et les fiches utiles à la réponse sont transmises à son fournisseur, qui ne s'en sert pas pour entraîner ses modèles.",
        ],
      },
      {
        title: "Vos droits",
        text: [
          "Accès, rectification, effacement, limitation, opposition, portabilité : écrivez-nous depuis la page de support. Vos données peuvent toujours être lues et exportées, même après la fin d'un abonnement. Vous pouvez aussi saisir la CNIL (cnil.fr).",
        ],
      },
    ],
  },
  terms: {
    title: "Conditions d'utilisation",
    lead: "Ce que nous vous devons, ce que vous nous devez.",
    parts: [
      {
        title: "Le service",
        text: [
          "Cellier vous permet de tenir le catalogue et les données d'une entreprise alimentaire par une application, un terminal et un assistant. Chaque offre commence par sept jours d'essai, pour un utilisateur, sans engagement.",
        ],
      },
      {
        title: "Les offres",
        text: [
          "Freemium : 0 € ; Core : 49 € ; Growth : 99 € ; Expert+ : 199 €, par mois. Le paiement à l'année offre un mois. Les prix s'entendent hors taxes.",
          "À la fin de l'essai d'une offre payante, sans abonnement, le compte passe en lecture : rien n'est effacé, tout reste lisible et exportable.",
        ],
      },
      {
        title: "Votre part",
        text: [
          "Donner des informations exactes, garder votre mot de passe pour vous, et ne pas chercher à nuire au service ni aux autres. Vous restez responsable de vos étiquettes, de vos déclarations et de vos obligations sanitaires : Cellier aide à les tenir, il ne les remplace pas.",
        ],
      },
      {
        title: "Notre part",
        text: [
          "Tenir le service disponible et vos données sauves, corriger les défauts, prévenir des interruptions. Notre responsabilité est limitée aux sommes payées pendant les douze mois précédents, sauf faute lourde ou dommage que la loi interdit de limiter.",
        ],
      },
      {
        title: "Fin",
        text: [
          "Vous fermez votre compte quand vous voulez. Nous pouvons le suspendre en cas d'usage illicite, après vous avoir prévenu quand c'est possible.",
        ],
      },
      {
        title: "Droit",
        text: ["Le droit français s'applique. Avant tout procès, écrivez-nous : la plupart des différends se règlent en se parlant."],
      },
    ],
  },
};
