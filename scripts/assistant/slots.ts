import { departments } from "@/worker/core/trade/departments";
import { fold, type Language } from "@/worker/core/language";

const list = (text: string) => text.split(",").map((one) => one.trim());
const months = {
  fr: list("janvier,fevrier,mars,avril,mai,juin,juillet,aout,septembre,octobre,novembre,decembre"),
  en: list("january,february,march,april,may,june,july,august,september,october,november,december"),
};

const past = {
  fr: [
    ...list(
      "hier,la semaine derniere,la semaine passee,le mois dernier,le mois passe,l'an dernier,l'annee derniere,l'annee passee,le trimestre dernier,ces 30 derniers jours,les 7 derniers jours,ces trois derniers mois,depuis janvier,depuis le debut de l'annee,en 2025,2025,2026,du mois,de la semaine passee,du mois dernier,de l'annee",
    ),
    ...months.fr.map((month) => `en ${month}`),
    ...months.fr.map((month) => `au mois de ${month}`),
  ],
  en: [
    ...list(
      "yesterday,last week,last month,last year,last quarter,in the last 30 days,over the last 7 days,the past three months,since january,year to date,in 2025,2025,2026,the previous month,of last month",
    ),
    ...months.en.map((month) => `in ${month}`),
  ],
};
const present = {
  fr: list("ce mois-ci,ce mois,cette semaine,cette annee,aujourd'hui,ce trimestre,en 2026"),
  en: list("this month,this week,this year,today,this quarter,in 2026"),
};
const future = {
  fr: list(
    "demain,cette semaine,la semaine prochaine,lundi,mardi,vendredi,ce mois-ci,aujourd'hui,le mois prochain,apres-demain,dans les 7 jours,d'ici vendredi",
  ),
  en: list("tomorrow,this week,next week,on monday,on tuesday,on friday,this month,today,next month,in the next 7 days,by friday"),
};

const foods = {
  fr: list(
    "rillettes,rillettes de canard,terrine,terrine de lapin,tapenade,cassoulet,confiture de figues,confiture,confit d'oignons,soupe a l'oignon,coulis de tomate,biere blonde,biere ambree,biere,pate de campagne,foie gras,sauce tomate,ratatouille,miel,caramel,sables,sables au beurre,gelee de coings,caviar d'aubergine,houmous,veloute,pesto,pickles,cornichons,compote,chutney,nougat,sirop,jus de pomme,vinaigre,moutarde,cidre,biscuits,pruneaux,axoa,piperade,daube",
  ),
  en: list(
    "rillettes,duck rillettes,rabbit terrine,terrine,tapenade,cassoulet,fig jam,jam,onion soup,tomato coulis,blond beer,amber beer,beer,country pate,foie gras,tomato sauce,ratatouille,honey,caramel,shortbread,quince jelly,hummus,soup,pesto,pickles,gherkins,compote,chutney,nougat,syrup,apple juice,vinegar,mustard,cider,biscuits,prunes",
  ),
};
const ingredients = {
  fr: list(
    "farine,beurre,sucre,sel,poivre,tomates,oignons,canard,huile d'olive,malt,houblon,levure,lait,creme,oeufs,abricots,figues,ail,piment,bocaux,capsules,cartons,bouteilles,porc,foie,aubergines,vinaigre,pectine,vanille",
  ),
  en: list(
    "flour,butter,sugar,salt,pepper,tomatoes,onions,duck,olive oil,malt,hops,yeast,milk,cream,eggs,apricots,figs,garlic,chilli,jars,lids,boxes,bottles,pork,liver,aubergines,vinegar,pectin,vanilla",
  ),
};
const firms = list(
  "etxe ona,garonne saveurs,le bistrot du port,bistrot du port,la table de valence,distri-gascogne,auberge du vieux lavoir,sud terroirs,halles fines,cave du quai,la cantine verte,maison arnaud,l'epicerie fine,chez marcel,hotel des arts,biocoop,carrefour,les jardins,brasserie du lac,le relais,martin,dupont,traiteur lacaze,le panier gascon,la bonne adresse,fromagerie sales,restaurant le midi,cafe des sports",
);
const makers = list(
  "moulin de barbaste,laiterie du lot,laiterie de castelmoron,minoterie du gers,verrerie de l'agenais,transports ducasse,ferme des oliviers,edf,orange,la poste,metro,canards du gers,sucrerie du sud,emballages martin,cooperative du val,malterie du chateau,houblons d'alsace,huilerie vidal",
);

