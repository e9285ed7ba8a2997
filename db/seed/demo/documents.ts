import type { About } from "@/worker/modules/papers/documents/status";

/** A document of the cannery's; days are counted from today. */
export interface DocumentLine {
  title: string;
  folder: string;
  tags: string[];
  /** Valid until then; earlier days are negative. */
  endsIn?: number;
  addedDaysAgo: number;
  /** A supplier by name, a product by SKU, a training by its person and subject, or the visit of the authority. */
  about?: [About, string];
  pages: string[][];
  /** The version before: who brought it, what it said, and what was changed since. */
  earlier?: { addedDaysAgo: number; authorName: string; pages: string[][]; change: string };
}

/** What a certificate says. */
const certificate = (supplier: string, name: string, number: string, endsIn: number, addedDaysAgo: number, kind = ""): DocumentLine => ({
  title: `${name} – ${supplier}`,
  folder: "Qualité/Certificats fournisseurs",
  tags: ["certificat", ...(kind ? [kind] : [])],
  endsIn,
  addedDaysAgo,
  about: ["suppliers", supplier],
  pages: [
    [
      `Certificat n° ${number}`,
      `Délivré à : ${supplier}`,
      "",
      "L'organisme certificateur atteste que les activités ci-dessous ont été contrôlées",
      `et sont conformes au référentiel ${name}.`,
      "",
      "Périmètre : production, préparation, conditionnement et stockage.",
      "Ce certificat reste la propriété de l'organisme et doit être restitué sur demande.",
    ],
  ],
});

/** What a laboratory found in a product. */
const analysis = (sku: string, product: string, lot: string, addedDaysAgo: number): DocumentLine => ({
  title: `Analyse microbiologique – ${product}, lot ${lot}`,
  folder: "Qualité/Analyses",
  tags: ["analyse", "laboratoire"],
  addedDaysAgo,
  about: ["items", sku],
  pages: [
    [
      `Rapport d'essai – échantillon : ${product}, lot ${lot}`,
      "Laboratoire Aquitaine Analyses, accréditation COFRAC n° 1-0000 (essai)",
      "",
      "Salmonella spp. : absence dans 25 g",
      "Listeria monocytogenes : absence dans 25 g",
      "Anaérobies sulfito-réducteurs à 46 °C : < 10 UFC/g",
      "Stabilité après incubation à 37 °C pendant 7 jours : conforme",
    ],
    ["Interprétation", "", "L'échantillon soumis à l'essai satisfait aux critères du règlement (CE) n° 2073/2005."],
  ],
});

/** What a product is made of and how it is kept. */
const specification = (sku: string, product: string, temperature: string): DocumentLine => ({
  title: `Cahier des charges – ${product}`,
  folder: "Qualité/Cahiers des charges",
  tags: ["cahier des charges"],
  endsIn: 240,
  addedDaysAgo: 120,
  about: ["items", sku],
  pages: [
    [
      `Produit : ${product}`,
      "",
      "1. Matières premières : origine Sud-Ouest, agréées à réception.",
      "2. Barème de stérilisation : selon fiche de fabrication.",
    ],
    ["3. Conservation", "", `Température de stockage : ${temperature}.`, "Après ouverture : 4 °C au plus, à consommer sous 48 heures."],
  ],
});

/** What proves a training. */
const attestation = (person: string, subject: string, trainer: string, addedDaysAgo: number): DocumentLine => ({
  title: `Attestation – ${subject}, ${person}`,
  folder: "Qualité/Formations",
  tags: ["formation"],
  addedDaysAgo,
  about: ["trainings", `${person}, ${subject}`],
  pages: [[`${trainer} atteste que ${person} a suivi la formation :`, subject, "", "Les acquis ont été évalués en fin de session."]],
});

const contract = (title: string, about: string, endsIn: number, clauses: string[]): DocumentLine => ({
  title,
  folder: "Contrats",
  tags: ["contrat"],
  endsIn,
  addedDaysAgo: 200,
  about: ["suppliers", about],
  pages: [
    ["Entre la Conserverie des Deux Rives et le prestataire, il est convenu ce qui suit.", "", ...clauses],
    ["Résiliation", "", "Chaque partie peut résilier le contrat par lettre recommandée, avec un préavis de trois mois."],
  ],
});

