import type { Language } from "@/worker/core/language";

/** The small words of both languages, without accents: what a message is made of besides its subject. */
const set = (words: string) => new Set(words.split(" "));

/** Words that carry no subject. Those of one language only tell in which one a message is written. */
const small: Record<Language, Set<string>> = {
  fr: set(
    "le la les l un une des du de d au aux et ou mais donc car que qu qui quoi dont ce c cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs je j tu il elle on nous vous ils elles me m te se s y en n ne est sont etait etaient ete etre ai as a avons avez ont avoir cas fait faire font dans sur pour par avec chez entre vers quel quelle quels quelles comment quand pourquoi moi toi lui tout toute tous toutes bien aussi encore actuellement svp stp plait merci bonjour bonsoir salut contient contiennent contenir contenant existe existent y t peux puis peut pouvez vais pourrais pourriez veux voudrais voulez aimerais faut dois dire dis indique indiquer quelqu ca cela ici alors maintenant actuel actuels comme si tres mien miens parle parler propos details detail fiche infos info informations inscrits inscrites inscrit inscrite recu recus",
  ),
  en: set(
    "the a an of to at in on by with from for and or but as is are was were be been being am do does did have has had having i you we they he she it its my your our their his her me us them this that these those there here which what who whom whose when where why how can could would should will shall may might please thanks thank hello hi hey any all some every each also just now still currently contain contains containing exist exists s t ve re m ll d want like need let tell about per give details detail info information got get gets much being signed up",
  ),
};
const asks = set(
  "quel quelle quels quelles qui que quoi comment quand pourquoi combien which what who whom whose when where why how is are do does",
);
const shows = set(
  "montre montrer montrez montres affiche afficher affichez liste lister listez donne donner donnez trouve trouver trouvez cherche chercher cherchez voir regarde regarder consulte consulter historique history compare comparer comparez recherche rechercher show list display find search see look lookup fetch view",
);
const searches = set("trouve trouver trouvez cherche chercher cherchez recherche rechercher find search look lookup");
/** Words that say of a paper that something stands in it. */
const tells = set(
  "dit disent ecrit ecrite ecrits mentionne mentionnent mentionner evoque evoquent traite traitent precise precisent stipule stipulent prevoit prevoient question page pages passage passages says say said mention mentions mentioning written writes talks talk speaks speak states stated regarding",
);
const counts = set("combien nombre compte compter many count number");
const sums = set("total totale totaux montant montants somme sommes sum sums amount amounts");
const negations = set(
  "sans aucun aucune pas non ni nul nulle without no not zero don doesn isn aren hasn haven didn never jamais sauf hors except excluding",
);
const less = set("sous inferieur inferieure inferieurs inferieures moins under below less lower fewer dessous maximum max cheaper <");
const more = set(
  "superieur superieure superieurs superieures plus above over more greater higher dessus minimum min depasse depassent depassant exceed exceeds exceeding >",
);
const high = set(
  "plus meilleur meilleure meilleurs meilleures haut haute eleve elevee eleves elevees fort forte grand grande gros grosse maximum maximale max highest high largest large biggest big best most top strongest priciest",
);
const low = set(
  "moins faible faibles bas basse basses petit petite pire minimum minimale min lowest low smallest small worst least weakest cheapest cheap",
);
const recent = set("dernier derniere derniers dernieres recent recente recents recentes latest last newest");
const negatives = set("negatif negative negatifs negatives");
const alternatives = set("ou or");
const additions = set("et and");
const sorting = set("trie tries triee triees classe classes classee classees ordonne sorted sort ordered order ranked");
const euros = set("€ euro euros eur");
const percents = set("% pourcent pourcents percent pct");
const polite = set(
  "svp stp plait merci bonjour bonsoir salut please hello hi hey ok alors maintenant tu vous il te s si je j i we you can could would peux peut pouvez pourrais pourriez veux voudrais voulez aimerais faut d ll want like need let to de me now",
);

