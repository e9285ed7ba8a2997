/** Words of the account: signing up, signing in, the person. */
export const fr = {
  title: "Compte",
  operations: {
    show: { title: "Voir mon compte", examples: ["quelle est mon offre ?", "qui suis-je ?"] },
    update: { title: "Modifier mon compte", done: "Compte mis à jour", examples: ["change mon numéro de téléphone"] },
    signUp: { title: "Créer un compte", done: "Demande reçue : regardez vos e-mails", examples: [] as string[] },
  },
  /** Why a field is refused here, by the code of the refusal. */
  errors: {
    password_wrong: "Ce n'est pas votre mot de passe actuel",
    password_differs: "Les deux mots de passe diffèrent",
    email_or_phone: "Indiquez une adresse e-mail ou un téléphone",
  },
  fields: {
    id: "Identifiant",
    firstName: "Prénom",
    lastName: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    language: "Langue",
    role: "Rôle",
    company: "Entreprise",
    plan: "Offre",
    planStatus: "État de l'abonnement",
    trialEndsAt: "Fin de l'essai",
    version: "Version",
    createdAt: "Ouvert le",
    updatedAt: "Modifié le",
    password: "Mot de passe",
    currentPassword: "Mot de passe actuel",
    passwordConfirmation: "Confirmation du mot de passe",
    terms: "Conditions d'utilisation",
    newsletter: "Lettre d'information",
    period: "Facturation",
    code: "Code reçu par e-mail",
    accepted: "Demande reçue",
  },
  values: {
    language: { fr: "Français", en: "English" },
    role: { customer: "Client", admin: "Administration" },
    period: { monthly: "Mensuelle", yearly: "Annuelle" },
    planStatus: {
      trialing: "Essai en cours",
      active: "Actif",
      past_due: "Paiement en retard",
      cancelled: "Résilié",
      expired: "Essai terminé",
    },
  },
  letters: {
    welcome: {
      subject: "Bienvenue dans Cellier",
      text: "Bonjour {{name}},\n\nVotre adresse est confirmée : votre compte est ouvert et votre essai de {{days}} jours commence.\nConnectez-vous : {{origin}}/login\n\nL'équipe Cellier",
    },
    welcomeFree: {
      subject: "Bienvenue dans Cellier",
      text: "Bonjour {{name}},\n\nVotre adresse est confirmée : votre compte est ouvert, avec l'offre gratuite, sans limite de temps.\nConnectez-vous : {{origin}}/login\n\nL'équipe Cellier",
    },
    alreadyHere: {
      subject: "Vous avez déjà un compte Cellier",
      text: "Bonjour,\n\nQuelqu'un, sans doute vous, a voulu ouvrir un compte avec cette adresse, qui en a déjà un. Rien n'a changé.\nConnectez-vous : {{origin}}/login\nMot de passe oublié : {{origin}}/forgot-password\n\nL'équipe Cellier",
    },
    opening: {
      subject: "Votre code pour ouvrir un compte Cellier",
      text: "Bonjour,\n\nVotre code pour ouvrir votre compte : {{code}}\nRecopiez-le là où vous avez demandé ce compte : il vaut {{minutes}} minutes. Si vous n'avez rien demandé, ignorez ce message : sans ce code, aucun compte ne s'ouvre.\n\nL'équipe Cellier",
    },
    recovery: {
      subject: "Votre code Cellier",
      text: "Bonjour,\n\nVotre code pour choisir un nouveau mot de passe : {{code}}\nIl vaut {{minutes}} minutes. Si vous n'avez rien demandé, ignorez ce message : rien ne change.\n\nL'équipe Cellier",
    },
    confirmation: {
      subject: "Votre code de confirmation Cellier",
      text: "Bonjour,\n\nPour confirmer que c'est bien vous, voici votre code : {{code}}\nIl vaut {{minutes}} minutes. Si vous n'avez rien demandé, quelqu'un utilise peut-être votre session : déconnectez-vous partout et changez de mot de passe.\n\nL'équipe Cellier",
    },
    passwordChanged: {
      subject: "Votre mot de passe Cellier a changé",
      text: "Bonjour,\n\nLe mot de passe de votre compte vient d'être changé, et vos autres sessions sont fermées. Si ce n'était pas vous, reprenez la main : {{origin}}/forgot-password\n\nL'équipe Cellier",
    },
  },
};
