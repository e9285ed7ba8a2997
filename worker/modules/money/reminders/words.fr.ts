import { fr as core } from "@/worker/core/words.fr";
/** Words of the letters to clients who are late. */
export const fr = {
  title: "Relances",
  operations: {
    list: {
      title: "Clients en retard de paiement",
      examples: [
        "qui est en retard de paiement ?",
        "quels clients sont en retard de paiement ?",
        "qui me doit de l'argent ?",
        "qui dois-je relancer ?",
        "quelles factures puis-je relancer ?",
        "quelles relances dois-je envoyer ?",
        "quelles relances envoyer ?",
        "qui paie en retard ?",
      ],
    },
    history: { title: "Relances envoyées", examples: ["quelles relances ai-je envoyées ?", "historique des relances"] },
    scenario: { title: "Étapes de relance", examples: ["quand partent mes relances ?"] },
    setScenario: { title: "Régler les étapes de relance", done: "Étapes de relance enregistrées" },
    preview: { title: "Préparer une relance", examples: ["prépare la relance du Bistrot du Port"] },
    send: {
      title: "Envoyer la relance",
      done: "Relance envoyée",
      examples: ["relance le Bistrot du Port", "envoie une relance à Garonne Saveurs"],
    },
  },
  synonyms: {
    fields: { late: ["retard", "impayé", "relance"], total: ["montant"], due: ["dû"], lastSentOn: ["dernière relance"] },
    values: { step: { notice: ["mise en demeure"], friendly: ["rappel amical"] } },
  },
  /** Why a field is refused here, by the code of the refusal. */
  errors: {
    nothing_late: "Rien n'est en retard chez ce client",
    reminded_today: "Cette relance est partie aujourd'hui à cette adresse",
    after_former: "Plus que l'étape d'avant ({{days}} jours)",
  },
  fields: {
    ...core.common,
    id: "Client",
    client: "Client",
    clientId: "Identifiant du client",
    partyName: "Client",
    reference: "Référence",
    email: "E-mail",
    due: "Reste dû",
    disputed: "En litige",
    late: "En retard",
    oldestOn: "Depuis le",
    daysLate: "Jours de retard",
    penalties: "Pénalités de retard",
    indemnity: "Indemnité de recouvrement",
    total: "Montant total",
    totalLate: "Total en retard",
    totalDue: "Total dû",
    invoices: "Factures concernées",
    number: "Facture",
    dueOn: "Échéance",
    step: "Étape",
    lastStep: "Dernière étape",
    lastSentOn: "Dernière relance",
    language: "Langue",
    subject: "Objet",
    message: "Message",
    to: "Destinataire",
    sentTo: "Envoyée à",
    items: "Étapes",
    afterDays: "Après (jours)",
    active: "Active",
    createdAt: "Envoyée le",
  },
  values: {
    step: { friendly: "Rappel amical", reminder: "Relance simple", firm: "Relance ferme", notice: "Mise en demeure" },
    lastStep: { friendly: "Rappel amical", reminder: "Relance simple", firm: "Relance ferme", notice: "Mise en demeure" },
    language: { fr: "Français", en: "Anglais" },
  },
  letters: {
    hello: "Bonjour,",
    line: "- {{number}}, échue le {{dueOn}} ({{days}} j de retard) : {{due}} TTC",
    sum: "Montant à régler : {{late}} TTC.",
    sums: "Montant échu : {{late}} TTC\nPénalités de retard au {{today}} : {{penalties}}\nIndemnité forfaitaire de recouvrement (40 € par facture) : {{indemnity}}\nTotal à régler : {{total}}",
    pay: "Par virement, IBAN : {{iban}}",
    crossed: "Si votre règlement est parti entre-temps, merci de ne pas tenir compte de ce message.",
    friendly: {
      subject: "Un petit rappel — {{seller}}",
      opening: "Sauf erreur de notre part, nous n'avons pas encore reçu le règlement de :",
      closing:
        "Un oubli arrive à tout le monde : merci de faire le nécessaire. Une question sur ces factures ? Répondez simplement à ce message.",
    },
    reminder: {
      subject: "Relance : {{late}} à régler — {{seller}}",
      opening: "Malgré notre rappel, les factures suivantes restent impayées :",
      closing: "Merci de régler cette somme sous huit jours, ou de nous dire ce qui l'en empêche.",
    },
    firm: {
      subject: "Relance ferme : {{total}} à régler — {{seller}}",
      opening: "Nos précédents messages sont restés sans réponse. Les factures suivantes sont toujours impayées :",
      closing:
        "Nous vous demandons de régler cette somme sous cinq jours. À défaut, nous vous adresserons une mise en demeure et pourrons suspendre nos livraisons.",
    },
    notice: {
      subject: "Mise en demeure de payer {{total}} — {{seller}}",
      opening: "Par la présente, nous vous mettons en demeure de régler les factures suivantes :",
      closing:
        "À défaut de paiement complet sous huit jours à compter de ce message, nous engagerons, sans autre avis, une procédure de recouvrement. Les pénalités continuent de courir jusqu'au paiement (articles L441-10 et D441-5 du code de commerce).",
    },
  },
};
