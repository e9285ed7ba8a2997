import { fr as core } from "@/worker/core/words.fr";
import { fr as lots } from "@/worker/modules/store/lots/words.fr";

/** Words of the ledger: each time goods moved. */
export const fr = {
  title: "Mouvements de stock",
  counted: { one: "mouvement", other: "mouvements" },
  operations: {
    list: {
      title: "Lister les mouvements",
      examples: [
        "quels sont les derniers mouvements de stock ?",
        "qu'a-t-on jeté ce mois-ci ?",
        "combien de pertes ce mois-ci ?",
        "quelles entrées aujourd'hui ?",
      ],
    },
    show: { title: "Voir un mouvement", examples: [] },
    export: { title: "Exporter les mouvements", examples: ["exporte les mouvements de stock en CSV"] },
    reverse: { title: "Corriger un mouvement", done: "Mouvement corrigé", examples: [] },
  },
  synonyms: {
    values: {
      type: {
        receipt: ["entrées", "réceptions", "reçu"],
        scrap: ["pertes", "jeté", "détruit"],
        shipment: ["expéditions", "livré", "sorti"],
        consumption: ["consommations", "consommé"],
      },
    },
  },
  /** Why a field is refused here, by the code of the refusal. */
  errors: {
    reversed: "Ce mouvement est déjà corrigé",
    is_reversal: "Ce mouvement est lui-même une correction",
    gone_on:
      "Il n'y a plus assez du lot {{lot}} à cet endroit : il manque {{missing}}. Corrigez ou annulez d'abord {{where}}, ou passez l'écart par un inventaire",
    gone_promised: "Le lot {{lot}} est réservé pour {{where}} : il y manque {{missing}}. Levez d'abord cette réservation",
    not_by_hand: "Seuls les mouvements saisis à la main et ceux d'un inventaire se corrigent ici",
  },
  fields: {
    ...core.common,
    id: "Identifiant",
    at: "Écrit le",
    day: "Jour",
    type: "Mouvement",
    item: "Article",
    itemId: "Identifiant de l'article",
    itemName: "Article",
    sku: "Code article",
    lot: "Lot",
    lotId: "Identifiant du lot",
    location: "Emplacement",
    locationId: "Identifiant de l'emplacement",
    locationName: "Emplacement",
    amount: "Quantité",
    unitCost: "Coût unitaire HT",
    value: "Valeur HT",
    cause: "Origine",
    causeId: "Identifiant de l'origine",
    causeReference: "Pièce",
    reason: "Motif",
    note: "Précision",
    who: "Par",
    reverses: "Corrige",
    reversedBy: "Corrigé par",
    reversible: "Peut être corrigé",
    correctable: "Se corrige comme une entrée",
    since: "Du",
    until: "Au",
  },
  values: {
    type: {
      receipt: "Entrée",
      consumption: "Consommation",
      output: "Fabrication",
      shipment: "Expédition",
      return: "Retour",
      transfer: "Transfert",
      count: "Inventaire",
      scrap: "Perte",
    },
    cause: lots.values.cause,
    reason: lots.values.reason,
  },
};