/** What is put in where a question names something, in each language. */
export const names: Record<string, Record<Language, readonly string[]>> = {
  past,
  present,
  future: { fr: ["", "", ...future.fr], en: ["", "", ...future.en] },
  period: { fr: ["", "", ...past.fr, ...present.fr], en: ["", "", ...past.en, ...present.en] },
  soon: {
    fr: [
      "",
      ...list(
        "bientot,cette semaine,ce mois-ci,sous 30 jours,dans les 15 jours,dans 10 jours,d'ici la fin du mois,prochainement,la semaine prochaine",
      ),
    ],
    en: ["", ...list("soon,this week,this month,within 30 days,in the next 15 days,in 10 days,by the end of the month,shortly,next week")],
  },
  number: { fr: ["3", "5", "10"], en: ["3", "5", "10"] },
  product: foods,
  ingredient: ingredients,
  client: { fr: firms, en: firms },
  supplier: { fr: makers, en: makers },
  expense: {
    fr: list(
      "en salaires,les salaires,en energie,l'electricite,d'energie,le loyer,en loyer,de loyer,les assurances,d'assurance,en transport,le transport,en publicite,la pub,en gaz,l'eau,les charges sociales,les impots,la banque,en frais bancaires,le comptable,en honoraires,le materiel,l'emprunt,de l'urssaf,en marketing,l'expert comptable,en carburant,pour les salaries,la paie,les frais de port",
    ),
    en: list(
      "on salaries,salaries,wages,on energy,electricity,on rent,rent,insurance,on transport,transport,on advertising,marketing,gas,water,taxes,bank fees,the accountant,on fees,equipment,the loan,on fuel,payroll,on wages,social charges",
    ),
  },
  category: {
    fr: list("restaurateurs,restaurants,detaillants,grossistes,particuliers,epiceries,super-grossistes,magasins"),
    en: list("restaurants,retailers,wholesalers,private clients,shops,super-wholesalers,hotels"),
  },
  dimension: {
    fr: list("produit,client,categorie,mois,semaine,fournisseur,departement,famille,type de client,trimestre,article,gamme,jour,taux"),
    en: list("product,client,customer,category,month,week,supplier,department,family,type of client,quarter,item,range,day,rate"),
  },
  department: { fr: departments.map(({ name }) => fold(name)), en: departments.map(({ name }) => fold(name)) },
  order: { fr: ["cmd-2026-0012", "cmd-2026-0150"], en: ["cmd-2026-0012", "cmd-2026-0150"] },
  invoice: { fr: ["fa-2026-0012", "fa-2026-0089"], en: ["fa-2026-0012", "fa-2026-0089"] },
  lot: { fr: ["lot-2026-0012", "l26302-74", "lot-2026-1001"], en: ["lot-2026-0012", "l26302-74", "lot-2026-1001"] },
  record: { fr: ["0150", "89", "cmd-2026-0150", "fa-2026-0089", "n°12"], en: ["0150", "89", "cmd-2026-0150", "fa-2026-0089", "no 12"] },
  sum: {
    fr: list("500 €,1000 euros,200 €,50 euros,10 €,1500 € ht,3 euros,100"),
    en: list("500 €,1000 euros,€200,50 euros,10 €,1500 €,3 euros,100"),
  },
  rate: { fr: ["10 %", "5 %", "20 %"], en: ["10 %", "5 %", "20 %"] },
  topic: {
    fr: list(
      "salmonelles,rappel,un rappel,nettoyage,le nettoyage,panne,incendie,corps etranger,chaine du froid,retour de marchandise,hygiene des mains,retractation,responsabilite,delai de paiement,penalites de retard,resiliation,temperature de stockage,la mer,tout,preavis,assurance,allergenes,gluten,listeria,garantie,loyer",
    ),
    en: list(
      "salmonella,a recall,recall,cleaning,breakdown,fire,foreign bodies,cold chain,returns,hand washing,withdrawal,liability,payment terms,notice period,late fees,termination,storage temperature,the sea,everything,notice,insurance,allergens,gluten,listeria,warranty,rent",
    ),
  },
  city: {
    fr: list(
      "agen,paris,bordeaux,toulouse,nerac,auch,lyon,gironde,le lot,dordogne,bayonne,marmande,pau,villeneuve sur lot,le gers,les landes",
    ),
    en: list("agen,paris,bordeaux,london,toulouse,nerac,auch,lyon,gironde,dordogne,bayonne,pau"),
  },
  place: {
    fr: list("en chambre froide,au frais,a la reserve,au depot,au congelateur,a l'atelier"),
    en: list("in the cold room,in the freezer,in the store room,in the warehouse,in the cellar"),
  },
  person: { fr: list("marie,paul,camille,monsieur martin"), en: list("mary,paul,camille,mister smith") },
};