const vessels = set(
  "bocal bocaux pot pots verrine verrines bouteille bouteilles boite boites carton cartons sachet sachets piece pieces unite unites kg kilo kilos kilogramme kilogrammes gramme grammes litre litres jar jars bottle bottles tin tins box boxes pack packs bag bags unit units kilogram kilograms gram grams liter liters litres",
);
const filing = set(
  "exporte exporter exportez exportes export exports telecharge telecharger telechargez download downloads csv excel tableur spreadsheet",
);

const months = set("mois month");
const weeks = set("semaine week");
const days = set("jour jours day days");
const quarters = set("trimestre quarter");
const years = set("annee year an");
const ordinals = [
  set("premier 1er first 1st t1 q1"),
  set("deuxieme second 2e 2nd t2 q2"),
  set("troisieme third 3e 3rd t3 q3"),
  set("quatrieme fourth 4e 4th t4 q4"),
];
const todays = set("aujourd today");
const soons = set("bientot prochainement soon shortly");
const yesterdays = set("hier yesterday");
const tomorrows = set("demain tomorrow");
const currents = set("ce cette this");
const pasts = set("dernier derniere derniers dernieres passe passee passes last previous past");
const sinces = set("depuis since");
const was = set("etait etaient valait was were");
const weekdays = [
  set("lundi monday"),
  set("mardi tuesday"),
  set("mercredi wednesday"),
  set("jeudi thursday"),
  set("vendredi friday"),
  set("samedi saturday"),
  set("dimanche sunday"),
];
const monthNames = [
  set("janvier january"),
  set("fevrier february"),
  set("mars march"),
  set("avril april"),
  set("mai may"),
  set("juin june"),
  set("juillet july"),
  set("aout august"),
  set("septembre september"),
  set("octobre october"),
  set("novembre november"),
  set("decembre december"),
];
const nexts = set("prochain prochaine prochains prochaines next coming following");
const endings = set("termine terminent finit finissent expire expirent echoit perime periment end ends ending expires expiring due ci");

const dear = set("cher chere chers cheres onereux couteux expensive costly dear");
const priced = set("cheapest cheap priciest dearest");
const costing = set("coute coutent couter vaut valent much cost costs is est sont are");
const rising = set(
  "augmente augmentent augmenter augmentation hausse monte montent grimpe grimpent prend prennent rencherit rise rises rising rose increase increases increasing up climb climbs jump jumps",
);
const falling = set(
  "baisse baissent baisser diminue diminuent diminuer diminution chute chutent recule reculent tombe tombent moins fall falls falling fell drop drops dropping decrease decreases decreasing down less lower cheaper",
);
const between = set("par by with avec contre for");
const helping = set("sais savez savoir faire aide aider aidez capable help can do what que quoi comment how ca marche work works");

