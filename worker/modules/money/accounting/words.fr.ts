import { fr as core } from "@/worker/core/words.fr";
/** Words of what the accountant asks for. */
export const fr = {
  title: "Comptabilité",
  operations: {
    list: {
      title: "Périodes clôturées",
      examples: ["quelles périodes sont clôturées ?", "jusqu'à quand ma comptabilité est-elle clôturée ?"],
    },
    close: { title: "Clôturer une période", done: "Période clôturée", examples: ["clôture la comptabilité au 31 octobre 2026"] },
    export: { title: "Exporter les écritures comptables (FEC)", examples: ["exporte le FEC"] },
    vat: { title: "TVA de la période", examples: ["combien de TVA dois-je ?", "TVA du mois dernier", "quelle TVA ai-je collectée ?"] },
  },
  /** Why a field is refused here, by the code of the refusal. */
  errors: {
    not_over: "Cette période n'est pas finie",
    month_end: "Choisissez le dernier jour d'un mois",
  },
  fields: {
    ...core.common,
    id: "Identifiant",
    until: "Clôturée jusqu'au",
    from: "Du",
    to: "Au",
    format: "Format",
    collected: "TVA collectée",
    deductible: "TVA déductible",
    due: "TVA à payer",
    rate: "Taux",
    base: "Base HT",
    tax: "TVA",
    createdAt: "Clôturée le",
  },
  values: { format: { fec: "FEC (contrôle fiscal)", csv: "CSV (tableur)" } },
};