const paper = (title: string, folder: string, lines: string[], endsIn?: number): DocumentLine => ({
  ...{ title, folder, tags: [], addedDaysAgo: 90, pages: [lines] },
  ...(endsIn !== undefined && { endsIn }),
});

/** What the Conserverie des Deux Rives keeps on paper. */
export const canneryDocuments: readonly DocumentLine[] = [
  certificate("Ferme de Lacaussade", "IGP Canard à foie gras du Sud-Ouest", "CFG-1184", 74, 290),
  certificate("Salaisons de la Baïse", "IFS Food", "IFS-88213", 131, 234),
  certificate("Moulin de Barbaste", "Agriculture biologique", "FR-BIO-01-3321", 12, 353, "bio"),
  certificate("Maraîchers du Marmandais", "GlobalG.A.P.", "GGN-4056", 25, 340),
  certificate("Verreries de l'Albret", "Contact alimentaire", "VER-2291", 260, 105, "emballage"),
  certificate("Capsules Bordenave", "Contact alimentaire", "CAP-7710", -9, 374, "emballage"),
  certificate("Ferblanterie du Lot", "Contact alimentaire", "FER-1093", -31, 396, "emballage"),
  certificate("Rucher de la Masse", "Agriculture biologique", "FR-BIO-10-0788", 188, 177, "bio"),
  certificate("Laboratoire Aquitaine Analyses", "Accréditation COFRAC", "1-0000", 400, 330),
  attestation("Camille Roux", "Hygiène alimentaire", "Chambre d'agriculture 47", 405),
  attestation("Bastien Larrieu", "Conduite d'autoclave", "CTCPA Auch", 1_110),
  attestation("Hélène Castaing", "Méthode HACCP", "CTCPA Auch", 1_170),
  {
    ...paper("Rapport d'inspection DDETSPP", "Qualité/Inspections", [
      "Inspection programmée de l'établissement FR 47.195.020 CE.",
      "",
      "Niveau de maîtrise des risques : satisfaisant.",
      "Demande : joindre l'enregistrement d'origine de chaque cycle d'autoclave.",
    ]),
    addedDaysAgo: 195,
    about: ["audits", "DDETSPP"],
  },
  analysis("RIL-CAN-180", "Rillettes de canard 180 g", "L26-118", 41),
  analysis("CAS-CAN-840", "Cassoulet au canard 840 g", "L26-131", 33),
  analysis("COU-TOM-500", "Coulis de tomate 500 g", "L26-140", 26),
  analysis("CFT-ABR-320", "Confiture d'abricot 320 g", "L26-152", 14),
  specification("RIL-CAN-180", "Rillettes de canard 180 g", "entre 5 et 25 °C, à l'abri de la lumière"),
  specification("CAS-CAN-840", "Cassoulet au canard 840 g", "ambiante, 25 °C au plus"),
  specification("CFT-ABR-320", "Confiture d'abricot 320 g", "ambiante, au sec"),
  {
    ...contract("Contrat de transport – Transports Ducasse", "Transports Ducasse", 95, [
      "Le transporteur livre sous 48 heures en Nouvelle-Aquitaine et en Occitanie.",
      "Pénalités de retard : 10 % du prix du transport par jour, dans la limite de la moitié.",
    ]),
    earlier: {
      addedDaysAgo: 212,
      authorName: "Camille Roux",
      change: "Pénalités relevées, Occitanie ajoutée",
      pages: [
        [
          "Entre la Conserverie des Deux Rives et le prestataire, il est convenu ce qui suit.",
          "",
          "Le transporteur livre sous 72 heures en Nouvelle-Aquitaine.",
          "Pénalités de retard : 5 % du prix du transport par jour.",
        ],
        ["Résiliation", "", "Chaque partie peut résilier le contrat par lettre recommandée, avec un préavis de deux mois."],
      ],
    },
  },
  contract("Contrat de nettoyage – Propreté des Deux Rives", "Propreté des Deux Rives", 20, [
    "Passage quotidien après production ; produits homologués pour le contact alimentaire.",
  ]),
  contract("Contrat d'analyses – Laboratoire Aquitaine Analyses", "Laboratoire Aquitaine Analyses", 310, [
    "Plan de contrôle : une analyse par famille de produits et par mois, résultats sous cinq jours ouvrés.",
  ]),
  contract("Contrat-cadre d'achat – Ferme de Lacaussade", "Ferme de Lacaussade", 150, [
    "Prix révisés chaque trimestre selon l'indice de l'aliment ; volumes annoncés quatre semaines avant.",
  ]),
  paper("Agrément sanitaire FR 47.195.020 CE", "Administration", [
    "La DDETSPP de Lot-et-Garonne agrée l'établissement pour les produits à base de viande.",
  ]),
  paper(
    "Attestation d'assurance responsabilité civile",
    "Administration/Assurances",
    ["Garantie des produits livrés : 3 000 000 € par sinistre."],
    28,
  ),
  paper("Attestation de vigilance URSSAF", "Administration", ["L'entreprise est à jour de ses cotisations."], 55),
  paper("Extrait Kbis", "Administration", ["Conserverie des Deux Rives, SAS au capital de 40 000 €."], -4),
  paper("Plan de maîtrise sanitaire", "Qualité", [
    "Points critiques : sertissage, stérilisation, refroidissement.",
    "Relevé des températures toutes les heures.",
  ]),
  paper("Procédure de retrait et de rappel", "Qualité", [
    "Cellule de crise, liste des clients livrés, information de la DDPP dans la journée.",
  ]),
  paper("Vérification de l'autoclave", "Matériel", ["Contrôle des sondes et des soupapes : conforme."], 8),
  paper("Étalonnage des balances", "Matériel", ["Balances 1 à 4 : écart maximal constaté 0,5 g."], 170),
  paper("Bail de l'atelier de Nérac", "Contrats", ["Bail commercial de neuf ans ; loyer révisé chaque année selon l'ILC."], 900),
  paper("Règlement intérieur", "Administration", ["Hygiène des mains, tenue de travail, circulation des personnes."]),
];

