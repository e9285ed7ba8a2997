import { fr as core } from "@/worker/core/words.fr";

/** Words of what people are told: each event has a line and a sentence; both are read at the bell and in a letter. */
export const fr = {
  title: "Notifications",
  counted: { one: "notification", other: "notifications" },
  letters: {
    greeting: "Bonjour {{name}},",
    choice: "Vous choisissez ici de quoi nous vous écrivons : {{url}}",
  },
  events: {
    appointmentAsked: {
      title: "{{client}} demande « {{offer}} »",
      text: "{{client}} demande « {{offer}} » avec {{expert}} : {{when}}. {{subject}}",
    },
    appointmentMoveAsked: {
      title: "{{client}} souhaite déplacer « {{offer}} »",
      text: "{{client}} souhaite déplacer « {{offer}} » avec {{expert}} : {{when}}.",
    },
    appointmentGivenUp: {
      title: "{{client}} annule « {{offer}} »",
      text: "{{client}} annule « {{offer}} » avec {{expert}}, prévu {{when}}. {{reason}}",
    },
    appointmentRated: {
      title: "{{client}} donne son avis : {{rating}} sur 5",
      text: "{{client}} donne {{rating}} sur 5 à « {{offer}} » avec {{expert}}. {{comment}}",
    },
    appointmentFileOfClient: {
      title: "{{client}} joint un fichier au rendez-vous",
      text: "{{client}} joint un fichier au rendez-vous « {{offer}} » avec {{expert}}, {{when}}.",
    },
    appointmentUnsettled: {
      title: "À conclure : « {{offer}} », {{client}}",
      text: "Le rendez-vous « {{offer}} » de {{client}} avec {{expert}}, {{when}}, est passé et personne n'a dit ce qu'il en fut : ses crédits restent retenus jusque-là.",
    },
    appointmentFile: {
      title: "Un document vous attend : « {{offer}} »",
      text: "{{expert}} vous remet un document avec le rendez-vous « {{offer}} », {{when}}.",
    },
    appointmentAccepted: {
      title: "Rendez-vous confirmé : « {{offer}} », {{when}}",
      text: "Votre rendez-vous « {{offer}} » avec {{expert}} est confirmé : {{when}}. Il est joint pour votre agenda. {{link}}",
    },
    appointmentRejected: {
      title: "Rendez-vous non confirmé : « {{offer}} »",
      text: "Votre rendez-vous « {{offer}} » du {{when}} n'a pas pu être confirmé : {{reason}} Vos crédits vous sont rendus.",
    },
    appointmentCancelled: {
      title: "Rendez-vous annulé : « {{offer}} », {{when}}",
      text: "Votre rendez-vous « {{offer}} » du {{when}} est annulé. {{reason}}",
    },
    appointmentMoved: {
      title: "Rendez-vous déplacé : « {{offer}} », {{when}}",
      text: "Votre rendez-vous « {{offer}} » avec {{expert}} est déplacé : {{when}}. Le fichier joint met votre agenda à jour. {{link}}",
    },
    appointmentMoveReceived: {
      title: "Demande reçue : « {{offer}} », {{when}}",
      text: "Nous avons reçu votre demande : « {{offer}} » avec {{expert}}, {{when}}. Nous la confirmons bientôt.",
    },
    appointmentSoon: {
      title: "C'est bientôt : « {{offer}} », {{when}}",
      text: "Votre rendez-vous « {{offer}} » avec {{expert}} commence {{when}}. {{link}}",
    },
    appointmentHeld: {
      title: "Vos notes de « {{offer}} » sont prêtes",
      text: "Merci d'être venu. Les notes de « {{offer}} » vous attendent, et votre avis nous intéresse.",
    },
    appointmentMissed: {
      title: "Nous vous avons attendu : « {{offer}} »",
      text: "Nous vous avons attendu le {{when}} pour « {{offer}} ». Les crédits de ce rendez-vous sont utilisés.",
    },
    serviceSubmitted: {
      title: "{{reference}} : {{business}} demande « {{title}} »",
      text: "{{business}} demande : {{title}} ({{reference}}).",
    },
    serviceAccepted: {
      title: "{{reference}} : devis accepté par {{business}}",
      text: "{{business}} accepte le devis de {{reference}} « {{title}} ».",
    },
    serviceGivenUp: {
      title: "{{reference}} : {{business}} renonce",
      text: "{{business}} annule {{reference}} « {{title}} ». {{reason}}",
    },
    serviceMessageToStaff: {
      title: "{{reference}} : message de {{business}}",
      text: "{{business}} vous écrit sur {{reference}} « {{title}} ».",
    },
    serviceFileOfClient: {
      title: "{{reference}} : un fichier de {{business}}",
      text: "{{business}} joint un fichier à {{reference}} « {{title}} ».",
    },
    serviceFile: {
      title: "{{reference}} : un document vous attend",
      text: "Un document vous attend sur votre demande {{reference}} « {{title}} ».",
    },
    serviceReviewed: {
      title: "{{reference}} : votre demande est prise en charge",
      text: "Nous avons lu votre demande {{reference}} « {{title}} » et préparons notre réponse.",
    },
    serviceQuoted: {
      title: "{{reference}} : un devis vous attend",
      text: "Un devis vous attend pour votre demande {{reference}} « {{title}} ».",
    },
    serviceRejected: {
      title: "{{reference}} : nous ne pouvons pas répondre",
      text: "Nous ne pouvons pas répondre à votre demande {{reference}} « {{title}} » : {{reason}}",
    },
    serviceStarted: {
      title: "{{reference}} : le travail a commencé",
      text: "Le travail a commencé sur votre demande {{reference}} « {{title}} ».",
    },
    serviceDelivered: {
      title: "{{reference}} : votre demande est livrée",
      text: "Votre demande {{reference}} « {{title}} » est livrée.",
    },
    serviceCancelled: {
      title: "{{reference}} : demande annulée",
      text: "Votre demande {{reference}} « {{title}} » est annulée. {{reason}}",
    },
    serviceMessage: {
      title: "{{reference}} : un message vous attend",
      text: "Un message vous attend sur votre demande {{reference}} « {{title}} ».",
    },
    productionAsked: {
      title: "{{business}} demande une production : {{product}}",
      text: "{{business}} demande de produire « {{product}} » pour le {{day}}.",
    },
    productionGivenUp: {
      title: "{{business}} renonce à une production : {{product}}",
      text: "{{business}} renonce à « {{product}} », demandé pour le {{day}}.",
    },
    productionAccepted: {
      title: "Production acceptée : {{product}}",
      text: "Nous acceptons votre demande de production « {{product}} » : fabrication {{reference}}, prévue le {{day}}.",
    },
    productionDayProposed: {
      title: "Une date à accepter : {{product}}, le {{day}}",
      text: "Pour « {{product}} » (fabrication {{reference}}), nous proposons le {{day}}. {{note}} Dites-nous si cette date vous convient.",
    },
    productionDaySettled: {
      title: "Date acceptée : {{product}}, le {{day}}",
      text: "Nous acceptons votre date pour « {{product}} » (fabrication {{reference}}) : le {{day}}.",
    },
    productionDayAsked: {
      title: "{{business}} propose une autre date : {{product}}",
      text: "{{business}} propose le {{day}} pour {{reference}} « {{product}} ». {{note}}",
    },
    productionDayAgreed: {
      title: "{{business}} accepte la date : {{product}}",
      text: "{{business}} accepte le {{day}} pour {{reference}} « {{product}} ».",
    },
    directoryAnswered: {
      title: "{{entry}} vous répond",
      text: "{{entry}} répond à votre message de l'annuaire : {{answer}}",
    },
    productionRejected: {
      title: "Production refusée : {{product}}",
      text: "Nous ne pouvons pas produire « {{product}} » : {{reason}}",
    },
    productionStarted: {
      title: "Production commencée : {{product}}",
      text: "La production de « {{product}} » a commencé.",
    },
    productionCompleted: {
      title: "Production terminée : {{product}}",
      text: "La production de « {{product}} » est terminée.",
    },
    accessRequested: {
      title: "{{name}}, de Cellier, demande à consulter vos données",
      text: "{{name}}, de Cellier, demande à consulter vos données : {{reason}} Vous décidez, et pour combien de temps.",
    },
    accessUsed: {
      title: "{{name}}, de Cellier, consulte vos données",
      text: "{{name}}, de Cellier, est entré par l'accès que vous avez donné : {{reason}} Vous voyez ce qui est consulté, et le retirez quand vous voulez.",
    },
    accessGranted: {
      title: "{{business}} vous donne accès à ses données",
      text: "{{business}} vous laisse consulter ses données jusqu'au {{until}} : {{reason}}",
    },
    accessWithdrawn: {
      title: "{{business}} retire l'accès à ses données",
      text: "{{business}} a retiré l'accès à ses données.",
    },
    controlsMissed: {
      title: "Contrôles critiques manqués le {{day}} : {{count}}",
      text: "Le {{day}}, des points critiques (CCP) n'ont pas été relevés : {{points}}. Contrôlez les produits concernés et notez ce que vous en concluez.",
    },
    creditsGranted: {
      title: "Crédits reçus : {{credits}}",
      text: "Cellier vous donne des crédits de conseil : {{credits}}. {{reason}}",
    },
  },
  operations: {
    list: { title: "Voir les notifications", examples: ["quoi de neuf dans mes notifications ?", "mes notifications non lues"] },
    count: { title: "Compter les notifications non lues", examples: ["combien de notifications non lues ?"] },
    markRead: {
      title: "Marquer une notification comme lue",
      button: "Marquer comme lue",
      done: "Notification lue",
      examples: ["marque cette notification comme lue"],
    },
    markAllRead: {
      title: "Marquer toutes les notifications comme lues",
      button: "Tout marquer comme lu",
      done: "Tout est lu",
      examples: ["marque toutes mes notifications comme lues"],
    },
    choices: { title: "Voir de quoi l'on m'écrit", examples: ["de quoi m'écrivez-vous par mail ?"] },
    choose: {
      title: "Choisir de quoi l'on m'écrit",
      button: "Enregistrer mes choix",
      done: "Choix enregistrés",
      examples: ["ne m'écris plus pour les rendez-vous"],
    },
  },
  fields: {
    ...core.common,
    id: "Notification",
    event: "Événement",
    topic: "Sujet",
    topics: "Sujets",
    mails: "M'écrire aussi par mail",
    title: "Titre",
    text: "Détail",
    path: "Adresse",
    isUnread: "Non lue",
    unread: "Non lues",
    createdAt: "Reçue le",
  },
  values: {
    topic: {
      safety: "Sécurité des aliments",
      appointments: "Rendez-vous de conseil",
      services: "Demandes de service",
      production: "Demandes de production",
      directory: "Messages de l'annuaire",
      access: "Accès à mes données",
      credits: "Crédits",
    },
  },
};
