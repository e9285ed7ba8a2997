import type { Usual } from "./status";

/**
 * What is usually looked at, heading by heading. Hygiene: Regulation (EC) 852/2004, annex II. Visits of the authority: what its
 * inspectors note, from the premises to traceability. Suppliers: what a buyer asks of whoever makes its ingredients.
 */
export const usual: Usual = {
  hygiene: [
    {
      chapter: "Locaux",
      asks: [
        ["Sols, murs et plafonds propres et en bon état", 2],
        ["Marche en avant respectée, secteurs propre et souillé séparés", 3],
        ["Lave-mains à commande non manuelle, savon et essuie-mains présents", 3],
        ["Éclairage protégé, aucune source de verre ou de corps étranger", 3],
      ],
    },
    {
      chapter: "Matériel",
      asks: [
        ["Surfaces en contact avec les aliments propres et désinfectées", 4],
        ["Thermomètres et enregistreurs étalonnés", 3],
        ["Plan de nettoyage affiché, enregistrements à jour", 3],
      ],
    },
    {
      chapter: "Personnel",
      asks: [
        ["Tenue propre, coiffe portée, ni bijoux ni vernis", 3],
        ["Mains lavées à chaque reprise de poste", 4],
        ["Formation à l'hygiène à jour pour chacun", 3],
      ],
    },
    {
      chapter: "Denrées",
      asks: [
        ["Températures des chambres froides conformes et relevées", 5],
        ["Denrées protégées, étiquetées et datées", 4],
        ["Aucune denrée périmée", 5],
        ["Allergènes séparés et identifiés", 5],
      ],
    },
    {
      chapter: "Nuisibles et déchets",
      asks: [
        ["Aucune trace de nuisibles, appâts en place", 4],
        ["Poubelles fermées, vidées chaque jour", 2],
      ],
    },
  ],
  authority: [
    {
      chapter: "Locaux et équipements",
      asks: [
        ["Conception, entretien et propreté des locaux", 3],
        ["Propreté et entretien des équipements", 3],
        ["Alimentation en eau potable et évacuation", 2],
        ["Lutte contre les nuisibles", 3],
      ],
    },
    {
      chapter: "Plan de maîtrise sanitaire",
      asks: [
        ["Analyse des dangers tenue à jour", 4],
        ["Surveillance des points critiques et enregistrements", 5],
        ["Actions correctives décrites et appliquées", 4],
        ["Traitements thermiques validés", 5],
      ],
    },
    {
      chapter: "Denrées",
      asks: [
        ["Maîtrise des températures", 5],
        ["Origine et état des matières premières", 4],
        ["Analyses microbiologiques et suites données", 4],
      ],
    },
    {
      chapter: "Traçabilité et information",
      asks: [
        ["Traçabilité amont, aval et interne démontrée", 5],
        ["Procédure de retrait et de rappel éprouvée", 4],
        ["Étiquetage et allergènes exacts", 5],
      ],
    },
    {
      chapter: "Personnel",
      asks: [
        ["Formation à l'hygiène", 3],
        ["Hygiène et tenue du personnel", 3],
      ],
    },
  ],
  supplier: [
    {
      chapter: "Maîtrise sanitaire",
      asks: [
        ["Plan de maîtrise sanitaire fondé sur l'analyse des dangers", 5],
        ["Points critiques surveillés, enregistrements présentés", 5],
        ["Autocontrôles microbiologiques réguliers", 4],
      ],
    },
    {
      chapter: "Atelier",
      asks: [
        ["Locaux et matériel propres et entretenus", 3],
        ["Corps étrangers maîtrisés (verre, métal, bois)", 4],
        ["Nuisibles maîtrisés", 3],
        ["Allergènes maîtrisés, risques croisés déclarés", 5],
      ],
    },
    {
      chapter: "Traçabilité et réactivité",
      asks: [
        ["Un lot livré retrouvé en moins de quatre heures", 5],
        ["Procédure d'alerte et de rappel, contact joignable", 4],
        ["Réclamations suivies et closes", 3],
      ],
    },
    {
      chapter: "Contrat",
      asks: [
        ["Fiches techniques à jour et respectées", 4],
        ["Certificats valables (agrément, bio, référentiels)", 4],
        ["Transport et températures à la livraison conformes", 4],
      ],
    },
  ],
};