/** What somebody is asked to sign; what was answered, and by whom, in their order. */
export interface SigningLine {
  title: string;
  status: "pending" | "rejected";
  /** Everybody who has signed, and the one who waits or declines. */
  people: { name: string; email: string; status: "signed" | "waiting" | "declined" }[];
  sentDaysAgo: number;
  reason?: string;
  pages: string[][];
}

/** One that waits for its second signatory, one that everybody has signed and the queue seals, one that was declined. */
export const cannerySignings: readonly SigningLine[] = [
  {
    title: "Avenant au contrat de transport 2027",
    status: "pending",
    people: [
      { name: "Hélène Castaing", email: "demo@cellier.test", status: "signed" },
      { name: "Patrick Ducasse", email: "direction@transports-ducasse.example", status: "waiting" },
    ],
    sentDaysAgo: 3,
    pages: [["À compter du 1er janvier, les tournées du mardi et du jeudi partent à 6 heures.", "Les autres clauses sont inchangées."]],
  },
  {
    title: "Accord de confidentialité – nouvelles recettes",
    status: "pending",
    people: [
      { name: "Hélène Castaing", email: "demo@cellier.test", status: "signed" },
      { name: "Aurore Pech", email: "qualite@salaisons-de-la-baise.example", status: "signed" },
    ],
    sentDaysAgo: 9,
    pages: [["Les recettes et procédés communiqués restent confidentiels pendant cinq ans.", "Chaque partie en répond pour ses salariés."]],
  },
  {
    title: "Charte qualité fournisseurs",
    status: "rejected",
    people: [{ name: "Yves Marcadier", email: "contact@ferblanterie-du-lot.example", status: "declined" }],
    sentDaysAgo: 20,
    reason: "Le délai de prévenance de 48 heures ne nous est pas possible : proposons 72 heures.",
    pages: [["Le fournisseur prévient de tout changement de matière 48 heures avant la livraison."]],
  },
];
