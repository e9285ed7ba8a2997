import { fr as core } from "@/worker/core/words.fr";
/** Words of the places where stock lies. */
export const fr = {
  title: "Emplacements",
  counted: { one: "emplacement", other: "emplacements" },
  operations: {
    list: { title: "Lister les emplacements", examples: ["quels emplacements ai-je ?", "combien de lots dans la chambre froide ?"] },
    show: { title: "Voir un emplacement", examples: ["que contient l'emplacement Réserve ?"] },
    create: { title: "Ajouter un emplacement", done: "Emplacement ajouté", examples: ["ajoute l'emplacement Chambre froide"] },
    update: { title: "Renommer un emplacement", done: "Modifications enregistrées", examples: ["renomme l'emplacement Réserve en Cave"] },
    archive: { title: "Archiver un emplacement", done: "Emplacement archivé", examples: ["archive l'emplacement Cave"] },
    restore: { title: "Restaurer un emplacement", done: "Emplacement restauré", examples: ["restaure l'emplacement Cave"] },
  },
  /** Why a field is refused here, by the code of the refusal. */
  errors: {
    goods_inside: "Il y reste {{count}} lots : transférez-les d'abord",
    main_location: "L'emplacement de départ ne s'archive pas : renommez-le",
  },
  fields: {
    ...core.common,
    id: "Identifiant",
    name: "Nom",
    notes: "Notes",
    lots: "Lots",
    archived: "Archivé",
    createdAt: "Créé le",
    updatedAt: "Modifié le",
  },
};
