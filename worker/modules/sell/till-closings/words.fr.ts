import { fr as core } from "@/worker/core/words.fr";

/** Words of the count of the cash box. */
export const fr = {
  title: "Clôtures de caisse",
  counted: { one: "clôture de caisse", other: "clôtures de caisse" },
  /** What the treasury says of a difference. */
  entry: "Écart de caisse, clôture {{reference}}",
  operations: {
    list: {
      title: "Voir les clôtures de caisse",
      examples: ["combien de clôtures de caisse ce mois-ci ?", "liste les clôtures de caisse", "quels écarts de caisse ?"],
    },
    export: { title: "Exporter les clôtures de caisse", examples: ["exporte les clôtures de caisse"] },
    show: { title: "Voir une clôture de caisse", examples: ["montre la clôture CLO-2026-0001"] },
    current: {
      title: "Voir ce qui est en caisse",
      examples: ["combien y a-t-il en caisse ?", "que doit-il y avoir dans le fonds de caisse ?"],
    },
    create: {
      title: "Clôturer la caisse",
      button: "Clôturer",
      ask: {
        title: "Clôturer la caisse ?",
        text: "Le comptage est inscrit pour de bon et l'écart passe en trésorerie. Une erreur se rattrape en comptant de nouveau.",
      },
      done: "Caisse clôturée",
      examples: ["clôture la caisse avec 243,50 euros comptés", "compte la caisse : 180 euros"],
    },
  },
  synonyms: { fields: { difference: ["écart"], counted: ["compté"], taken: ["prélèvement", "remise en banque"] } },
  errors: {
    taken_above: "C'est plus que ce qui est compté",
    opening_settled: "Le fonds de caisse est ce qui restait à la dernière clôture",
  },
  fields: {
    ...core.common,
    id: "Clôture",
    reference: "Clôture",
    day: "Jour",
    from: "Du",
    to: "Au",
    count: "Ventes",
    takenBack: "Annulées",
    total: "Total TTC",
    methods: "Par moyen de paiement",
    method: "Payé par",
    vat: "TVA",
    base: "Base HT",
    tax: "TVA",
    rate: "Taux",
    firstNumber: "Premier ticket",
    lastNumber: "Dernier ticket",
    running: "Total perpétuel",
    opening: "Fonds de caisse au départ",
    cash: "Espèces encaissées",
    expected: "Attendu en caisse",
    counted: "Compté",
    difference: "Écart",
    taken: "Prélevé (banque, coffre)",
    remaining: "Reste en caisse",
    note: "Note",
    isFirst: "Première clôture",
    since: "Dernière clôture",
    createdAt: "Clôturée le",
    updatedAt: "Écrite le",
  },
  values: { method: { cash: "Espèces", card: "Carte", transfer: "Virement", cheque: "Chèque" } },
};