export const is = {
  small: (word: string) => small.fr.has(word) || small.en.has(word),
  asking: (word: string) => asks.has(word),
  showing: (word: string) => shows.has(word),
  telling: (word: string) => tells.has(word),
  searching: (word: string) => searches.has(word),
  counting: (word: string) => counts.has(word),
  /** "Montant des commandes": added up. */
  summing: (word: string) => sums.has(word),
  negation: (word: string) => negations.has(word),
  less: (word: string) => less.has(word),
  more: (word: string) => more.has(word),
  high: (word: string) => high.has(word),
  low: (word: string) => low.has(word),
  recent: (word: string) => recent.has(word),
  negative: (word: string) => negatives.has(word),
  or: (word: string) => alternatives.has(word),
  and: (word: string) => additions.has(word),
  sorting: (word: string) => sorting.has(word),
  euro: (word: string) => euros.has(word),
  percent: (word: string) => percents.has(word),
  polite: (word: string) => polite.has(word),
  /** "le plus cher": what goes with an order by price. */
  dear: (word: string) => dear.has(word),
  /** "the cheapest": an order by price in one word. */
  priced: (word: string) => priced.has(word),
  /** "combien coûte", "how much": the price is asked for, not a number of things. */
  costing: (word: string) => costing.has(word),
  /** "que sais-tu faire ?" */
  helping: (word: string) => helping.has(word),
  month: (word: string) => months.has(word),
  week: (word: string) => weeks.has(word),
  day: (word: string) => days.has(word),
  quarter: (word: string) => quarters.has(word),
  year: (word: string) => years.has(word),
  /** "depuis janvier": until today. */
  since: (word: string) => sinces.has(word),
  today: (word: string) => todays.has(word),
  soon: (word: string) => soons.has(word),
  yesterday: (word: string) => yesterdays.has(word),
  tomorrow: (word: string) => tomorrows.has(word),
  current: (word: string) => currents.has(word),
  past: (word: string) => pasts.has(word),
  was: (word: string) => was.has(word),
  next: (word: string) => nexts.has(word),
  /** "se termine", "expires": what dates do, when a period is asked about. */
  ending: (word: string) => endings.has(word),
  /** "augmente de 10 %" */
  rising: (word: string) => rising.has(word),
  /** "baisse de 5 %" */
  falling: (word: string) => falling.has(word),
  /** "le beurre par l'huile": what stands between the two things that an exchange is about. */
  between: (word: string) => between.has(word),
  /** "Combien de pots de tapenade": what is counted, not what it is. */
  vessel: (word: string) => vessels.has(word),
  /** "Exporte en CSV": a list is wanted as a file. */
  filing: (word: string) => filing.has(word),
  number: (word: string) => /^\d/.test(word),
  sign: (word: string) => /^(?:[€%<>=:;,]|◊\d)$/.test(word),
};

const placeIn = (sets: Set<string>[], word: string) => {
  const place = sets.findIndex((names) => names.has(word));
  return place < 0 ? null : place;
};
/** Which day of the week a word names, from 0 for Monday; null when none. */
export const weekdayNamed = (word: string) => placeIn(weekdays, word);
/** Which quarter an ordinal or "T3" names, from 0; null when none. */
export const quarterNamed = (word: string) => placeIn(ordinals, word);
/** Which month a word names, from 0 for January; null when none. */
export const monthNamed = (word: string) => placeIn(monthNames, word);

/** Verbs that every module's conventional commands answer to, besides those of their own titles and examples. */
export const usualVerbs: Record<string, string[]> = {
  create: "ajoute cree creer nouveau nouvelle enregistre insere add create new insert register".split(" "),
  update:
    "passe change modifie mets met mettre fixe corrige renomme remplace actualise set update modify edit rename put replace correct make".split(
      " ",
    ),
  archive: "archive retire enleve remove".split(" "),
  restore: "restaure desarchive reactive restore unarchive".split(" "),
  duplicate: "duplique copie duplicate copy clone".split(" "),
  markPaid: "paie paye payer payez pay settle".split(" "),
};

/** The words after which a command says what it sets, the most telling first. */
export const intoWords = [set(": ="), set("en to into"), set("par with by as comme"), set("a au at")];

/** Is a message clearly written in the other language than the one its author reads? */
export function languageOfText(words: string[], usual: Language): Language {
  const other: Language = usual === "fr" ? "en" : "fr";
  const score = (language: Language, not: Language) => words.filter((word) => says(word, language) && !says(word, not)).length;
  const [own, foreign] = [score(usual, other), score(other, usual)];
  return foreign >= own + 2 || (own === 0 && foreign > 0) ? other : usual;
}

const telling: Record<Language, Set<string>> = {
  fr: set(
    "quel quelle quels quelles combien sans avec montre affiche cherche trouve ajoute passe archive prix cout marge mois semaine annee trimestre dernier derniere chiffre",
  ),
  en: set("which what how many much without show list find search add set price cost margin month week year quarter last revenue sales"),
};

function says(word: string, language: Language): boolean {
  return small[language].has(word) || telling[language].has(word);
}

/** Verbs that order a change. */
export const ordering = new Set(Object.values(usualVerbs).flat());
