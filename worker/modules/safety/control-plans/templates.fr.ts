import type { ControlPoint } from "@/db/business";
import type { PlanTemplate } from "./status";

type Texts = Pick<ControlPoint, "step" | "name" | "danger" | "who" | "how" | "action">;

/** The steps of each trade, as its makers call them. */
export const processes: Record<PlanTemplate, string[]> = {
  blank: [],
  cannery: ["Réception", "Stockage froid", "Préparation", "Remplissage", "Fermeture", "Stérilisation", "Refroidissement", "Étiquetage"],
  cooked: ["Réception", "Stockage froid", "Préparation", "Cuisson", "Refroidissement rapide", "Conditionnement", "Expédition"],
  jam: ["Réception", "Stockage froid", "Tri et lavage", "Cuisson", "Mise en pot à chaud", "Contrôle du vide", "Étiquetage"],
  bakery: ["Réception", "Stockage", "Pétrissage", "Pousse", "Cuisson", "Ressuage", "Conditionnement"],
  dairy: ["Collecte du lait", "Stockage du lait", "Pasteurisation", "Ensemencement", "Caillage", "Affinage", "Conditionnement"],
  brewery: ["Réception", "Concassage", "Brassage", "Ébullition", "Fermentation", "Garde", "Embouteillage"],
  dried: ["Réception", "Tri", "Séchage", "Mélange", "Détection de métaux", "Conditionnement"],
};

const point = (step: string, name: string, danger: string, how: string, action: string, who = ""): Texts => ({
  step,
  name,
  danger,
  who,
  how,
  action,
});

