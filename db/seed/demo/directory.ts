import type { certifications, directoryCategories, DirectoryKind } from "@/worker/modules/provider/directory/status";

/** An entry of the directory as one writes it down. */
export interface ListedEntry {
  name: string;
  kind: DirectoryKind;
  category: (typeof directoryCategories)[number];
  postcode: string;
  city: string;
  products: string[];
  certifications: (typeof certifications)[number][];
  /** Euros; null when they take any order. */
  minimumOrder: number | null;
}

/** Name, category, postcode and town, products, certifications, minimum order in euros: five for each region. */
const lines = `
Laiterie des Monts d'Azergues|dairy_eggs|69620 Le Bois-d'Oingt|crème, beurre, fromage blanc|organic|120
Verrerie du Forez|packaging|42600 Montbrison|bocaux, bouteilles, capsules|iso_22000|400
Salaisons de l'Aubrac d'en Haut|meat_fish|15110 Chaudes-Aigues|jambons, saucissons, poitrine|label_rouge|200
Isère Froid Logistique|logistics|38070 Saint-Quentin-Fallavier|entreposage froid, messagerie|ifs|
Confiturerie des Trois Vallées|co_packing|73200 Albertville|confitures, compotes, sirops à façon|organic ifs|800
Moulin de la Bresse Noire|cereals_flours|71500 Louhans|farines de blé, de maïs, gaudes|organic|90
Moutarderie des Ducs|oils_condiments|21200 Beaune|moutardes, vinaigres||150
Cassis des Hautes-Côtes|fruit_vegetables|21700 Nuits-Saint-Georges|cassis, framboises, purées de fruits|hve|180
Comtoise d'Emballage|packaging|39100 Dole|caisses carton, calages||250
Labo Jura Analyses|laboratory|39000 Lons-le-Saunier|microbiologie, valeurs nutritionnelles|iso_22000|
Maraîchers de la Rance|fruit_vegetables|22100 Dinan|choux-fleurs, artichauts, échalotes|hve|60
Conserverie de l'Aven|co_packing|29920 Névez|soupes, rillettes de poisson à façon|ifs brcgs|1500
Sel des Marais de Lasné|spices_aromatics|56370 Sarzeau|gros sel, fleur de sel|organic|70
Beurrerie du Léon|dairy_eggs|29260 Lesneven|beurre de baratte, crème crue|organic|140
Armor Étiquettes|labels_printing|35400 Saint-Malo|étiquettes adhésives, bobines|iso_22000|120
Moulins de Beauce|cereals_flours|28000 Chartres|farines, semoules, flocons|organic ifs|160
Miellerie de Sologne|sugar_chocolate|41600 Lamotte-Beuvron|miels, pollen, pain d'épices|organic|50
Chèvrerie du Berry|dairy_eggs|18300 Sancerre|fromages de chèvre, lait cru||80
Touraine Emballages|packaging|37510 Ballan-Miré|pots, barquettes, films|iso_22000|220
Atelier de Formation HACCP Loire|advice|45000 Orléans|formation hygiène, plan de maîtrise sanitaire|haccp|
Clémentines de Casinca|fruit_vegetables|20215 Venzolasca|clémentines, pomelos, confits|organic hve|100
Huilerie de Balagne|oils_condiments|20220 L'Île-Rousse|huile d'olive, olives|organic|130
Châtaigneraie du Bozio|cereals_flours|20250 Corte|farine de châtaigne, marrons|organic|90
Charcuterie du Taravo|meat_fish|20190 Santa-Maria-Siché|lonzu, coppa, prisuttu||150
Transports de l'Île|logistics|20600 Bastia|fret frais, groupage vers le continent||
Mirabelles des Côtes de Meuse|fruit_vegetables|55210 Vigneulles-lès-Hattonchâtel|mirabelles, quetsches, purées|hve|120
Brasseurs-Malteurs de la Zorn|drinks|67700 Saverne|bières, malts|organic|200
Choucrouterie du Ried|co_packing|67230 Benfeld|choucroute, légumes fermentés à façon|ifs|900
Verres et Bocaux de Moselle|packaging|57000 Metz|bocaux, capsules, bouchons||300
Champagne Ingrédients|sugar_chocolate|51100 Reims|sucres, glucose, pectines|ifs iso_22000|250
Endiviers du Cambrésis|fruit_vegetables|59400 Cambrai|endives, pommes de terre, betteraves|hve|80
Chicorée de la Scarpe|spices_aromatics|59500 Douai|chicorée, infusions|organic|110
Marée de Capécure|meat_fish|62200 Boulogne-sur-Mer|maquereau, hareng, saumon fumé|ifs|300
Cartonnages de Picardie|packaging|80000 Amiens|caisses, coffrets imprimés||350
Nord Analyses Alimentaires|laboratory|59000 Lille|vieillissement, microbiologie, allergènes|iso_22000|
Épices de la Halle|spices_aromatics|94150 Rungis|poivres, mélanges, vanille|organic fair_trade|100
Marché Frais de Rungis Sud|fruit_vegetables|94150 Rungis|fruits et légumes de saison|ifs|150
Chocolaterie du Canal|sugar_chocolate|75010 Paris|couvertures, pralinés|fair_trade|180
Studio Étiquette|labels_printing|93100 Montreuil|étiquettes, dossiers d'impression||60
Droit et Étiquetage Conseil|advice|75009 Paris|contrôle d'étiquettes, allégations||
Cidrerie du Pays d'Auge|drinks|14130 Pont-l'Évêque|cidres, jus de pomme, vinaigre|organic|130
Crémerie d'Isigny d'Amont|dairy_eggs|50500 Carentan|crème, beurre, œufs plein air|label_rouge|150
Normandie Conditionnement|co_packing|76400 Fécamp|mise en bocal, pasteurisation à façon|ifs|1200
Lin et Graines de Caux|cereals_flours|76190 Yvetot|graines de lin, farines|organic|90
Inox Process Bocage|equipment|61100 Flers|cuves, doseuses, autoclaves||
Ferme de la Double|meat_fish|24400 Mussidan|canards gras, foies, graisse|label_rouge|250
Verrerie de l'Agenais|packaging|47000 Agen|bocaux, verrines, capsules|ifs|200
Pruneaux du Confluent|fruit_vegetables|47190 Aiguillon|pruneaux, crème de pruneaux|organic hve|110
Piments de la Nive|spices_aromatics|64250 Espelette|piment, purée, gelée||60
Garonne Labo|laboratory|33600 Pessac|analyses nutritionnelles, DLC, stérilité|iso_22000|
Haricots du Lauragais|fruit_vegetables|11400 Castelnaudary|haricots lingots, pois chiches|hve|90
Huilerie des Garrigues|oils_condiments|34190 Ganges|huile d'olive, tapenades|organic|120
Conserves des Cévennes|co_packing|30440 Sumène|plats cuisinés, légumes à façon|organic ifs|1000
Autoclaves du Tarn|equipment|81000 Albi|autoclaves, sertisseuses, entretien||
Occitanie Étiquetage|labels_printing|31000 Toulouse|étiquettes, rubans, impression numérique||80
Salines de Noirmoutier Nord|spices_aromatics|85330 Noirmoutier-en-l'Île|sel, salicorne|organic|60
Volailles de la Sarthe|meat_fish|72540 Loué|poulets, pintades|label_rouge|220
Maraîchage du Val Nantais|fruit_vegetables|44115 Basse-Goulaine|mâche, tomates, poireaux|hve|70
Cuisine d'Anjou à Façon|co_packing|49000 Angers|sauces, soupes, desserts|ifs brcgs|1500
Loire Transports Frais|logistics|44470 Carquefou|livraison frais et surgelé|ifs|
Oliveraie des Alpilles|oils_condiments|13520 Maussane-les-Alpilles|huile d'olive, olives cassées|organic|140
Herbes du Luberon|spices_aromatics|84400 Apt|thym, romarin, lavande|organic hve|80
Fruits confits du Ventoux|sugar_chocolate|84200 Carpentras|fruits confits, calissons||150
Riz des Étangs|cereals_flours|13200 Arles|riz, farines de riz|organic|100
Provence Flaconnage|packaging|13100 Aix-en-Provence|flacons, bouteilles, pompes||250
Sucrerie de Grande-Terre|sugar_chocolate|97160 Le Moule|sucre de canne, sirops||120
Épices de Basse-Terre|spices_aromatics|97100 Basse-Terre|vanille, colombo, cannelle|organic|60
Fruits des Abymes|fruit_vegetables|97139 Les Abymes|ananas, goyave, purées||90
Guadeloupe Bocaux|packaging|97122 Baie-Mahault|bocaux, capsules||300
Atelier Créole à Façon|co_packing|97170 Petit-Bourg|sauces, confitures à façon|haccp|600
Rhumerie du Galion|drinks|97220 La Trinité|rhums, punchs||200
Bananeraies du Nord|fruit_vegetables|97218 Basse-Pointe|bananes, farines|organic hve|80
Piments de Sainte-Luce|spices_aromatics|97228 Sainte-Luce|piment, sauces||50
Martinique Froid|logistics|97232 Le Lamentin|entreposage, distribution||
Labo des Trois-Îlets|laboratory|97229 Les Trois-Îlets|microbiologie, eau||
Wassaï de l'Approuague|fruit_vegetables|97390 Régina|pulpe de wassaï, comou|organic|100
Couac et Farines de Mana|cereals_flours|97360 Mana|couac, farine de manioc||60
Poissons du Mahury|meat_fish|97354 Rémire-Montjoly|acoupa, crevettes, fumés||150
Guyane Emballage|packaging|97300 Cayenne|sachets, bocaux||250
Conseil Agro Amazonie|advice|97300 Cayenne|agrément sanitaire, étiquetage||
Vanille de Saint-Philippe|spices_aromatics|97442 Saint-Philippe|gousses, poudre, extraits|organic|80
Victoria des Hauts|fruit_vegetables|97430 Le Tampon|ananas, combava, purées|hve|70
Sucreries de l'Est|sugar_chocolate|97440 Saint-André|sucres roux, mélasse||150
Bourbon Conditionnement|co_packing|97420 Le Port|achards, confitures à façon|ifs|700
Réunion Analyses|laboratory|97490 Sainte-Clotilde|microbiologie, nutrition|iso_22000|
Ylang et Vanille de Combani|spices_aromatics|97680 Tsingoni|vanille, cannelle, poivre||50
Manioc de Chiconi|cereals_flours|97670 Chiconi|manioc, farines||40
Pêcheurs du Lagon|meat_fish|97615 Pamandzi|thon, vivaneau|halal|90
Mayotte Froid et Fret|logistics|97600 Mamoudzou|stockage, dédouanement||
Atelier Mahorais|co_packing|97640 Sada|achards, sauces à façon|halal haccp|400
`;

const services = ["laboratory", "logistics", "advice", "labels_printing"];

/** What the directory begins with. */
export const demoDirectory: readonly ListedEntry[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", category = "", place = "", products = "", certified = "", minimum = ""] = line.split("|");
    const kind = category === "co_packing" ? "co_packer" : services.includes(category) ? "service_provider" : "supplier";
    return {
      name,
      kind,
      category: category as ListedEntry["category"],
      postcode: place.slice(0, 5),
      city: place.slice(6),
      products: products.split(", "),
      certifications: certified.split(" ").filter(Boolean) as ListedEntry["certifications"],
      minimumOrder: minimum ? Number(minimum) : null,
    };
  });