/** What the points of the templates are called, and what one does. */
export const texts = {
  receipt: point(
    "Réception",
    "Température à réception",
    "Multiplication de germes pendant le transport",
    "Sonde entre deux colis, à l'arrivée",
    "Refuser la livraison, noter le refus sur le bon",
  ),
  dryReceipt: point(
    "Réception",
    "État des matières sèches",
    "Corps étrangers, humidité, emballages ouverts",
    "Coup d'œil à chaque livraison, vérifié une fois la semaine",
    "Refuser les colis abîmés, prévenir le fournisseur",
  ),
  coldRoom: point(
    "Stockage froid",
    "Chambre froide positive",
    "Multiplication de germes",
    "Thermomètre de la chambre, matin et soir",
    "Fermer, contrôler à cœur, déplacer les denrées, appeler le frigoriste",
  ),
  freezer: point(
    "Stockage froid",
    "Congélateur",
    "Décongélation partielle",
    "Afficheur du congélateur",
    "Transférer les denrées, jeter ce qui a décongelé",
  ),
  allergens: point(
    "Préparation",
    "Nettoyage entre deux allergènes",
    "Contact croisé avec un allergène non étiqueté",
    "Contrôle visuel du matériel avant la fabrication suivante",
    "Nettoyer de nouveau, bloquer ce qui a été fabriqué",
  ),
  cleaning: point(
    "Nettoyage",
    "Nettoyage et désinfection",
    "Contamination par les surfaces",
    "Plan de nettoyage signé en fin de poste",
    "Refaire le nettoyage avant de produire",
  ),
  pests: point(
    "Locaux",
    "Nuisibles",
    "Contamination par les rongeurs et les insectes",
    "Tour des appâts et des pièges",
    "Appeler le prestataire, trier les denrées atteintes",
  ),
  water: point(
    "Locaux",
    "Eau du réseau",
    "Eau non potable",
    "Odeur, couleur et chlore au robinet d'atelier",
    "Arrêter l'usage, faire analyser",
  ),
  glass: point(
    "Locaux",
    "Verre et plastique dur",
    "Éclats dans le produit",
    "Tour des éléments en verre et des néons",
    "Arrêter la ligne, trier, bloquer les lots exposés",
  ),
  seaming: point(
    "Fermeture",
    "Contrôle du sertissage et des capsules",
    "Recontamination par une fermeture qui fuit",
    "Cinq récipients par lot : aspect, croisure, couple",
    "Régler la machine, trier depuis le dernier contrôle conforme",
  ),
  filling: point(
    "Remplissage",
    "Température de remplissage",
    "Vide insuffisant, charge microbienne élevée",
    "Sonde dans le premier et le dernier bocal",
    "Réchauffer la préparation, vider et remplir de nouveau",
  ),
  sterilisation: point(
    "Stérilisation",
    "Palier de l'autoclave",
    "Survie de Clostridium botulinum",
    "Sonde de l'autoclave au palier ; le cycle entier sous Traitements thermiques",
    "Prolonger ou refaire le barème, bloquer la charge",
  ),
  vacuum: point(
    "Contrôle du vide",
    "Vide des bocaux",
    "Bocal non étanche",
    "Capsule concave sur tout le lot, après refroidissement",
    "Écarter les bocaux, chercher la cause, bloquer au-delà de 1 %",
  ),
  core: point(
    "Cuisson",
    "Température à cœur",
    "Survie de germes pathogènes",
    "Sonde à cœur de la plus grosse pièce",
    "Prolonger la cuisson jusqu'à la limite",
  ),
  cooling: point(
    "Refroidissement rapide",
    "Durée de 63 à 10 °C",
    "Germination de spores",
    "Relevé de l'heure à 63 °C et à 10 °C à cœur",
    "Jeter, ou remettre en chauffe une fois si moins de 3 heures",
  ),
  brix: point(
    "Cuisson",
    "Extrait sec (réfractomètre)",
    "Moisissures, fermentation",
    "Réfractomètre à 20 °C, en fin de cuisson",
    "Prolonger la cuisson",
  ),
  jamPh: point(
    "Cuisson",
    "pH de la confiture",
    "Développement microbien",
    "pH-mètre étalonné, en fin de cuisson",
    "Corriger au jus de citron, recuire",
  ),
  hotFill: point(
    "Mise en pot à chaud",
    "Température de mise en pot",
    "Survie de moisissures",
    "Sonde dans le pot, avant de capsuler",
    "Réchauffer, remplir de nouveau",
  ),
  oven: point("Cuisson", "Température à cœur du pain", "Cuisson insuffisante", "Sonde à cœur, en sortie de four", "Remettre au four"),
  metal: point(
    "Détection de métaux",
    "Détecteur de métaux",
    "Éclat de métal",
    "Passage des témoins ferreux, non ferreux et inox",
    "Arrêter, repasser tout depuis le dernier essai conforme",
  ),
  milk: point(
    "Collecte du lait",
    "Recherche d'antibiotiques",
    "Résidus d'antibiotiques",
    "Test rapide sur chaque citerne",
    "Écarter le lait, prévenir le producteur et le laboratoire",
  ),
  milkStore: point(
    "Stockage du lait",
    "Tank à lait",
    "Multiplication de germes",
    "Afficheur du tank",
    "Traiter aussitôt ou écarter le lait",
  ),
  pasteurisation: point(
    "Pasteurisation",
    "Température de pasteurisation",
    "Survie de germes pathogènes",
    "Enregistreur du pasteurisateur, 15 secondes au moins",
    "Recirculer, refaire le traitement, bloquer la cuve",
  ),
  acidity: point(
    "Caillage",
    "pH au décaillage",
    "Développement de staphylocoques",
    "pH-mètre étalonné",
    "Prolonger l'acidification, faire analyser",
  ),
  boil: point("Ébullition", "Ébullition du moût", "Survie de germes", "Thermomètre de la cuve", "Reprendre l'ébullition"),
  beerPh: point(
    "Fermentation",
    "pH de la bière",
    "Germes d'altération",
    "pH-mètre étalonné, fin de fermentation",
    "Isoler la cuve, faire analyser",
  ),
  caustic: point(
    "Embouteillage",
    "Rinçage des cuves",
    "Résidus de soude",
    "Bandelette dans la dernière eau de rinçage",
    "Rincer de nouveau avant de remplir",
  ),
  bottles: point(
    "Embouteillage",
    "Mirage des bouteilles",
    "Éclats de verre",
    "Mirage de chaque caisse",
    "Écarter, vider la ligne, bloquer les caisses",
  ),
  drying: point(
    "Séchage",
    "Activité de l'eau",
    "Moisissures, mycotoxines",
    "Mesure d'aw sur trois prises par lot",
    "Prolonger le séchage, mesurer de nouveau",
  ),
} satisfies Record<string, Texts>;

export type PointKey = keyof typeof texts;
